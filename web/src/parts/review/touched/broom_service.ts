// A region, tower, cloud space or witch on the map, a card on the table: whatever happened there, or with it.

import type { Standee } from '../../../games/broom_service/map/standing';
import type { Thing as Place } from '../../../games/broom_service/map/targets';
import type { Point } from '../../../games/broom_service/types';
import type { GameEvent } from '../../../wire';
import type { Thing, Touched } from '../touched';

const LAID = ['Led', 'Answered', 'Passed', 'Bumped', 'Penalised', 'BraveActs'];
const seatOf = (element: Element, begin: string): number => Number(element.getAttribute('data-testid')!.slice(begin.length));
const card = (seat: number, role: string): Thing => ({ kind: 'card', id: `${seat}:${role}` });

const ABOUT: Record<string, (event: GameEvent, id: string, stat: Record<string, any>) => boolean> = {
  pawn: (event, id) => 'pawn' in event && `${event.seat}:${event.pawn}` === id,
  tower: (event, id) => event.tower === id,
  space: (event, id) => event.space === id,
  region: (event, id, stat) =>
    event.region === id || event.origin === id || stat.board.spaces[String(event.space)]?.region === id,
  event: (event, id) => event.type === 'Revealed' && event.event === id,
  bewitched: (event, id) => event.type === 'Bewitched' && event.role === id,
  led: (event, id) => event.type === 'Led' && event.role === id,
  card: (event, id) => {
    const [seat, role] = id.split(':');
    if (String(event.seat) !== seat) return false;
    return event.type === 'Chose' || (LAID.includes(event.type) && event.role === role);
  },
};

export const touched: Touched = {
  // A witch stands before the land, as wide and high as `look/Pawn.svelte` tells.
  onMap(place: Place | null, [x, y]: Point, stand: Standee[]) {
    const witches = stand.filter(({ at, scale }) => Math.abs(x - at[0]) <= 18 * scale && y <= at[1] && at[1] - y <= 58 * scale);
    const front = witches.at(-1);
    if (front) return { kind: 'pawn', id: `${front.seat}:${front.pawn}` };
    return place && place.kind !== 'water' ? place : null;
  },
  thing(target, view) {
    const declared = target.closest('[data-testid^="declared-"]');
    if (declared && view.now) return card(seatOf(declared, 'declared-'), view.now.role);
    if (target.closest('[data-testid="event-card"]')) return { kind: 'event', id: view.event };
    if (target.closest('[data-testid="trick"] .led') && view.now) return { kind: 'led', id: view.now.role };
    const role = target.closest<HTMLElement>('[data-role]');
    const person = role?.closest('[data-testid^="person-"]');
    if (role && person) return card(seatOf(person, 'person-'), role.dataset.role!);
    return role?.closest('.bewitched') ? { kind: 'bewitched', id: role.dataset.role! } : null;
  },
  plies({ kind, id }, plies, _view, stat) {
    const about = ABOUT[kind]!;
    return plies.flatMap((ply, at) => (ply.events.some((event) => about(event, id, stat)) ? [at] : []));
  },
};
