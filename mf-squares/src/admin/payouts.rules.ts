import { formatRate } from '@poolhouse/shared-ui';
/** Games of each round in a usual year, from the First Four to the final. */
const GAMES = [4, 32, 16, 8, 4, 2, 1];
const WHOLE = 10_000;

/** Percent of the pot that each game of a round pays in a usual year, as it is typed. */
export const usualPercents = (playins: boolean): string[] =>
  playins ? ['0.4', '0.8', '1.2', '2.2', '3.6', '5.6', '10.4'] : ['0', '0.8', '1.2', '2.2', '3.6', '5.6', '12'];

/** What is sent of typed percents: hundredths of a percent a game. What is no number counts nothing. */
export function amountsBody(percents: readonly string[]): number[] {
  return percents.map((typed) => {
    const value = Math.round(Number(typed.replace(',', '.')) * 100);
    return Number.isFinite(value) && value >= 0 ? Math.min(value, WHOLE) : 0;
  });
}

/** 'All games pay 100% of the pot.', or what is too little or too much. */
export function shareWords(percents: readonly string[], playins: boolean): string {
  const sum = amountsBody(percents).reduce((all, amount, round) => all + (round > 0 || playins ? amount * (GAMES[round] ?? 0) : 0), 0);
  const left = WHOLE - sum;
  if (left === 0) return 'All games together pay 100% of the pot.';
  return `All games together pay ${formatRate(sum / 100)} of the pot: ${formatRate(Math.abs(left) / 100)} too ${left > 0 ? 'little' : 'much'}.`;
}
