/** 1 is the round of 64, 6 the final. */
export type RoundNumber = 1 | 2 | 3 | 4 | 5 | 6;
