import type { FeedRow } from '@poolhouse/contract';
import { allAgents } from '../../ground/agents/agents.store';
import type { Tx } from '../../ground/db/database';
import { readSetting } from '../../ground/settings/settings.store';
import { feedStates } from '../../sport/feeds/answers.store';
import { feedSwitch } from '../../sport/feeds/feed-switch';
import type { FeedPlace } from '../admin-deps';
import { agentTitle } from './agent-title.rules';

/** The feeds with what came of their last answers. */
export async function feedRows(tx: Tx, feeds: readonly FeedPlace[]): Promise<FeedRow[]> {
  const agents = new Map((await allAgents(tx)).map((agent) => [agent.name, agent]));
  const byHand = await tx
    .selectFrom('events')
    .select((eb) => ['sport', eb.fn.countAll().as('n')])
    .where((eb) => eb.or([eb('manual', '=', 1), eb('manual_line', '=', 1)]))
    .groupBy('sport')
    .execute();
  const states = new Map((await feedStates(tx)).map((state) => [state.feed, state]));
  const rows: FeedRow[] = [];
  for (const { name, address, usual } of feeds) {
    const agent = agents.get(name);
    const switched = address === '' && usual !== '' && (await readSetting(tx, feedSwitch(name))) === '1';
    const state = states.get(name);
    const sport = name.split('-')[0]?.toUpperCase();
    rows.push({
      ID: name,
      name: agentTitle(name),
      address: address || (switched ? usual : ''),
      set_by: address !== '' ? 'operator' : switched ? 'console' : 'nobody',
      usual_address: usual,
      last_good: agent?.last_good_at == null ? '' : new Date(agent.last_good_at).toISOString(),
      last_error: agent?.last_error ?? '',
      next_run: agent?.active === 1 && (address !== '' || switched) ? new Date(agent.next_run_at).toISOString() : '',
      refused: await refusedOfLast(tx, name),
      by_hand: Number(byHand.find((row) => row.sport === sport)?.n ?? 0),
      ...(state && {
        answered_by: state.answeredBy,
        source: state.source,
        sources: state.sources,
        misfits: state.misfits.map(({ sentence }) => sentence),
      }),
    });
  }
  return rows;
}

async function refusedOfLast(tx: Tx, feed: string): Promise<number> {
  const last = await tx
    .selectFrom('feed_payloads')
    .select('refused')
    .where('feed', '=', feed)
    .where('ok', '=', 1)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? (JSON.parse(last.refused) as string[]).length : 0;
}
