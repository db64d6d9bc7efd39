import type { PageGroup } from './page';
import {
  changedFields,
  fieldsOf,
  groupText,
  insteadText,
  isKeyed,
  nameOf,
  patchText,
  rowsByName,
  write,
  type RowName,
  type RowTexts,
} from './row-texts';

interface Row {
  /** What it was written from, to know it again. */
  of: object;
  text: string;
  /** The step at which it became so. */
  step: number;
  /** The step at which it came; after that it only changed. */
  born: number;
  /** The last step at which each field changed, of those that did, and of those that a row of this name had before it went and came again. */
  changed?: Map<string, number>;
}

/** A row's next state. */
function changedRow(old: Row, of: object, text: string, step: number): Row {
  const changed = old.changed ?? new Map<string, number>();
  for (const field of changedFields(old.of, of)) changed.set(field, step);
  return { of, text, step, born: old.born, changed };
}

/** A row that comes, in the place of one that went. */
function newRow(of: object, text: string, step: number, went?: Row): Row {
  return { of, text, step, born: step, ...(went && { changed: new Map(Array.from(fieldsOfRow(went), (field) => [field, step])) }) };
}

/** The fields that a row has or had. */
const fieldsOfRow = ({ of, changed }: Row): Set<string> => new Set([...Object.keys(fieldsOf(of)), ...(changed?.keys() ?? [])]);

/** What a client that has the row as it was after a step must be told: what changed, or all of a row that it has not. */
function newsOf(name: RowName, keyed: boolean, { of, text, born, changed }: Row, step: number): string {
  if (!changed) return text;
  if (born > step) return insteadText(of, text, changed.keys());
  const fields: string[] = [];
  for (const [field, at] of changed) if (at > step) fields.push(field);
  return patchText(keyed ? undefined : name, of, fields);
}

interface Group {
  keyed: boolean;
  /** What the rows were made of, to know it again. */
  source: PageGroup;
  rows: Map<RowName, Row>;
  /** Rows that are gone, and the step at which they went. */
  gone: Map<RowName, { at: number; row: Row }>;
  /** The last step at which anything in it changed. */
  step: number;
  length: number;
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
    const row = this.groups.get(group)?.rows.get(name);
    return row ? insteadText(row.of, row.text, Object.keys(fieldsOf(had))) : null;
  }

  /** The fields of what is known under a name, or was not long ago. */
  fieldsUnder(group: string, name: RowName): Iterable<string> {
    const known = this.groups.get(group);
    const row = known?.rows.get(name) ?? known?.gone.get(name)?.row;
    return row ? fieldsOfRow(row) : [];
  }

  /** Characters of all rows. */
  get length(): number {
    let sum = 0;
    for (const group of this.groups.values()) sum += group.length;
    return sum;
  }

  /** Takes a group as it is at a step. Keeps the order of the new rows, so that a whole page reads as it was built. */
  put(name: string, source: PageGroup, step: number): void {
    const before = this.groups.get(name);
    if (before?.source === source || (before && this.putInPlace(before, source, step))) return;
    const rows = new Map<RowName, Row>();
    const gone = before?.gone ?? new Map<RowName, { at: number; row: Row }>();
    let [changed, length] = [before === undefined, 0];
    for (const [rowName, row] of rowsByName(name, source)) {
      const old = before?.rows.get(rowName);
      const text = old?.of === row ? old.text : write(row);
      if (old?.text !== text) changed = true;
      if (old?.text === text) old.of = row;
      rows.set(
        rowName,
        !old ? newRow(row, text, step, gone.get(rowName)?.row) : old.text === text ? old : changedRow(old, row, text, step),
      );
      if (gone.size > 0) gone.delete(rowName);
      length += text.length + rowName.length;
    }
    if (before)
      for (const [rowName, row] of before.rows) {
        if (rows.has(rowName)) continue;
        gone.set(rowName, { at: step, row });
        changed = true;
      }
    this.groups.set(name, { keyed: isKeyed(source), source, rows, gone, step: before && !changed ? before.step : step, length });
  }

  /** The same rows in the same order, some of them changed: nothing else is looked at. */
  private putInPlace(group: Group, source: PageGroup, step: number): boolean {
    const old = group.source;
    if (isKeyed(source) || isKeyed(old) || source.length !== old.length) return false;
    const changed: (readonly [RowName, object, string])[] = [];
    // Mostly all rows are the same objects: no iterator, which would make a pair for each.
    for (let at = 0; at < source.length; at += 1) {
      const row = source[at];
      const before = old[at];
      if (row === before || row === undefined) continue;
      const name = nameOf(row);
      if (before === undefined || nameOf(before) !== name) return false;
      changed.push([name, row, write(row)]);
    }
    group.source = source;
    for (const [name, row, text] of changed) {
      const known = group.rows.get(name);
      if (known?.text === text) {
        known.of = row;
        continue;
      }
      group.length += text.length - (known?.text.length ?? 0);
      group.rows.set(name, known ? changedRow(known, row, text, step) : newRow(row, text, step));
      group.step = step;
    }
    return true;
  }

  /** A group's rows now. */
  *rowsOf(name: string): Iterable<readonly [RowName, string]> {
    for (const [rowName, { text }] of this.groups.get(name)?.rows ?? []) yield [rowName, text];
  }

  /** What changed after a step in the rows of each group; groups without a change are left out. */
  changesSince(step: number): Map<string, RowTexts> {
    const changes = new Map<string, RowTexts>();
    for (const [name, group] of this.groups) {
      if (group.step <= step) continue;
      const rows = new Map<RowName, string | null>();
      for (const [rowName, row] of group.rows) if (row.step > step) rows.set(rowName, newsOf(rowName, group.keyed, row, step));
      for (const [rowName, { at }] of group.gone) if (at > step) rows.set(rowName, null);
      if (rows.size > 0) changes.set(name, rows);
    }
    return changes;
  }

  /** Forgets rows that went at or before a step from which nobody will ask. */
  forget(step: number): void {
    for (const { gone } of this.groups.values()) for (const [name, { at }] of gone) if (at <= step) gone.delete(name);
  }

  text(names: Iterable<string>): string {
    const parts: string[] = [];
    for (const name of names) parts.push(groupText(name, this.isKeyed(name), this.rowsOf(name)));
    return parts.join(',');
  }
}
