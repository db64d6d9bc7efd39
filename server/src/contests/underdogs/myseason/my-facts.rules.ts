import type { DogSeasonFact, UnderdogsPickRow } from '@poolhouse/contract';
import { formatAnd, formatRecord, plural } from '@poolhouse/contract/formats';
import type { DogGrade } from '@poolhouse/contract/underdogs-rules';
import { pickWords } from '../../game-rows/team-words.rules';
import { nemesisAmong, rivalsOf } from '../../myseason/rival.rules';
import { longestRun, streakFact } from '../../myseason/streaks.rules';
import { endedWords } from '../../recaps/game-words.rules';
import type { NamedEntry } from '../recap/dog-week.types';
import { dogEnded, dogWords } from '../recap/fact-words.rules';
import { aloneOf, beaterOf, bestOf, missOf, picksOf, type WeekPick } from './against.rules';
import type { OpenWeek } from './open-weeks.types';

/** So many weeks make somebody a nemesis. */
const ENOUGH = 3;
const WORTH: Readonly<Record<DogGrade, number>> = { W: 2, C: 1, L: 0 };

/** The figures of a player's season, each with the weeks behind it. */
export function myFacts(entryId: number, entries: readonly NamedEntry[], weeks: readonly OpenWeek[]): DogSeasonFact[] {
  const own = picksOf(entryId, weeks);
  return [
    ...runFacts(entryId, weeks),
    ...bestFact(own, aloneOf(entryId, weeks)),
    ...missFact(entryId, weeks),
    ...nemesisFact(entryId, entries, weeks),
    ...teamFact(own),
    ...aloneFact(aloneOf(entryId, weeks)),
  ];
}

const gradeIn = ({ rows }: OpenWeek, entryId: number): UnderdogsPickRow['Grade'] => rows.get(entryId)?.Grade ?? '';

function runFacts(entryId: number, weeks: readonly OpenWeek[]): DogSeasonFact[] {
  const graded = weeks.flatMap((one) => {
    const grade = gradeIn(one, entryId);
    return grade === '' ? [] : [{ week: one.week, won: grade !== 'L' }];
  });
  const [run, drought] = [longestRun(graded, true), longestRun(graded, false)];
  return [
    ...(run ? [streakFact('run', 'Longest run', 'won or covered', run)] : []),
    ...(drought ? [streakFact('drought', 'Longest drought', 'lost', drought)] : []),
  ];
}

function bestFact(own: readonly WeekPick[], alone: readonly WeekPick[]): DogSeasonFact[] {
  const best = bestOf(own);
  if (!best) return [];
  const only = alone.some(({ week }) => week === best.week) ? ', for you alone' : '';
  const Head = `Week ${best.week}, ${dogWords(best)}`;
  return [{ ID: 'best', Title: 'Best week', Head, Text: `${dogEnded(best)}${only}.`, Weeks: String(best.week) }];
}

const HAD: Readonly<Record<DogGrade, string>> = { W: 'won', C: 'covered', L: 'lost' };

function missFact(entryId: number, weeks: readonly OpenWeek[]): DogSeasonFact[] {
  const miss = missOf(entryId, weeks);
  if (!miss) return [];
  const { week, dog, had } = miss;
  const instead = had ? `you had ${dogWords(had)}, who ${HAD[had.grade]}` : 'you had no pick that counted';
  const Text = `${endedWords(dog.game, dog.side)}; ${instead}.`;
  return [
    { ID: 'miss', Title: 'Worst miss', Head: `Week ${week}, ${pickWords(dog.game, dog.side, dog.spread)}`, Text, Weeks: String(week) },
  ];
}

function nemesisFact(entryId: number, entries: readonly NamedEntry[], weeks: readonly OpenWeek[]): DogSeasonFact[] {
  const worth = weeks.map((one) => ({
    week: one.week,
    worth: new Map(
      entries.flatMap(({ id }) => {
        const grade = gradeIn(one, id);
        return grade === '' ? [] : [[id, WORTH[grade]] as const];
      }),
    ),
  }));
  const nemesis = nemesisAmong(rivalsOf(entryId, entries, worth), ENOUGH);
  if (!nemesis) return [];
  const { name, met, better, worse } = nemesis;
  const Text = `Did better than you in ${plural(better.length, 'week')} of ${met}, and worse in ${worse.length}.`;
  return [{ ID: 'nemesis', Title: 'Your nemesis', Head: name, Text, Weeks: better.join() }];
}

function teamFact(own: readonly WeekPick[]): DogSeasonFact[] {
  const beater = beaterOf(own);
  if (!beater) return [];
  const { name, beaten } = beater;
  const Text = `Kept ${plural(beaten.length, 'dog')} of yours from winning: ${formatAnd(beaten.map(dogWords))}.`;
  return [{ ID: 'team', Title: 'Team against you', Head: name, Text, Weeks: beaten.map(({ week }) => week).join() }];
}

function aloneFact(alone: readonly WeekPick[]): DogSeasonFact[] {
  if (alone.length === 0) return [];
  const of = (grade: DogGrade) => alone.filter((pick) => pick.grade === grade);
  const record = formatRecord(of('W').length, of('C').length, of('L').length);
  const said = (['W', 'C'] as const).flatMap((grade) =>
    of(grade).length === 0 ? [] : [`${formatAnd(of(grade).map(dogWords))} ${HAD[grade]}`],
  );
  const lost = alone.length === 1 ? 'It lost.' : 'All of them lost.';
  const Text = said.length === 0 ? lost : `${said.join('; ')}.`;
  const Head = `${plural(alone.length, 'pick')}, ${record}`;
  return [{ ID: 'alone', Title: 'Only you had', Head, Text, Weeks: alone.map(({ week }) => week).join() }];
}
