import { randomUUID } from 'node:crypto';
import { agentByName, registerAgent, wakeAgent } from '../ground/agents/agents.store';
import { Lease } from '../ground/agents/lease';
import { runAgent } from '../ground/agents/run-agent';
import { Refusal } from '../ground/refusal';
import type { Context } from '../web/context';
import { askedUpdate, STATS_AGENT } from './stats.agent';
import type { UpdateOutcome } from './update';
import { lastUpdate, noteAsked } from './update.store';

/** Between two updates that players ask for. */
const PAUSE_MS = 60_000;

/**
 * Runs the agent now, under its lease, and answers what came of it.
 *
 * @throws Refusal conflict while a run is under way or the agent is off; too_many_requests within a minute after the last one that was asked for
 */
export async function askUpdate(ctx: Context, { often = false }: { often?: boolean } = {}): Promise<UpdateOutcome> {
  const now = ctx.wall.now();
  const agent = askedUpdate();
  await ctx.db.write(async (tx) => {
    await registerAgent(tx, { name: STATS_AGENT, refreshSeconds: agent.defaultRefreshSeconds, now });
    const row = await agentByName(tx, STATS_AGENT);
    if (row?.active !== 1) throw new Refusal('conflict', 'An administrator has switched updates off.');
    if (row.lease_owner !== null && (row.lease_until ?? 0) > now) throw new Refusal('conflict', 'An update is under way.');
    const { asked_at } = await lastUpdate(tx);
    if (!often && asked_at !== null && now - asked_at < PAUSE_MS && now >= asked_at) {
      const seconds = Math.ceil((asked_at + PAUSE_MS - now) / 1000);
      throw new Refusal('too_many_requests', `There was an update just now. The next one can be asked for in ${seconds} s.`);
    }
    if (!often) await noteAsked(tx, now);
    await wakeAgent(tx, STATS_AGENT, now);
  });
  const lease = await Lease.take(ctx.db, ctx.wall, STATS_AGENT, `asked:${randomUUID()}`);
  if (!lease) throw new Refusal('conflict', 'An update is under way.');
  let outcome: UpdateOutcome | undefined;
  const asked = { ...agent, run: async (run: Parameters<typeof agent.run>[0]) => (outcome = (await agent.run(run)) as UpdateOutcome) };
  await runAgent(ctx, asked, lease);
  if (!outcome) throw new Refusal('unavailable', 'The update did not come to its end. It is tried again by itself.');
  return outcome;
}
