import { gunzipSync, gzipSync } from 'node:zlib';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { misfitSentence, type Misfit } from './misfit';

/** Of an answer that does not fit, packed, in base64: a college Saturday has 1.2 MB, and packs to a tenth. */
export const KEPT_CHARS = 1_500_000;
/** As many misfits are kept of an answer; when a shape changes there is one for each game. */
const MISFITS_KEPT = 50;

/** What does not fit, told with where it was answered. */
export interface ToldMisfit extends Misfit {
  readonly sentence: string;
}

/** How a feed's last run went. */
export interface FeedState {
  readonly feed: string;
  /** Site time, epoch ms. */
  readonly at: number;
  /** Where it was answered, without what may hold a key; '' where nobody did. */
  readonly answeredBy: string;
  /** Which of its sources that is, from 1; 0 where nobody did. */
  readonly source: number;
  readonly sources: number;
  readonly misfits: readonly ToldMisfit[];
}

/** The last answer of a feed that did not fit, as it came. */
export interface KeptAnswer {
  readonly feed: string;
  readonly at: number;
  readonly answeredBy: string;
  /** Null where it was too large to be kept. */
  readonly text: string | null;
}

export const toldMisfits = (misfits: readonly Misfit[], about: string): ToldMisfit[] =>
  misfits.map((one) => ({ ...one, sentence: `${misfitSentence(one, about)}.` }));

/** Notes how a run went. @param text the answer of which some does not fit, kept in the place of the last one; undefined for none */
export async function noteFeedState(tx: Tx, invalidate: Invalidate, state: FeedState, text: string | undefined): Promise<void> {
  const { feed, at, answeredBy: answered_by, source, sources, misfits } = state;
  const before = await tx.selectFrom('feed_answers').select(['misfits', 'source']).where('feed', '=', feed).executeTakeFirst();
  const row = { at, answered_by, source, sources, misfits: JSON.stringify(misfits.slice(0, MISFITS_KEPT)) };
  const kept = text === undefined ? {} : { kept_at: at, kept_from: answered_by, kept_body: packed(text) };
  await tx
    .insertInto('feed_answers')
    .values({ feed, kept_at: null, kept_from: '', kept_body: '', ...row, ...kept })
    .onConflict((on) => on.column('feed').doUpdateSet({ ...row, ...kept }))
    .execute();
  if (before?.misfits !== row.misfits || before.source !== source) invalidate(tag.feeds);
}

export async function feedStates(tx: Tx): Promise<FeedState[]> {
  const rows = await tx
    .selectFrom('feed_answers')
    .select(['feed', 'at', 'answered_by', 'source', 'sources', 'misfits'])
    .orderBy('feed')
    .execute();
  return rows.map(({ answered_by: answeredBy, misfits, ...row }) => ({ ...row, answeredBy, misfits: JSON.parse(misfits) as ToldMisfit[] }));
}

/** The last answer of each feed that did not fit. */
export async function keptAnswers(tx: Tx): Promise<KeptAnswer[]> {
  const rows = await tx.selectFrom('feed_answers').selectAll().where('kept_at', 'is not', null).orderBy('feed').execute();
  return rows.map(({ feed, kept_at, kept_from: answeredBy, kept_body }) => ({
    feed,
    at: kept_at ?? 0,
    answeredBy,
    text: kept_body === '' ? null : gunzipSync(Buffer.from(kept_body, 'base64')).toString('utf8'),
  }));
}

function packed(text: string): string {
  const body = gzipSync(text).toString('base64');
  return body.length > KEPT_CHARS ? '' : body;
}
