import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { commitOf, drawNumbers, newSeed, shuffledDigits, type DrawInput } from './protocol';

const FOLDER = process.env['POOLHOUSE_NCAAB'] ?? resolve(__dirname, '../../../../../../shared/data/ncaab');
const VECTOR = resolve(FOLDER, 'draw-vector-2025.json');

const board = (games: DrawInput['games']): DrawInput => ({
  board: '7',
  seed: Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0')).join(''),
  claims: Array.from({ length: 100 }, (_, index) => ({
    x_pos: index % 10,
    y_pos: Math.floor(index / 10),
    entry_id: 1 + (((index % 10) + Math.floor(index / 10)) % 10),
  })),
  words: Array.from({ length: 10 }, (_, index) => ({ entry_id: index + 1, word: `word ${index + 1}` })),
  games,
});
const FIRST_FOUR = [
  { game: 'r0g1', score1: 70, score2: 68 },
  { game: 'r0g2', score1: 95, score2: 68 },
  { game: 'r0g3', score1: 72, score2: 83 },
  { game: 'r0g4', score1: 80, score2: 86 },
];

describe('the draw', () => {
  it('gives the numbers of the published example, with the hashes on the way', () => {
    expect(drawNumbers(board(FIRST_FOUR))).toEqual({
      hashes: {
        claims: '85ce9c594d2c61aa03514ad28cfc8a89907b66cd75cec5aaf0c70c6a12e90f8b',
        words: '3b596ad04f7adaf5c1fff31eddf0064fdf2266929109d7dd221ace37bec5f7cb',
        scores: 'r0g1=70-68;r0g2=95-68;r0g3=72-83;r0g4=80-86',
        key: 'a03f446adafa0746f50795bf57c8ca570f4b7ed7044c1777bb2051618c5f4d63',
      },
      columns: [1, 6, 8, 3, 2, 5, 4, 7, 9, 0],
      rows: [5, 7, 8, 9, 6, 0, 4, 2, 1, 3],
    });
  });

  it('gives those of the example without games', () => {
    const { columns, rows } = drawNumbers(board([]));
    expect([columns.join(''), rows.join('')]).toEqual(['8170693425', '3754826910']);
  });

  (existsSync(VECTOR) ? it : it.skip)('agrees with the recorded vector, in any order of claims and words', () => {
    const vector = JSON.parse(readFileSync(VECTOR, 'utf8')) as DrawInput & { commit: string; columns: number[]; rows: number[] };
    const turned = { ...vector, claims: [...vector.claims].reverse(), words: [...vector.words].reverse() };
    expect(drawNumbers(turned)).toMatchObject({ columns: vector.columns, rows: vector.rows });
    expect(commitOf(vector.board, vector.seed)).toBe(vector.commit);
  });

  it('depends on each thing that it is made of', () => {
    const whole = board(FIRST_FOUR);
    const key = (input: DrawInput) => drawNumbers(input).hashes.key;
    const others: DrawInput[] = [
      { ...whole, board: '8' },
      { ...whole, seed: newSeed() },
      { ...whole, claims: whole.claims.slice(1) },
      { ...whole, words: [{ entry_id: 1, word: 'word  1' }, ...whole.words.slice(1)] },
      { ...whole, games: [{ ...FIRST_FOUR[0]!, score1: 71 }, ...FIRST_FOUR.slice(1)] },
    ];
    expect(new Set([whole, ...others].map(key)).size).toBe(6);
  });

  it('puts every digit on every place equally often: 100,000 keys, chi² below 140 on 81 degrees of freedom', () => {
    const KEYS = 100_000;
    const counts = Array.from({ length: 10 }, () => new Array<number>(10).fill(0));
    const key = Buffer.alloc(32);
    for (let n = 0; n < KEYS; n += 1) {
      key.writeUInt32BE(n);
      for (const [place, digit] of shuffledDigits(key, 'column').entries()) counts[place]![digit]! += 1;
    }
    const expected = KEYS / 10;
    const chi2 = counts.flat().reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // 99.99 % of fair draws stay below 140; sort(() => Math.random() - 0.5) reaches 53,000.
    expect(chi2).toBeLessThan(140);
  });
});
