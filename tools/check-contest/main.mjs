/** The command: what it is told, and what it prints. */
import { checkLog } from './check.mjs';
import { checkEvidence, isEvidence } from './evidence.mjs';
import { LIMITS, linesOf, Unfit } from './files.mjs';
import { checkpointsOf, receiptsOf } from './kept.mjs';
import { Report } from './report.mjs';
import { count, parsed, shown } from './texts.mjs';

/** @typedef {import('./check.mjs').Result} Result */
/** @typedef {{ help: boolean, standings: boolean, logs: string[], checkpoint: string[], receipt: string[], wrong: string | null }} Told */

const HELP = `node check-contest.mjs LOG [--checkpoint FILE …] [--receipt FILE …] [--standings]

Checks the log of a contest: that its lines are those which the site signed, that each pick is the one that was sealed before its game,
that nobody was left out, and that the log begins with what you kept.

  LOG           the file that the page "Check this contest" saves, or the evidence that it saves
  --checkpoint  a checkpoint that you kept, from a mail for instance; or the evidence
  --receipt     receipts of your own saves; or the evidence
  --standings   also prints the standings that follow from opened picks and results
  --help        this

Ends with 0 and one line where everything fits, with 1 and a line for each thing that does not, with 2 when it is not understood.
`;

/** @param {readonly string[]} words @returns {Told} */
function understood(words) {
  /** @type {Told} */
  const told = { help: false, standings: false, logs: [], checkpoint: [], receipt: [], wrong: null };
  /** Where the next word goes, and whether it must come. @type {string[]} */
  let into = told.logs;
  let awaited = '';
  for (const word of words) {
    if (!word.startsWith('-')) {
      // After the log, an option may be followed by several files.
      (awaited === '' && told.logs.length === 0 ? told.logs : into).push(word);
      awaited = '';
    } else if (awaited !== '') break;
    else if (word === '--help' || word === '-h') told.help = true;
    else if (word === '--standings') told.standings = true;
    else if (word === '--checkpoint' || word === '--receipt')
      [into, awaited] = [word === '--receipt' ? told.receipt : told.checkpoint, word];
    else told.wrong ??= `${shown(word)} is no option.`;
  }
  if (awaited !== '') told.wrong ??= `${awaited} needs a file.`;
  if (told.logs.length !== 1) told.wrong ??= told.logs.length === 0 ? 'Which log?' : 'One log at a time.';
  return told;
}

/** What each file holds; a file that does not is one thing that does not fit. @template T @param {readonly string[]} files @param {(file: string) => T[]} read @param {Report} trouble */
const kept = (files, read, trouble) =>
  files.flatMap((file) => {
    try {
      return read(file);
    } catch (fault) {
      if (!(fault instanceof Unfit)) throw fault;
      trouble.add(fault.message);
      return [];
    }
  });

/** @param {Told} told @returns {Result} */
function checked(told) {
  const trouble = new Report();
  const lines = linesOf(told.logs[0] ?? '');
  const first = lines.next().value ?? '';
  if (first.startsWith('{') && !first.includes('"log":"poolhouse/1"')) {
    const evidence = evidenceIn(first, lines);
    if (evidence !== null) return { report: trouble, words: checkEvidence(evidence, trouble), standings: null };
  }
  const checkpoints = kept(told.checkpoint, checkpointsOf, trouble);
  const receipts = kept(told.receipt, receiptsOf, trouble);
  const result = checkLog(first, lines, { checkpoints, receipts });
  for (const sentence of trouble.sentences) result.report.add(sentence);
  return result;
}

/** Evidence is one JSON text, on one line or on several. @param {string} first @param {Iterable<string>} others */
function evidenceIn(first, others) {
  let text = first;
  for (const line of others) {
    text += `\n${line}`;
    if (text.length > LIMITS.line) break;
  }
  const said = parsed(text);
  return isEvidence(said) ? said : null;
}

/** @param {NonNullable<Result['standings']>} standings */
function table(standings) {
  const width = Math.max(4, ...standings.map(({ name }) => shown(name).length));
  const row = (/** @type {number | string} */ rank, /** @type {string} */ name, /** @type {string} */ tally) =>
    `${String(rank).padStart(4)}  ${name.padEnd(width)}  ${tally}`;
  return standings.map(({ rank, name, tally }) => row(rank, shown(name), tally)).join('\n');
}

/** @param {readonly string[]} words @returns {{ status: 0 | 1 | 2, out?: string, wrong?: string }} */
function answer(words) {
  const told = understood(words);
  if (told.help) return { status: 0, out: HELP };
  if (told.wrong !== null)
    return { status: 2, wrong: `${told.wrong} Say: node check-contest.mjs LOG [--checkpoint FILE] [--receipt FILE]; --help tells more.\n` };
  try {
    const { report, words: fits, standings } = checked(told);
    const lines = report.fits ? [fits] : [...report.sentences, ...(report.left > 0 ? [`And ${count(report.left, 'thing')} more.`] : [])];
    if (told.standings && standings) lines.push('', table(standings));
    return { status: report.fits ? 0 : 1, out: `${lines.join('\n')}\n` };
  } catch (trouble) {
    const words =
      trouble instanceof Unfit ? trouble.message : `This program failed, which says nothing about the contest: ${shown(trouble)}`;
    return { status: 1, out: `${words}\n` };
  }
}

const { status, out, wrong } = answer(process.argv.slice(2));
// Who reads it may have seen enough, and closed the pipe.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(status));
if (out !== undefined) process.stdout.write(out);
if (wrong !== undefined) process.stderr.write(wrong);
process.exitCode = status;
