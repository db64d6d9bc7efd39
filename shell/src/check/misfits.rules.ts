import { formatNumber } from '@poolhouse/shared-ui';
import { readCheckpoint } from '@poolhouse/shared-ui/proof';
import type { Checked } from './check.types';
import { periodName } from './opened-names.rules';
import { dayTime, pickName } from './sentences.rules';

/** One thing that was seen, and what is shown in its place. */
export interface MisfitRow {
  readonly what: string;
  readonly seen: string;
  readonly shown: string;
  /** The two are not the same. */
  readonly differs: boolean;
}

/** Picks that do not fit stand one by one as far as this many. */
const MOST = 5;

/** What does not fit, beside what was seen of it. */
export const misfitRows = (checked: Checked): MisfitRow[] => [
  ...logRows(checked),
  ...wholeRows(checked),
  ...pickRows(checked),
  ...receiptRows(checked),
];

/** What is said of the log as a whole, in its sentence. */
const wholeRows = ({ leftOut, past }: Checked): MisfitRow[] => [
  ...(leftOut.misfit === null ? [] : [{ what: 'Entries', seen: 'In every seal', shown: leftOut.misfit, differs: true }]),
  ...(past.fault === null ? [] : [{ what: 'The log', seen: 'As it was signed', shown: past.fault, differs: true }]),
];

function logRows({ past, kept, shown, wordsThen }: Checked): MisfitRow[] {
  const seen = kept.evidence && readCheckpoint(kept.evidence.seen.checkpoint);
  if (past.why === null || !seen) return [];
  const lines = {
    what: 'Lines',
    seen: formatNumber(seen.size),
    shown: formatNumber(shown.checkpoint.size),
    differs: shown.checkpoint.size < seen.size,
  };
  if (past.why !== 'rewritten') return [lines, { what: 'Signed', seen: 'By the key first seen', shown: 'By another key', differs: true }];
  const words = wordsThen?.now.join(' ') || 'Not there';
  return [lines, { what: `First ${formatNumber(seen.size)}`, seen: wordsThen?.seen.join(' ') ?? '', shown: words, differs: true }];
}

const pickRows = ({ opened, log }: Checked): MisfitRow[] =>
  opened
    .filter(({ misfit }) => misfit !== null)
    .slice(0, MOST)
    .map((pick) => ({
      what: pickName(pick, log),
      seen: 'In its seal',
      shown: `${pick.row.says || 'None'}. ${pick.misfit ?? ''}`,
      differs: true,
    }));

const receiptRows = ({ receipts, log }: Checked): MisfitRow[] =>
  receipts.flatMap(({ kept, state, differs, signed }) => {
    if (state !== 'differs' && state !== 'unsigned') return [];
    const name = periodName(kept.period, log);
    const its = {
      what: 'Its receipt',
      seen: dayTime(kept.at),
      shown: signed ? 'Signed by this site' : 'Not signed by this site',
      differs: !signed,
    };
    if (!differs) return [{ ...its, what: `${name}, receipt` }];
    const what = differs.slot ? `${name}, ${log.words[0]} ${differs.slot}` : name;
    return [
      { what, seen: differs.sent || 'None', shown: differs.opened || (differs.slot ? 'None' : 'Something else'), differs: true },
      its,
    ];
  });
