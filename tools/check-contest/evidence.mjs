/** The file that a browser saves when a log does not fit: what it saw, what it is shown, and its receipts. */
import { hashOfPicks, receiptSaid } from './kept.mjs';
import { noteOf, notSignedBy } from './notes.mjs';
import { bytesOf, canonical, count, fromCanonical, moment, shown } from './texts.mjs';
import { isBeginning } from './tree.mjs';

/** @typedef {import('./report.mjs').Report} Report */
/** @typedef {import('./notes.mjs').Signer} Signer */
/** @typedef {{ origin: string, key: string, seen: any, shown: any, proof?: any, receipts?: any, opened?: any }} Evidence */

/** @param {any} value @returns {value is Evidence} */
export const isEvidence = (value) =>
  typeof value?.origin === 'string' && bytesOf(value.key, 32) !== null && Boolean(value.seen && value.shown);

/** @param {any} list */
const listed = (list) => (Array.isArray(list) ? list : []);

/** Whether both checkpoints are the site's, and the later one grew from the earlier. @param {Evidence} evidence @param {Signer} signer @param {Report} report */
function checkNotes(evidence, signer, report) {
  const [seen, now] = [noteOf(evidence.seen.checkpoint), noteOf(evidence.shown.checkpoint)];
  const faults = [seen, now].map((note) => (note ? notSignedBy(note, signer) : 'is no checkpoint'));
  for (const [at, fault] of faults.entries())
    if (fault !== null) report.add(`The checkpoint that was ${at === 0 ? 'seen' : 'shown'} ${fault}.`);
  if (!seen || !now || faults.some((fault) => fault !== null)) return;
  const proof = listed(evidence.proof)
    .map((hash) => bytesOf(hash, 32))
    .filter((hash) => hash !== null);
  if (isBeginning(seen, now, proof)) return;
  const both = `The site's key signed a log of ${count(seen.size, 'line')} (seen ${moment(evidence.seen.at)}) and one of ${count(now.size, 'line')} (shown ${moment(evidence.shown.at)})`;
  if (seen.size === now.size) report.add(`${both}, and they are two different logs.`);
  else if (seen.size > now.size) report.add(`${both}: lines were taken back, unless what was shown is the older of the two.`);
  else
    report.add(
      `${both}, and the site's own proof does not lead from one to the other. Check the contest's log with --checkpoint and this file to see it without the site.`,
    );
}

/** @param {Evidence} evidence @param {Signer} signer @param {Report} report */
function checkReceipts(evidence, signer, report) {
  const receipts = listed(evidence.receipts);
  const opened = listed(evidence.opened);
  for (const kept of receipts) {
    const said = receiptSaid(kept ?? {}, signer);
    if (said === null) report.add("A receipt in it is not signed by the log's key.");
    else {
      const slots = opened
        .filter((one) => one?.entry === said.entry && one.period === said.period)
        .sort((one, other) => one.slot - other.slot);
      const picks = slots.map(({ content, slot }) => ({ slot, pick: canonical(fromCanonical(String(content))?.pick ?? null) }));
      if (slots.length > 0 && hashOfPicks(picks) !== said.picks)
        report.add(
          `The receipt of ${moment(said.at)} for entry ${said.entry}, ${shown(said.period)}, is signed, and does not fit the ${count(slots.length, 'pick')} that the site shows as opened.`,
        );
    }
  }
  return receipts.length;
}

/** @param {Evidence} evidence @param {Report} report @returns {string} what to say where all of it agrees */
export function checkEvidence(evidence, report) {
  const signer = { origin: evidence.origin, key: bytesOf(evidence.key, 32) ?? Buffer.alloc(0) };
  checkNotes(evidence, signer, report);
  const receipts = checkReceipts(evidence, signer, report);
  return `Everything in this evidence fits: both checkpoints are signed, one grew from the other${receipts > 0 ? `, ${count(receipts, 'receipt')}` : ''}.`;
}
