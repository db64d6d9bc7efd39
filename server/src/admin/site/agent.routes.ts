import { logActivity } from '../../people/activity/activity.store';
import type { Context } from '../../web/context';
import { Refusal } from '../../ground/refusal';
import { route } from '../../web/http/route';
import { agentByName, switchAgent } from '../../ground/agents/agents.store';

/** How an administrator switches agents on and off; `GET ad/pagedata` lists them. */
export function agentRoutes(ctx: Context): void {
  route(ctx, 'GET ad/toggleagent', async ({ query: { name, active }, viewer, request }) =>
    ctx.db.write(async (tx) => {
      const agent = await agentByName(tx, name);
      if (!agent) throw new Refusal('not_found', 'There is no such agent.', { name: 'is not known' });
      if (agent.active !== active) {
        await switchAgent(tx, name, active === 1, ctx.wall.now());
        await logActivity(tx, {
          at: ctx.clock.now(),
          action: 'agent.switched',
          by: viewer,
          ip: request.ip,
          before: { name, active: agent.active },
          after: { name, active },
        });
      }
      return { result: 'success' as const, id: agent.id };
    }),
  );
}
