import type { FastifyBaseLogger } from 'fastify';
import { agentByName } from '../../ground/agents/agents.store';
import type { Clock } from '../../ground/clock/clock';
import type { Database, Tx } from '../../ground/db/database';
import type { Sport } from '../games/game';
import { noteScoresFrom, staleScores } from './health.store';
import { liveSince } from './live.store';
import { staleScoresFrom } from './rules/staleness.rules';

const LOOK_EVERY_MS = 15_000;

/** The scoreboards that a site has, by sport and agent name. */
export type Scoreboards = ReadonlyArray<{ sport: Sport; agent: string }>;

/** Notes when a scoreboard falls silent while its games are on, and when it is back; writes at these two moments alone. */
export async function checkScoreboards(db: Database, clock: Clock, scoreboards: Scoreboards): Promise<void> {
  for (const { sport, agent } of scoreboards) {
    const look = (tx: Tx) => scoresFrom(tx, sport, agent, clock.now());
    const { known, now } = await db.read(async (tx) => ({ known: (await staleScores(tx)).get(sport) ?? null, now: await look(tx) }));
    if (known !== now) await db.write(async (tx, invalidate) => noteScoresFrom(tx, invalidate, sport, await look(tx)));
  }
}

async function scoresFrom(tx: Tx, sport: Sport, name: string, now: number): Promise<number | null> {
  const agent = await agentByName(tx, name);
  if (!agent) return null;
  return staleScoresFrom({
    lastGoodAt: agent.last_good_at,
    liveSince: await liveSince(tx, sport, now),
    refreshSeconds: agent.refresh_rate,
    now,
  });
}

/** Looks at the scoreboards from time to time; answers how to stop. */
export function watchScoreboards(db: Database, clock: Clock, log: FastifyBaseLogger, scoreboards: Scoreboards): () => Promise<void> {
  let looking = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    looking = checkScoreboards(db, clock, scoreboards)
      .catch((error: unknown) => log.error({ err: error }, 'The age of the scores could not be checked; trying again.'))
      .finally(() => (busy = false));
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
