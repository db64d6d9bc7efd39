import type { IncomingMessage } from 'node:http';
import type { PlaceKind } from '@poolhouse/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '../ground/clock/clock';
import type { Database, Tx } from '../ground/db/database';
import type { Figures } from '../ground/figures/figures';
import type { ProofSite } from '../ground/proof/proof-site';
import type { Located } from '../ground/roles.rules';
import type { MailSite, PushSite } from '../ground/site';
import type { Viewer } from '../ground/viewer';
import type { PageAnswer, Pages } from './pages/page';

/** Proves who makes a call, by its Authorization header; refuses with not_signed_in. */
export interface Identity {
  viewer(header: string | undefined, ip: string): Viewer | Promise<Viewer>;
}

/** Refuses with too_many_requests who writes too much. */
export interface Budget {
  spend(userId: number, what: 'writes' | 'smack'): void;
}

/** Knows where something lies that a call names: in which groups, and in which contest. */
export interface Places {
  /** Empty for what is not there. A user lies in each of their groups. */
  find(kind: PlaceKind, named: string | number): Promise<readonly Located[]>;
}

/** Who watches a page over the live channel, whichever process they are connected to. */
export interface Watching {
  /** Users with a stream of the room open. What is known of a process that has gone silent is left out. */
  present(tx: Tx, room: string): Promise<ReadonlySet<number>>;
  /** A stream of a user was opened, or closed, here. */
  enter(room: string, userId: number): void;
  leave(room: string, userId: number): void;
}

/** Whose call an answer is, and of which contest's page it is a whole read. */
export interface Counts {
  userId: number;
  area: string | undefined;
}

/** Where prepared answers are kept for the same request made again. */
export interface Memory {
  /** How often it has forgotten. */
  readonly generation: number;
  /**
   * @param generation as it was before the answer was made
   * @param counts for whom and as what the answer counts each time that it is given
   */
  keep(request: IncomingMessage, answer: PageAnswer, generation: number, counts: Counts): void;
}

/** What every room above the web is handed. An interface alone: app/ builds it, and no room below knows who fills it. */
export interface Context {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** The site's time: what contests, kick-offs and the activity log go by. In practice mode it may run ahead. */
  readonly clock: Clock;
  /** Real time, for what guards the door: device expiry and lock-outs must not move with the practice clock. */
  readonly wall: Clock;
  readonly pages: Pages;
  readonly watching: Watching;
  readonly auth: Identity;
  /** How mails name this site. */
  readonly mail: MailSite;
  readonly push: PushSite;
  /** The NFL's scoreboard, which may be asked for whole seasons; undefined where none is set, or time is made up. */
  readonly nflScoreboard: URL | undefined;
  /** College basketball's, which may be asked for a tournament's field; undefined as above. */
  readonly ncaabScoreboard: URL | undefined;
  readonly memory: Memory;
  readonly places: Places;
  /** What it seals picks and signs logs with. */
  readonly proof: ProofSite;
  /** Counts for the console. */
  readonly figures: Figures;
  /** How much a player may write. */
  readonly budget: Budget;
  readonly log: FastifyBaseLogger;
}
