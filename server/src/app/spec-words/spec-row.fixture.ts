/** An answer's data, of which the specification says no more than names. */
export type Answered = Record<string, { data: Record<string, unknown>[] } | unknown>;

/** Reads a page of the site as one of its people; the first row of a group, or all. */
export interface Reader {
  rows(path: string, group: string, as?: Person): Promise<Record<string, unknown>[]>;
  first(path: string, group: string, as?: Person): Promise<Record<string, unknown>>;
  /** The guid of the last mail of a kind. */
  guid(kind: 'join' | 'reset'): Promise<string>;
}

/** A player who is in everything, the administrator, or nobody. */
export type Person = 'player' | 'administrator' | 'guest';

/** A row of the specification's tables of calls, in its own words: not a name here is taken from the contract. */
export interface SpecRow {
  /** Method and path, as it is written there. */
  call: string;
  as?: Person;
  /** Names and values of the query or the body; left out for a call that takes nothing. */
  send?: (site: Reader) => Promise<object>;
  /** Groups that the answer is read by. */
  groups?: readonly string[];
  /** Fields of a row of a group; there has to be one. */
  fields?: Readonly<Record<string, readonly string[]>>;
  /** Refused for want of this alone, which the specification does not know: docs/spec-checklist says why. */
  wants?: string;
  /** The status where the demo has nothing for the call to do. */
  status?: number;
}

const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${name}${n + 1}`);
export const slots = (...names: string[]): string[] => names.flatMap((name) => numbered(name, 5));
export const holes = numbered('Hole', 18);
export const SMACK = ['ID', 'Message', 'EntryName', 'Modtime', 'archived'];
