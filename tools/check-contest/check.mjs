/** One file of a contest's log from its first line to its last, with what players kept. */
import { Contest } from './contest.mjs';
import { Unfit } from './files.mjs';
import { checkKept, Receipts } from './kept.mjs';
import { noteOf, notSignedBy } from './notes.mjs';
import { Openings } from './openings.mjs';
import { Report } from './report.mjs';
import { rulesOf } from './rules.mjs';
import { HEADER, missing } from './shapes.mjs';
import { bytesOf, count, fromCanonical, grouped, moment, parsed, shown } from './texts.mjs';
import { leafOf, Tree } from './tree.mjs';

/** @typedef {import('./kind.mjs').Standing[]} Standings */
/** @typedef {import('./kept.mjs').KeptCheckpoint} KeptCheckpoint */
/** @typedef {import('./kept.mjs').KeptReceipt} KeptReceipt */
/** @typedef {import('./notes.mjs').Note} Note */
/** @typedef {import('./notes.mjs').Signer} Signer */
/** @typedef {{ checkpoints?: readonly KeptCheckpoint[], receipts?: readonly KeptReceipt[] }} Kept */
/** @typedef {{ report: Report, words: string, standings: Standings | null }} Result `words` where everything fits */

/** @param {string} text the first line of a file @returns {Signer & { contest: number, checkpoint: string }} */
function headerOf(text) {
  const said = parsed(text);
  if (said?.log !== 'poolhouse/1') throw new Unfit("This is no file of a contest's log: its first line does not say so.");
  const part = missing(HEADER, said);
  const named = /^poolhouse\/[0-9a-f]{16}\/(\d+)$/.exec(said.origin)?.[1];
  if (part !== null || Number(named) !== said.contest)
    throw new Unfit(`The first line of this log has no ${part ?? 'origin'} as it must be.`);
  return { contest: said.contest, checkpoint: said.checkpoint, origin: said.origin, key: bytesOf(said.key, 32) ?? Buffer.alloc(0) };
}

/** Lines of the log first, then what was opened. @param {Iterator<string>} lines @param {Contest} contest @param {Tree} tree */
function readAll(lines, contest, tree) {
  const openings = new Openings(contest);
  let opened = 0;
  let blank = false;
  for (let next = lines.next(); !next.done; next = lines.next()) {
    const text = next.value;
    if (blank) contest.report.add('There is an empty line in the file.');
    blank = text === '';
    if (text.startsWith('{"opened":')) {
      opened += 1;
      openings.take(parsed(text)?.opened);
    } else if (!blank) {
      if (opened > 0) contest.report.add(`Line ${tree.size} stands after opened slots.`);
      contest.take(tree.size, fromCanonical(text));
      tree.append(leafOf(text));
    }
  }
  return openings;
}

/** @param {Signer & { checkpoint: string }} header @param {Tree} tree @param {Report} report */
function checkOwn(header, tree, report) {
  const note = noteOf(header.checkpoint);
  const fault = note ? notSignedBy(note, header) : 'is not written as one';
  if (fault !== null) report.add(`The checkpoint in the file ${fault}.`);
  if (!note) return;
  const [lines, signed] = [count(tree.size, 'line'), grouped(note.size)];
  if (note.size !== tree.size)
    report.add(`The log has ${lines}, and its checkpoint is of ${signed}: the file was cut, or something was put behind.`);
  if (note.size <= tree.size && !tree.root(note.size).equals(note.root))
    report.add('The lines of the log are not those that its checkpoint signs: one was changed, moved, added or left out.');
}

/** A backup that was put back names the last checkpoint known before; where the log has as many lines, that must be its beginning. @param {Contest} contest @param {Tree} tree */
function checkRestored({ restored, report }, tree) {
  for (const { n, lines, root } of restored) {
    if (lines <= n && !tree.root(lines).equals(root))
      report.add(`Line ${n} (restored) names a checkpoint of ${count(lines, 'line')} that this log does not begin with.`);
  }
}

/** The one line where everything fits. @param {Contest} contest @param {Openings} openings @param {{ lines: number, kept: number, receipts: string[], standings: Standings | null }} of */
function summary(contest, openings, { lines, kept, receipts, standings }) {
  const sealed = [
    count(contest.seals.length, 'seal'),
    `${count(openings.picks, 'opened pick')}${openings.setAnew > 0 ? ` (${grouped(openings.setAnew)} set by an administrator)` : ''}`,
  ];
  const parts = [
    count(lines, 'line'),
    ...(rulesOf(contest.type)?.counts?.(contest) ?? sealed),
    ...(kept > 0 ? [count(kept, 'kept checkpoint')] : []),
    ...receipts,
    ...contest.restored.map(({ n, at }) => `a backup put back in line ${n} (${moment(at)})`),
  ];
  const more = rulesOf(contest.type)?.says?.(contest) ?? '';
  const unknown = standings === null ? ` Standings are not recomputed for ${shown(contest.type)}.` : '';
  return `Everything fits: ${parts.join(', ')}.${more}${unknown}`;
}

/**
 * @param {string} first line of the file
 * @param {Iterator<string>} lines that follow
 * @param {Kept} [kept]
 * @returns {Result}
 */
export function checkLog(first, lines, { checkpoints = [], receipts = [] } = {}) {
  const header = headerOf(first);
  const report = new Report();
  const contest = new Contest(report, header.contest, rulesOf);
  const tree = new Tree();
  const openings = readAll(lines, contest, tree);
  checkOwn(header, tree, report);
  for (const one of checkpoints) checkKept(one, header, tree, contest);
  checkRestored(contest, tree);
  openings.settle();
  const [kind, slots] = [rulesOf(contest.type), [...openings.slots.values()]];
  kind?.check?.(contest, slots);
  const held = new Receipts(contest, openings, tree.size);
  held.check(receipts, header);
  const standings = kind?.standings?.(contest, slots) ?? null;
  const words = summary(contest, openings, { lines: tree.size, kept: checkpoints.length, receipts: held.words, standings });
  return { report, words, standings };
}
