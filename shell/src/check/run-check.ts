import { serverNow, type ApiClient } from '@poolhouse/shared-ui';
import {
  accused,
  firstOf,
  fromBase64,
  isPractice,
  isTooFarAhead,
  moved,
  readCheckpoint,
  type Keep,
  type KeptContest,
} from '@poolhouse/shared-ui/proof';
import type { Checked, Found, Subject } from './check.types';
import { fitsAll } from './fits-all.rules';
import type { Log } from './log.types';
import { checkPast, otherScores, type Past } from './past.rules';
import { readLog } from './read-log.rules';
import { readGrowth, readProof, Unread, type Shown } from './read-proof';
import { threeWords } from './three-words';

/** Results wake what keeps the logs; that is its time, and some more. */
const TAKEN_OVER_MS = 4000;

export interface CheckTools {
  api: Pick<ApiClient, 'call'>;
  keep: Keep;
  now: number;
  /** How long a score may stand on the board before the log tells it. */
  takenOverMs?: number;
  /** Each part as it ends. */
  tell(found: Found, subject: Subject): void;
}

/** Reads a contest's log and checks all of it in this browser. Throws `Unread` where it cannot be read. */
export async function runCheck(contest: number, tools: CheckTools): Promise<Checked> {
  const { shown, log } = await readAll(contest, tools);
  if (await isTooFarAhead(shown.at, tools)) throw new Unread('The site’s clock is ahead of this device’s. Nothing was checked.');
  const before = await keptOf(contest, shown, tools);
  const sealed = log.sealed ? await sealedChecks() : null;
  const began = performance.now();
  const found = await checkParts({ contest, shown, log }, { ...tools, before, sealed });
  const ms = performance.now() - began;
  const kept = await keepNow({ contest, shown, log }, before, found, tools);
  const [words, wordsThen] = [await threeWords(found.past.root), await wordsOf(found.past, before)];
  return { contest, shown, log, ...found, kept, first: before === null, at: serverNow(), ms, words, wordsThen };
}

/** What the site shows, once more where the board has other scores than the log: a correction is told a moment after it is shown. */
async function readAll(contest: number, { api, takenOverMs = TAKEN_OVER_MS }: CheckTools): Promise<{ shown: Shown; log: Log }> {
  const read = async () => {
    const shown = await readProof(api, contest);
    const log = readLog(shown.lines);
    if ('fault' in log) throw new Unread(log.fault);
    return { shown, log };
  };
  const first = await read();
  if (otherScores(first.shown, first.log) === 0) return first;
  await new Promise((done) => setTimeout(done, takenOverMs));
  return read();
}

/** A demo that began again is another site at the same address: what was seen of the old one says nothing of it. */
async function keptOf(contest: number, { origin }: Shown, { api, keep }: CheckTools): Promise<KeptContest | null> {
  const kept = await keep.contest(contest);
  if (!kept || kept.origin === origin || !(await isPractice(api))) return kept;
  await keep.forgetContest(contest);
  return null;
}

/** Fetched where something is sealed, beside what every log is checked with. */
const sealedChecks = () =>
  import(/* webpackChunkName: "check-sealed" */ './sealed-checks').catch(() => {
    throw new Unread('What seals are checked with could not be fetched.');
  });

interface Parts extends Pick<CheckTools, 'keep' | 'tell'> {
  before: KeptContest | null;
  /** Null where nothing is sealed. */
  sealed: Awaited<ReturnType<typeof sealedChecks>> | null;
}

const NOBODY_LEFT_OUT = { misfit: null, entries: null };

/** One after the other, each told as it ends. */
async function checkParts(subject: Subject, { keep, tell, before, sealed }: Parts): Promise<Required<Found>> {
  const { contest, shown, log } = subject;
  const key = fromBase64(before?.key ?? shown.key) ?? new Uint8Array();
  // What was opened since the checkpoint is opened against seals that it does not hold.
  const rows = shown.opened.filter(({ beat }) => beat <= log.seals.length);
  const opened = sealed ? await sealed.checkOpened(contest, log, rows) : [];
  tell({ opened }, subject);
  const leftOut = sealed?.checkLeftOut(log, rows) ?? NOBODY_LEFT_OUT;
  tell({ opened, leftOut }, subject);
  const past = await checkPast(subject, before);
  tell({ opened, leftOut, past }, subject);
  const receipts = sealed ? await sealed.checkReceipts(key, await keep.receipts(contest), { opened, ...log }) : [];
  return { opened, leftOut, past, receipts };
}

/** What this browser holds from now on: the newest that fits, or the evidence that something does not. */
async function keepNow(
  { contest, shown }: Subject,
  before: KeptContest | null,
  found: Required<Found>,
  tools: CheckTools,
): Promise<KeptContest> {
  const { api, keep, now } = tools;
  const at = Date.parse(shown.at);
  const seen = { checkpoint: shown.note, at };
  const checked = { at: serverNow(), fits: fitsAll(found) };
  const { why, fault } = found.past;
  const { evidence, saved, ...held } = before ?? firstOf(contest, shown, seen, now);
  const kept: KeptContest = why
    ? {
        ...accused(held, evidence ?? { why, seen: held.seen, shown: seen, proof: await readGrowth(api, contest, held.seen.checkpoint) }),
        saved: saved === true,
        checked,
      }
    : { ...(fault === null ? moved(held, seen, now) : held), checked };
  // A first one that does not fit itself is nothing to hold a site to.
  if (before || (why === null && fault === null)) await keep.putContest(kept);
  return kept;
}

async function wordsOf({ why, rootThen }: Past, before: KeptContest | null): Promise<Checked['wordsThen']> {
  const seen = before && readCheckpoint(before.seen.checkpoint);
  if (!seen || why === null) return null;
  return { seen: await threeWords(seen.root), now: rootThen ? await threeWords(rootThen) : [] };
}
