import { createHash } from 'node:crypto';

/** RFC 6962 as it defines itself, written for the tests alone and with another hash than the page's. */
const sha = (...parts: Uint8Array[]): Buffer => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const node = (left: Uint8Array, right: Uint8Array): Buffer => sha(Uint8Array.of(1), left, right);
const split = (count: number): number => 2 ** Math.ceil(Math.log2(count) - 1);

export const leaf = (...content: Uint8Array[]): Buffer => sha(Uint8Array.of(0), ...content);
export const hashOf = (text: string): string => sha(Buffer.from(text)).toString('base64');

export function root(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (!only) return sha();
  if (leaves.length === 1) return only;
  const k = split(leaves.length);
  return node(root(leaves.slice(0, k)), root(leaves.slice(k)));
}

export function pathOf(index: number, leaves: readonly Buffer[]): Buffer[] {
  if (leaves.length <= 1) return [];
  const k = split(leaves.length);
  const [left, right] = [leaves.slice(0, k), leaves.slice(k)];
  return index < k ? [...pathOf(index, left), root(right)] : [...pathOf(index - k, right), root(left)];
}

export function growth(from: number, leaves: readonly Buffer[], whole = true): Buffer[] {
  if (from === 0 || (from === leaves.length && whole)) return [];
  if (from === leaves.length) return [root(leaves)];
  const k = split(leaves.length);
  const [left, right] = [leaves.slice(0, k), leaves.slice(k)];
  return from <= k ? [...growth(from, left, whole), root(right)] : [...growth(from - k, right, false), root(left)];
}
