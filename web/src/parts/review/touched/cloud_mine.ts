// A cloud: when it was dealt, meant, laid out, guessed and found; a guess of the round before: when it was made.

import type { GameEvent } from '../../../wire';
import type { Touched } from '../touched';

// A thing is a place in a round, with its card where these eyes know it: "3 0 17".
const named = (round: number, place: number, card: number | null): string => [round, place, card ?? ''].join(' ');

export const touched: Touched = {
  thing(target, view) {
    const cloud = target.closest<HTMLElement>('[data-place]');
    if (cloud) {
      const place = Number(cloud.dataset.place);
      if (view.sky) return { kind: 'cloud', id: named(view.round, place, view.sky[place]?.card ?? null) };
      return { kind: 'cloud', id: named(view.round, -1, view.hand?.[place] ?? null) }; // a hand has no places yet
    }
    const guess = target.closest('[data-testid="last"] .tried li');
    if (!guess || !view.last) return null;
    const { place } = view.last.tried[[...guess.parentElement!.children].indexOf(guess)] ?? {};
    return place === undefined ? null : { kind: 'cloud', id: named(view.last.round, place, view.last.cards[place] ?? null) };
  },
  plies({ id }, plies) {
    const [round, place, card] = id.split(' ').map((one) => (one === '' ? null : Number(one)));
    let now = 0;
    const about = (event: GameEvent): boolean => {
      if (event.type === 'RoundBegan') now = event.round as number;
      if (now !== round) return false;
      if (event.type === 'Guessed') return event.place === place;
      if (event.type === 'RoundEnded') return event.target === place || event.card === card;
      if (event.type === 'LaidOut') return place !== -1 || (event.cards as number[]).includes(card!);
      return event.type === 'Dealt' ? (event.cards as number[]).includes(card!) : event.type === 'Picked' && card !== null && event.card === card;
    };
    return plies.flatMap((ply, at) => (ply.events.filter(about).length ? [at] : []));
  },
};
