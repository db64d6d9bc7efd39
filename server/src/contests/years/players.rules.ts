import type { Entry } from '../contest';
import { compareNames } from '../standings/names.rules';
import { seriesOf, type PlayedContest, type PlayedPeriod } from './played.rules';

/** Somebody with a result in a circle. */
export interface CirclePlayer {
  readonly userId: number;
  /** The first entry that they had in it: it stays the same whatever comes. */
  readonly id: number;
  readonly name: string;
  /** In none of the latest years of the contests that they were in. */
  readonly left: boolean;
}

/** All who have a result, by name. @param contests of one circle */
export function playersOf(contests: readonly PlayedContest[], periods: readonly PlayedPeriod[]): CirclePlayer[] {
  const played = new Set(periods.flatMap(({ results }) => [...results.keys()]));
  const latest = new Map<string, number>();
  for (const one of contests) latest.set(seriesOf(one), Math.max(latest.get(seriesOf(one)) ?? 0, one.contest.year));
  const owned = entriesByUser(contests);
  const all = [...played].flatMap((userId) => {
    const own = owned.get(userId) ?? [];
    if (own.length === 0) return [];
    const last = own.reduce((a, b) => (b.of.contest.year > a.of.contest.year ? b : a));
    return [
      {
        ...{ userId, id: Math.min(...own.map(({ entry }) => entry.id)), last },
        left: own.every(({ of }) => of.contest.year < (latest.get(seriesOf(of)) ?? 0)),
      },
    ];
  });
  return all
    .map(({ last, ...one }) => ({ ...one, name: nameAmong(all, last) }))
    .sort((a, b) => compareNames(a.name, b.name) || a.id - b.id);
}

interface Named {
  of: PlayedContest;
  entry: Entry;
}

function entriesByUser(contests: readonly PlayedContest[]): Map<number, Named[]> {
  const owned = new Map<number, Named[]>();
  for (const of of contests)
    for (const entry of of.entries) {
      const own = owned.get(entry.userId);
      if (own) own.push({ of, entry });
      else owned.set(entry.userId, [{ of, entry }]);
    }
  return owned;
}

/** What the latest entry is called; two who share that are told apart by the contest and year in which they have it. */
function nameAmong(all: readonly { last: Named }[], { of: { kind, contest }, entry: { name } }: Named): string {
  const same = all.filter(({ last }) => last.entry.name.toLowerCase() === name.toLowerCase());
  if (same.length < 2) return name;
  const sameKind = same.filter(({ last: { of } }) => of.kind === kind && of.contest.year === contest.year).length > 1;
  return `${name} (${sameKind ? contest.name : kind} ${contest.year})`;
}
