import type { PageGroups, PageRow } from './page';

/** Group name to rows; a row is named by its identifier as it stands in JSON, `"ID":7`. */
export type RowTexts = Map<string, Map<string, string>>;

/** Rows that a model shares between viewers are written out once. */
const written = new WeakMap<PageRow, string>();

/** Writes out a page. Throws when two rows of a group bear the same identifier: the client could not tell them apart. */
export function writeRows(groups: PageGroups): RowTexts {
  const texts: RowTexts = new Map();
  for (const [group, rows] of Object.entries(groups)) {
    const byName = new Map<string, string>();
    for (const row of rows) {
      const name = nameOf(row);
      if (byName.has(name)) throw new Error(`Two rows of ${group} bear the same ${name}.`);
      byName.set(name, textOf(row));
    }
    texts.set(group, byName);
  }
  return texts;
}

function nameOf(row: PageRow): string {
  return 'ID' in row ? `"ID":${JSON.stringify(row.ID)}` : `"id":${JSON.stringify(row.id)}`;
}

function textOf(row: PageRow): string {
  let text = written.get(row);
  if (text === undefined) written.set(row, (text = JSON.stringify(row)));
  return text;
}
