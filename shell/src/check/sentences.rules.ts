import { formatDate, formatNumber, formatTime, plural } from '@poolhouse/shared-ui';
import type { KeptContest, Misfit } from '@poolhouse/shared-ui/proof';
import type { Found } from './check.types';
import type { Log } from './log.types';
import { periodName } from './opened-names.rules';
import type { OpenedPick } from './opened.types';
import type { CheckedReceipt } from './receipts.rules';

/** What this browser calls itself. */
export type Device = 'phone' | 'browser';

export interface Sentence {
  readonly id: string;
  /** `none`: there is nothing yet that could be checked. */
  readonly state: 'checking' | 'fits' | 'none' | 'misfit';
  readonly title: string;
  readonly text: string;
}

export interface Told {
  readonly found: Found;
  readonly log: Log | null;
  readonly kept: KeptContest | null;
  readonly first: boolean;
  readonly device: Device;
}

export const dayTime = (at: number): string => `${formatDate(at)}, ${formatTime(at)}`;
export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const waiting = (id: string, title: string): Sentence => ({ id, state: 'checking', title, text: '' });

/** What was checked, in four sentences, each by itself; in two where nothing is sealed. */
export const sentences = (told: Told): Sentence[] =>
  told.log?.sealed === false ? [past(told), results(told)] : [standing(told), leftOut(told), past(told), ownReceipts(told)];

function standing({ found: { opened, past: then }, log }: Told): Sentence {
  const [one, several] = log?.words ?? (['pick', 'picks'] as const);
  const title = `${capital(several)} stand as they were locked`;
  if (!opened || !log) return waiting('stand', title);
  const wrong = opened.filter(({ misfit }) => misfit !== null);
  const [first] = wrong;
  if (first) {
    const many = plural(wrong.length, `${one} does`, `${several} do`);
    const text = `${formatNumber(opened.length - wrong.length)} of ${formatNumber(opened.length)} fit. ${pickName(first, log)}: ${first.misfit}`;
    return { id: 'stand', state: 'misfit', title: `${many} not stand as locked`, text };
  }
  if (opened.length === 0) return { id: 'stand', state: 'none', title, text: `No ${one} was opened yet. Each is at its lock.` };
  const seals = then?.why ? 'the seals in the log shown now' : 'the seals made before their locks';
  return {
    id: 'stand',
    state: 'fits',
    title,
    text: `${plural(opened.length, `opened ${one} fits`, `opened ${several} fit`)} ${seals}.${lateText(opened)}`,
  };
}

/** A lock that came a minute after its time sealed what was saved by then: nobody can show more of it. */
const LATE_MS = 60_000;

function lateText(opened: readonly OpenedPick[]): string {
  const late = opened.filter(({ atLock, seal }) => atLock && (seal?.late ?? 0) > LATE_MS).length;
  return late === 0 ? '' : ` ${plural(late, 'of them was', 'of them were')} sealed by a lock that came late.`;
}

export const pickName = ({ row: { period, slot, entry } }: OpenedPick, log: Log): string =>
  `${periodName(period, log)}, ${log.words[0]} ${slot} of ${log.entries.get(entry) ?? 'an entry that left'}`;

function leftOut({ found, log }: Told): Sentence {
  const title = 'Nobody was left out';
  if (!found.leftOut || !log) return waiting('out', title);
  const { misfit, entries } = found.leftOut;
  if (misfit !== null) return { id: 'out', state: 'misfit', title: 'Somebody was left out', text: misfit };
  const count = log.seals.length;
  if (count === 0)
    return { id: 'out', state: 'none', title, text: `Nothing is sealed yet. Seals begin with the first ${log.words[1]} that can be made.` };
  const who =
    entries === null
      ? 'Every entry of its time is'
      : entries === 1
        ? 'The one entry is'
        : `All ${plural(entries, 'entry is', 'entries are')}`;
  const where = count === 1 ? 'the one seal' : `each of ${plural(count, 'seal')}`;
  return { id: 'out', state: 'fits', title, text: `${who} in ${where}, with a ${log.words[0]} or with “none”.` };
}

const BROKEN: Record<Misfit, (device: Device, day: string) => string> = {
  rewritten: (device, day) => `What this ${device} saw on ${day} is not part of what the site shows now.`,
  key: (device, day) => `What the site shows now is signed by another key than what this ${device} saw on ${day}.`,
  origin: (device, day) => `What the site shows now is another log than what this ${device} saw on ${day}.`,
};

function past({ found, log, kept, first, device }: Told): Sentence {
  const title = 'Nothing was taken back';
  if (!found.past || !log) return waiting('past', title);
  const { why, fault } = found.past;
  const seen = kept?.evidence?.seen.at ?? kept?.seen.at ?? 0;
  if (why) return { id: 'past', state: 'misfit', title: 'Something was taken back', text: BROKEN[why](device, formatDate(seen)) };
  // Where results have a sentence of their own, that one says it.
  if (fault !== null && (log.sealed || found.past.otherScores === 0))
    return { id: 'past', state: 'misfit', title: 'The log is not what was signed', text: fault };
  const since =
    kept && !first
      ? `The log has only grown since this ${device} first saw it, ${dayTime(kept.since)}.`
      : `This ${device} has watched since now.`;
  return { id: 'past', state: 'fits', title, text: since };
}

function results({ found, log }: Told): Sentence {
  const title = 'Results stand as they were told';
  if (!found.past || !log) return waiting('results', title);
  const { fault, otherScores } = found.past;
  if (otherScores > 0) return { id: 'results', state: 'misfit', title: 'Results are others than were told', text: fault ?? '' };
  const count = log.results.size;
  if (count === 0) return { id: 'results', state: 'none', title, text: 'No game that counts is over yet.' };
  return {
    id: 'results',
    state: 'fits',
    title,
    text: `${plural(count, 'result of the log is', 'results of the log are')} what the board has.`,
  };
}

function ownReceipts({ found: { receipts }, log, device }: Told): Sentence {
  const title = 'Your own receipts agree';
  if (!receipts || !log) return waiting('own', title);
  const wrong = receipts.filter(({ state }) => state === 'differs' || state === 'unsigned');
  const fit = receipts.filter(({ state }) => state === 'fits').length;
  const [first] = wrong;
  if (first) {
    const many = plural(wrong.length, 'of your receipts does', 'of your receipts do');
    return {
      id: 'own',
      state: 'misfit',
      title: `${many} not agree`,
      text: `${formatNumber(fit)} of ${formatNumber(fit + wrong.length)} fit. ${whichReceipt(first, log)}`,
    };
  }
  if (fit > 0)
    return {
      id: 'own',
      state: 'fits',
      title,
      text: `${plural(fit, 'receipt of your saves fits', 'receipts of your saves fit')} what was opened at the locks.`,
    };
  if (receipts.length > 0)
    return {
      id: 'own',
      state: 'none',
      title,
      text: `${plural(receipts.length, 'receipt of your saves waits', 'receipts of your saves wait')} for the locks.`,
    };
  return {
    id: 'own',
    state: 'none',
    title,
    text: `This ${device} holds no receipt of yours yet. Each save of ${log.words[1]} brings one.`,
  };
}

function whichReceipt({ kept, state, differs }: CheckedReceipt, log: Log): string {
  const week = periodName(kept.period, log);
  if (state === 'unsigned') return `That of ${week} is not signed by this site.`;
  return differs?.slot ? `${week}, ${log.words[0]} ${differs.slot} does not.` : `${week} does not.`;
}
