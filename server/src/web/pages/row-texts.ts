import type { RowName } from './made-row';
import { MadeRow } from './made-row';
import type { PageGroup, PageRow } from './page';

/** What is sent under a group's name: the text of a row, or of what changed in it, or null for one that is gone. */
export type RowTexts = ReadonlyMap<RowName, string | null>;

/** Viewers' own rows that are handed out again are written out once. */
const texts = new WeakMap<object, string>();

export const isKeyed = (group: PageGroup): group is ReadonlyMap<string, object> => group instanceof Map;

/** The rows of a group by name. Throws when two bear the same identifier: the client could not tell them apart. */
export function rowsByName(group: string, rows: PageGroup): Map<RowName, object> {
  if (isKeyed(rows)) return new Map([...rows].map(([key, row]) => [JSON.stringify(key), row]));
  const byName = new Map<RowName, object>();
  for (const row of rows) {
    const name = nameOf(row);
    if (byName.has(name)) throw new Error(`Two rows of ${group} bear the same ${name}.`);
    byName.set(name, row);
  }
  return byName;
}

export function nameOf(row: PageRow): RowName {
  if (row instanceof MadeRow) return row.name;
  return 'ID' in row ? `"ID":${JSON.stringify(row.ID)}` : `"id":${JSON.stringify(row.id)}`;
}

/** A row as it is sent. */
export const write = (row: object): string => JSON.stringify(fieldsOf(row));

/** The same of a row that will be asked for again. */
export function textOf(row: object): string {
  if (row instanceof MadeRow) return write(row);
  let text = texts.get(row);
  if (text === undefined) texts.set(row, (text = JSON.stringify(row)));
  return text;
}

type Fields = Readonly<Record<string, unknown>>;

/** A row's fields. */
export const fieldsOf = (row: object): Fields => (row instanceof MadeRow ? row.fields() : row) as Fields;

/** The fields in which two states of a row differ, those that one of them has not included. Pure. */
export function changedFields(before: object, after: object): string[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const changed: string[] = [];
  for (const name of Object.keys(now)) if (!sameValue(old[name], now[name])) changed.push(name);
  for (const name of Object.keys(old)) if (!Object.hasOwn(now, name) && old[name] !== undefined) changed.push(name);
  return changed;
}

const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' || typeof b === 'object' || Number.isNaN(b) ? JSON.stringify(a) === JSON.stringify(b) : false);

/**
 * What a client overlays on its row: some fields as they are now, under the row's name. A field that the row has no more is named in
 * `__without`.
 *
 * @param name undefined in a keyed group, where the key names it
 */
export function patchText(name: RowName | undefined, row: object, changed: Iterable<string>): string {
  const now = fieldsOf(row);
  const parts: string[] = name === undefined ? [] : [name];
  const without: string[] = [];
  for (const field of changed) {
    const text = JSON.stringify(now[field]) as string | undefined;
    if (text === undefined) without.push(field);
    else if (name === undefined || (field !== 'ID' && field !== 'id') || !name.startsWith(`"${field}":`))
      parts.push(`${JSON.stringify(field)}:${text}`);
  }
  if (without.length > 0) parts.push(`"__without":${JSON.stringify(without)}`);
  return `{${parts.join(',')}}`;
}

/**
 * A row that comes whole to a client that may have had another one under its name, with fields that this one has not: these are named in
 * `__without`.
 */
export function insteadText(row: object, text: string, had: Iterable<string>): string {
  const now = fieldsOf(row);
  const without = [...new Set(had)].filter((field) => !Object.hasOwn(now, field));
  return without.length === 0 ? text : `${text.slice(0, -1)},"__without":${JSON.stringify(without)}}`;
}

/** `"scores":{"data":[…]}`, or `"bracket":{"data":{"r1p2":…}}` for a keyed group. */
export function groupText(group: string, keyed: boolean, rows: Iterable<readonly [RowName, string | null]>): string {
  const parts: string[] = [];
  if (keyed) for (const [name, text] of rows) parts.push(`${name}:${text ?? 'null'}`);
  else for (const [name, text] of rows) parts.push(text ?? `{${name},"__removed":1}`);
  return `${JSON.stringify(group)}:{"data":${keyed ? '{' : '['}${parts.join(',')}${keyed ? '}' : ']'}}`;
}
