import { homeChance } from '../model/chance.rules';

/** A game that is over, with what was said of it. Points; home minus away. */
export interface GradedGame {
  readonly margin: number;
  readonly total: number;
  readonly sigma: number;
  readonly score1: number;
  readonly score2: number;
  /** The closing line and total; null where the site has none. */
  readonly spread2: number | null;
  readonly totalLine: number | null;
}

/** Of one forecaster, by how sure it was of its favourite: 50 to 55 in 100, 55 to 60, … 85 and more. */
export interface Bin {
  readonly n: number;
  /** Sum of the chances that it gave the favourite. */
  readonly said: number;
  /** Favourites that won; a tie is half. */
  readonly won: number;
}

export const BINS = 8;

/** Sums over games, so that tallies can be added. The model's and the line's are of the same games. */
export interface Tally {
  /** Games with a closing line. */
  readonly n: number;
  /** Sums of points off the margin. */
  readonly modelMargin: number;
  readonly lineMargin: number;
  /** Games with a closing total, and sums of points off it. */
  readonly totals: number;
  readonly modelTotal: number;
  readonly lineTotal: number;
  /** Sums of squared errors of the chance. */
  readonly modelBrier: number;
  readonly lineBrier: number;
  /** Against the spread. */
  readonly wins: number;
  readonly losses: number;
  readonly pushes: number;
  /** The model's margin was the line. */
  readonly none: number;
  readonly modelBins: readonly Bin[];
  readonly lineBins: readonly Bin[];
}

const NO_BIN: Bin = { n: 0, said: 0, won: 0 };
export const NO_TALLY: Tally = {
  n: 0,
  modelMargin: 0,
  lineMargin: 0,
  totals: 0,
  modelTotal: 0,
  lineTotal: 0,
  modelBrier: 0,
  lineBrier: 0,
  wins: 0,
  losses: 0,
  pushes: 0,
  none: 0,
  modelBins: Array.from({ length: BINS }, () => NO_BIN),
  lineBins: Array.from({ length: BINS }, () => NO_BIN),
};

type Counting = { -readonly [K in keyof Tally]: Tally[K] extends number ? number : CountingBin[] };
type CountingBin = { -readonly [K in keyof Bin]: Bin[K] };

/**
 * Counts games. One without a line says nothing about the margin, one without a total nothing about the total. It counts into one tally,
 * since a season is counted at each update and a tally a game would be mostly garbage.
 */
export function tallyOf(games: readonly GradedGame[]): Tally {
  const noBins = () => NO_TALLY.modelBins.map((bin) => ({ ...bin }));
  const tally: Counting = { ...NO_TALLY, modelBins: noBins(), lineBins: noBins() };
  for (const game of games) count(tally, game);
  return tally;
}

/** Both together. */
export function addTallies(one: Tally, other: Tally): Tally {
  const bins = (a: readonly Bin[], b: readonly Bin[]) =>
    a.map(({ n, said, won }, at) => {
      const more = b[at] ?? NO_BIN;
      return { n: n + more.n, said: said + more.said, won: won + more.won };
    });
  const sums = Object.fromEntries(
    Object.entries(one).flatMap(([key, value]) => (typeof value === 'number' ? [[key, value + Number(other[key as keyof Tally])]] : [])),
  );
  return { ...one, ...sums, modelBins: bins(one.modelBins, other.modelBins), lineBins: bins(one.lineBins, other.lineBins) };
}

function count(tally: Counting, { margin, total, sigma, score1, score2, spread2, totalLine }: GradedGame): void {
  const [result, sum] = [score2 - score1, score1 + score2];
  if (totalLine !== null) {
    tally.totals += 1;
    tally.modelTotal += Math.abs(sum - total);
    tally.lineTotal += Math.abs(sum - totalLine);
  }
  if (spread2 === null) return;
  const line = 0 - spread2;
  tally.n += 1;
  tally.modelMargin += Math.abs(result - margin);
  tally.lineMargin += Math.abs(result - line);
  tally.modelBrier += (homeChance(margin, sigma) - won(result)) ** 2;
  tally.lineBrier += (homeChance(line, sigma) - won(result)) ** 2;
  tally[againstSpread(margin, line, result)] += 1;
  countBin(tally.modelBins, margin, sigma, result);
  countBin(tally.lineBins, line, sigma, result);
}

/** 1 for the home side, ½ for a tie. */
const won = (result: number): number => (Math.sign(result) + 1) / 2;

function againstSpread(margin: number, line: number, result: number): 'wins' | 'losses' | 'pushes' | 'none' {
  const edge = Math.round((margin - line) * 10);
  if (edge === 0) return 'none';
  const cover = result - line;
  if (cover === 0) return 'pushes';
  return edge * cover > 0 ? 'wins' : 'losses';
}

/** Level chances count the home side as the favourite. */
function countBin(bins: readonly CountingBin[], margin: number, sigma: number, result: number): void {
  const side = margin < 0 ? -1 : 1;
  const said = homeChance(Math.abs(margin), sigma);
  const bin = bins[Math.min(BINS - 1, Math.floor((said - 0.5) * 20 + 1e-9))];
  if (!bin) return;
  bin.n += 1;
  bin.said += said;
  bin.won += won(result * side);
}
