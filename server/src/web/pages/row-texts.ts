import type { PageGroup, PageRow } from './page';

/** A row is named by its identifier as it stands in JSON, `"ID":7`; a value of a keyed group by its key, `"r1p2"`. */
export type RowName = string;
/** What is sent under a group's name: a row's text, or null for one that is gone. */
export type RowTexts = ReadonlyMap<RowName, string | null>;

/** A row that is written out already, by whoever would hold on to too many objects otherwise. */
export class WrittenRow {
  constructor(
    readonly name: RowName,
    readonly text: string,
  ) {}
}

/** Writes a row out. */
export const writtenRow = (row: { ID: number | string }): WrittenRow =>
  new WrittenRow(inOnePiece(`"ID":${JSON.stringify(row.ID)}`), JSON.stringify(row));

/** A text that was put together holds on to its pieces. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

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
  if (row instanceof WrittenRow) return row.name;
  return 'ID' in row ? `"ID":${JSON.stringify(row.ID)}` : `"id":${JSON.stringify(row.id)}`;
}

/** A row as it is sent. */
export const write = (row: object): string => (row instanceof WrittenRow ? row.text : JSON.stringify(row));

/** The same of a row that will be asked for again. */
export function textOf(row: object): string {
  if (row instanceof WrittenRow) return row.text;
  let text = texts.get(row);
  if (text === undefined) texts.set(row, (text = JSON.stringify(row)));
  return text;
}

/** `"scores":{"data":[…]}`, or `"bracket":{"data":{"r1p2":…}}` for a keyed group. */
export function groupText(group: string, keyed: boolean, rows: Iterable<readonly [RowName, string | null]>): string {
  const parts: string[] = [];
  if (keyed) for (const [name, text] of rows) parts.push(`${name}:${text ?? 'null'}`);
  else for (const [name, text] of rows) parts.push(text ?? `{${name},"__removed":1}`);
  return `${JSON.stringify(group)}:{"data":${keyed ? '{' : '['}${parts.join(',')}${keyed ? '}' : ']'}}`;
}
