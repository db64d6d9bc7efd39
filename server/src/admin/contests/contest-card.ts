import type { DataOf } from '@poolhouse/contract';
import type { Contest } from '../../contests/contest';
import { tellsMoments } from '../../contests/moments/moments.store';
import type { OpenContests } from '../../contests/open-contests';
import { mayShare } from '../../contests/recaps/shares.store';
import { readFreeze } from '../../contests/seasons/freezes.store';
import { reportOf } from '../../contests/seasons/season-reports';
import { toComeWords } from '../../contests/seasons/to-come.rules';
import type { Tx } from '../../ground/db/database';
import { missingPicks } from '../facts/needs-action';
import { entriesOfCard } from './contest-card.store';

const iso = (at: number | null | undefined) => (at == null ? '' : new Date(at).toISOString());

const sourcesOf = (modules: OpenContests['modules']) => modules.flatMap(({ missingPicks: source }) => source ?? []);

/** A contest as its administrator sees it: who has paid and whose picks are missing, by counts. `now` is site time. */
export async function readContestCard(
  tx: Tx,
  { plugs, modules }: OpenContests,
  contest: Contest,
  now: number,
): Promise<DataOf<'GET ad/contest'>> {
  const freeze = await readFreeze(tx, contest.id);
  const missing = (await missingPicks(tx, sourcesOf(modules), [contest.id], now)).get(contest.id) ?? [];
  const entries = await entriesOfCard(tx, contest.id);
  const present = entries.filter(({ removed_at }) => removed_at === '').length;
  const nextLock = Math.min(...missing.flatMap((one) => one.locks.map(({ at }) => at)));
  const report = reportOf(modules, contest.type);
  const toCome = report && !freeze ? toComeWords(await report.toCome(tx, contest, now)) : '';
  return {
    contest: {
      data: [
        {
          ID: contest.id,
          contest_type: contest.type,
          name: contest.name,
          year: contest.year,
          group_number: contest.groupNumber,
          path: plugs.find(({ type }) => type === contest.type)?.path ?? '',
          frozen_at: iso(freeze?.at),
          frozen_by: freeze?.by ?? '',
          frozen_reason: freeze?.reason ?? '',
          to_come: toCome,
          picks_in: missing.length > 0 ? present - missing.length : null,
          picks_of: missing.length > 0 ? present : null,
          next_lock: nextLock < Infinity ? iso(nextLock) : '',
          ...(await switchesOf(tx, modules, contest)),
        },
      ],
    },
    entries: {
      data: entries.map((entry) => ({ ...entry, missing: missing.find(({ entryId }) => entryId === entry.id)?.missing ?? null })),
    },
    standings: { data: freeze?.standings ?? (report ? await report.standings(tx, contest, now) : []) },
  };
}

/** Whether its moments are told, and its recaps may be shared; null where its kind has none. */
async function switchesOf(tx: Tx, modules: OpenContests['modules'], { type, id }: Contest) {
  const has = (part: 'moments' | 'recaps') => modules.some((module) => module[part]?.type === type);
  const asFlag = (on: boolean): 0 | 1 => (on ? 1 : 0);
  return {
    moments: has('moments') ? asFlag(await tellsMoments(tx, id)) : null,
    recap_sharing: has('recaps') ? asFlag(await mayShare(tx, id)) : null,
  };
}
