import type { ContestAgentRow } from '@poolhouse/contract';
import type { Tx } from '../ground/db/database';
import { allAgents, type AgentRow } from '../ground/agents/agents.store';

/** The agents as the admin console lists them. */
export async function agentRows(tx: Tx): Promise<ContestAgentRow[]> {
  return (await allAgents(tx)).map((agent) => ({
    ID: agent.id,
    name: agent.name,
    active: agent.active === 1 ? 1 : 0,
    refresh_rate: agent.refresh_rate,
    last_runtime: agent.last_runtime === null ? '' : new Date(agent.last_runtime).toISOString(),
    outcome: outcomeOf(agent),
  }));
}

function outcomeOf({ last_error: error, failures, last_outcome: outcome, last_runtime: at }: AgentRow): string {
  if (error === null) return outcome || (at === null ? 'Has not run yet.' : 'Ran.');
  return failures > 1 ? `${error} (${failures} times in a row)` : error;
}
