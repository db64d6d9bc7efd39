/** What an answer carries as far as merging is concerned. */
export interface PageAnswer<T> {
  data: Partial<T>;
  /** The server did not know our version and sent the whole page: replace, do not merge. */
  __whole?: boolean;
}

type Row = Record<string, unknown>;

/**
 * The page after an answer. Lists are matched by `ID` or `id`: known rows are overlaid, but for the fields that `__without` names,
 * new ones appended, rows marked `__removed` taken out; a keyed group is overlaid by key, null takes a key out; anything else is
 * overlaid. Rows, lists and groups that did not change keep their identity, and so does the page, so that what is drawn from them need
 * not be drawn again. Pure; `old` is never changed.
 */
export function mergePage<T>(old: T | null, answer: PageAnswer<T>): T {
  const before = (old ?? {}) as Record<string, unknown>;
  const after = Object.entries(answer.data).map(
    ([name, group]) => [name, mergeValue(before[name], group, answer.__whole === true)] as const,
  );
  const kept = answer.__whole || old === null ? [] : Object.entries(before).filter(([name]) => !Object.hasOwn(answer.data, name));
  return sameFields(old, Object.fromEntries([...kept, ...after])) as T;
}

/** `old` where the fields of `next` are its own ones, else `next`. */
function sameFields(old: unknown, next: Row): unknown {
  if (!isRow(old)) return next;
  const names = Object.keys(next);
  return names.length === Object.keys(old).length && names.every((name) => Object.hasOwn(old, name) && Object.is(old[name], next[name]))
    ? old
    : next;
}

function mergeValue(old: unknown, next: unknown, whole: boolean): unknown {
  if (Array.isArray(next)) {
    const rows = mergeRows(Array.isArray(old) ? old : [], next, whole);
    return Array.isArray(old) && rows.length === old.length && rows.every((row, at) => Object.is(row, old[at])) ? old : rows;
  }
  if (!isRow(next)) return next;
  const before = isRow(old) ? old : {};
  const fields = Object.entries(next).map(([name, value]) => [name, name === 'data' ? mergeData(before[name], value, whole) : value]);
  return sameFields(old, { ...(whole ? {} : before), ...(Object.fromEntries(fields) as Row) });
}

/** A keyed group: values are overlaid under their keys, and null takes one away. */
function mergeData(old: unknown, next: unknown, whole: boolean): unknown {
  if (!isRow(next)) return mergeValue(old, next, whole);
  const before = isRow(old) ? old : {};
  const values = Object.entries(next)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => [key, isRow(value) ? settle(before[key], value, whole) : value] as const);
  const kept = whole ? [] : Object.entries(before).filter(([key]) => !Object.hasOwn(next, key));
  const fields: Row = Object.fromEntries([...kept, ...values]);
  return sameFields(old, fields);
}

function mergeRows(old: readonly unknown[], next: readonly unknown[], whole: boolean): unknown[] {
  // Rows without a name cannot be matched; appending them at each poll would only pile them up.
  if (!next.every((row) => idOf(row) !== undefined)) return [...next];
  const sent = new Map(next.map((row) => [idOf(row), row as Row]));
  if (whole) {
    const known = new Map(old.map((row) => [idOf(row), row]));
    return [...sent].flatMap(([id, row]) => settle(known.get(id), row, whole) ?? []);
  }
  // One walk over what there is: a list of hundreds gets a few rows with each answer.
  const rows: unknown[] = [];
  const met = new Set<string | number | undefined>();
  for (const row of old) {
    const id = idOf(row);
    const now = sent.get(id);
    if (now) met.add(id);
    const settled = now ? settle(row, now, whole) : row;
    if (settled !== undefined) rows.push(settled);
  }
  const added = [...sent].flatMap(([id, row]) => (met.has(id) ? [] : (settle(undefined, row, whole) ?? [])));
  return rows.concat(added);
}

/** The row as it stands now; undefined when it is gone. */
function settle(old: unknown, next: Row, whole: boolean): unknown {
  if (next.__removed) return undefined;
  const row = whole ? next : overlaid(isRow(old) ? old : {}, next);
  return sameJson(old, row) ? old : row;
}

/** A row with what changed in it. */
function overlaid(old: Row, { __without: without, ...changed }: Row): Row {
  const row = { ...old, ...changed };
  return Array.isArray(without) ? Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name))) : row;
}

/** What names a row within its list. */
export function idOf(row: unknown): string | number | undefined {
  if (!isRow(row)) return undefined;
  const id = row.ID ?? row.id;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (!isRow(a) || !isRow(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && sameJson(a[name], b[name]));
}
