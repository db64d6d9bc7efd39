import type { AccuracyBinRow, AccuracySeasonRow, AccuracyTotalRow } from '@poolhouse/contract';
import { formatPercent, formatRecord, plural } from '@poolhouse/shared-ui';

const MEASURES = [
  { name: 'margin', model: 'model_margin', line: 'line_margin' },
  { name: 'total', model: 'model_total', line: 'line_total' },
  { name: 'Brier score', model: 'model_brier', line: 'line_brier' },
] as const;

/** The first sentence: who is better, on the figures that stand beside it. */
export function whoIsBetter(total: AccuracyTotalRow): string {
  const known = MEASURES.filter(({ model, line }) => total[model] !== null && total[line] !== null);
  const model = known.filter((one) => Number(total[one.model]) < Number(total[one.line]));
  if (known.length === 0) return 'How good the model is here is not known yet.';
  if (model.length === 0) return 'The closing line is better on every measure.';
  if (model.length === known.length) return `In so few games (${total.n}) the model was closer than the closing line; expect that to pass.`;
  return `The closing line is better on ${known.length - model.length} of ${plural(known.length, 'measure')}.`;
}

/** '1083–1033–47, 51.2%, 49.0 to 53.3 with 95 in 100'. */
export function spreadWords({ wins, losses, pushes }: AccuracyTotalRow): string {
  const n = wins + losses;
  if (n === 0) return '';
  const share = wins / n;
  const half = 1.96 * Math.sqrt((share * (1 - share)) / n);
  const flip = Math.abs(share - 0.5) <= half ? 'a coin flip' : share > 0.5 ? 'better than a coin' : 'worse than a coin';
  const percent = (part: number) => formatPercent(part, 1);
  return `Against the spread the model is ${flip}: ${formatRecord(wins, losses, pushes)}, ${percent(share)} (${percent(share - half)} to ${percent(share + half)}).`;
}

/** '3 tested seasons': each counts once, however many sources have games of it. */
export const testedSeasons = (rows: readonly Pick<AccuracySeasonRow, 'season' | 'role'>[]): string =>
  plural(new Set(rows.filter(({ role }) => role === 'tested').map(({ season }) => season)).size, 'tested season');

/** Which seasons made the constants, of the row that is theirs: '2003–2015'; '' where none did. */
export const fittedSeasons = (totals: readonly Pick<AccuracyTotalRow, 'ID' | 'seasons'>[]): string =>
  (totals.find(({ ID }) => ID === 'fitted')?.seasons ?? '').replace('-', '–');

/** How it kept its word in the largest group, and in the one that fits least: the picture's worst stands in words as well as its best. */
export function keptWords(bins: readonly AccuracyBinRow[]): string {
  const known = bins.filter(({ n, said, won }) => n > 0 && said !== null && won !== null);
  const missed = ({ said, won }: AccuracyBinRow) => Math.abs(Number(said) - Number(won));
  const large = [...known].sort((a, b) => b.n - a.n)[0];
  const worst = [...known].sort((a, b) => missed(b) - missed(a))[0];
  const words = ({ said, won, n }: AccuracyBinRow) =>
    `“${Math.round(Number(said))} of 100” won ${Math.round(Number(won))} of 100 in ${plural(n, 'game')}`;
  if (!large || !worst) return '';
  return large === worst ? `${words(large)}, which fits least.` : `${words(large)}. What fits least: ${words(worst)}.`;
}
