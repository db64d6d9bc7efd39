import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import { entryNameKey } from '../../entries/entry-names.rules';
import { wantedContest } from '../../entries/wanted-contest';
import { yearsOfCircle } from '../../seasons/contest-years';
import type { FootballDeps } from '../football-deps';
import { footballKind } from '../football.kind';
import { allTime, winShare } from './all-time.rules';
import { readYear } from './circle';

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
  const seasons = [];
  for (const one of circle) seasons.push((await readYear(tx, deps, one, now)).season.overall);
  const rows = allTime(seasons, entryNameKey).map(({ key, name, wins, losses, points, years }) => ({
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
