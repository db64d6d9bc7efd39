import type { Game } from '../../../sport/games/game';
import { teamOf } from '../../game-rows/team-words.rules';
import { otherSide } from '../../recaps/game-words.rules';
import { compareNames } from '../../standings/names.rules';
import { teamKey, type LeftDog, type TeamKey } from '../missed-pick.rules';
import type { GradedDog } from '../recap/dog-week.types';
import type { OpenWeek } from './open-weeks.types';
import { gradeOfDog } from './simple-rules.rules';

/** A pick and its week. */
export interface WeekPick extends GradedDog {
  week: number;
}

/** An entry's graded picks, week by week. */
export const picksOf = (entryId: number, weeks: readonly OpenWeek[]): WeekPick[] =>
  weeks.flatMap(({ week, picks }) => picks.filter(({ entry }) => entry.id === entryId).map((pick) => ({ ...pick, week })));

/** The pick that paid most: the biggest dog that won outright, else the biggest that covered; of several the first. */
export const bestOf = (own: readonly WeekPick[]): WeekPick | undefined =>
  own
    .filter(({ grade }) => grade !== 'L')
    .sort((a, b) => (a.grade === b.grade ? b.spread - a.spread || a.week - b.week : a.grade === 'W' ? -1 : 1))[0];

/** A dog that won while one's own pick did not. */
export interface Miss {
  week: number;
  dog: LeftDog<Game>;
  /** What the player had instead; undefined for no pick that was graded. */
  had: WeekPick | undefined;
}

/** The biggest dog that won outright in a week that the player did not win, and whose team they had not used before; of several the first. */
export function missOf(entryId: number, weeks: readonly OpenWeek[]): Miss | undefined {
  const own = new Map(picksOf(entryId, weeks).map((pick) => [pick.week, pick]));
  const used = new Set<TeamKey>();
  const missed: Miss[] = [];
  for (const { week, dogs, rows } of weeks) {
    const had = own.get(week);
    // Who could not have picked has no row.
    if (rows.has(entryId) && had?.grade !== 'W') {
      const dog = dogs.find((one) => gradeOfDog(one) === 'W' && !used.has(teamKey(one.game, one.side)));
      if (dog) missed.push({ week, dog, had });
    }
    if (had) used.add(teamKey(had.game, had.side));
  }
  return missed.sort((a, b) => b.dog.spread - a.dog.spread || a.week - b.week)[0];
}

/** How often a team has to beat a player's dogs before it is against them. */
const BEATEN = 2;

/** The team that most often kept a player's dogs from winning; of several the one that cost more of them all, then by name. */
export function beaterOf(own: readonly WeekPick[]): { name: string; beaten: readonly WeekPick[] } | undefined {
  const teams = new Map<TeamKey, WeekPick[]>();
  for (const pick of own) {
    const key = teamKey(pick.game, otherSide(pick.side));
    if (pick.grade !== 'W') teams.set(key, [...(teams.get(key) ?? []), pick]);
  }
  const lost = (picks: readonly WeekPick[]) => picks.filter(({ grade }) => grade === 'L').length;
  const nameOf = ([first]: readonly WeekPick[]) => (first ? teamOf(first.game, otherSide(first.side)) : '');
  const [most] = [...teams.values()]
    .filter((picks) => picks.length >= BEATEN)
    .sort((a, b) => b.length - a.length || lost(b) - lost(a) || compareNames(nameOf(a), nameOf(b)));
  return most && { name: nameOf(most), beaten: most };
}

/** The picks that nobody else had, in weeks in which somebody else picked. What the missed-pick rule gave was picked by nobody. */
export function aloneOf(entryId: number, weeks: readonly OpenWeek[]): WeekPick[] {
  return weeks.flatMap(({ week, picks }) => {
    const made = picks.filter(({ auto }) => !auto);
    const mine = made.find(({ entry }) => entry.id === entryId);
    const others = made.filter(({ entry }) => entry.id !== entryId);
    if (!mine || others.length === 0) return [];
    return others.some(({ game, side }) => game.id === mine.game.id && side === mine.side) ? [] : [{ ...mine, week }];
  });
}
