import type { DrawDocument } from '@poolhouse/contract';

/** The published example: board 7, a seed of 0 to 31, claims by turns, ten words, the First Four of 2025. */
export const EXAMPLE: DrawDocument = {
  protocol: 'poolhouse-squares-draw-1',
  board: '7',
  commit: '7bf6d65f19c2ed5b5be11494693cc64ab6598621c64977acedc35fb44491ea03',
  seed: Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0')).join(''),
  claims: Array.from({ length: 100 }, (_, place) => ({
    x_pos: place % 10,
    y_pos: Math.floor(place / 10),
    entry_id: 1 + (((place % 10) + Math.floor(place / 10)) % 10),
  })),
  words: Array.from({ length: 10 }, (_, index) => ({ entry_id: index + 1, word: `word ${index + 1}` })),
  games: [
    { game: 'r0g1', name: 'Alabama St–St Francis PA', score1: 70, score2: 68 },
    { game: 'r0g2', name: 'North Carolina–San Diego St', score1: 95, score2: 68 },
    { game: 'r0g3', name: 'American Univ–Mt St Mary’s', score1: 72, score2: 83 },
    { game: 'r0g4', name: 'Texas–Xavier', score1: 80, score2: 86 },
  ],
  hashes: {
    claims: '85ce9c594d2c61aa03514ad28cfc8a89907b66cd75cec5aaf0c70c6a12e90f8b',
    words: '3b596ad04f7adaf5c1fff31eddf0064fdf2266929109d7dd221ace37bec5f7cb',
    scores: 'r0g1=70-68;r0g2=95-68;r0g3=72-83;r0g4=80-86',
    key: 'a03f446adafa0746f50795bf57c8ca570f4b7ed7044c1777bb2051618c5f4d63',
  },
  columns: [1, 6, 8, 3, 2, 5, 4, 7, 9, 0],
  rows: [5, 7, 8, 9, 6, 0, 4, 2, 1, 3],
  level: 'A',
  missing: [],
  sealed_at: '2025-03-10T20:12:00.000Z',
  locked_at: '2025-03-18T22:00:00.000Z',
  drawn_at: '2025-03-20T03:58:00.000Z',
};
