import type { Moment } from './moment';

/** Longer after it took place a moment is kept and shown, and told to nobody: history that was loaded is no news. */
export const NEWS_MS = 48 * 3_600_000;

/** A moment as it is kept. */
export interface KeptMoment extends Omit<Moment, 'tells' | 'happenedAt' | 'exactly'> {
  id: number;
  /** When it was found, or when it happened where that is known exactly or it was no news any more, epoch ms. */
  at: number;
  told: boolean;
  /** Since when it is not so; null while it is. */
  undoneAt: number | null;
}

export type MomentChange =
  | { do: 'add'; moment: Moment; says: string | null }
  /** It is so with other figures, of other entries, or in other words. */
  | { do: 'correct'; id: number; moment: Moment; says: string | null }
  /** It was taken back, and is so again. */
  | { do: 'restore'; id: number; moment: Moment; says: string | null }
  | { do: 'undo'; id: number; moment: KeptMoment; says: string | null }
  /** It is still to come: a practice clock went back. */
  | { do: 'forget'; id: number };

/**
 * What has to be done so that the kept moments are those that were found: each is told once, what is not so any more is taken back in words
 * where it had been told, and what is so again is said to be so.
 *
 * @param kept all of the contest's
 * @param found those of the rounds that were looked at
 */
export function compareMoments(
  kept: readonly KeptMoment[],
  { rounds, found, now }: { rounds: ReadonlySet<number>; found: readonly Moment[]; now: number },
): MomentChange[] {
  const byName = new Map(kept.filter(({ at }) => at <= now).map((one) => [nameOf(one), one]));
  const changes: MomentChange[] = kept.filter(({ at }) => at > now).map(({ id }) => ({ do: 'forget', id }));
  const holding = new Set<string>();
  for (const moment of found) {
    holding.add(nameOf(moment));
    const change = changeTo(byName.get(nameOf(moment)), moment, now);
    if (change) changes.push(change);
  }
  for (const [name, moment] of byName)
    if (rounds.has(moment.round) && !holding.has(name) && moment.undoneAt === null)
      changes.push({ do: 'undo', id: moment.id, moment, says: moment.told ? `Taken back: ${moment.says}` : null });
  return changes;
}

function changeTo(known: KeptMoment | undefined, moment: Moment, now: number): MomentChange | undefined {
  const news = now - moment.happenedAt <= NEWS_MS;
  if (!known) return { do: 'add', moment, says: news ? moment.says : null };
  const { id, told } = known;
  if (known.undoneAt !== null) return { do: 'restore', id, moment, says: told ? `So it is after all: ${moment.says}` : null };
  const same = sameText(known.entries, moment.entries) && sameText(known.figures, moment.figures);
  // An entry may be called another name now.
  if (same && known.says === moment.says && known.round === moment.round) return undefined;
  return { do: 'correct', id, moment, says: told && news && !same ? `Corrected: ${moment.says}` : null };
}

const nameOf = ({ kind, key }: Pick<Moment, 'kind' | 'key'>): string => `${kind} ${key}`;

const sameText = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();
