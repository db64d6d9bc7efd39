import type { FootballEventRow } from '@poolhouse/contract';
import { callAt, dataOf } from './process/caller';

/** One contest in which the administrator plays with several entries; answers its id, theirs, and the games to pick from. */
export async function enterLeague(
  url: string,
  admin: string,
  entries: number,
): Promise<{ contestId: number; entries: number[]; games: readonly FootballEventRow[] }> {
  const { users } = await dataOf(callAt(url, admin, 'GET ad/pagedata'));
  const contest = await dataOf(callAt(url, admin, 'POST ad/add_contest', { body: { contest_type: 'football', name: 'Kill', year: 2030 } }));
  const ids: number[] = [];
  for (let n = 1; n <= entries; n += 1) {
    const body = { contest_id: contest.id!, user_id: users.data[0]!.id, entry_name: `Entry ${n}` };
    ids.push((await dataOf(callAt(url, admin, 'POST ad/add_contest_entry', { body }))).id!);
  }
  const { events } = await dataOf(callAt(url, admin, 'GET football/makepicksdata', { query: { entry_id: ids[0]! } }));
  return { contestId: contest.id!, entries: ids, games: events.data };
}
