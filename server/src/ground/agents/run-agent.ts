import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock';
import { tag, type Database, type Invalidate, type Tx } from '../db/database';
import { AgentFailure, type Agent, type AgentOutcome } from './agent';
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

/** What came of a run. */
interface Came {
  startedAt: number;
  outcome?: AgentOutcome | undefined;
  failure?: AgentFailure | undefined;
}

/** Runs an agent under its lease and records what came of it. Never throws: a failure is an outcome too. */
export async function runAgent(deps: RunDeps, agent: Agent, lease: Lease): Promise<void> {
  const { db, clock, wall, log } = deps;
  const startedAt = wall.now();
  lease.keep();
  const came: Came = { startedAt };
  try {
    came.outcome = await agent.run({ db: lease.fence(), clock, log, signal: lease.signal });
  } catch (error) {
    if (error instanceof LeaseLost || lease.signal.aborted) {
      log.warn({ agent: agent.name }, 'A run was given up: the lease was lost, or the server stops.');
      return lease.stopKeeping();
    }
    came.failure = failureOf(error, agent, log);
  }
  await lease.stopKeeping();
  await db
    .write((tx, invalidate) => record(tx, invalidate, deps, { agent, lease, came }))
    .catch((error: unknown) => log.error({ err: error, agent: agent.name }, 'The outcome of a run could not be recorded.'));
}

async function record(
  tx: Tx,
  invalidate: Invalidate,
  { clock, wall, log }: RunDeps,
  { agent, lease, came: { startedAt, outcome, failure } }: { agent: Agent; lease: Lease; came: Came },
): Promise<void> {
  const row = await agentByName(tx, agent.name);
  if (!row) return;
  const now = wall.now();
  // What was passed over is reported as a failure is, and does not put the next run off: the others were served.
  const last_error = failure?.message ?? outcome?.passedOver ?? null;
  const failures = last_error === null ? 0 : row.failures + 1;
  const next_run_at = nextRunAt({
    schedule: agent.schedule,
    refreshSeconds: row.refresh_rate,
    nextSeconds: outcome?.nextSeconds,
    failures: failure ? failures : 0,
    retryAfterSeconds: failure?.retryAfterSeconds,
    now,
    nextHour: nextFullHour(now),
  });
  if (outcome?.passedOver !== undefined && outcome.passedOver !== row.last_error)
    log.warn({ agent: agent.name, reason: outcome.passedOver }, 'An agent passed over what is broken.');
  const words = outcome?.words ?? '';
  // By a practice clock that stands still the console's page would stand for ever.
  if (clock.rate !== 1 || isNews(row, { startedAt, words: failure ? row.last_outcome : words, error: last_error })) invalidate(tag.console);
  const good = failure ? {} : { last_good_at: now, last_outcome: words };
  await recordRun(tx, lease.owner, { last_runtime: startedAt, next_run_at, failures, last_error, ...good });
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
