import type { DrawDocument } from '@poolhouse/contract';

/** What this browser made of a draw, by itself. */
export interface Checked {
  commit: boolean;
  claims: string;
  words: string;
  scores: string;
  key: string;
  columns: number[];
  rows: number[];
  /** The twenty numbers and every hash are the same. */
  same: boolean;
}

const encoder = new TextEncoder();
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const hashOf = async (text: string): Promise<string> => hexOf(await sha256(encoder.encode(text)));

/** Makes a draw anew from what is published of it. Written for itself: it shares nothing with the server's. */
export async function checkDraw(draw: DrawDocument): Promise<Checked> {
  const commit = (await hashOf(`poolhouse-squares-seed-1\n${draw.board}\n${draw.seed}`)) === draw.commit;
  const byPlace = [...draw.claims].sort((a, b) => 10 * a.y_pos + a.x_pos - (10 * b.y_pos + b.x_pos));
  const claims = await hashOf(byPlace.map((one) => `${one.x_pos},${one.y_pos},${one.entry_id}`).join('\n'));
  const byEntry = [...draw.words].sort((a, b) => a.entry_id - b.entry_id);
  const words = await hashOf(
    (await Promise.all(byEntry.map(async ({ entry_id, word }) => `${entry_id}:${await hashOf(word)}`))).join('\n'),
  );
  const scores = draw.games.map(({ game, score1, score2 }) => `${game}=${score1}-${score2}`).join(';');
  const key = await sha256(encoder.encode([draw.protocol, draw.board, draw.seed, claims, words, scores].join('\n')));
  const [columns, rows] = [await digits(key, 'column'), await digits(key, 'row')];
  const checked = { commit, claims, words, scores, key: hexOf(key), columns, rows };
  const { hashes } = draw;
  const same =
    commit &&
    hashes.claims === claims &&
    hashes.words === words &&
    hashes.scores === scores &&
    hashes.key === checked.key &&
    columns.join() === draw.columns.join() &&
    rows.join() === draw.rows.join();
  return { ...checked, same };
}

/** 0 to 9 in an order that the key decides: each of nine steps changes the last place with one before it. */
async function digits(key: Uint8Array<ArrayBuffer>, axis: 'column' | 'row'): Promise<number[]> {
  const bytes: number[] = [];
  let block = 0;
  const take = async (): Promise<number> => {
    if (bytes.length === 0) {
      const suffix = encoder.encode(`:${axis}:${block}`);
      const input = new Uint8Array(key.length + suffix.length);
      input.set(key);
      input.set(suffix, key.length);
      bytes.push(...(await sha256(input)));
      block += 1;
    }
    return bytes.shift() ?? 0;
  };
  const order = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (let places = 10; places > 1; places -= 1) {
    const limit = 256 - (256 % places);
    let byte = await take();
    while (byte >= limit) byte = await take();
    const [last, other] = [places - 1, byte % places];
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}
