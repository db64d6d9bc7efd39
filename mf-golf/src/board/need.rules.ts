import type { GolfConfigRow, GolfCourseRow, GolfStandingRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import { holeName } from '../contest/cells.rules';
import type { EntryLine } from '../contest/rounds.rules';

/** A hole on which an entry is not under par yet and one of its golfers has still to play. */
export interface Chance {
  readonly hole: number;
  /** Strokes that a birdie there is worth: one from par or from nothing, more from over par. */
  readonly birdie: number;
  /** The same for the best that is counted with: an eagle on a par five, else a birdie. */
  readonly best: number;
}

/** What it takes to make up a gap: so many more birdies, eagles besides, or more than the round has left. */
export type Need = { readonly kind: 'birdies'; readonly birdies: number } | { readonly kind: 'eagles' } | { readonly kind: 'out' };

const EAGLE_PAR = 5;

export function chancesOf(line: Pick<EntryLine, 'cells' | 'golfers'>, courses: readonly GolfCourseRow[]): Chance[] {
  return line.cells.flatMap((ball, n) => {
    const open = line.golfers.some(({ cells, remaining }) => remaining !== 0 && !cells[n]);
    if ((ball && ball.toPar < 0) || !open) return [];
    const from = ball?.toPar ?? 0;
    const isPar5 = courses.some((course) => course[holeName(n + 1)] === EAGLE_PAR);
    return [{ hole: n + 1, birdie: from + 1, best: from + (isPar5 ? 2 : 1) }];
  });
}

/** The fewest birdies that make up so many strokes while everybody else stands still. Exact: the dearest holes count first. */
export function needOf(gap: number, chances: readonly Chance[]): Need {
  let left = gap;
  let birdies = 0;
  for (const { birdie } of [...chances].sort((a, b) => b.birdie - a.birdie)) {
    if (left <= 0) break;
    left -= birdie;
    birdies += 1;
  }
  if (left <= 0) return { kind: 'birdies', birdies };
  return chances.reduce((sum, { best }) => sum + best, 0) >= gap ? { kind: 'eagles' } : { kind: 'out' };
}

/** What my entry needs to draw level with the place above and with the last place that is paid; none where it stands there. */
export function needs(
  standings: readonly GolfStandingRow[],
  { current_tournament, entry_id }: Pick<GolfConfigRow, 'current_tournament' | 'entry_id'>,
  chances: readonly Chance[],
): { goal: string; need: Need }[] {
  const rows = standings.flatMap(({ Score, ...row }) =>
    row.Tournament_ID === current_tournament && row.Rank > 0 && Score !== null ? [{ ...row, Score }] : [],
  );
  const own = rows.find((row) => row.entry_id === entry_id);
  if (!own) return [];
  const ahead = rows.filter(({ Score }) => Score < own.Score).sort((a, b) => b.Score - a.Score);
  const [next] = ahead;
  if (!next) return [];
  const paid = own.Points > 0 ? undefined : ahead.find(({ Points }) => Points > 0);
  const goals = [
    { goal: `level with ${next.EntryName}`, row: next },
    ...(paid && paid.Score < next.Score ? [{ goal: `level with ${paid.EntryName}, the last place that is paid`, row: paid }] : []),
  ];
  return goals.map(({ goal, row }) => ({ goal, need: needOf(own.Score - row.Score, chances) }));
}

/** '2 more birdies on your 6 open holes'. */
export function needWords(need: Need, open: number): string {
  const holes = `your ${plural(open, 'open hole')}`;
  if (need.kind === 'birdies') return `${plural(need.birdies, 'more birdie')} on ${holes}`;
  if (need.kind === 'eagles') return `a birdie on each of ${holes}, and eagles on the par fives`;
  return 'more than this round has left';
}
