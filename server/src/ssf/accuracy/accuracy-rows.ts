import type { AccuracyBinRow, AccuracySeasonRow, AccuracyTotalRow } from '@poolhouse/contract';
import type { PredictionSource } from '../../sport/predictions/predictions.schema';
import { roleOf, type StatsSport } from '../model/edition.rules';
import { addTallies, NO_TALLY, type Bin, type Tally } from './tally.rules';

/** A season's tally, of predictions of one source. */
export interface SeasonTally {
  readonly season: number;
  readonly source: PredictionSource;
  readonly tally: Tally;
}

export interface Accuracy {
  readonly totals: readonly AccuracyTotalRow[];
  readonly seasons: readonly AccuracySeasonRow[];
  readonly bins: readonly AccuracyBinRow[];
}

/**
 * The site's own tallies, and those that came with the product for seasons of which the site knows fewer games: a fresh site can then say
 * how good its model was.
 */
export function withShipped(own: readonly SeasonTally[], shipped: readonly SeasonTally[]): SeasonTally[] {
  const games = (season: number) => own.filter((one) => one.season === season).reduce((sum, { tally }) => sum + tally.n, 0);
  const [kept, left] = [shipped.filter(({ season, tally }) => tally.n > games(season)), new Set<number>()];
  for (const { season } of kept) left.add(season);
  return [...own.filter(({ season, source }) => source === 'live' || !left.has(season)), ...kept].sort(
    (a, b) => a.season - b.season || a.source.localeCompare(b.source),
  );
}

/** What the accuracy page shows. Seasons that only warmed the ratings up are left out. */
export function accuracyOf(sport: StatsSport, all: readonly SeasonTally[]): Accuracy {
  const seasons = all.flatMap(({ season, source, tally }) => {
    const role = roleOf(sport, season);
    return role === 'warm-up' || tally.n + tally.totals === 0 ? [] : [{ season, source, tally, role }];
  });
  const [tested, fitted] = (['tested', 'fitted'] as const).map((role) => seasons.filter((one) => one.role === role));
  const live = seasons.filter(({ source }) => source === 'live');
  return {
    totals: [totalRow('tested', tested ?? []), totalRow('fitted', fitted ?? []), totalRow('live', live)],
    seasons: seasons.map(({ season, source, role, tally }) => ({ ID: `${season}-${source}`, season, role, source, ...means(tally) })),
    bins: binRows(sumOf(tested ?? [])),
  };
}

const sumOf = (seasons: readonly { tally: Tally }[]): Tally => seasons.reduce((sum, { tally }) => addTallies(sum, tally), NO_TALLY);

function totalRow(ID: AccuracyTotalRow['ID'], of: readonly { season: number; tally: Tally }[]): AccuracyTotalRow {
  const years = of.map(({ season }) => season);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return { ID, seasons: years.length === 0 ? '' : first === last ? String(first) : `${first}-${last}`, ...means(sumOf(of)) };
}

function means(tally: Tally): Omit<AccuracyTotalRow, 'ID' | 'seasons'> {
  const { n, totals, wins, losses, pushes, none } = tally;
  const mean = (sum: number, of: number) => (of === 0 ? null : rounded(sum / of, 4));
  return {
    n,
    model_margin: mean(tally.modelMargin, n),
    line_margin: mean(tally.lineMargin, n),
    total_n: totals,
    model_total: mean(tally.modelTotal, totals),
    line_total: mean(tally.lineTotal, totals),
    model_brier: mean(tally.modelBrier, n),
    line_brier: mean(tally.lineBrier, n),
    wins,
    losses,
    pushes,
    none,
  };
}

function binRows({ modelBins, lineBins }: Tally): AccuracyBinRow[] {
  const rows = (of: 'model' | 'line', bins: readonly Bin[]) =>
    bins.map(({ n, said, won }, at) => ({
      ID: `${of}-${at}`,
      of,
      from: 50 + 5 * at,
      to: at === bins.length - 1 ? 100 : 55 + 5 * at,
      n,
      said: n === 0 ? null : rounded((said / n) * 100, 1),
      won: n === 0 ? null : rounded((won / n) * 100, 1),
    }));
  return [...rows('model', modelBins), ...rows('line', lineBins)];
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
