// What an event does to the picture at the table, so that the film can show it before the true view comes.

import type { GameEvent } from '../../wire';
import type { Answer, Kind, Now, SeatView, Stat, View } from './types';

const KINDS: Kind[] = ['violet', 'green', 'orange', 'wand'];

const seatOf = (view: View, seat: number, change: (old: SeatView) => Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((old, i) => (i === seat ? { ...old, ...change(old) } : old)),
});

const without = <T>(record: Record<string, T>, key: string): Record<string, T> => {
  const { [key]: _, ...rest } = record;
  return rest;
};

function gain(old: SeatView, vp: number, goods: Partial<Record<Kind, number>> = {}): Partial<SeatView> {
  const resources = { ...old.resources };
  for (const kind of KINDS) resources[kind] += goods[kind] ?? 0;
  return { vp: old.vp + vp, resources };
}

// A card is laid: it leaves the hand and lies open.
function laid(view: View, event: GameEvent, seat: number): View {
  const role = event.role as string;
  const how: Answer = event.brave ? 'brave' : 'cowardly';
  const next = seatOf(view, seat, (old) => ({
    hand: old.hand === null ? null : Math.max(0, old.hand - 1),
    played: [...old.played, [role, how]],
  }));
  const led = event.type === 'Led';
  const now: Now | null = led ? { role, leader: seat, asked: null, pending: null, answers: [], brave: false } : view.now;
  return {
    ...next,
    leader: led ? seat : view.leader,
    led: led && !view.led.includes(role) ? [...view.led, role] : view.led,
    now: now && {
      ...now,
      asked: null,
      pending: event.brave ? seat : now.pending,
      answers: [...now.answers, { seat, answer: how }],
    },
  };
}

function bumped(view: View, seat: number): View {
  const next = seatOf(view, seat, (old) => ({
    played: old.played.map((card, i) => (i === old.played.length - 1 ? [card[0], 'bumped'] : card)),
  }));
  const answers = view.now?.answers.map((one) => (one.seat === seat ? { seat, answer: 'bumped' as Answer } : one)) ?? [];
  return { ...next, now: view.now && { ...view.now, answers } };
}

export function after(view: View, event: GameEvent, stat: Stat): View {
  const seat = typeof event.seat === 'number' ? event.seat : -1;
  const vp = typeof event.vp === 'number' ? event.vp : 0;
  switch (event.type) {
    case 'Revealed':
      return {
        ...view,
        event: event.event as string,
        round: event.round as number,
        bewitched: [],
        led: [],
        now: null,
        seats: view.seats.map((old) => ({ ...old, played: [], chosen: false, hand: null })),
      };
    case 'Bewitched':
      return { ...view, bewitched: [...view.bewitched, event.role as string] };
    case 'CloudLaid':
      return { ...view, clouds: { ...view.clouds, [event.space as string]: event.cloud as string } };
    case 'TileLaid':
      return { ...view, tiles: { ...view.tiles, [event.region as string]: event.tile as string } };
    case 'Chose':
      return seatOf(view, seat, () => ({ chosen: true }));
    case 'Led':
    case 'Answered':
      return laid(view, event, seat);
    case 'Passed':
      return view.now
        ? { ...view, now: { ...view.now, asked: null, answers: [...view.now.answers, { seat, answer: 'pass' }] } }
        : view;
    case 'Bumped':
      return bumped(view, seat);
    case 'BraveActs':
      return view.now ? { ...view, now: { ...view.now, asked: null, brave: true } } : view;
    case 'Gathered':
      return seatOf(view, seat, (old) => gain(old, 0, event as Partial<Record<Kind, number>>));
    case 'Flew':
    case 'Turbo': {
      const region = event.region as string;
      const next = seatOf(view, seat, (old) => ({
        pawns: old.pawns.map((at, i) => (i === event.pawn ? region : at)) as [string, string],
      }));
      return { ...next, last: { region } };
    }
    case 'Delivered': {
      const tower = event.tower as string;
      const goods = { [event.colour as string]: -1 } as Partial<Record<Kind, number>>;
      goods.wand = (event.wand as number) ?? 0;
      const once = tower in stat.board.towers && !stat.board.towers[tower]!.square;
      const next = seatOf(view, seat, (old) => gain(old, vp, goods));
      return once ? { ...next, closed: [...next.closed, tower] } : next;
    }
    case 'Dispelled': {
      const cloud = event.cloud as string;
      const next = seatOf(view, seat, (old) => ({
        ...gain(old, vp, { wand: -(event.wand as number) }),
        clouds: [...old.clouds, cloud],
        bolts: old.bolts + (stat.clouds[cloud]?.bolts ?? 0),
      }));
      return { ...next, clouds: without(next.clouds, event.space as string) };
    }
    case 'TileTaken': {
      const next = seatOf(view, seat, (old) => ({ tiles: [...old.tiles, [event.tile as string, 'fresh']] }));
      return { ...next, tiles: without(next.tiles, event.region as string) };
    }
    case 'AmuletTaken': {
      const region = event.region as string;
      const next = seatOf(view, seat, (old) => ({ amulets: [...old.amulets, region] }));
      const left = (next.amulet_left[region] ?? []).filter((one) => one !== seat);
      return { ...next, amulet_left: { ...next.amulet_left, [region]: left } };
    }
    case 'Leads':
    case 'LeadsAgain':
      return { ...view, leader: seat };
    case 'FinalScored':
      return seatOf(view, seat, () => ({ vp }));
    case 'CountShown':
    case 'Penalised':
    case 'StormPaid':
    case 'TookInstead':
    case 'EventScored':
    case 'HandedIn':
      return vp ? seatOf(view, seat, (old) => gain(old, vp)) : view;
  }
  return view;
}

// By how much an event moves its seat's VP marker.
export function vpOf(event: GameEvent, view: View): number {
  if (typeof event.vp !== 'number' || typeof event.seat !== 'number') return 0;
  return event.type === 'FinalScored' ? event.vp - (view.seats[event.seat]?.vp ?? event.vp) : event.vp;
}
