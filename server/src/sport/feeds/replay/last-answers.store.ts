import type { Tx } from '../../../ground/db/database';
import { keptAnswers } from '../answers.store';

export interface LastAnswer {
  feed: string;
  /** Site time, epoch ms. */
  at: number;
  text: string;
}

/** The last answer of each feed that is kept whole: the one of which something did not fit, else the last good one where it was short. */
export async function lastAnswers(tx: Tx): Promise<LastAnswer[]> {
  const unfit = (await keptAnswers(tx)).flatMap(({ feed, at, text }) => (text === null ? [] : [{ feed, at, text }]));
  const rows = await tx.selectFrom('feed_payloads').selectAll().where('ok', '=', 1).orderBy('id', 'desc').execute();
  const found = new Map(unfit.map((one) => [one.feed, one]));
  for (const { feed, at, body, bytes } of rows)
    if (!found.has(feed) && Buffer.byteLength(body) === bytes) found.set(feed, { feed, at, text: body });
  return [...found.values()].sort((a, b) => (a.feed < b.feed ? -1 : 1));
}

/** Whether a feed's answer of after an instant was taken. */
export async function takenSince(tx: Tx, feed: string, at: number): Promise<boolean> {
  const later = await tx
    .selectFrom('feed_payloads')
    .select('id')
    .where('feed', '=', feed)
    .where('ok', '=', 1)
    .where('at', '>', at)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}
