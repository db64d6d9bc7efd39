/** What players kept: checkpoints, and receipts of their saves. */
import { smallFile, Unfit } from './files.mjs';
import { isSigned, noteOf, notSignedBy } from './notes.mjs';
import { missing, RECEIPT } from './shapes.mjs';
import { bytesOf, count, fromCanonical, grouped, moment, parsed, shown } from './texts.mjs';
import { sha256 } from './tree.mjs';

/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./notes.mjs').Note} Note */
/** @typedef {import('./notes.mjs').Signer} Signer */
/** @typedef {import('./openings.mjs').Openings} Openings */
/** @typedef {import('./tree.mjs').Tree} Tree */
/** @typedef {{ file: string, note: Note }} KeptCheckpoint */
/** @typedef {{ text: string, signature: string }} SignedText */
/** @typedef {SignedText & { file: string }} KeptReceipt */
/** @typedef {{ at: number, contest: number, entry: number, period: string, picks: string, size: number }} Receipt */

/** The note of a file, or those in an evidence file. @param {string} file @returns {KeptCheckpoint[]} */
export function checkpointsOf(file) {
  const text = smallFile(file);
  const evidence = parsed(text);
  const texts = evidence?.seen ? [evidence.seen.checkpoint, evidence.shown?.checkpoint] : [`${text.trim()}\n`];
  return texts.map((one) => {
    const note = noteOf(one);
    if (!note) throw new Unfit(`${file} is no checkpoint.`);
    return { file, note };
  });
}

/** @param {any} one @returns {one is SignedText} */
const isReceipt = (one) => typeof one?.text === 'string' && typeof one.signature === 'string';

/** A receipt, a list of them, or those in an evidence file. @param {string} file @returns {KeptReceipt[]} */
export function receiptsOf(file) {
  const said = parsed(smallFile(file));
  const list = Array.isArray(said) ? said : Array.isArray(said?.receipts) ? said.receipts : [said];
  if (!list.every(isReceipt)) throw new Unfit(`${file} holds no receipts.`);
  return list.map((/** @type {SignedText} */ { text, signature }) => ({ file, text, signature }));
}

/** What a receipt says; null where the site did not sign it. @param {SignedText} kept @param {Signer} signer @returns {Receipt | null} */
export function receiptSaid({ text, signature }, { key }) {
  const [said, bytes] = [fromCanonical(text), bytesOf(signature, 64)];
  const whole = typeof said === 'object' && said !== null && missing(RECEIPT, said) === null && bytes !== null;
  return whole && isSigned(text, bytes, key) ? said : null;
}

/** @param {{ slot: number, pick: string }[]} slots in order, each pick as canonical text */
export const hashOfPicks = (slots) =>
  sha256(`[${slots.map(({ pick, slot }) => `{"pick":${pick},"slot":${slot}}`).join(',')}]`).toString('base64');

/** A kept checkpoint must be of the beginning of this log. @param {KeptCheckpoint} kept @param {Signer} signer @param {Tree} tree @param {Contest} contest */
export function checkKept({ file, note }, signer, tree, contest) {
  const say = (/** @type {string} */ words) => contest.report.add(`The checkpoint of ${file} ${words}.`);
  const fault = notSignedBy(note, signer);
  if (fault !== null) return say(fault);
  if (note.size <= tree.size && tree.root(note.size).equals(note.root)) return;
  const lines = count(note.size, 'line');
  const back = contest.restored.find((one) => one.n < note.size && note.size <= one.lines);
  const named = back && (note.size < back.lines || back.root.equals(note.root));
  if (named)
    say(
      `is of ${lines} that are not all in this log: line ${back.n} says that a backup was put back (${moment(back.at)}), and what was written after the backup is lost`,
    );
  else if (note.size > tree.size)
    say(`is of ${lines}, and this log has ${grouped(tree.size)}: the file is older than the checkpoint, or the log was cut`);
  else say(`does not fit: the first ${lines} of this log are not what they were when it was kept. The log was rewritten`);
}

/** Receipts held against what was opened: of each entry and period, the last one. */
export class Receipts {
  fitting = 0;
  /** Earlier ones, which a later save of the same player took the place of. */
  superseded = 0;
  /** Of periods that are not opened yet. */
  waiting = 0;
  /** Of periods in which an administrator set a pick. */
  setAnew = 0;

  /** @param {Contest} contest @param {Openings} openings @param {number} lines */
  constructor(contest, openings, lines) {
    this.contest = contest;
    this.openings = openings;
    this.lines = lines;
  }

  /** @param {readonly KeptReceipt[]} kept @param {Signer} signer */
  check(kept, signer) {
    /** @type {Map<string, { file: string, said: Receipt }>} */
    const last = new Map();
    for (const one of kept) {
      const said = receiptSaid(one, signer);
      if (said === null) this.contest.report.add(`A receipt of ${one.file} is not signed by the log's key.`);
      else if (said.contest !== this.contest.number) this.contest.report.add(`A receipt of ${one.file} is of contest ${said.contest}.`);
      else {
        const key = `${said.entry}/${said.period}`;
        const other = last.get(key)?.said;
        if (other) this.superseded += 1;
        if (!other || other.at < said.at || (other.at === said.at && other.size <= said.size)) last.set(key, { file: one.file, said });
      }
    }
    for (const one of last.values()) this.#compare(one);
  }

  /** @param {{ file: string, said: Receipt }} receipt */
  #compare({ file, said }) {
    const { contest, openings } = this;
    const name = `The receipt of ${moment(said.at)} (${file}) for ${contest.called(said.entry)}, ${shown(said.period)},`;
    if (!contest.names.has(said.entry)) return contest.report.add(`${name} is of an entry that the log does not know.`);
    if (said.size > this.lines)
      return contest.report.add(
        `${name} saw a log of ${count(said.size, 'line')}, and this one has ${grouped(this.lines)}: the file is older than the receipt, or the log was cut.`,
      );
    const slots = openings.ofEntry(said);
    if (slots === null) return void (this.waiting += 1);
    const picks = (/** @type {boolean} */ withSet) => slots.map((one) => ({ slot: one.slot.slot, pick: one.at(said.size, { withSet }) }));
    const isSet = (/** @type {{ pick: string }} */ { pick }) => JSON.parse(pick)?.by !== undefined;
    const ways = [picks(false), picks(true), picks(false).map((one) => (isSet(one) ? { ...one, pick: 'null' } : one))];
    if (ways.some((way) => hashOfPicks(way) === said.picks)) return void (this.fitting += 1);
    if (slots.some(({ setSealed, told }) => setSealed || told.some((one) => one.set)) || ways[0]?.some(isSet))
      return void (this.setAnew += 1);
    if (slots.some(({ isAjar }) => isAjar)) return void (this.waiting += 1);
    contest.report.add(
      `${name} does not fit what was opened. Unless they saved again, and that receipt is not here, their picks were changed.`,
    );
  }

  /** '11 receipts (1 waits for its week)' */
  get words() {
    const { fitting, superseded, waiting, setAnew } = this;
    const all = fitting + superseded + waiting + setAnew;
    const apart = [
      superseded > 0 && `${superseded} replaced by later ones`,
      waiting > 0 && `${waiting} of rounds that are not all opened`,
      setAnew > 0 && `${setAnew} of rounds in which an administrator set a pick`,
    ].filter((one) => one !== false);
    return all === 0 ? [] : [`${count(all, 'receipt')}${apart.length > 0 ? ` (${apart.join(', ')})` : ''}`];
  }
}
