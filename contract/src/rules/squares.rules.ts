/**
 * Whether a tournament's game counts on a squares board: those of the First Four only where the board says so. What it pays says nothing of it: a round, and
 * a whole board, may be played for nothing but the win.
 */
export const countsOnBoard = ({ round }: { round: number }, { playins }: { playins: 0 | 1 }): boolean => round > 0 || playins === 1;
