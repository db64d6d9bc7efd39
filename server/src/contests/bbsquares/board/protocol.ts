import { createHash, randomBytes } from 'node:crypto';

export const PROTOCOL = 'poolhouse-squares-draw-1';

/** What a draw is made of. All of it is published with the numbers, so that anybody can make them anew. */
export interface DrawInput {
  /** The contest's id as text. */
  board: string;
  /** 32 bytes in hex. */
  seed: string;
  claims: ReadonlyArray<{ x_pos: number; y_pos: number; entry_id: number }>;
  words: ReadonlyArray<{ entry_id: number; word: string }>;
  /** Final scores that nobody could know at the lock, in the order of games; score1 is the upper slot's. */
  games: ReadonlyArray<{ game: string; score1: number; score2: number }>;
}

export interface Drawn {
  /** The hashes on the way, in hex; `scores` as they are written. */
  hashes: { claims: string; words: string; scores: string; key: string };
  /** Digits left to right. */
  columns: number[];
  /** Digits top to bottom. */
  rows: number[];
}

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const hex = (text: string): string => sha256(text).toString('hex');

export const newSeed = (): string => randomBytes(32).toString('hex');

/** Binds the board to its seed without telling it. */
export const commitOf = (board: string, seed: string): string => hex(`poolhouse-squares-seed-1\n${board}\n${seed}`);

/** Draws the digits of both axes. The same input gives the same numbers, here, in a browser and in verify-draw.mjs. */
export function drawNumbers({ board, seed, claims, words, games }: DrawInput): Drawn {
  const claimLines = [...claims]
    .sort((a, b) => a.y_pos - b.y_pos || a.x_pos - b.x_pos)
    .map((one) => `${one.x_pos},${one.y_pos},${one.entry_id}`);
  const wordLines = [...words].sort((a, b) => a.entry_id - b.entry_id).map((one) => `${one.entry_id}:${hex(one.word)}`);
  const scores = games.map(({ game, score1, score2 }) => `${game}=${score1}-${score2}`).join(';');
  const hashes = { claims: hex(claimLines.join('\n')), words: hex(wordLines.join('\n')), scores };
  const key = sha256([PROTOCOL, board, seed, hashes.claims, hashes.words, scores].join('\n'));
  return { hashes: { ...hashes, key: key.toString('hex') }, columns: shuffledDigits(key, 'column'), rows: shuffledDigits(key, 'row') };
}

/** Fisher–Yates over 0 to 9; bytes that would favour a place are skipped. */
export function shuffledDigits(key: Buffer, axis: 'column' | 'row'): number[] {
  const nextByte = bytesOf(key, axis);
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (let last = 9; last > 0; last -= 1) {
    const fair = 256 - (256 % (last + 1));
    let byte = nextByte();
    while (byte >= fair) byte = nextByte();
    const other = byte % (last + 1);
    [digits[last], digits[other]] = [digits[other] as number, digits[last] as number];
  }
  return digits;
}

function bytesOf(key: Buffer, axis: string): () => number {
  let block: Buffer = Buffer.alloc(0);
  let [at, count] = [0, 0];
  return () => {
    if (at === block.length) {
      block = sha256(Buffer.concat([key, Buffer.from(`:${axis}:${count}`)]));
      [at, count] = [0, count + 1];
    }
    return block[at++] as number;
  };
}
