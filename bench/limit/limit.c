/* The limit: the simplified Cloudy Kingdom by hand in C, line by line what kernel/kernel.py says.
 * It reads `playouts first count`, a line each, and answers as every worker of the bench does.
 * tables.h is written from kernel/tables.py: KINDS, CODES, COPIES, JOIN and BEYOND. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "tables.h"

enum { CELLS = 16, CARDS = KINDS * COPIES, NONE = -1 };

typedef struct {
    int64_t luck;
    int8_t head[CELLS], card[CARDS], deck[CARDS], hand[4];
    uint16_t joins[CELLS];
    int laid, left, turn, winners, over;
    uint32_t empty, top_v, ends_v, ends_h;
} Game;

static uint32_t below(Game *g, uint32_t n) {
    g->luck = g->luck * 48271 % 2147483647;
    return (uint32_t)(g->luck * n >> 31);
}

static int draw(Game *g) {
    if (g->left == 0) return NONE;
    uint32_t i = below(g, g->left);
    int face = g->deck[i];
    g->deck[i] = g->deck[--g->left];
    return face;
}

static void start(Game *g, int64_t seed) {
    memset(g, 0, sizeof *g);
    g->luck = seed * 1103515245 % 2147483646 + 1;
    memset(g->head, NONE, sizeof g->head);
    for (int i = 0; i < CARDS; i++) g->deck[i] = (int8_t)(i / COPIES);
    g->left = CARDS;
    g->empty = 0xFFFF;
    for (int seat = 0; seat < 4; seat++) g->hand[seat] = (int8_t)draw(g);
}

/* Families joined through a cell. */
static int linked(const Game *g, int cell) {
    uint32_t here = g->joins[cell];
    uint64_t visited = 0;
    int todo[128], families = 0, base = cell * 4;
    for (int port = 0; here && port < 4; port++) {
        uint64_t out = here >> (4 * port) & 15;
        if (!out || visited >> (base + port) & 1) continue;
        visited |= out << base;
        uint32_t castles = 0;
        int n = 0;
        for (int e = 0; e < 4; e++)
            if (out >> e & 1) todo[n++] = BEYOND[base + e];
        while (n) {
            int at = todo[--n];
            if (at >= 64) {
                castles |= 1u << (at - 64);
                continue;
            }
            if (visited >> at & 1) continue;
            out = g->joins[at >> 2] >> (4 * (at & 3)) & 15;
            if (!out) continue;
            int there = at & 60;
            visited |= out << there;
            for (int e = 0; e < 4; e++)
                if (out >> e & 1 && there + e != at) todo[n++] = BEYOND[there + e];
        }
        families |= (castles & castles >> 4 | castles >> 8 & castles >> 12) & 15;
    }
    return families;
}

static void step(Game *g, int cell, int turn) {
    int seat = g->turn, code = g->hand[seat] * 4 + turn, under = g->head[cell];
    uint32_t bit = 1u << cell;
    g->card[g->laid] = (int8_t)code;
    g->head[cell] = (int8_t)g->laid++;
    if (turn & 1) {
        g->ends_h |= bit;
        g->top_v &= ~bit;
    } else {
        g->ends_v |= bit;
        g->top_v |= bit;
    }
    g->empty &= ~bit;
    g->joins[cell] = JOIN[code * (CODES + 1) + (under < 0 ? 0 : g->card[under] + 1)];
    int joined = linked(g, cell);
    if (joined) {
        g->winners = joined >> seat & 1 ? 1 << seat : joined;
        g->over = 1;
        return;
    }
    g->hand[seat] = (int8_t)draw(g);
    g->turn = (seat + 1) & 3;
    g->over = g->hand[g->turn] == NONE;
}

static void playout(Game *g) {
    while (!g->over) {
        uint32_t v = (g->empty & (0xF00F | g->ends_v << 4 | g->ends_v >> 4)) | (~g->empty & ~g->top_v & 0xFFFF);
        uint32_t h = (g->empty & (0x9999 | (g->ends_h & 0x7777) << 1 | (g->ends_h & 0xEEEE) >> 1)) | g->top_v;
        int upright = __builtin_popcount(v);
        int r = (int)below(g, 2 * (upright + __builtin_popcount(h)));
        int k = r >> 1, turn = (r & 1) << 1;
        if (k >= upright) {
            k -= upright;
            v = h;
            turn |= 1;
        }
        while (k--) v &= v - 1;
        step(g, __builtin_ctz(v), turn);
    }
}

int main(void) {
    char task[32];
    long first, count;
    printf("{\"about\": \"limit.c, %zu bytes a position\", \"tasks\": [\"playouts\"]}\n", sizeof(Game));
    fflush(stdout);
    while (scanf("%31s %ld %ld", task, &first, &count) == 3) {
        clock_t began = clock();
        int64_t digest = 0, plies = 0;
        for (long seed = first; seed < first + count; seed++) {
            Game g;
            start(&g, seed);
            playout(&g);
            plies += g.laid;
            digest = (digest * 31 + g.winners * 64 + g.laid) % 1000000007;
        }
        double seconds = (double)(clock() - began) / CLOCKS_PER_SEC;
        printf("{\"digest\": %lld, \"units\": {\"games\": %ld, \"plies\": %lld}, \"seconds\": %.6f}\n",
               (long long)digest, count, (long long)plies, seconds);
        fflush(stdout);
    }
    return 0;
}
