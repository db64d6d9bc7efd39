/** Groups of a page: lists of rows with an `ID` or `id`, or values by key. */
export type Groups = Record<string, { data: unknown }>;

type Row = Record<string, unknown>;

/**
 * A page with the viewer's own rows, which came beside those that all see: each takes the place of the row of its name, or stands behind the
 * others. Pure.
 */
export function withOwnRows(data: Groups, own: Groups): Groups {
  const groups = Object.entries(own).map(([name, group]) => {
    const all = data[name];
    return [name, { ...all, ...group, data: laidOver(all?.data, group.data) }] as const;
  });
  return { ...data, ...Object.fromEntries(groups) };
}

function laidOver(all: unknown, own: unknown): unknown {
  if (!Array.isArray(own) || !Array.isArray(all)) return { ...(all as Row), ...(own as Row) };
  const mine = new Map((own as readonly Row[]).map((row) => [row.ID ?? row.id, row]));
  const rows = (all as readonly Row[]).map((row) => {
    const name = row.ID ?? row.id;
    const instead = mine.get(name);
    mine.delete(name);
    return instead ?? row;
  });
  return [...rows, ...mine.values()];
}
