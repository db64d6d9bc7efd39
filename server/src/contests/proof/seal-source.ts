import type { ContestType } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import type { Json } from '../../ground/proof/canonical';
import type { Contest } from '../contest';
import type { LogLine } from '../log/log.store';

/** One thing that may be picked, and is sealed until its lock. */
export interface SealedSlot {
  entry: number;
  /** From 1. */
  slot: number;
  /** What is in it, as the log will show it; null for nothing. */
  pick: Json;
  /** From when on it is open to all, epoch ms: when its game kicks off. Infinity for an empty slot, which opens with the last of its round. */
  opensAt: number;
  /** What opens it in the stead of a time: the lock that has this among its events. */
  opensWith?: number;
}

/** A lock of a round: at one time, by one or more games. */
export interface Lock {
  /** Epoch ms; Infinity for one that is to come at a time that nobody knows. */
  at: number;
  events: readonly number[];
  /** Of a lock that no clock foresees, as of a sale: whether a seal was made for it. Left out, its time tells. */
  sealed?: boolean;
}

/** What may be picked together: a week, a tournament. */
export interface SealRound {
  /** '2026-w03' */
  period: string;
  /** What it is called where its period does not say it: a tournament's name. */
  name?: string;
  /** From when on it may be picked, epoch ms. */
  opensAt: number;
  /** Those that have been as well, the first first. The last of them opens all of the round. */
  locks: readonly Lock[];
  /** In the order entry, slot; of every present entry all slots. */
  slots: readonly SealedSlot[];
}

/** How a game ended, in the words of the log. */
export type LoggedResult = { readonly [name: string]: Json };

/** What was known of a contest before its log began. */
export interface KnownBefore {
  results: readonly LoggedResult[];
  /** Of slots that were open by then. */
  picks: readonly { entry: number; period: string; slot: number; pick: Json }[];
  /** Lines of the contest's own kinds that tell the rest of it; they follow the first. */
  more?: readonly LogLine[];
}

/** A slot as the board shows it, to whoever may see the contest. */
export interface ShownSlot {
  pick: Json;
  /** 'UGA −5.5'; '' for an empty one. */
  says: string;
}

/** What a kind of contest brings, so that the house seals its picks and keeps its log. Nothing that is sealed leaves it but as `SealedSlot`. */
export interface SealSource {
  readonly type: ContestType;
  /** How many things one entry picks in a round; 0 where nothing is sealed. */
  readonly slots: number;
  /** What one of them is called, and several, where they are no picks. */
  readonly words?: readonly [one: string, several: string];
  /** Kinds of its own lines that a seal follows at once, whatever the clock says. */
  readonly calls?: readonly string[];
  /** The rounds that may be picked at an instant, and those of `unfinished` (periods), from one snapshot. */
  rounds(tx: Tx, contest: Contest, at: { now: number; unfinished: readonly string[] }): Promise<readonly SealRound[]>;
  before(tx: Tx, contest: Contest, now: number): Promise<KnownBefore>;
  /** What the log says of games that count for the contest, by id: `{event, line, teams}`; others are left out. */
  games(tx: Tx, contest: Contest, ids: readonly number[]): Promise<ReadonlyMap<number, LoggedResult>>;
  /** What the log has yet to say of the contest that no write of the contest's own told; it follows how games ended. */
  untold?(tx: Tx, contest: Contest, now: number): Promise<readonly LogLine[]>;
  /** Final scores as the board has them now; null where it has none. */
  scores(tx: Tx, ids: readonly number[]): Promise<readonly { event: number; score1: number | null; score2: number | null }[]>;
  /** What the board shows of these rounds, by 'entry/period/slot'; of what is sealed nothing. */
  shown(tx: Tx, contest: Contest, at: { now: number; periods: readonly string[] }): Promise<ReadonlyMap<string, ShownSlot>>;
}

/** Names a slot within its contest. */
export const slotKey = (entry: number, period: string, slot: number): string => `${entry}/${period}/${slot}`;
