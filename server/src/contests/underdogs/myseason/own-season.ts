import {
  FEWEST_SEASON_WEEKS,
  type DogSeasonConfig,
  type DogSeasonFact,
  type DogSeasonLuck,
  type DogSeasonRule,
  type DogSeasonWeek,
  type UnderdogsPickRow,
} from '@poolhouse/contract';
import { must } from '../../../ground/must';
import type { Contest, Entry } from '../../contest';
import { namedHead, NOWHERE, placedHead } from '../../myseason/head.rules';
import { luckWords, type LuckWords } from '../../myseason/luck-words.rules';
import { dogEnded } from '../recap/fact-words.rules';
import { aloneOf, picksOf, type WeekPick } from './against.rules';
import { myFacts } from './my-facts.rules';
import type { OpenWeek } from './open-weeks.types';
import { chanceOfAny, dogsWon, simpleRules } from './simple-rules.rules';

/** An entry's season up to the last week that is open to all. */
export interface OwnDogSeason {
  head: DogSeasonConfig;
  weeks: readonly DogSeasonWeek[];
  facts: readonly DogSeasonFact[];
  /** Empty while nothing was graded. */
  rules: readonly DogSeasonRule[];
  luck: DogSeasonLuck | undefined;
}

/** Of a contest: all that its entries' seasons are made of. */
export interface DogSeasonFacts {
  contest: Contest;
  entries: readonly Entry[];
  /** From the first that is open to all. */
  weeks: readonly OpenWeek[];
  /** The season's last week. */
  lastWeek: number;
}

const ANYBODY: LuckWords = {
  ...{ one: 'random player of 100', many: 'random players of 100' },
  ...{ asWell: ['wins as many', 'win as many'], better: ['wins more', 'win more'] },
};

export function headOf({ contest, weeks, lastWeek }: DogSeasonFacts, entry: Entry | undefined): OwnDogSeason['head'] {
  const last = weeks.at(-1)?.week ?? 0;
  return { ...namedHead(contest, entry, last, last === lastWeek), ...NOWHERE, Wins: 0, Covers: 0, Losses: 0 };
}

/** Pure. Undefined while these weeks are too few for a season. */
export function ownSeason(of: DogSeasonFacts, entry: Entry): OwnDogSeason | undefined {
  const weeks = of.weeks.filter(({ table }) => table.some(({ entryId }) => entryId === entry.id));
  if (weeks.length < FEWEST_SEASON_WEEKS) return undefined;
  const table = must(weeks.at(-1), 'a season has weeks').table;
  const { wins, covers, losses } = must(
    table.find(({ entryId }) => entryId === entry.id),
    'the season of an entry',
  );
  const graded = weeks.flatMap((one) => {
    const grade = one.rows.get(entry.id)?.Grade ?? '';
    return grade === '' ? [] : [{ grade, week: one }];
  });
  const rules = simpleRules(
    graded.map(({ grade }) => grade),
    graded.map(({ week }) => week),
  );
  const won = graded.filter(({ grade }) => grade === 'W').length;
  const chances = graded.map(({ week }) => chanceOfAny(week));
  return {
    head: {
      ...{ ...headOf(of, entry), Wins: wins, Covers: covers, Losses: losses },
      ...must(placedHead(table, entry.id, 'win'), 'the place of an entry that was there'),
    },
    weeks: weekRows(entry.id, weeks),
    facts: myFacts(entry.id, of.entries, weeks),
    rules: graded.length === 0 ? [] : rules,
    luck: graded.length === 0 ? undefined : { ID: 1, Wins: won, Says: luckWords(chances, won, ANYBODY) },
  };
}

function weekRows(entryId: number, weeks: readonly OpenWeek[]): DogSeasonWeek[] {
  const picks = new Map(picksOf(entryId, weeks).map((pick) => [pick.week, pick]));
  const alone = new Set(aloneOf(entryId, weeks).map(({ week }) => week));
  return weeks.map((one) => {
    const { week, rows, table, dogs } = one;
    const row = rows.get(entryId);
    const rank = table.find((standing) => standing.entryId === entryId)?.rank ?? 0;
    return {
      ...{ ID: week, Week: week, Rank: rank, ...pickOf(row, picks.get(week)) },
      ...{ Alone: alone.has(week) ? 1 : 0, Dogs: dogs.length, DogsWon: dogsWon(one) },
    };
  });
}

function pickOf(
  row: UnderdogsPickRow | undefined,
  pick: WeekPick | undefined,
): Pick<DogSeasonWeek, 'Pick' | 'Abbrev' | 'Spread' | 'Grade' | 'Text' | 'Auto'> {
  const Grade = row?.Grade ?? '';
  if (!row || row.pick === '')
    return { Pick: '', Abbrev: '', Spread: null, Grade, Text: Grade === 'L' ? 'No pick came in' : 'No pick', Auto: 0 };
  const named = { Pick: row.pick, Abbrev: row.Abbrev, Grade, Auto: row.Auto };
  return pick ? { ...named, Spread: pick.spread, Text: dogEnded(pick) } : { ...named, Spread: null, Text: row.Void };
}
