import type { ContestAgentRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import { allAgents, type AgentRow } from '../../ground/agents/agents.store';
import type { Tx } from '../../ground/db/database';
import { agentTitle } from './agent-title.rules';

/** An agent that should have run so many times since is late. */
const LATE_AFTER_RUNS = 3;

/**
 * The agents as the admin console lists them.
 *
 * @param wallNow real time, epoch ms
 */
export async function agentRows(tx: Tx, wallNow: number): Promise<ContestAgentRow[]> {
  return (await allAgents(tx)).map((agent) => {
    const waits = agent.active === 1 && !rests(agent);
    return {
      ID: agent.id,
      name: agent.name,
      title: agentTitle(agent.name),
      active: agent.active === 1 ? 1 : 0,
      refresh_rate: agent.refresh_rate,
      last_runtime: agent.last_runtime === null ? '' : new Date(agent.last_runtime).toISOString(),
      outcome: outcomeOf(agent),
      next_run: waits ? new Date(agent.next_run_at).toISOString() : '',
      failures: agent.failures,
      late: waits && wallNow > agent.next_run_at + LATE_AFTER_RUNS * agent.refresh_rate * 1000 ? 1 : 0,
    };
  });
}

/** It was said why it does not run (agents.store, noteRest). */
const rests = ({ last_good_at, last_error, last_outcome }: AgentRow) => last_good_at === null && last_error === null && last_outcome !== '';

function outcomeOf({ last_error: error, failures, last_outcome: outcome, last_runtime: at }: AgentRow): string {
  if (error === null) return outcome || (at === null ? 'Has not run yet.' : 'Ran.');
  return failures > 1 ? `${error} (${plural(failures, 'time')} in a row)` : error;
}
