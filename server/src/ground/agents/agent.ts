import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock';
import type { Database, Tx } from '../db/database';

/** What a run is handed. */
export interface AgentRun {
  /** The site's data; a write is refused, whole, once the run has lost its lease. */
  readonly db: Database;
  /** The site's time. */
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Aborted when the lease is lost or the server stops. */
  readonly signal: AbortSignal;
}

export interface AgentOutcome {
  /** For the admin console, as in '16 games, 3 changed'. */
  words: string;
  /** When it is worth looking again, s; the agent's own rate when left out. */
  nextSeconds?: number;
  /** What was broken and passed over, for the console's Needs action; left out or undefined for nothing. */
  passedOver?: string | undefined;
}

/** A job that the site does by itself, one run at a time however many servers there are. */
export interface Agent {
  readonly name: string;
  /** Seconds between two runs; for an hourly agent between two tries. */
  readonly defaultRefreshSeconds: number;
  readonly schedule: 'interval' | 'hourly';
  /** Why it cannot run on this server, in words for the operator; a function where the site's settings decide. */
  readonly rests?: string | undefined | ((tx: Tx) => Promise<string | undefined>);
  /** Does the job. What it throws is recorded and tried again later. */
  run(run: AgentRun): Promise<AgentOutcome>;
}

/** A failure in plain words, which are shown to administrators. */
export class AgentFailure extends Error {
  constructor(
    message: string,
    /** The other side asked to be left alone for so long, s. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'AgentFailure';
  }
}
