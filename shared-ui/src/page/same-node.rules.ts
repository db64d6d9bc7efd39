import { isValidElement } from 'react';

/** Deeper than any cell; what refers to itself ends here. */
const DEEPEST = 12;

/**
 * Whether two descriptions of a part would draw the same. Elements and plain values are compared field by field, all else, functions
 * included, by identity; so `false` may also mean that nobody can tell.
 */
export function sameNode(a: unknown, b: unknown, depth = DEEPEST): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, at) => sameNode(item, b[at], depth - 1));
  if (isValidElement(a))
    return isValidElement(b) && a.type === b.type && a.key === b.key && sameFields(a.props as object, b.props as object, depth - 1);
  return isPlain(a) && isPlain(b) && !isValidElement(b) && sameFields(a, b, depth - 1);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function sameFields(a: object, b: object, depth: number): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && sameNode(a[name as never], b[name as never], depth))
  );
}
