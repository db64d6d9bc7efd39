/** What the lines of a log must have in them, kind by kind. A reader passes over kinds that it does not know. */
import { bytesOf } from './texts.mjs';

/** @typedef {(value: any) => boolean} Test */
/** @typedef {Record<string, Test>} Shape */

/** @type {Test} */
export const isId = (value) => Number.isSafeInteger(value) && value >= 0;
/** @type {Test} */
export const isCount = (value) => Number.isInteger(value) && value >= 0 && value < 2 ** 31;
/** @type {Test} */
export const isText = (value) => typeof value === 'string';
/** @type {Test} */
const isPeriod = (value) => typeof value === 'string' && value !== '' && value.length <= 40;
/** @type {Test} */
const isHash = (value) => bytesOf(value, 32) !== null;
/** Null, or a line as '-3.5', '3', '0'. @type {Test} */
export const isLine = (value) => value === null || (typeof value === 'string' && /^-?\d{1,4}(\.\d{1,3})?$/.test(value));
/** @type {Test} */
export const isScore = (value) => value === null || Number.isSafeInteger(value);
/** @type {Test} */
const isPick = (value) => value === null || typeof value === 'object';
/** @type {Test} */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {Test} test @returns {Test} */
export const maybe = (test) => (value) => value === undefined || test(value);
/** @param {Test} test @returns {Test} */
export const listOf = (test) => (value) => Array.isArray(value) && value.every((one) => test(one));
/** @param {Shape} shape @returns {Test} */
export const like = (shape) => (value) => isObject(value) && missing(shape, value) === null;

/** The first part of a body that is not as it must be; null where all are. @param {Shape} shape @param {Record<string, unknown>} body */
export const missing = (shape, body) => Object.entries(shape).find(([name, test]) => !test(body[name]))?.[0] ?? null;

/** @type {Test} */
export const isTwo = (value) => Array.isArray(value) && value.length === 2;

const score = {
  event: isId,
  teams: isTwo,
  line: isLine,
  score1: isScore,
  score2: isScore,
};
const entry = { entry: isId, name: isText };
const slot = { entry: isId, period: isPeriod, slot: isCount };
const seal = { beat: isCount, period: isPeriod, root: isHash, slots: isCount, late: maybe(isCount) };

/** @type {Record<string, Shape>} */
export const BODIES = {
  began: {
    contest: isId,
    type: isText,
    name: isText,
    year: isId,
    first_week: maybe(isScore),
    slots: maybe(isCount),
    entries: listOf(like(entry)),
    results: listOf(like(score)),
    picks: listOf(like({ ...slot, pick: isPick })),
  },
  'entry.added': entry,
  'entry.removed': { entry: isId },
  'entry.returned': { ...entry, made: maybe(isId) },
  'entry.renamed': entry,
  beat: seal,
  lock: { ...seal, events: (events) => listOf(isId)(events) && events.length <= 10_000, last: maybe((last) => last === true) },
  override: { ...slot, before: isPick, after: isPick, reason: isText },
  result: score,
  correction: { ...score, reason: isText },
  postponed: { event: isId },
  restored: { lines: isCount, root: isHash },
};

/** What stands in the file for each slot that was opened. @type {Shape} */
export const OPENED = {
  ...slot,
  beat: isCount,
  content: isText,
  index: isCount,
  size: isCount,
  salt: (salt) => bytesOf(salt, 16) !== null,
  path: (path) => Array.isArray(path) && path.length <= 31 && path.every(isHash),
};

/** What the text of a receipt says. @type {Shape} */
export const RECEIPT = { at: isId, contest: isId, entry: isId, period: isPeriod, picks: isHash, size: isCount };
export const HEADER = { checkpoint: isText, contest: isId, key: isHash, origin: isText };
