import { LAST_TIP, playedTournament } from '../../../sport/tournament/testing/played.fixture';
import type { BoardFacts } from '../board/seen-board';

/** After the final. */
export const LATER = LAST_TIP + 1000;
/** Of columns and rows. */
export const DIGITS = [3, 1, 4, 0, 5, 9, 2, 6, 8, 7];

/** A board whose games are all over. @param holderOf a place's entry, by its number in `names` from 1; 0 for nobody */
export function playedBoard(names: readonly string[], holderOf: (place: number) => number): BoardFacts {
  return {
    contest: { id: 7, type: 'bbsquares' as const, name: 'Oak Street', year: 2022, groupNumber: 1, firstWeek: 1 },
    entries: names.map((name, n) => ({ id: n + 1, contestId: 7, userId: n + 1, name, createdAt: 0 })),
    board: {
      contestId: 7,
      pointsPerSquare: 10,
      maxSquares: 50,
      lockAt: null,
      playins: false,
      halftimePct: 25,
      amounts: [0, 80, 120, 220, 360, 560, 1200],
      lockedAt: 2000,
      commitment: 'sealed',
      sealedAt: 0,
      drawnAt: null,
      numbers: { columns: DIGITS, rows: DIGITS },
      typedBy: 'Carl',
      document: null,
      voidedAt: null,
      redrawGame: null,
      moments: [2000],
    },
    claims: Array.from({ length: 100 }, (_, n) => ({ x: n % 10, y: Math.floor(n / 10), entryId: holderOf(n), by: '', reason: '' })).filter(
      ({ entryId }) => entryId > 0,
    ),
    tournament: playedTournament(),
  };
}
