/** Signed notes of C2SP (signed-note, tlog-checkpoint) and other texts that the site's Ed25519 key signs. */
import { createPublicKey, verify } from 'node:crypto';
import { bytesOf } from './texts.mjs';
import { sha256 } from './tree.mjs';

/** @typedef {{ origin: string, size: number, root: Buffer, text: string, signatures: { name: string, hash: Buffer, bytes: Buffer }[] }} Note */
/** @typedef {{ origin: string, key: Buffer }} Signer the origin is the key's name too */

/** What stands before the 32 bytes of an Ed25519 key in its usual form (RFC 8410). */
const BEFORE_KEY = Buffer.from('302a300506032b6570032100', 'hex');
const ED25519 = Buffer.from([1]);
const LARGEST = 2 ** 31;

/** @param {string} line */
function signatureOf(line) {
  const [, name = '', base64] = /^\u2014 (\S+) (\S+)$/.exec(line) ?? [];
  const bytes = bytesOf(base64);
  return bytes && bytes.length > 4 ? { name, hash: bytes.subarray(0, 4), bytes: bytes.subarray(4) } : null;
}

/** A checkpoint: origin, size, root, an empty line, signatures; null where a text is none. @param {unknown} text @returns {Note | null} */
export function noteOf(text) {
  if (typeof text !== 'string' || !text.endsWith('\n')) return null;
  const middle = text.lastIndexOf('\n\n');
  if (middle === -1) return null;
  const [origin = '', digits = '', base64] = text.slice(0, middle).split('\n');
  const [size, root] = [Number(digits), bytesOf(base64, 32)];
  const signatures = text
    .slice(middle + 2, -1)
    .split('\n')
    .map(signatureOf)
    .filter((one) => one !== null);
  if (!root || !/^(0|[1-9]\d{0,9})$/.test(digits) || size >= LARGEST || signatures.length === 0) return null;
  return { origin, size, root, text: text.slice(0, middle + 1), signatures };
}

/** A file has one key, and may come with thousands of receipts. @type {Map<string, import('node:crypto').KeyObject>} */
const keys = new Map();

/** @param {Buffer} key */
function wholeKey(key) {
  const name = key.toString('hex');
  const known = keys.get(name) ?? createPublicKey({ key: Buffer.concat([BEFORE_KEY, key]), format: 'der', type: 'spki' });
  keys.set(name, known);
  return known;
}

/** @param {string} text @param {Buffer} signature @param {Buffer} key */
export function isSigned(text, signature, key) {
  try {
    return verify(null, Buffer.from(text), wholeKey(key), signature);
  } catch {
    return false;
  }
}

/** Why a note is not the signer's, as the end of a sentence; null where it is. @param {Note} note @param {Signer} signer */
export function notSignedBy(note, { origin, key }) {
  if (note.origin !== origin) return 'is of another log';
  const hash = sha256(origin, '\n', ED25519, key).subarray(0, 4);
  const named = note.signatures.filter((one) => one.name === origin && one.hash.equals(hash));
  if (named.length === 0) return "is signed by another key than the log's";
  return named.every(({ bytes }) => isSigned(note.text, bytes, key)) ? null : 'has a signature that is wrong';
}
