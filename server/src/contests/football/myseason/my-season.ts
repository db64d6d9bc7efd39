import type { DataOf, MySeasonTrophy } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import type { Contest } from '../../contest';
import type { Memberships } from '../../entries/directory';
import { wantedContest } from '../../entries/wanted-contest';
import { yearsOfCircle } from '../../seasons/contest-years';
import type { FootballDeps } from '../football-deps';
import { footballKind } from '../football.kind';
import { readYear } from '../season/circle';
import { headOf, lastOpenWeek, ownSeason } from './own-season';
import { trophiesOf } from './trophies.rules';

type MySeason = DataOf<'GET football/my_season'>;

export interface MySeasonQuery {
  viewer: Viewer;
  contestId: number | undefined;
  year: number | undefined;
  now: number;
}

/** The viewer's season up to the last week that is open to all, and what they have won in earlier ones. */
export async function readMySeason(tx: Tx, deps: FootballDeps, { viewer, contestId, year, now }: MySeasonQuery): Promise<MySeason> {
  const memberships = deps.directory.in(tx);
  const { contest } = await wantedContest(memberships, viewer, footballKind, { contestId, year, now });
  const season = await readYear(tx, deps, contest, now);
  const entry = season.entries.find(({ userId }) => userId === viewer.userId);
  const last = lastOpenWeek(season, now);
  const shelf = entry ? [...trophiesOf(season, entry.id, last), ...(await earlier(tx, deps, { memberships, viewer, contest, now }))] : [];
  const own = entry && (await ownSeason(tx, deps, season, { entry, now }));
  if (!own) return { ...EMPTY, config: { data: [headOf(season, entry, last)] }, shelf: { data: shelf } };
  return {
    config: { data: [own.head] },
    weeks: { data: [...own.weeks] },
    picks: { data: [...own.picks] },
    facts: { data: [...own.facts] },
    coin: { data: own.coin ? [own.coin] : [] },
    shelf: { data: shelf },
  };
}

const EMPTY = { weeks: { data: [] }, picks: { data: [] }, facts: { data: [] }, coin: { data: [] } } satisfies Partial<MySeason>;

/** What the viewer won in earlier years of the same contest, the latest first. */
async function earlier(
  tx: Tx,
  deps: FootballDeps,
  { memberships, viewer, contest, now }: { memberships: Memberships; viewer: Viewer; contest: Contest; now: number },
): Promise<MySeasonTrophy[]> {
  const years = (await yearsOfCircle(memberships, viewer, contest)).filter(({ year }) => year < contest.year);
  const won: MySeasonTrophy[] = [];
  for (const one of years.sort((a, b) => b.year - a.year)) {
    const mine = (await memberships.entriesOf(one.id)).find(({ userId }) => userId === viewer.userId);
    if (!mine) continue;
    const season = await readYear(tx, deps, one, now);
    won.push(...trophiesOf(season, mine.id, lastOpenWeek(season, now)));
  }
  return won;
}
