/** How texts are read and written: canonical JSON (RFC 8785), base64, and what is printed. */

const DEEPEST = 40;
const HALF_CHARACTER = /\p{Surrogate}/u;
/** What would move the cursor of a terminal, or the words around it. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * Keys in the order of their UTF-16 units, no spaces. Throws for what has no such form.
 * @param {unknown} value @param {number} [depth] @returns {string}
 */
export function canonical(value, depth = 0) {
  if (depth > DEEPEST) throw new Error('It is nested too deep.');
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one, depth + 1)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${parts.map(([key, part]) => `${canonical(key)}:${canonical(part, depth + 1)}`).join(',')}}`;
  }
  if (typeof value === 'string' && HALF_CHARACTER.test(value)) throw new Error('It has half a character.');
  return JSON.stringify(value);
}

/** What a text says; undefined where it is no JSON. @param {string} text @returns {any} */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a canonical text says; undefined where it is no JSON, or written in another way. @param {string} text @returns {any} */
export function fromCanonical(text) {
  try {
    const value = JSON.parse(text);
    return canonical(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The bytes of a base64 text; null where it is none, or has not so many. @param {unknown} text @param {number} [length] */
export function bytesOf(text, length) {
  if (typeof text !== 'string') return null;
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text && (length === undefined || bytes.length === length) ? bytes : null;
}

/** The 32 bytes of a hash that is known to be one. @param {string} text */
export const hashOf = (text) => Buffer.from(text, 'base64');

/** Words of a file, fit for a terminal. @param {unknown} words */
export function shown(words) {
  const text = [...String(words).replaceAll(UNPRINTABLE, '\uFFFD')];
  return text.length > 60 ? `${text.slice(0, 59).join('')}…` : text.join('');
}

/** '2,214' @param {number} number */
export const grouped = (number) => number.toLocaleString('en-US');

/** '1 line', '2,214 lines' @param {number} number @param {string} one @param {string} [many] */
export const count = (number, one, many = `${one}s`) => `${grouped(number)} ${number === 1 ? one : many}`;

/** '2026-11-14 21:05 UTC' @param {unknown} at epoch milliseconds */
export function moment(at) {
  const date = new Date(Number(at));
  return Number.isNaN(date.getTime()) ? 'an unknown time' : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
