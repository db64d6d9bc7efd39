import type { RowName } from './made-row';
import type { PageGroup } from './page';
import { changedFields, fieldsOf, groupText, insteadText, isKeyed, nameOf, patchText, rowsByName, write, type RowTexts } from './row-texts';

/** What became of a row since its group was first taken. */
interface RowChange {
  /** The row as it is. */
  of: object;
  /** The step at which it became so. */
  step: number;
  /** The step at which it came, if it was not there from the first; after that it only changed. */
  born: number;
  /** The last step at which each field changed, of those that did, and of those that a row of this name had before it went and came again. */
  changed?: Record<string, number>;
}

/** A row that is gone, and the step at which it went. */
interface RemovedRow {
  at: number;
  /** The fields that it has or had. */
  fields: ReadonlySet<string>;
}

interface Group {
  keyed: boolean;
  /** The rows themselves, as they were handed out: they are written out when somebody is sent them. */
  source: PageGroup;
  /** The step at which it was first taken. Of rows that are as they were then nothing is kept. */
  since: number;
  changes: Map<RowName, RowChange>;
  removed: Map<RowName, RemovedRow>;
  /** The last step at which anything in it changed. */
  step: number;
  /** Characters of all rows, roughly. */
  length: number;
  /** Made when somebody asks for a row by its name. */
  byName?: Map<RowName, object> | undefined;
}

const fieldsEver = (row: object, changed: RowChange['changed']): Set<string> =>
  new Set([...Object.keys(fieldsOf(row)), ...Object.keys(changed ?? {})]);

/** What a client that has the row as it was after a step must be sent: what changed, or all of a row that it has not. */
function changesOf(name: RowName, keyed: boolean, { of, born, changed }: RowChange, step: number): string {
  if (!changed) return write(of);
  const fields = Object.keys(changed);
  if (born > step) return insteadText(of, write(of), fields);
  return patchText(
    keyed ? undefined : name,
    of,
    fields.filter((field) => (changed[field] ?? 0) > step),
  );
}

/** What all viewers of a page see alike, as it went from state to state in this process. */
export class SharedRows {
  private readonly groups = new Map<string, Group>();

  has(group: string): boolean {
    return this.groups.has(group);
  }

  names(): Iterable<string> {
    return this.groups.keys();
  }

  isKeyed(group: string): boolean {
    return this.groups.get(group)?.keyed ?? false;
  }

  /** A row as it comes to a client that had another one under its name, with such fields. */
  insteadOf(group: string, name: RowName, had: object): string | null {
    const known = this.groups.get(group);
    const row = known && rowOf(group, known, name);
    return row ? insteadText(row, write(row), Object.keys(fieldsOf(had))) : null;
  }

  /** The fields of what is known under a name, or was not long ago. */
  fieldsUnder(group: string, name: RowName): Iterable<string> {
    const known = this.groups.get(group);
    if (!known) return [];
    const row = rowOf(group, known, name);
    return row ? fieldsEver(row, known.changes.get(name)?.changed) : (known.removed.get(name)?.fields ?? []);
  }

  /** Characters of all rows, roughly. */
  get length(): number {
    let sum = 0;
    for (const group of this.groups.values()) sum += group.length;
    return sum;
  }

  /** Takes a group as it is at a step. Keeps the order of the new rows, so that a whole page reads as it was built. */
  put(name: string, source: PageGroup, step: number): void {
    const group = this.groups.get(name);
    if (group?.source === source) return;
    if (!group) {
      const rows = rowsByName(name, source);
      const length = lengthOf(rows.values(), rows.size);
      this.groups.set(name, { keyed: isKeyed(source), source, since: step, changes: new Map(), removed: new Map(), step, length });
      return;
    }
    if (!putInPlace(group, source, step)) putAnew(name, group, source, step);
    group.byName = undefined;
  }

  /** A group's rows now. */
  *rowsOf(name: string): Iterable<readonly [RowName, string]> {
    const source = this.groups.get(name)?.source ?? [];
    if (isKeyed(source)) for (const [key, row] of source) yield [JSON.stringify(key), write(row)];
    else for (const row of source) yield [nameOf(row), write(row)];
  }

  /** What changed after a step in the rows of each group; groups without a change are left out. */
  changesSince(step: number): Map<string, RowTexts> {
    const changes = new Map<string, RowTexts>();
    for (const [name, group] of this.groups) {
      if (group.step <= step) continue;
      const rows = new Map<RowName, string | null>(group.since > step ? this.rowsOf(name) : []);
      if (group.since <= step)
        for (const [rowName, changes] of group.changes)
          if (changes.step > step) rows.set(rowName, changesOf(rowName, group.keyed, changes, step));
      for (const [rowName, { at }] of group.removed) if (at > step) rows.set(rowName, null);
      if (rows.size > 0) changes.set(name, rows);
    }
    return changes;
  }

  /** Forgets what happened at or before a step from which nobody will ask. */
  forget(step: number): void {
    for (const { removed, changes } of this.groups.values()) {
      for (const [name, { at }] of removed) if (at <= step) removed.delete(name);
      for (const [name, { step: at }] of changes) if (at <= step) changes.delete(name);
    }
  }

  text(names: Iterable<string>): string {
    const parts: string[] = [];
    for (const name of names) parts.push(groupText(name, this.isKeyed(name), this.rowsOf(name)));
    return parts.join(',');
  }
}

const rowOf = (name: string, group: Group, row: RowName): object | undefined =>
  group.changes.get(row)?.of ?? (group.byName ??= rowsByName(name, group.source)).get(row);

/** The same rows in the same order, some of them changed: nothing else is looked at. */
function putInPlace(group: Group, source: PageGroup, step: number): boolean {
  const old = group.source;
  if (isKeyed(source) || isKeyed(old) || source.length !== old.length) return false;
  const changed: (readonly [RowName, object, object])[] = [];
  // Mostly all rows are the same objects: no iterator, which would make a pair for each.
  for (let at = 0; at < source.length; at += 1) {
    const row = source[at];
    const before = old[at];
    if (row === before || row === undefined) continue;
    const name = nameOf(row);
    if (before === undefined || nameOf(before) !== name) return false;
    changed.push([name, before, row]);
  }
  group.source = source;
  for (const [name, before, row] of changed) change(group, name, { before, row, step });
  return true;
}

/** Any other rows, in any order. */
function putAnew(name: string, group: Group, source: PageGroup, step: number): void {
  const [before, now] = [rowsByName(name, group.source), rowsByName(name, source)];
  const { changes, removed } = group;
  for (const [rowName, row] of now) {
    const old = before.get(rowName);
    if (old) {
      if (old !== row) change(group, rowName, { before: old, row, step });
      continue;
    }
    const went = removed.get(rowName);
    changes.set(rowName, {
      of: row,
      step,
      born: step,
      ...(went && { changed: Object.fromEntries(Array.from(went.fields, (field) => [field, step])) }),
    });
    removed.delete(rowName);
    group.step = step;
  }
  for (const [rowName, row] of before) {
    if (now.has(rowName)) continue;
    removed.set(rowName, { at: step, fields: fieldsEver(row, changes.get(rowName)?.changed) });
    changes.delete(rowName);
    group.step = step;
  }
  group.keyed = isKeyed(source);
  group.source = source;
  group.length = lengthOf(now.values(), now.size);
}

function change(group: Group, name: RowName, { before, row, step }: { before: object; row: object; step: number }): void {
  const fields = changedFields(before, row);
  const known = group.changes.get(name);
  if (known) known.of = row;
  if (fields.length === 0) return;
  const changes = known ?? { of: row, step, born: group.since };
  changes.step = step;
  const changed = (changes.changed ??= {});
  for (const field of fields) changed[field] = step;
  group.changes.set(name, changes);
  group.step = step;
}

/** So many rows tell how long the others are. */
const SAMPLES = 4;

function lengthOf(rows: Iterable<object>, count: number): number {
  let [sum, samples, at] = [0, 0, 0];
  const every = Math.ceil(count / SAMPLES);
  for (const row of rows) {
    if (at++ % every !== 0) continue;
    samples += 1;
    sum += write(row).length;
  }
  return samples === 0 ? 0 : Math.ceil((sum / samples) * count);
}
