import type { TableStatus } from '@tabula/protocol/pushes.js';
import type { Generated } from 'kysely';

/** Times are milliseconds since 1970; JSON is kept as text, the same on SQLite and PostgreSQL. */
export interface AccountRow {
  id: string;
  name: string;
  /** The name as it is compared, once it is secured; no two are alike. */
  name_key: string | null;
  /** How a secured name looks, whatever letters it is written with; no two are alike, but some that are older than this. */
  look: string | null;
  password: string | null;
  created_at: number;
  seen_at: number;
}

export interface SessionRow {
  /** The SHA-256 of the token: whoever reads the database cannot sign in with it. */
  id: string;
  account: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  label: string;
  /** Until when somebody has shown on it that it is them; where one process serves alone that is in its memory. */
  proved_until: Generated<number | null>;
}

export interface PasskeyRow {
  id: string;
  account: string;
  public_key: string;
  counter: number;
  created_at: number;
  label: string;
}

export interface TableRow {
  id: string;
  game: string;
  status: TableStatus;
  /** 0 or 1. */
  is_public: number;
  invite: string;
  /** The account of the host. */
  host: string;
  title: string;
  settings: string;
  seats: string;
  /** The number of the last record. */
  seq: number;
  /** Counts the changes of the game. */
  version: number;
  snapshot: string | null;
  /** The seats we wait for, as JSON. */
  waiting: string;
  /** When the server has to do something by itself (a flag falls, a bot moves); null for never. */
  deadline: number | null;
  created_at: number;
  updated_at: number;
  /** The server that has the table in its memory, and how often it was taken up: with SQLite there is one, and no count. */
  owner: string | null;
  epoch: number;
}

/** A table that is just being made: nobody has taken it up before. */
export type NewTableRow = Omit<TableRow, 'owner' | 'epoch'>;

export interface TableSeatRow {
  table_id: string;
  seat: number;
  account: string;
  /** 1: nobody sits there yet, but the seat is kept for this account. */
  held: Generated<number>;
}

export interface RecordRow {
  table_id: string;
  seq: number;
  kind: string;
  at: number;
  account: string | null;
  idem: string | null;
  body: string;
}

/** Somebody does not want to hear from another. */
export interface BlockRow {
  account: string;
  other: string;
  at: number;
}

/** What somebody has told the operator about another. */
export interface ReportRow {
  id: string;
  at: number;
  table_id: string;
  account: string;
  other: string;
  reason: string;
  /** What was said, if the report is about that. */
  text: string;
}

/** Somebody who is being forgotten: what they said is not all blanked yet. */
export interface ForgettingRow {
  account: string;
}

/** What the server itself has to keep to itself. */
export interface SecretRow {
  name: string;
  value: string;
}

/** A server that may take up tables, and until when it counts as alive; with PostgreSQL only. */
export interface NodeRow {
  id: string;
  name: string;
  until: Date;
  /** 1: it shares the database with others; 0: it is the only one. */
  several: Generated<number>;
  /** 1: it hears what nodes say to each other. */
  hears: Generated<number>;
  /** The newest step of the database that it knows, and the version of each game that it has, as JSON; not of older ones. */
  schema: Generated<number | null>;
  rules: Generated<string | null>;
}

/** How often something was tried in vain, or done, by somebody, where several nodes count together. */
export interface ThrottleRow {
  key: string;
  count: number;
  until: number;
  forget: number;
}

/** What a passkey has to sign, where one node may ask and another be answered. */
export interface ChallengeRow {
  challenge: string;
  purpose: string;
  until: number;
}

export interface Schema {
  accounts: AccountRow;
  sessions: SessionRow;
  passkeys: PasskeyRow;
  tables: NewTableRow & { owner: Generated<string | null>; epoch: Generated<number> };
  table_seats: TableSeatRow;
  records: RecordRow;
  secrets: SecretRow;
  blocks: BlockRow;
  reports: ReportRow;
  forgetting: ForgettingRow;
  nodes: NodeRow;
  throttles: ThrottleRow;
  challenges: ChallengeRow;
}
