import type { Viewer } from '../../ground/viewer';
import type { PageGroups, PartedPage } from './page';
import { isKeyed, rowsByName, textOf, type RowName, type RowTexts } from './row-texts';
import type { SharedRows } from './shared-rows';

/** The rows of one viewer in a group. */
export interface OwnGroup {
  keyed: boolean;
  rows: Map<RowName, object>;
}

export type OwnGroups = Map<string, OwnGroup>;

/** What each part says is the viewer's own, in the parts' order; undefined for a part that has nothing of the kind. */
export type OwnParts = readonly (PageGroups | undefined)[];

/**
 * The viewer's own rows, part by part, as a state's models have them.
 *
 * @param known those of another state: a part with the same model there has the same rows, and is not asked again
 */
export function ownParts<P>(
  page: PartedPage<P>,
  models: readonly unknown[],
  viewer: Viewer,
  known?: { models: readonly unknown[]; parts: OwnParts },
): OwnParts {
  return page.parts.map((part, n) => (known && known.models[n] === models[n] ? known.parts[n] : part.own?.(models[n], viewer)));
}

/** Those rows by group. */
export function ownRows(parts: OwnParts): OwnGroups {
  const groups: OwnGroups = new Map();
  for (const part of parts) {
    for (const [name, source] of Object.entries(part ?? {})) {
      const rows = rowsByName(name, source);
      const known = groups.get(name);
      if (!known) groups.set(name, { keyed: isKeyed(source), rows });
      else for (const [rowName, row] of rows) known.rows.set(rowName, row);
    }
  }
  return groups;
}

/** Whether two states have the same models under the viewers' own rows, so that these are the same as well. */
export function sameOwnModels<P>(page: PartedPage<P>, a: readonly unknown[], b: readonly unknown[]): boolean {
  return page.parts.every((part, n) => !part.own || a[n] === b[n]);
}

/**
 * What turns the viewer's own rows of one state into those of another. A row that is the viewer's own no more gives way to the shared
 * one, or is gone.
 */
export function ownChanges(before: OwnGroups, after: OwnGroups, shared: SharedRows): Map<string, RowTexts> {
  const changes = new Map<string, RowTexts>();
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const rows = new Map<RowName, string | null>();
    const [old, next] = [before.get(name)?.rows, after.get(name)?.rows];
    for (const [rowName, row] of next ?? []) {
      const known = old?.get(rowName);
      if (known !== row && (!known || textOf(known) !== textOf(row))) rows.set(rowName, textOf(row));
    }
    for (const rowName of old?.keys() ?? []) if (!next?.has(rowName)) rows.set(rowName, shared.textOf(name, rowName) ?? null);
    if (rows.size > 0) changes.set(name, rows);
  }
  return changes;
}
