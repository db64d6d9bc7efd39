import type { SquaresEntryRow, SquaresGameRow } from '@poolhouse/contract';
import { formatRecord, plural } from '@poolhouse/contract/formats';
import type { Moment } from '../moments/moment';

/** A board is one round. */
export const BOARD_ROUND = 1;

/** The squares that games have paid, by the final score and by the one at half-time. */
export function payingSquares(events: readonly SquaresGameRow[], entries: readonly Pick<SquaresEntryRow, 'id' | 'entry_name'>[]): Moment[] {
  const ids = new Map(entries.map(({ id, entry_name: name }) => [name, id]));
  return events.flatMap((game) => [...byHalf(game, ids.get(game.half_entry_name)), ...byFinal(game)]);
}

function byFinal({ state, entry_id: entryId, entry_name: name, amount, half_amount: half, ...game }: SquaresGameRow): Moment[] {
  const [points, { team1, team2, score1, score2 }] = [amount - half, game];
  if (state !== 'final' || entryId === 0 || points <= 0 || score1 === null || score2 === null) return [];
  const [winner, loser] = score1 > score2 ? [team1, team2] : [team2, team1];
  const score = formatRecord(Math.max(score1, score2), Math.min(score1, score2));
  return [
    {
      ...momentOf(game, 'square', entryId),
      figures: [score1, score2, points],
      says: `${winner} beat ${loser} ${score}, and the square of ${name} pays ${plural(points, 'point')}.`,
    },
  ];
}

function byHalf({ half, half_entry_name: name, half_amount: points, ...game }: SquaresGameRow, entryId: number | undefined): Moment[] {
  if (entryId === undefined || points <= 0) return [];
  const [score1 = 0, score2 = 0] = half.split('-').map(Number);
  return [
    {
      ...momentOf(game, 'half', entryId),
      figures: [score1, score2, points],
      says: `Half-time, ${game.team1} ${score1}, ${game.team2} ${score2}: the square of ${name} pays ${plural(points, 'point')}.`,
    },
  ];
}

const momentOf = ({ ID, day }: Pick<SquaresGameRow, 'ID' | 'day'>, kind: string, entryId: number) => ({
  kind,
  key: `game:${ID}`,
  round: BOARD_ROUND,
  entries: [entryId],
  tells: 'entries' as const,
  happenedAt: Date.parse(day),
});
