import type { DrawLevel } from '@poolhouse/contract';

const LEVELS: Readonly<Record<DrawLevel, string>> = {
  A: 'By scores: nobody could have known them',
  B: 'By words: the site’s operator could have known these numbers before the lock',
  C: 'Typed in: not verifiable',
  '': '',
};

/** How far a draw can be trusted, in words. */
export const levelWords = (level: DrawLevel): string => LEVELS[level];
