// What browser and server say to each other: the twin of src/cumuli/server/wire.py.

export type Word = { type: string; [field: string]: unknown };
export type GameEvent = { type: string; rule?: string; [field: string]: unknown };
export type Options = Record<string, unknown>;

export type Command =
  | { type: 'Hello'; id: string; name: string; lang: string }
  | {
      type: 'Create';
      id: string;
      game: string;
      seats: number;
      options: Options;
      bots: (string | null)[];
      start: boolean;
      terms?: Terms;
    }
  | { type: 'Fork'; id: string; table: string; ply: number; seat: number }
  | { type: 'Watch' | 'Look'; id: string; table: string; here: boolean }
  | { type: 'Unwatch' | 'Again'; id: string; table: string }
  | { type: 'Start'; id: string; table: string; salt?: string }
  | { type: 'Salt'; id: string; table: string; seat: number; salt: string }
  | { type: 'Sit'; id: string; table: string; seat: number; name: string }
  | { type: 'Accept'; id: string; table: string; what: string }
  | { type: 'Stand'; id: string; table: string; seat: number }
  | { type: 'SetBot'; id: string; table: string; seat: number; bot: string }
  | { type: 'FillBots'; id: string; table: string; bot: string }
  | { type: 'Reorder'; id: string; table: string; order: number[] }
  | { type: 'HandOver'; id: string; table: string; seat: number }
  | { type: 'SetOptions'; id: string; table: string; seats: number; options: Options }
  | { type: 'SetTerms'; id: string; table: string; terms: Terms }
  | { type: 'Act'; id: string; table: string; seat: number; ask: number; action: Word }
  | { type: 'Write'; id: string; table: string; seat: number; ask: number; line: string }
  | { type: 'Tell'; id: string; table: string; seat: number | null; about: string; lang: string }
  | { type: 'Seal'; id: string; table: string; seat: number; action: Word | null }
  | { type: 'Say'; id: string; table: string; text?: string; phrase?: string; room?: TalkRoom }
  | { type: 'Report'; id: string; table: string; line: number; why: ReportReason; note?: string }
  | { type: 'Hush'; id: string; table: string; line: number; hushed: boolean }
  | { type: 'Remove'; id: string; table: string; seat?: number; line?: number }
  | { type: 'Propose'; id: string; table: string; seat: number; what: 'undo' | 'draw' | 'pause' }
  | { type: 'Answer'; id: string; table: string; number: number; yes: boolean }
  | { type: 'Resume'; id: string; table: string }
  | { type: 'Resign' | 'Return' | 'Remind'; id: string; table: string; seat: number }
  | { type: 'Order'; id: string; table: string; seat: number; orders: Record<string, string> }
  | { type: 'Why'; id: string; table: string; seat: number; action: Word };

// What is agreed on besides the rules: src/cumuli/server/table/terms.py.
export type Terms = {
  clock: 'none' | 'move' | 'bank' | 'days';
  seconds: number;
  increment: number;
  late: 'wait' | 'bot' | 'end';
  patience: number;
  undo: boolean;
  chat: boolean;
  watching: 'live' | 'late' | 'closed';
};

export type TalkRoom = 'table' | 'gallery'; // those who sit at a table, and those who look on
export type ReportReason = 'rude' | 'spam' | 'cheating' | 'other';

// A command before it is given its id.
export type Wish = Command extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never;

// Why something cannot be done: a message `refusal-<reason>` of the catalogues and the rule behind it.
export type Refusal = { reason: string; rule: string; args: Record<string, string | number> };

export type Done = { type: 'Done'; id: string; table: string | null };
export type Already = { type: 'Already'; id: string; table: string | null };
export type Refused = { type: 'Refused'; id: string } & Refusal;
export type Because = { type: 'Because'; id: string } & Refusal;
// Sentences, each with what stands beside it: how a move is typed, the rule of an event, else nothing.
export type Told = { type: 'Told'; id: string; lines: [string, string][] };
export type Answer = Done | Already | Refused | Because | Told;

export type SeatInfo = {
  name: string; // empty for a free seat; a bot of long ago has its level for a name
  kind: 'free' | 'person' | 'bot';
  bot: string | null;
  mine: boolean;
  online: boolean;
  away: boolean; // asked, and gone for longer than the table's patience
  deputy: string | null; // the bot that answers until this person is back
  agreed: boolean; // whether this person, or the host, agrees to the spells of the table's own
  resigned: boolean; // gave up; a bot plays on under this name, and comes last
};

// What somebody asks of the others.
export type ProposalInfo = {
  number: number;
  what: 'undo' | 'draw' | 'pause';
  seat: number;
  waiting: number[]; // the seats that have still to answer
};

// An end that is not, or not only, what the rules say.
export type EndInfo = {
  reason: string;
  winners: number[];
  seat: number | null; // whose doing it was
  early: boolean; // whether the game did not come to the end its rules know
};

// A seat's clock at the moment of the message.
export type ClockInfo = {
  left: number; // seconds
  starts: number | null; // in so many seconds it begins to run; 0 where it runs, null where it stands
};

// What everybody may know of luck that was pledged: src/cumuli/luck.py.
export type LuckInfo = {
  pledge: string; // hex digits
  salts: string[]; // by seat, what it adds, as hex digits; empty where it adds nothing
};

// The finished game that a table goes on from.
export type OriginInfo = {
  table: string;
  ply: number; // how many of its plies stand before the first move here
};

export type TableInfo = {
  table: string;
  game: string;
  version: string;
  status: 'open' | 'playing' | 'over' | 'frozen';
  seats: SeatInfo[];
  options: Options;
  asks: string; // the mark of what everybody must agree to before the game; empty where it is nothing
  terms: Terms;
  host: boolean; // whether I am its host
  host_seat: number | null; // where its host sits
  next: string | null; // the rematch's table
  created: number;
  since: number | null; // since when a seat of mine must answer, in seconds since 1970
  standins: number; // how many values it plays with are not from the printed game
  shut: '' | 'closed' | 'removed'; // why I may not look on
  proposal: ProposalInfo | null;
  paused: boolean;
  ended: EndInfo | null;
  clocks: (ClockInfo | null)[]; // by seat, at a table with clocks that I look at
  luck: LuckInfo | null; // null at a table that was opened before luck was pledged
  origin: OriginInfo | null; // null where the game begins at its beginning
};

export type View = Record<string, any>; // each game's own `observe`
export type Static = Record<string, any>; // each game's own `static`

export type Block = {
  seat: number | null; // null: a spectator
  view: View;
  events: GameEvent[]; // since the last message
  ask: number | null; // the number of the question this seat must answer now
  legal: Word[];
  ahead: Word[]; // what this seat may seal for the question it is about to be asked
  sealed: Word | null; // what it has sealed
  standing: Record<string, string[]>; // for what questions that may come this seat may leave orders, and in which ways
  orders: Record<string, string>; // the orders it has left
  muted: string; // the rule by which this seat must not talk now
};

export type Choice = {
  id: string;
  group: string;
  values: (string | number | boolean)[];
  default: unknown;
  ruling: string;
};

export type GameInfo = {
  id: string;
  seats: [number, number];
  bots: string[];
  choices: Record<string, Choice[]>; // by number of seats
  tie: string; // the rule by which nobody may win; empty where somebody always does
};

// What I chose, for all my devices: see prefs.
export type Choices = Record<string, string | number | boolean>;

export type Welcome = { type: 'Welcome'; name: string; games: GameInfo[]; tables: TableInfo[]; choices: Choices };
export type Lobby = { type: 'Lobby'; tables: TableInfo[] };
export type Opened = { type: 'Opened'; info: TableInfo; seq: number; static: Static | null; blocks: Block[] };
// What is left out is as it was; but for events: where there are none, nothing happened.
export type Changed = { type: 'Changed'; table: string; seq: number; info: Partial<TableInfo>; blocks: NewBlock[] };
export type NewBlock = Pick<Block, 'seat'> & Partial<Block>; // of the view, too, only what is new
// A table in my sight again, at which something happened since I looked last.
export type Looked = {
  type: 'Looked';
  table: string;
  at: number; // when I looked last, in seconds since 1970
  events: number; // how many events had happened by then
  then: Then[];
};
// What a seat of mine saw then.
export type Then = { seat: number; view: Record<string, any> };
// Something said at a table, numbered from 1 there; after Opened the last lines come once more.
export type Spoke = {
  type: 'Spoke';
  table: string;
  number: number;
  seat: number | null; // null: somebody who looked on
  name: string;
  text: string;
  phrase: string; // one of the house's, in the place of a text
  room: TalkRoom;
  mine: boolean;
  at: number;
};
// Somebody at a table asks me to go on there.
export type Reminded = { type: 'Reminded'; table: string; seat: number; name: string };
export type Said = Answer | Welcome | Lobby | Opened | Changed | Looked | Spoke | Reminded;

export const isRefused = (answer: Answer): answer is Refused => answer.type === 'Refused';
