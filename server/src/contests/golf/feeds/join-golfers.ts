import type { FieldGolfer } from '../golf';
import { golferNameKey } from '../rules/golfer-name.rules';
import type { FeedSource } from './feed-golf';

export interface Joined {
  /** The field's golfer by the source's id. */
  readonly byId: ReadonlyMap<string, number>;
  /** Ids that were joined by name and may be remembered. */
  readonly learned: ReadonlyMap<string, number>;
  /** Who is not in the field, or whose name two of it have. */
  readonly strangers: readonly string[];
}

/** Joins a source's golfers to a field: by a known id, else by name inside the field alone; never guessed. */
export function joinGolfers(
  reported: readonly { readonly id: string; readonly name: string }[],
  field: readonly Pick<FieldGolfer, 'golferId' | 'name'>[],
  { source, aliases }: { source: FeedSource; aliases: ReadonlyMap<string, number> },
): Joined {
  const inField = new Set(field.map(({ golferId }) => golferId));
  const byName = new Map<string, number | null>();
  for (const { golferId, name } of field) {
    const key = golferNameKey(name);
    byName.set(key, byName.has(key) ? null : golferId);
  }
  const byId = new Map<string, number>();
  const learned = new Map<string, number>();
  const strangers: string[] = [];
  const taken = new Set<number>();
  for (const { id, name } of reported) {
    if (byId.has(id)) continue;
    const known = aliases.get(id) ?? (source === 'pgatour' ? Number(id) : undefined);
    const named = name === '' ? null : byName.get(golferNameKey(name));
    const golferId = known !== undefined && inField.has(known) ? known : (named ?? undefined);
    if (golferId === undefined || taken.has(golferId)) strangers.push(name || id);
    else {
      taken.add(golferId);
      byId.set(id, golferId);
      if (golferId !== known) learned.set(id, golferId);
    }
  }
  return { byId, learned, strangers };
}
