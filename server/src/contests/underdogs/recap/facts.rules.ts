import { gradeOfMargin, type DogGrade } from '@poolhouse/contract/underdogs-rules';
import type { Game } from '../../../sport/games/game';
import { coverMargin } from '../../../sport/games/game.rules';
import type { Score } from '../../../sport/late/late-score.rules';
import { compareNames } from '../../standings/names.rules';
import type { DogWeekFacts, GradedDog, NamedEntry } from './dog-week.types';

/** A game whose last two minutes gave picks another grade. */
export interface Swing {
  game: Game;
  late: Score;
  gained: readonly NamedEntry[];
  lost: readonly NamedEntry[];
}

/** The pick that stood best when its game's last two minutes began, and got less. */
export interface BadBeat {
  dog: GradedDog;
  /** By how much its team was ahead then, below 0 behind. */
  lateMargin: number;
}

/** The side that most had picked. */
export interface Crowd {
  dog: GradedDog;
  count: number;
  of: number;
}

/** Weeks in a row without a loss, and who has most of them. */
export interface Run {
  entries: readonly NamedEntry[];
  weeks: number;
}

/** So many weeks in a row are worth a word. */
const RUN = 3;
const WORTH: Readonly<Record<DogGrade, number>> = { W: 2, C: 1, L: 0 };

const byName = (a: NamedEntry, b: NamedEntry): number => compareNames(a.name, b.name) || a.id - b.id;

/** The graded picks of a week, by entry's name. */
export function gradedDogs({ entries, rows, games }: Pick<DogWeekFacts, 'entries' | 'rows' | 'games'>): GradedDog[] {
  return [...entries].sort(byName).flatMap((entry): GradedDog[] => {
    const row = rows.get(entry.id);
    const game = games.get(row?.event_id ?? 0);
    if (!row || !game || row.Grade === '' || row.spread === null || row.pick === '') return [];
    return [{ entry, game, side: row.pick === game.team1 ? 1 : 2, spread: row.spread, grade: row.Grade, auto: row.Auto === 1 }];
  });
}

/** By how much a side was ahead. */
const marginIn = (score: Score, { side }: GradedDog): number => coverMargin(score, side, 0) ?? 0;

/** What the last two minutes did to a pick: above 0 it gained; 0 as well where nobody saw them. */
function turnOf(dog: GradedDog, late: ReadonlyMap<number, Score>): number {
  const score = late.get(dog.game.id);
  return score ? WORTH[dog.grade] - WORTH[gradeOfMargin(marginIn(score, dog), dog.spread)] : 0;
}

/** Of several the one in which most was at stake, then the one that turned more picks, then the later one. */
export function swingOf(dogs: readonly GradedDog[], late: ReadonlyMap<number, Score>): Swing | undefined {
  const turned = dogs.map((dog) => ({ dog, turn: turnOf(dog, late) })).filter(({ turn }) => turn !== 0);
  const games = [...new Map(turned.map(({ dog: { game } }) => [game.id, game])).values()];
  const weighed = games.map((game) => {
    const own = turned.filter(({ dog }) => dog.game.id === game.id);
    return { game, own, most: Math.max(...own.map(({ turn }) => Math.abs(turn))) };
  });
  const [first] = weighed.sort(
    (a, b) => b.most - a.most || b.own.length - a.own.length || b.game.kickoffAt - a.game.kickoffAt || a.game.id - b.game.id,
  );
  const score = first && late.get(first.game.id);
  if (!first || !score) return undefined;
  const entriesOf = (gained: boolean) => first.own.filter(({ turn }) => turn > 0 === gained).map(({ dog }) => dog.entry);
  return { game: first.game, late: score, gained: entriesOf(true), lost: entriesOf(false) };
}

export function badBeatOf(dogs: readonly GradedDog[], late: ReadonlyMap<number, Score>): BadBeat | undefined {
  const [beat] = dogs
    .filter((dog) => turnOf(dog, late) < 0)
    .flatMap((dog) => {
      const score = late.get(dog.game.id);
      return score ? [{ dog, lateMargin: marginIn(score, dog) }] : [];
    })
    .sort(
      (a, b) =>
        WORTH[gradeOfMargin(b.lateMargin, b.dog.spread)] - WORTH[gradeOfMargin(a.lateMargin, a.dog.spread)] ||
        b.lateMargin - a.lateMargin ||
        b.dog.spread - a.dog.spread ||
        byName(a.dog.entry, b.dog.entry),
    );
  return beat;
}

const sideOf = ({ game, side }: GradedDog): string => `${game.id}-${side}`;

/** Picks by side; what the missed-pick rule gave was picked by nobody. */
function pickedSides(dogs: readonly GradedDog[]): GradedDog[][] {
  const sides = new Map<string, GradedDog[]>();
  for (const dog of dogs) if (!dog.auto) sides.set(sideOf(dog), [...(sides.get(sideOf(dog)) ?? []), dog]);
  return [...sides.values()];
}

/** A dog that won outright for one alone; of several the one that got most points. */
export function aloneOf(dogs: readonly GradedDog[]): GradedDog | undefined {
  if (dogs.filter(({ auto }) => !auto).length < 2) return undefined;
  const [first] = pickedSides(dogs)
    .flatMap((own) => (own.length === 1 ? own : []))
    .filter(({ grade }) => grade === 'W')
    .sort((a, b) => b.spread - a.spread || byName(a.entry, b.entry));
  return first;
}

/** Left out where nobody had the same. Who took another line is told at the longest that anybody had. */
export function crowdOf(dogs: readonly GradedDog[]): Crowd | undefined {
  const of = dogs.filter(({ auto }) => !auto).length;
  const [most] = pickedSides(dogs)
    .filter((own) => own.length > 1)
    .sort((a, b) => b.length - a.length || (a[0]?.game.id ?? 0) - (b[0]?.game.id ?? 0) || (a[0]?.side ?? 0) - (b[0]?.side ?? 0));
  const [longest] = [...(most ?? [])].sort((a, b) => b.spread - a.spread || byName(a.entry, b.entry));
  return most && longest ? { dog: longest, count: most.length, of } : undefined;
}

export function runOf({ entries, grades }: Pick<DogWeekFacts, 'entries' | 'grades'>): Run | undefined {
  const runs = entries.map((entry) => {
    const ended = grades.findLastIndex((week) => !['W', 'C'].includes(week.get(entry.id) ?? ''));
    return { entry, weeks: grades.length - 1 - ended };
  });
  const longest = Math.max(0, ...runs.map(({ weeks }) => weeks));
  if (longest < RUN) return undefined;
  return {
    entries: runs
      .filter(({ weeks }) => weeks === longest)
      .map(({ entry }) => entry)
      .sort(byName),
    weeks: longest,
  };
}
