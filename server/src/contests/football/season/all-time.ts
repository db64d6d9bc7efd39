import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';
import type { Viewer } from '../../../ground/viewer';
import { entryNameKey } from '../../entries/entry-names.rules';
import { wantedContest } from '../../entries/wanted-contest';
import { yearsOfCircle } from '../../seasons/contest-years';
import type { FootballDeps } from '../football-deps';
import { footballKind } from '../football.kind';
import type { Season } from '../money/season.rules';
import { allTime, winShare, type AllTime } from './all-time.rules';
import { readYear } from './circle';

const ROW_BYTES = 200;
/** By contest, while no year of it is another one: what everybody who looks at it sees alike. */
const table: Derivation<readonly AllTime[]> = { name: 'football all-time', latest: true, weigh: (rows) => rows.length * ROW_BYTES };

/** Every entry name over all years of a contest. */
export async function readAllTime(
  tx: Tx,
  deps: FootballDeps,
  { viewer, contestId, now }: { viewer: Viewer; contestId: number | undefined; now: number },
): Promise<DataOf<'GET football/alltimeview'>> {
  const memberships = deps.directory.in(tx);
  const { contest } = await wantedContest(memberships, viewer, footballKind, { contestId, year: undefined, now });
  const circle = await yearsOfCircle(memberships, viewer, contest);
  const inCircle = new Set(circle.map((one) => one.id));
  const mine = new Set(
    (await memberships.entriesOfUser(viewer.userId))
      .filter((entry) => inCircle.has(entry.contestId))
      .map((entry) => entryNameKey(entry.name)),
  );
  const seasons: Season['overall'][] = [];
  for (const one of circle) seasons.push((await readYear(tx, deps, one, now)).season.overall);
  const known = derive(deps.db, table, [contest.id, ...seasons], () => allTime(seasons, entryNameKey));
  const rows = known.map(({ key, name, wins, losses, points, years }) => ({
    ID: key,
    football_entryname: name,
    wins,
    losses,
    pct: winShare({ wins, losses }),
    winnings: points,
    years,
    mine: mine.has(key) ? (1 as const) : (0 as const),
  }));
  return { all_time_data: { data: rows } };
}
