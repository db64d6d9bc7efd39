import type { RowTexts } from './row-texts';

interface Row {
  text: string;
  /** The step at which it became so. */
  step: number;
}

interface Group {
  rows: Map<string, Row>;
  /** Rows that are gone, and the step at which they went. */
  gone: Map<string, number>;
}

/** Labels and removals are remembered this many steps back; a client that is older gets the whole page. */
const STEPS_KEPT = 200;

/**
 * One viewer's page as it went from state to state in this process. A delta goes out only from a state that this very
 * page has been in: with a state it has skipped, a row that changed and changed back would be missed.
 */
export class ViewerPage {
  private readonly groups = new Map<string, Group>();
  private readonly steps = new Map<string, number>();
  private step = 0;
  /** The state it is in, '' before the first. */
  label = '';

  advance(label: string, page: RowTexts): void {
    if (label === this.label) return;
    this.step += 1;
    for (const name of this.groups.keys()) if (!page.has(name)) this.replace(this.groupOf(name), new Map());
    for (const [name, texts] of page) this.replace(this.groupOf(name), texts);
    this.label = label;
    this.steps.delete(label);
    this.steps.set(label, this.step);
    if (this.steps.size > STEPS_KEPT) this.forgetOldest();
  }

  knows(label: string): boolean {
    return this.steps.has(label);
  }

  /** All groups and rows, as JSON. */
  whole(): string {
    return join(this.groups, (group) => [...group.rows.values()].map((row) => row.text), true);
  }

  /** What changed since a known state, as JSON; groups without a change are left out. */
  changesSince(label: string): string {
    const since = this.steps.get(label) ?? 0;
    return join(
      this.groups,
      (group) => {
        const changed: string[] = [];
        for (const row of group.rows.values()) if (row.step > since) changed.push(row.text);
        for (const [name, step] of group.gone) if (step > since) changed.push(`{${name},"__removed":1}`);
        return changed;
      },
      false,
    );
  }

  private groupOf(name: string): Group {
    let group = this.groups.get(name);
    if (!group) this.groups.set(name, (group = { rows: new Map(), gone: new Map() }));
    return group;
  }

  /** Keeps the order of the new page, so that a whole page reads as it was built. */
  private replace(group: Group, texts: Map<string, string>): void {
    const before = group.rows;
    group.rows = new Map();
    for (const [name, text] of texts) {
      const old = before.get(name);
      group.rows.set(name, old?.text === text ? old : { text, step: this.step });
      group.gone.delete(name);
    }
    for (const name of before.keys()) if (!texts.has(name)) group.gone.set(name, this.step);
  }

  private forgetOldest(): void {
    const [oldest, step] = this.steps.entries().next().value ?? ['', 0];
    this.steps.delete(oldest);
    for (const { gone } of this.groups.values()) {
      for (const [name, wentAt] of gone) if (wentAt <= step) gone.delete(name);
    }
  }
}

function join(groups: Map<string, Group>, rowsOf: (group: Group) => string[], empty: boolean): string {
  const parts: string[] = [];
  for (const [name, group] of groups) {
    const rows = rowsOf(group);
    if (empty || rows.length > 0) parts.push(`${JSON.stringify(name)}:{"data":[${rows.join(',')}]}`);
  }
  return `{${parts.join(',')}}`;
}
