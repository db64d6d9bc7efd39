import type { Viewer } from '../../ground/viewer';
import type { RowName } from './made-row';
import type { PageGroups, Part } from './page';
import { changedFields, fieldsOf, insteadText, isKeyed, patchText, rowsByName, textOf, type RowTexts } from './row-texts';
import type { SharedRows } from './shared-rows';

/** The rows of one viewer in a group. */
export interface OwnGroup {
  keyed: boolean;
  rows: Map<RowName, object>;
}

export type OwnGroups = Map<string, OwnGroup>;

/** What each part says is the viewer's own, in the parts' order; undefined for a part that has nothing of the kind. */
export type OwnParts = readonly (PageGroups | undefined)[];

/** As far as own rows go: whatever a part is read by. */
export type OwnRowsOf = Pick<Part<never, unknown, unknown>, 'own'>;

/** The viewer's own rows, part by part, as a state's models have them. */
export function ownParts(parts: readonly OwnRowsOf[], models: readonly unknown[], viewer: Viewer): OwnParts {
  return parts.map((part, n) => noted(part, part.own?.(models[n], viewer)));
}

/** In which groups a part has rows of the viewer's own: always the same, so known once it was asked. */
const groupsOf = new WeakMap<object, readonly string[]>();

function noted(part: object, own: PageGroups | undefined): PageGroups | undefined {
  if (own && !groupsOf.has(part)) groupsOf.set(part, Object.keys(own));
  return own;
}

/** Two states' models, part by part. */
interface Step {
  before: readonly unknown[];
  after: readonly unknown[];
}

/**
 * The viewer's own rows of two states as far as a delta hangs on them: those of parts whose models differ, and of parts with groups in
 * common with them or with what changed for all.
 */
export function ownPartsOf(
  parts: readonly OwnRowsOf[],
  { before, after }: Step,
  viewer: Viewer,
  changed: Iterable<string>,
): { before: OwnParts; after: OwnParts } {
  const groups = new Set(changed);
  for (const [n, part] of parts.entries())
    if (part.own && before[n] !== after[n]) for (const name of groupsOf.get(part) ?? []) groups.add(name);
  const all = parts.some((part) => part.own && !groupsOf.has(part));
  const now = parts.map((part, n) => {
    const requested = all || before[n] !== after[n] || groupsOf.get(part)?.some((name) => groups.has(name));
    return requested ? noted(part, part.own?.(after[n], viewer)) : undefined;
  });
  return { after: now, before: parts.map((part, n) => (before[n] === after[n] ? now[n] : part.own?.(before[n], viewer))) };
}

/** Those rows by group; what several parts say of one row is sent together. */
export function ownRows(parts: OwnParts): OwnGroups {
  const groups: OwnGroups = new Map();
  for (const part of parts) {
    for (const [name, source] of Object.entries(part ?? {})) {
      const rows = rowsByName(name, source);
      const known = groups.get(name);
      if (!known) groups.set(name, { keyed: isKeyed(source), rows });
      else for (const [rowName, row] of rows) known.rows.set(rowName, together(known.rows.get(rowName), row));
    }
  }
  return groups;
}

const together = (one: object | undefined, other: object): object => (one ? { ...fieldsOf(one), ...fieldsOf(other) } : other);

/** Whether two states have the same models under the viewers' own rows, so that these are the same as well. */
export function sameOwnModels(parts: readonly OwnRowsOf[], a: readonly unknown[], b: readonly unknown[]): boolean {
  return parts.every((part, n) => !part.own || a[n] === b[n]);
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
      if (!known) rows.set(rowName, insteadText(row, textOf(row), shared.fieldsUnder(name, rowName)));
      else if (known !== row && textOf(known) !== textOf(row))
        rows.set(rowName, patchText(after.get(name)?.keyed ? undefined : rowName, row, changedFields(known, row)));
    }
    for (const [rowName, row] of old ?? []) if (!next?.has(rowName)) rows.set(rowName, shared.insteadOf(name, rowName, row));
    if (rows.size > 0) changes.set(name, rows);
  }
  return changes;
}
