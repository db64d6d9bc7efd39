import type { ContestKind } from '../contest-kind';

export const squaresKind = {
  type: 'bbsquares',
  name: 'bbSquares',
  words: 'a squares contest',
  path: '/bbsquares',
  sports: ['NCAAB'],
  leadsFrom: -6,
} as const satisfies ContestKind;

/** What a board's own pages hang on, beside contest and tournament. */
export const boardTag = (contestId: number): string => `bbsquares:board:${contestId}`;
