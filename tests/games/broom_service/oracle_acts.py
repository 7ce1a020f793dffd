"""The referee's half that carries actions out: every effect is a function that calls the next one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from .pieces import KINDS, Board, Pieces

Story = Iterator[Any]
EVERYWHERE = ("forest", "hill", "mountain", "heath")


class Acts:
    """What the board and the seats hold, and what may be done with it."""

    opt: dict[str, Any]
    board: Board
    pieces: Pieces
    vp: list[int]
    have: list[Counter[str]]
    pawns: list[list[str]]
    won: list[list[str]]
    amulets: list[set[str]]
    owned: list[Counter[str]]
    fresh: list[Counter[str]]
    spent: list[Counter[str]]
    clouds: dict[str, str]
    tiles: dict[str, str]
    closed: set[str]

    def choose(self, seat: int, words: Iterable[str]) -> Story:
        """One of these words, or none; not asked where there are none."""
        found = list(words)
        if not found:
            return ""
        _, word = yield {seat: [*found, "no"]}
        return "" if word == "no" else word

    def pawns_of(self, seat: int) -> list[int]:
        """Pawns that differ: where both stand together one speaks for the two."""
        return [0] if self.pawns[seat][0] == self.pawns[seat][1] else [0, 1]

    def clouded(self, region: str) -> bool:
        return any(self.board.spaces[space] == region for space in self.clouds)

    def carry_out(self, seat: int, role: str, brave: bool) -> Story:
        card = self.pieces.role(role)
        if card["kind"] == "witch":
            yield from self.move(seat, card["terrains"], brave)
        elif card["kind"] == "druid":
            bonus = self.pieces.all["roles"]["druid_bonus"] if brave else 0
            yield from self.deliver(seat, card["terrains"], bonus)
        elif card["kind"] == "fairy":
            yield from self.dispel(seat, self.pieces.all["roles"]["fairy_bonus"] if brave else 0)
        else:
            given = card["brave" if brave else "cowardly"][self.opt["gatherers"]]
            yield from self.gather(seat, given, sum(given) if brave else 1)

    def gather(self, seat: int, given: Iterable[int], most: int) -> Story:
        amounts = [take for take in product(*(range(n + 1) for n in given)) if 0 < sum(take) <= most]
        word = yield from self.choose(seat, ["gather " + " ".join(map(str, take)) for take in amounts])
        for kind, n in zip(KINDS, word.split()[1:], strict=False):
            self.have[seat][kind] += int(n)

    # Moving

    def move(self, seat: int, terrains: Iterable[str], brave: bool = False) -> Story:
        """One pawn flies to a neighbouring region; returns whether it did."""
        word = yield from self.choose(
            seat,
            [
                f"fly {pawn + 1} {region}"
                for pawn in self.pawns_of(seat)
                for region in self.board.near[self.pawns[seat][pawn]]
                if self.board.terrain[region] in terrains and not self.clouded(region)
            ],
        )
        if word:
            _, pawn, region = word.split()
            yield from self.enter(seat, int(pawn) - 1, region, brave)
        return bool(word)

    def enter(self, seat: int, pawn: int, region: str, brave: bool) -> Story:
        self.pawns[seat][pawn] = region
        hill = self.pieces.hills.get(self.tiles.get(region, ""), {})
        if "circles" in hill:
            _, word = yield {seat: [f"circle {letter}" for letter in hill["circles"]]}
            region = self.board.circles[word.split()[1]]
            self.pawns[seat][pawn] = region
        tile = self.tiles.get(region, "")
        if tile in self.pieces.all["forest_tiles"]["tiles"]:
            del self.tiles[region]
            self.owned[seat][tile] += 1
            self.fresh[seat][tile] += 1
        if tile in self.pieces.all["mountain_tiles"]["tiles"] and region not in self.amulets[seat]:
            self.amulets[seat].add(region)
            yield from self.mountain(seat, pawn, region, tile, brave)
        elif brave:
            yield from self.deliver_here(seat, pawn, region)

    def mountain(self, seat: int, pawn: int, region: str, tile: str, brave: bool) -> Story:
        """Use the tile or lose it, and deliver before or after."""
        words = ["tile", "no"]
        if brave and self.pawns[seat][pawn] == region and self.deliveries(seat, [pawn], EVERYWHERE):
            words.append("deliver_first")
        _, word = yield {seat: words}
        if word == "deliver_first":
            yield from self.deliver_here(seat, pawn, region)
            _, word = yield {seat: ["tile", "no"]}
            brave = False
        if word == "tile":
            yield from self.use(seat, tile)
        if brave:
            yield from self.deliver_here(seat, pawn, region)

    def use(self, seat: int, tile: str) -> Story:
        if tile == "potions":
            self.have[seat].update(["violet", "green", "orange"])
        elif tile == "wands":
            self.have[seat]["wand"] += 2
        elif tile == "deliver":
            yield from self.deliver(seat, EVERYWHERE)
        elif tile == "dispel":
            yield from self.dispel(seat)
        elif (yield from self.move(seat, EVERYWHERE)):
            yield from self.move(seat, EVERYWHERE)

    # Delivering

    def towers_at(self, region: str) -> dict[str, dict[str, Any]]:
        found = {id: tower for id, tower in self.board.towers.items() if region in tower["regions"]}
        hill = self.pieces.hills.get(self.tiles.get(region, ""), {})
        if hill.get("colour"):
            found[f"hill_{region}"] = {"shape": "square", "wands": 0, **hill}
        return {id: tower for id, tower in found.items() if id not in self.closed}

    def deliveries(self, seat: int, pawns: list[int], terrains: Iterable[str]) -> list[str]:
        return [
            f"deliver {id} {pawn + 1}"
            for pawn in pawns
            if self.board.terrain[self.pawns[seat][pawn]] in terrains
            for id, tower in self.towers_at(self.pawns[seat][pawn]).items()
            if self.have[seat][tower["colour"]]
        ]

    def deliver(self, seat: int, terrains: Iterable[str], bonus: int = 0) -> Story:
        word = yield from self.choose(seat, self.deliveries(seat, self.pawns_of(seat), terrains))
        self.bring(seat, word, bonus)

    def deliver_here(self, seat: int, pawn: int, region: str) -> Story:
        """The delivery of a brave witch, lost if the pawn has gone on."""
        if self.pawns[seat][pawn] == region:
            word = yield from self.choose(seat, self.deliveries(seat, [pawn], EVERYWHERE))
            self.bring(seat, word, 0)

    def bring(self, seat: int, word: str, bonus: int) -> None:
        if not word:
            return
        _, id, pawn = word.split()
        region = self.pawns[seat][int(pawn) - 1]
        tower = self.towers_at(region)[id]
        winds = [self.pieces.clouds[cloud] for space, cloud in self.clouds.items() if self.beside(space, region)]
        self.vp[seat] += tower["vp"] + bonus + sum(wind["vp"] for wind in winds if wind["kind"] == "tailwind")
        self.have[seat][tower["colour"]] -= 1
        self.have[seat]["wand"] += tower["wands"]
        if tower["shape"] == "round":
            self.closed.add(id)

    def beside(self, space: str, region: str) -> bool:
        return self.board.spaces[space] in self.board.near[region]

    # Dispelling

    def dispel(self, seat: int, bonus: int = 0) -> Story:
        word = yield from self.choose(
            seat,
            [
                f"dispel {space}"
                for space, cloud in self.clouds.items()
                if any(self.beside(space, region) for region in self.pawns[seat])
                if self.pieces.clouds[cloud]["cost"] <= self.have[seat]["wand"]
            ],
        )
        if not word:
            return
        id = self.clouds.pop(word.split()[1])
        cloud = self.pieces.clouds[id]
        self.have[seat]["wand"] -= cloud["cost"]
        self.vp[seat] += bonus
        self.won[seat].append(id)
        if cloud["kind"] == "move":
            yield from self.move(seat, EVERYWHERE)
        elif cloud["kind"] == "deliver":
            yield from self.deliver(seat, EVERYWHERE)
        elif cloud["kind"] == "potions" and self.have[seat][cloud["colour"]] >= cloud["need"]:
            self.vp[seat] += cloud["vp"]
