import { agentByName, setAgentRate, switchAgent, wakeAgent, type AgentRow } from '../../ground/agents/agents.store';
import { tag, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { logActivity } from '../../people/activity/activity.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { succeed } from '../succeed';

/** How an administrator runs agents; `GET ad/pagedata` lists them. */
export function agentRoutes(ctx: Context): void {
  switchRoute(ctx);
  runRoutes(ctx);
}

async function known(tx: Tx, name: string): Promise<AgentRow> {
  const agent = await agentByName(tx, name);
  if (!agent) throw new Refusal('not_found', 'There is no such agent.', { name: 'is not known' });
  return agent;
}

function switchRoute(ctx: Context): void {
  route(ctx, 'GET ad/toggleagent', async ({ query: { name, active }, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const agent = await known(tx, name);
      if (agent.active !== active) {
        await switchAgent(tx, name, active === 1, ctx.wall.now());
        invalidate(tag.console);
        await logActivity(tx, {
          at: ctx.clock.now(),
          action: 'agent.switched',
          by: viewer,
          ip: request.ip,
          before: { name, active: agent.active },
          after: { name, active },
          place: 'site',
        });
      }
      return { result: 'success' as const, id: agent.id };
    }),
  );
}

/** A run now, and how often one comes by itself. */
function runRoutes(ctx: Context): void {
  route(ctx, 'POST ad/run_agent', ({ body: { name }, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const agent = await known(tx, name);
      if (agent.active !== 1) throw new Refusal('conflict', `${name} is switched off.`, { name: 'is switched off' });
      await wakeAgent(tx, name, ctx.wall.now());
      invalidate(tag.console);
      await logActivity(tx, { at: ctx.clock.now(), action: 'agent.run', by: viewer, ip: request.ip, after: { name }, place: 'site' });
      return succeed(`${name} runs within seconds`, agent.id);
    }),
  );

  route(ctx, 'POST ad/agent_rate', ({ body: { name, refresh_rate: rate }, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const agent = await known(tx, name);
      if (agent.refresh_rate !== rate) {
        await setAgentRate(tx, name, rate);
        invalidate(tag.console);
        await logActivity(tx, {
          at: ctx.clock.now(),
          action: 'agent.rate',
          by: viewer,
          ip: request.ip,
          before: { name, refresh_rate: agent.refresh_rate },
          after: { name, refresh_rate: rate },
          place: 'site',
        });
      }
      return succeed(`${name} runs every ${rate} s`, agent.id);
    }),
  );
}
