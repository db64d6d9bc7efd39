import { rankDogs, type DogCounts, type DogStanding } from '@poolhouse/contract/underdogs-rules';
import { must } from '../../ground/must';
import type { Ranked } from '../standings/ranking.rules';
import type { DogPick } from './picks';
import type { PlayedWeeks } from './season.rules';

const NOTHING: DogCounts = { wins: 0, covers: 0, losses: 0 };

/** An entry's counts over its picks up to a week; a week that was missed is a loss. `before` is what the weeks before these came to. */
export function tally(
  { id, name, before = NOTHING }: { id: number; name: string; before?: DogCounts | undefined },
  picks: ReadonlyMap<number, DogPick>,
  missed: ReadonlySet<number>,
  upTo: number,
): DogStanding {
  const grades = [...picks.values()].filter((pick) => pick.week <= upTo).map((pick) => pick.grade.grade);
  const count = (grade: 'W' | 'C' | 'L') => grades.filter((one) => one === grade).length;
  return {
    entryId: id,
    name,
    wins: before.wins + count('W'),
    covers: before.covers + count('C'),
    losses: before.losses + count('L') + [...missed].filter((week) => week <= upTo).length,
  };
}

/** The standings after a week, of some of the entries. */
export function standingsAfter(
  { before, picks, missed }: PlayedWeeks & { before: Readonly<Record<number, DogCounts>> },
  upTo: number,
  among: readonly { id: number; name: string }[],
): Ranked<DogStanding>[] {
  const own = ({ id, name }: { id: number; name: string }) =>
    tally(
      { id, name, before: before[id] },
      must(picks.get(id), 'the picks of an entry'),
      must(missed.get(id), 'the missed weeks of an entry'),
      upTo,
    );
  return rankDogs(among.map(own));
}
