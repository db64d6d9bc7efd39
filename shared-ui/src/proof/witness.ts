import type { DataOf } from '@poolhouse/contract';
import type { ApiClient } from '../api/client.types';
import { fromBase64 } from './bytes';
import { browserKeep, type Keep } from './keep';
import type { Evidence, KeptContest, Misfit, SeenCheckpoint } from './kept.types';
import { isSigned, readCheckpoint, type Checkpoint } from './note';
import { isBeginning } from './tree';

/** A checkpoint's time is the site's; further ahead of this clock than this it is refused. */
const AHEAD_MS = 2 * 60_000;
/** Between two looks at one contest's log. */
export const EVERY_MS = 10 * 60_000;

type First = DataOf<'GET proof/checkpoint'>;
type Next = DataOf<'GET proof/consistency'>;

/** What is asked, and where it is kept. */
export interface Watching {
  api: Pick<ApiClient, 'call'>;
  keep: Keep;
  /** This device's clock. */
  now: number;
}

/**
 * One look at a contest's log: the newest checkpoint, and that what this browser saw is its beginning. Nothing is said of a request that
 * fails. @returns what does not follow, once it was found; null where all is well
 */
export async function look(contest: number, watching: Watching): Promise<KeptContest | null> {
  const kept = await watching.keep.contest(contest);
  if (kept?.evidence) return kept;
  if (!kept && !rests(contest, watching.now)) await begin(contest, watching);
  return kept && Math.abs(watching.now - kept.asked) >= EVERY_MS ? lookAgain(kept, watching) : null;
}

/** When this page has asked in vain for a log, by contest. */
const without = new Map<number, number>();
const rests = (contest: number, now: number): boolean => now - (without.get(contest) ?? -Infinity) < EVERY_MS;

async function lookAgain(kept: KeptContest, watching: Watching): Promise<KeptContest | null> {
  const seen = readCheckpoint(kept.seen.checkpoint);
  if (!seen) return null;
  const ask = () => watching.api.call('GET proof/consistency', { query: { contest_id: kept.contest, from: seen.size } });
  const first = await ask();
  if (first.error) return first.error.code === 'not_found' ? lookForGone(kept, watching) : null;
  // What does not follow is asked for once more: an answer may have been cut short on its way.
  const answer = (await misfitOf(kept, seen, first.data)) ? await ask() : first;
  if (answer.error || !readCheckpoint(answer.data.checkpoint)) return null;
  return (await isTooFarAhead(answer.data.at, watching)) ? null : take(kept, seen, answer.data, watching);
}

/** A log that was there and is not any more. Who has left a contest is told nothing of it, and that is not this. */
async function lookForGone(kept: KeptContest, { api, keep }: Watching): Promise<KeptContest | null> {
  const answer = await api.call('GET proof/checkpoint', { query: { contest_id: kept.contest } });
  if (answer.error || answer.data.checkpoint !== '') return null;
  if (answer.data.origin !== kept.origin && (await isPractice(api))) {
    await keep.forgetContest(kept.contest);
    return null;
  }
  const shown: SeenCheckpoint = { checkpoint: '', at: Date.parse(answer.data.at) };
  const gone = accused(kept, { why: 'rewritten', seen: kept.seen, shown, proof: [] });
  await keep.putContest(gone);
  return gone;
}

/** The first checkpoint of a contest, and the key that this browser then holds it to. */
async function begin(contest: number, watching: Watching): Promise<void> {
  const answer = await watching.api.call('GET proof/checkpoint', { query: { contest_id: contest } });
  if (answer.error) {
    // A board may be shown to who is not in its contest: Pick1's players see golf's.
    if (answer.error.code === 'not_found') without.set(contest, watching.now);
    return;
  }
  const { checkpoint, at } = answer.data;
  if (checkpoint === '') without.set(contest, watching.now);
  if (await isTooFarAhead(at, watching)) return;
  if (!(await isWhole(answer.data))) return;
  await watching.keep.putContest(firstOf(contest, answer.data, { checkpoint, at: Date.parse(at) }, watching.now));
}

/** What is kept of a contest that this browser sees for the first time. */
export const firstOf = (
  contest: number,
  { origin, key }: Pick<First, 'origin' | 'key'>,
  seen: SeenCheckpoint,
  now: number,
): KeptContest => ({
  ...{ contest, origin, key, seen, asked: now },
  since: seen.at,
  count: 1,
  ahead: seen.at - now,
});

/** Whether a first checkpoint is signed by the key that came with it; what this browser cannot check it takes. */
async function isWhole({ origin, key, checkpoint }: First): Promise<boolean> {
  const read = readCheckpoint(checkpoint);
  const bytes = fromBase64(key);
  return read?.origin === origin && bytes?.length === 32 && (await isSigned(read, bytes)) !== false;
}

async function take(kept: KeptContest, seen: Checkpoint, next: Next, { api, keep, now }: Watching): Promise<KeptContest | null> {
  const why = await misfitOf(kept, seen, next);
  if (why === 'origin' && (await isPractice(api))) {
    // A demo that began again is another site at the same address.
    await keep.forgetContest(kept.contest);
    return null;
  }
  const shown: SeenCheckpoint = { checkpoint: next.checkpoint, at: Date.parse(next.at) };
  const then = why ? accused(kept, { why, seen: kept.seen, shown, proof: next.proof }) : moved(kept, shown, now);
  await keep.putContest(then);
  return why ? then : null;
}

export const accused = (kept: KeptContest, evidence: Evidence): KeptContest => ({ ...kept, evidence, saved: false });

/** The newest that was seen takes the place of the one before it. */
export const moved = (kept: KeptContest, shown: SeenCheckpoint, now: number): KeptContest => ({
  ...kept,
  seen: shown,
  count: kept.count + (shown.checkpoint === kept.seen.checkpoint ? 0 : 1),
  asked: now,
  ahead: shown.at - now,
});

/** Why what is shown does not follow from what was seen; null where it does. */
async function misfitOf({ origin, key }: KeptContest, seen: Checkpoint, { checkpoint, proof }: Next): Promise<Misfit | null> {
  const shown = readCheckpoint(checkpoint);
  if (!shown || shown.origin !== origin) return 'origin';
  if ((await isSigned(shown, fromBase64(key) ?? new Uint8Array())) === false) return 'key';
  const hashes = proof.map(fromBase64);
  const whole = hashes.filter((hash) => hash !== null);
  return whole.length === hashes.length && (await isBeginning(seen, shown, whole)) ? null : 'rewritten';
}

/** A practice site's clock is made up, and says so. */
export async function isTooFarAhead(at: string, { api, now }: Pick<Watching, 'api' | 'now'>): Promise<boolean> {
  return !(Date.parse(at) <= now + AHEAD_MS) && !(await isPractice(api));
}

/** Whether the site plays with made-up time, where a demo may begin again. */
export async function isPractice(api: Watching['api']): Promise<boolean> {
  const answer = await api.call('GET na/welcome');
  return !answer.error && answer.data.practice;
}

export { browserKeep };
export { receiptOf } from './receipt';
