import type { Tx } from '../../ground/db/database';

/** How many answers of a feed are kept, and how much of each. */
export const PAYLOADS_KEPT = 5;
export const PAYLOAD_BYTES = 64 * 1024;

export interface Payload {
  feed: string;
  /** Site time, epoch ms. */
  at: number;
  /** The answer; null where there was none. */
  body: string | null;
  /** What was not believed, or why there is no answer; a sentence each. */
  refused: readonly string[];
}

/** Keeps an answer of a feed, and of those before it the latest few. */
export async function keepPayload(tx: Tx, { feed, at, body, refused }: Payload): Promise<void> {
  await tx
    .insertInto('feed_payloads')
    .values({
      feed,
      at,
      ok: body === null ? 0 : 1,
      bytes: Buffer.byteLength(body ?? ''),
      // PostgreSQL keeps no NUL in a text.
      body: (body ?? '').slice(0, PAYLOAD_BYTES).replaceAll('\u0000', ''),
      refused: JSON.stringify(refused.slice(0, 50)),
    })
    .execute();
  const newest = tx.selectFrom('feed_payloads').select('id').where('feed', '=', feed).orderBy('id', 'desc').limit(PAYLOADS_KEPT);
  await tx.deleteFrom('feed_payloads').where('feed', '=', feed).where('id', 'not in', newest).execute();
}

/** The kept answers, the latest first. */
export async function payloadsOf(tx: Tx, feed: string) {
  const rows = await tx.selectFrom('feed_payloads').selectAll().where('feed', '=', feed).orderBy('id', 'desc').execute();
  return rows.map((row) => ({
    ID: row.id,
    at: new Date(row.at).toISOString(),
    ok: row.ok === 1 ? (1 as const) : (0 as const),
    bytes: row.bytes,
    body: row.body,
    refused: JSON.parse(row.refused) as string[],
  }));
}
