import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock';
import { tag, type Database } from '../db/database';
import { AgentFailure, type Agent } from './agent';
import { agentByName, recordRun } from './agents.store';
import { nextFullHour } from './full-hour';
import { LeaseLost, type Lease } from './lease';
import { isNews, nextRunAt } from './schedule.rules';

export interface RunDeps {
  db: Database;
  /** The site's time. */
  clock: Clock;
  /** Real time, for schedules and leases. */
  wall: Clock;
  log: FastifyBaseLogger;
}

/** Runs an agent under its lease and records what came of it. Never throws: a failure is an outcome too. */
export async function runAgent({ db, clock, wall, log }: RunDeps, agent: Agent, lease: Lease): Promise<void> {
  const startedAt = wall.now();
  lease.keep();
  let words: string | undefined;
  let nextSeconds: number | undefined;
  let failure: AgentFailure | undefined;
  try {
    ({ words, nextSeconds } = await agent.run({ db: lease.fence(), clock, log, signal: lease.signal }));
  } catch (error) {
    if (error instanceof LeaseLost || lease.signal.aborted) {
      log.warn({ agent: agent.name }, 'A run was given up: the lease was lost, or the server stops.');
      return lease.stopKeeping();
    }
    failure = failureOf(error, agent, log);
  }
  await lease.stopKeeping();
  await db
    .write(async (tx, invalidate) => {
      const row = await agentByName(tx, agent.name);
      if (!row) return;
      const now = wall.now();
      const failures = failure ? row.failures + 1 : 0;
      const next_run_at = nextRunAt({
        schedule: agent.schedule,
        refreshSeconds: row.refresh_rate,
        nextSeconds,
        failures,
        retryAfterSeconds: failure?.retryAfterSeconds,
        now,
        nextHour: nextFullHour(now),
      });
      const came = { startedAt, words: failure ? row.last_outcome : (words ?? ''), error: failure?.message ?? null };
      // By a practice clock that stands still the console's page would stand for ever.
      if (clock.rate !== 1 || isNews(row, came)) invalidate(tag.console);
      const good = failure ? {} : { last_good_at: now, last_outcome: words ?? '' };
      await recordRun(tx, lease.owner, { last_runtime: startedAt, next_run_at, failures, last_error: failure?.message ?? null, ...good });
    })
    .catch((error: unknown) => log.error({ err: error, agent: agent.name }, 'The outcome of a run could not be recorded.'));
}

/** What the console says of it; the log says more of what nobody had foreseen. */
function failureOf(error: unknown, agent: Agent, log: FastifyBaseLogger): AgentFailure {
  if (error instanceof AgentFailure) {
    log.warn({ agent: agent.name, reason: error.message }, 'An agent could not do its job; it tries again.');
    return error;
  }
  log.error({ err: error, agent: agent.name }, 'An agent failed.');
  return new AgentFailure('Something went wrong inside; the log says more.');
}
