/** Reading files that may be anything: cut, foreign, binary, enormous. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const MB = 2 ** 20;
/** A season of a thousand entries, each slot with its way to its seal, has about 100 MB. */
export const LIMITS = { bytes: 256 * MB, line: 16 * MB, lines: 300_000, small: MB };

/** What is wrong with a file as a whole, as a sentence. */
export class Unfit extends Error {}

/** @type {Record<string, string>} */
const TROUBLES = { ENOENT: 'is not there', EACCES: 'may not be read', EPERM: 'may not be read', EISDIR: 'is a folder' };

/** @param {string} path @param {unknown} trouble */
function unreadable(path, trouble) {
  const code = trouble instanceof Error && 'code' in trouble ? String(trouble.code) : '';
  return new Unfit(`${path} ${TROUBLES[code] ?? `cannot be read (${code || 'unknown trouble'})`}.`);
}

/** @param {string} path @param {number} most bytes @returns {Generator<Buffer>} */
function* chunksOf(path, most) {
  /** @type {number | undefined} */
  let file;
  try {
    file = openSync(path, 'r');
    if (fstatSync(file).size > most) throw new Unfit(`${path} has more than ${most / MB} MB: that is no file of a contest.`);
    let total = 0;
    for (;;) {
      const chunk = Buffer.allocUnsafe(MB);
      const length = readSync(file, chunk, 0, MB, null);
      if (length === 0) return;
      total += length;
      if (total > most) throw new Unfit(`${path} has more than ${most / MB} MB: that is no file of a contest.`);
      yield chunk.subarray(0, length);
    }
  } catch (trouble) {
    throw trouble instanceof Unfit ? trouble : unreadable(path, trouble);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @param {Buffer} bytes @param {string} where */
function textOf(bytes, where) {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new Unfit(`${where} is no text (UTF-8).`);
  }
}

/** The lines of a file, one at a time. @param {string} path @returns {Generator<string>} */
export function* linesOf(path) {
  /** @type {Buffer[]} */
  let begun = [];
  let length = 0;
  let number = 0;
  const line = () => {
    number += 1;
    if (number > LIMITS.lines)
      throw new Unfit(`${path} has more than ${LIMITS.lines.toLocaleString('en-US')} lines: that is no file of a contest.`);
    const text = textOf(begun.length === 1 && begun[0] ? begun[0] : Buffer.concat(begun), `Line ${number} of ${path}`);
    [begun, length] = [[], 0];
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  };
  for (const chunk of chunksOf(path, LIMITS.bytes)) {
    for (let from = 0; from < chunk.length;) {
      const end = chunk.indexOf(10, from);
      const part = chunk.subarray(from, end === -1 ? chunk.length : end);
      begun.push(part);
      length += part.length;
      if (length > LIMITS.line)
        throw new Unfit(`Line ${number + 1} of ${path} has more than ${LIMITS.line / MB} MB: that is no line of a log.`);
      if (end !== -1) yield line();
      from = end === -1 ? chunk.length : end + 1;
    }
  }
  if (length > 0) yield line();
}

/** A whole small file: a checkpoint, receipts, evidence. @param {string} path */
export function smallFile(path) {
  return textOf(Buffer.concat([...chunksOf(path, LIMITS.small)]), path).replaceAll('\r\n', '\n');
}
