// The view after an event: how the film goes on from what it shows.

import type { GameEvent } from '../../wire';
import type { Last, Outcome, Tried, View } from './types';

// The seats in the order of their guesses: all but dreamer and scout, twice where they are few.
export function orderOf(view: View, dreamer: number): number[] {
  const seats = view.piles.length;
  const once = Array.from({ length: seats - 2 }, (_, step) => (dreamer + 1 + step) % seats);
  return Array.from({ length: view.guesses }, (_, guess) => once[guess % once.length]!);
}

export function after(view: View, event: GameEvent): View {
  switch (event.type) {
    case 'FirstDreamer':
      return { ...view, dreamer: event.seat as number };
    case 'RoundBegan': {
      const dreamer = event.dreamer as number;
      const fresh = { hand: null, target: null, text: null, sky: null, guess: null, tried: [], to_act: [] };
      const who = { round: event.round as number, dreamer, scout: event.scout as number, order: orderOf(view, dreamer) };
      return { ...view, ...fresh, ...who, phase: 'deal' };
    }
    case 'Dealt': {
      const cards = event.cards as number[];
      return { ...view, phase: 'pick', hand: cards.length ? [...cards] : null, to_act: one(view.scout) };
    }
    case 'Picked':
      return { ...view, phase: 'describe', target: event.card as number | null, to_act: one(view.dreamer) };
    case 'Described':
      return { ...view, phase: 'lay', text: event.text as string, to_act: [] };
    case 'LaidOut': {
      const sky = (event.cards as number[]).map((card) => ({ card, turned: false }));
      return { ...view, phase: 'guess', sky, hand: null, guess: 1, to_act: view.order.slice(0, 1) };
    }
    case 'Guessed':
      return guessed(view, event);
    case 'RoundEnded':
      return ended(view, event);
    case 'GameEnded':
      return { ...view, phase: 'over', to_act: [], outcome: event as unknown as Outcome, piles: [...(event.scores as number[])] };
  }
  return view;
}

const one = (seat: number | null): number[] => (seat === null ? [] : [seat]);

function guessed(view: View, event: GameEvent): View {
  const [seat, place] = [event.seat as number, event.place as number];
  const tried: Tried[] = [...view.tried, { seat, place }];
  if (event.right) return { ...view, tried, to_act: [] };
  const sky = view.sky?.map((old, index) => (index === place ? { ...old, turned: true } : old)) ?? null;
  const next = (view.guess ?? 0) + 1;
  return { ...view, tried, sky, guess: next, to_act: next > view.guesses ? [] : one(view.order[next - 1] ?? null) };
}

function ended(view: View, event: GameEvent): View {
  const awards = event.awards as number[];
  const last: Last = {
    round: event.round as number,
    dreamer: event.dreamer as number,
    scout: event.scout as number,
    text: view.text ?? '',
    cards: view.sky?.map((spot) => spot.card ?? -1) ?? [],
    target: event.target as number,
    tried: view.tried,
    hit: event.hit as number | null,
    awards,
    paid_by: awards.map(() => ''), // the view that follows tells
  };
  const piles = view.piles.map((pile, seat) => (pile === null ? null : pile + (awards[seat] ?? 0)));
  return { ...view, last, piles, to_act: [] };
}

// Who gets each card of a round that has ended, and whether it lies turned over.
export function shares(last: Last, turned: boolean[]): { place: number; seat: number }[] {
  if (last.hit === null) return turned.map((_, place) => ({ place, seat: last.scout }));
  return turned.map((down, place) => ({ place, seat: down ? last.dreamer : last.hit! }));
}
