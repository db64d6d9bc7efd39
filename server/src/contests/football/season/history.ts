import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import { gamesByIds } from '../../../sport/games/games.store';
import type { Contest, Entry } from '../../contest';
import { entryNameKey } from '../../entries/entry-names.rules';
import { wantedContest } from '../../entries/wanted-contest';
import { yearsOfCircle } from '../../seasons/contest-years';
import type { FootballDeps } from '../football-deps';
import { footballKind } from '../football.kind';
import { allPicksOfEntry } from '../football.store';
import { readYear } from './circle';
import { historyPicks, historyWeeks, type EntryYear } from './history-rows';

export interface HistoryQuery {
  viewer: Viewer;
  contestId: number | undefined;
  year: number | undefined;
  entryName: string;
  now: number;
}

/** An entry's picks and weeks of one year, and the results of its name in all years of the contest. */
export async function readHistory(
  tx: Tx,
  deps: FootballDeps,
  { viewer, contestId, year, entryName, now }: HistoryQuery,
): Promise<DataOf<'GET football/history'>> {
  const memberships = deps.directory.in(tx);
  const { contest: asked } = await wantedContest(memberships, viewer, footballKind, { contestId, year, now });
  const key = entryNameKey(entryName);
  const named = async (one: Contest) => (await memberships.entriesOf(one.id)).find((entry) => entryNameKey(entry.name) === key);
  // A name of the all-time table may not play this year: its latest year then tells most.
  const elsewhere = year === undefined && !(await named(asked));
  const contest = elsewhere ? ((await firstThat(await yearsOfCircle(memberships, viewer, asked), named)) ?? asked) : asked;
  const entry = await named(contest);
  if (!entry) throw noSuchName(contest, entryName);

  const shown = await readYear(tx, deps, contest, now);
  const played = { entry, own: entry.userId === viewer.userId, ...(await readPicks(tx, entry)) };
  const results = [];
  for (const one of await yearsOfCircle(memberships, viewer, contest)) {
    const same = await named(one);
    if (!same) continue;
    const { season } = one.id === contest.id ? shown : await readYear(tx, deps, one, now);
    const { wins, losses, points } = must(
      season.overall.find((total) => total.entryId === same.id),
      'the season of an entry of the contest',
    );
    results.push({ ID: one.year, Year: one.year, Wins: wins, Losses: losses, Points: points });
  }
  return {
    picks: { data: historyPicks(shown, played, now) },
    weeks: { data: historyWeeks(shown, entry) },
    yearly_results: { data: results },
  };
}

async function firstThat(contests: readonly Contest[], holds: (one: Contest) => Promise<unknown>): Promise<Contest | undefined> {
  for (const one of contests) if (await holds(one)) return one;
  return undefined;
}

async function readPicks(tx: Tx, entry: Entry): Promise<Pick<EntryYear, 'picks' | 'games'>> {
  const picks = await allPicksOfEntry(tx, entry.id);
  return { picks, games: await gamesByIds(tx, [...new Set(picks.map(({ eventId }) => eventId))]) };
}

function noSuchName(contest: Contest, name: string): Refusal {
  return new Refusal('not_found', `There is no entry ${name} in ${contest.name} ${contest.year}.`, { entryname: 'is not known' });
}
