/** A game between two seeds of which one won; of seeds that differ. */
export interface SeedGame {
  season: number;
  winner: number;
  loser: number;
}

const SEEDS = 16;
const ENOUGH = 1e-10;
const ROUNDS = 50;

/** The chance of the stronger side of a logistic scale. */
const chance = (difference: number): number => 1 / (1 + Math.exp(-difference));

/**
 * Strengths of seeds 1 to 16, the first at 0: the most likely ones of a logistic model (Bradley and Terry), less half of `smoothing` times
 * the squared second differences of neighbours, by Newton's method.
 */
export function fitStrengths(games: readonly SeedGame[], smoothing: number): number[] {
  const penalty = penaltyOf(smoothing);
  let strengths = new Array<number>(SEEDS).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = penalty.map((row) => -row.reduce((sum, weight, n) => sum + weight * (strengths[n] ?? 0), 0));
    const bend = penalty.map((row) => [...row]);
    const add = (row: number, column: number, by: number) => {
      const cells = bend[row];
      if (cells) cells[column] = (cells[column] ?? 0) + by;
    };
    for (const { winner, loser } of games) {
      const [won, lost] = [winner - 1, loser - 1];
      const said = chance((strengths[won] ?? 0) - (strengths[lost] ?? 0));
      slope[won] = (slope[won] ?? 0) + 1 - said;
      slope[lost] = (slope[lost] ?? 0) - 1 + said;
      const weight = said * (1 - said);
      add(won, won, weight);
      add(lost, lost, weight);
      add(won, lost, -weight);
      add(lost, won, -weight);
    }
    // The first stays where it is: only differences count.
    const step = [
      0,
      ...solved(
        bend.slice(1).map((row) => row.slice(1)),
        slope.slice(1),
      ),
    ];
    strengths = strengths.map((strength, n) => strength + (step[n] ?? 0));
    if (Math.max(...step.map(Math.abs)) < ENOUGH) break;
  }
  return strengths;
}

function penaltyOf(smoothing: number): number[][] {
  const penalty = Array.from({ length: SEEDS }, () => new Array<number>(SEEDS).fill(0));
  const second = [1, -2, 1];
  for (let at = 0; at + 2 < SEEDS; at += 1)
    for (const [i, a] of second.entries())
      for (const [j, b] of second.entries()) {
        const row = penalty[at + i];
        if (row) row[at + j] = (row[at + j] ?? 0) + smoothing * a * b;
      }
  return penalty;
}

/** Solves a positive definite system by Cholesky's way. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const lower = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const at = (rows: readonly (readonly number[])[], i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let rest = at(matrix, i, j);
      for (let k = 0; k < j; k += 1) rest -= at(lower, i, k) * at(lower, j, k);
      (lower[i] as number[])[j] = i === j ? Math.sqrt(rest) : rest / at(lower, j, j);
    }
  const forward = new Array<number>(size).fill(0);
  for (let i = 0; i < size; i += 1) {
    let rest = right[i] ?? 0;
    for (let k = 0; k < i; k += 1) rest -= at(lower, i, k) * (forward[k] ?? 0);
    forward[i] = rest / at(lower, i, i);
  }
  const back = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i -= 1) {
    let rest = forward[i] ?? 0;
    for (let k = i + 1; k < size; k += 1) rest -= at(lower, k, i) * (back[k] ?? 0);
    back[i] = rest / at(lower, i, i);
  }
  return back;
}

export interface Calibration {
  /** Chance that the better seed had by the model, and how often it won, of so many games. */
  said: number;
  came: number;
  games: number;
}

export interface Quality {
  games: number;
  logLoss: number;
  brier: number;
  /** By the chance of the better seed, in tenths from a half. */
  bands: Calibration[];
}

const BANDS = 5;

/** How good the model is on seasons that it has not seen: each season by a fit of all others. */
export function qualityOf(games: readonly SeedGame[], smoothing: number): Quality {
  const bands = Array.from({ length: BANDS }, () => ({ said: 0, came: 0, games: 0 }));
  let [logLoss, brier] = [0, 0];
  for (const season of new Set(games.map((game) => game.season))) {
    const strengths = fitStrengths(
      games.filter((game) => game.season !== season),
      smoothing,
    );
    for (const { winner, loser } of games.filter((game) => game.season === season)) {
      const said = chance((strengths[winner - 1] ?? 0) - (strengths[loser - 1] ?? 0));
      logLoss -= Math.log(said);
      brier += (1 - said) ** 2;
      const better = winner < loser ? said : 1 - said;
      const band = bands[Math.max(0, Math.min(BANDS - 1, Math.floor((better - 0.5) * 10)))];
      if (!band) continue;
      band.said += better;
      band.came += winner < loser ? 1 : 0;
      band.games += 1;
    }
  }
  return {
    games: games.length,
    logLoss: logLoss / games.length,
    brier: brier / games.length,
    bands: bands.map((band) => ({ said: band.said / band.games, came: band.came / band.games, games: band.games })),
  };
}
