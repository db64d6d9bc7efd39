import type { PageGroup } from './page';
import { groupText, isKeyed, nameOf, rowsByName, write, type RowName, type RowTexts } from './row-texts';

interface Row {
  /** What it was written from, to know it again. */
  of: object;
  text: string;
  /** The step at which it became so. */
  step: number;
}

interface Group {
  keyed: boolean;
  /** What the rows were made of, to know it again. */
  source: PageGroup;
  rows: Map<RowName, Row>;
  /** Rows that are gone, and the step at which they went. */
  gone: Map<RowName, number>;
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

  textOf(group: string, name: RowName): string | undefined {
    return this.groups.get(group)?.rows.get(name)?.text;
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
    const gone = before?.gone ?? new Map<RowName, number>();
    let [changed, length] = [before === undefined, 0];
    for (const [rowName, row] of rowsByName(name, source)) {
      const old = before?.rows.get(rowName);
      const text = old?.of === row ? old.text : write(row);
      if (old?.text !== text) changed = true;
      if (old?.text === text) old.of = row;
      rows.set(rowName, old?.text === text ? old : { of: row, text, step });
      if (gone.size > 0) gone.delete(rowName);
      length += text.length + rowName.length;
    }
    if (before)
      for (const rowName of before.rows.keys()) {
        if (rows.has(rowName)) continue;
        gone.set(rowName, step);
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
      group.rows.set(name, { of: row, text, step });
      group.step = step;
    }
    return true;
  }

  /** A group's rows now. */
  *rowsOf(name: string): Iterable<readonly [RowName, string]> {
    for (const [rowName, { text }] of this.groups.get(name)?.rows ?? []) yield [rowName, text];
  }

  /** The rows of each group that changed after a step; groups without a change are left out. */
  changesSince(step: number): Map<string, RowTexts> {
    const changes = new Map<string, RowTexts>();
    for (const [name, group] of this.groups) {
      if (group.step <= step) continue;
      const rows = new Map<RowName, string | null>();
      for (const [rowName, row] of group.rows) if (row.step > step) rows.set(rowName, row.text);
      for (const [rowName, wentAt] of group.gone) if (wentAt > step) rows.set(rowName, null);
      if (rows.size > 0) changes.set(name, rows);
    }
    return changes;
  }

  /** Forgets rows that went at or before a step from which nobody will ask. */
  forget(step: number): void {
    for (const { gone } of this.groups.values()) for (const [name, wentAt] of gone) if (wentAt <= step) gone.delete(name);
  }

  text(names: Iterable<string>): string {
    const parts: string[] = [];
    for (const name of names) parts.push(groupText(name, this.isKeyed(name), this.rowsOf(name)));
    return parts.join(',');
  }
}
