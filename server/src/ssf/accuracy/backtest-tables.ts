import type { AccuracyTotalRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import type { Accuracy } from './accuracy-rows';

const number = (value: number | null, digits: number): string => (value === null ? '-' : value.toFixed(digits));

/** The tables of a back-test as text. */
export function backtestTables(sport: string, { totals, seasons, bins }: Accuracy): string {
  const lines = [
    `${sport}: points off, mean, model and closing line; Brier score; against the spread`,
    row(['Season', 'Role', 'Games', 'Margin', 'Line', 'Total', 'Line', 'Brier', 'Line', 'Won-Lost-Push', 'No edge']),
    ...seasons.map((season) => row([String(season.season), season.role, ...figures(season)])),
    ...totals.filter(({ n, total_n }) => n + total_n > 0).map((total) => row([total.seasons, total.ID, ...figures(total)])),
    '',
    'Favourite, tested seasons: said and won in 100, games; the line beside it',
    ...bins
      .filter(({ of }) => of === 'model')
      .map((bin, at) => {
        const line = bins.filter(({ of }) => of === 'line')[at];
        return row([
          `${bin.from}-${bin.to}`,
          number(bin.said, 1),
          number(bin.won, 1),
          String(bin.n),
          '',
          number(line?.said ?? null, 1),
          number(line?.won ?? null, 1),
          String(line?.n ?? 0),
        ]);
      }),
    '',
    ...verdict(totals.find(({ ID }) => ID === 'tested')),
  ];
  return lines.join('\n');
}

function figures(one: Omit<AccuracyTotalRow, 'ID' | 'seasons'>): string[] {
  return [
    String(one.n),
    number(one.model_margin, 3),
    number(one.line_margin, 3),
    number(one.model_total, 3),
    number(one.line_total, 3),
    number(one.model_brier, 4),
    number(one.line_brier, 4),
    `${one.wins}-${one.losses}-${one.pushes}`,
    String(one.none),
  ];
}

const row = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => (at < 2 ? cell.padEnd(10) : cell.padStart(at === 9 ? 15 : 8)))
    .join('')
    .trimEnd();

function verdict(tested: AccuracyTotalRow | undefined): string[] {
  const pairs = [
    [tested?.model_margin, tested?.line_margin],
    [tested?.model_total, tested?.line_total],
    [tested?.model_brier, tested?.line_brier],
  ].flatMap(([model, line]) => (model == null || line == null ? [] : [{ model, line }]));
  if (pairs.length === 0) return [];
  const better = pairs.filter(({ model, line }) => line < model).length;
  return [
    better === pairs.length
      ? 'The closing line is better on every measure.'
      : `The closing line is better on ${better} of ${plural(pairs.length, 'measure')}.`,
  ];
}
