import type { RecapFact, UnderdogsRecapStanding } from '@poolhouse/contract';
import { rankDogs, type DogCounts, type DogStanding } from '@poolhouse/contract/underdogs-rules';
import { namesOf } from '../../moments/words.rules';
import { numberWord, ordinalWord } from '../../recaps/number-word.rules';
import { placesGained, type Ranked } from '../../standings/ranking.rules';
import type { Counts, DogWeekFacts, GradedDog, NamedEntry } from './dog-week.types';
import { aloneWords, badBeatWords, crowdWords, dogEnded, dogWords, runWords, swingWords } from './fact-words.rules';
import { aloneOf, badBeatOf, crowdOf, gradedDogs, runOf, swingOf } from './facts.rules';

/** What a week came to: the same facts stand on the page, on the card and in the mail. */
export interface DogRecap {
  /** The picks that won outright, by entry's name. */
  winners: readonly GradedDog[];
  /** 'Mendoza Line', 'Three won outright', 'No dog won' */
  headline: string;
  /** 'Jets +7.5 won outright'; of several the 'Longest shot: Titans +9'. */
  says: string;
  /** 'Fourth win of the season'; '' for none. */
  note: string;
  /** Who covered where nobody won: 'Ann and Bob, covered'; ''. */
  best: string;
  facts: readonly RecapFact[];
  standings: readonly UnderdogsRecapStanding[];
  /** By entry a sentence: 'Jets +7.5: Won 24–20 at the Bills.' */
  own: ReadonlyMap<number, string>;
}

/** Pure: the same facts have the same recap, so a week's stays as it is until one of them is corrected. */
export function recapOf(of: DogWeekFacts): DogRecap {
  const dogs = gradedDogs(of);
  const winners = dogs.filter(({ grade }) => grade === 'W');
  const [first] = winners;
  const only = winners.length === 1 ? first : undefined;
  const covered = dogs.filter(({ grade }) => grade === 'C').map(({ entry }) => entry.name);
  return {
    winners,
    headline: only ? only.entry.name : first ? `${numberWord(winners.length)} won outright` : 'No dog won',
    says: only ? `${dogWords(only)} won outright` : longestWords(winners),
    note: only ? noteOf(only.entry, of.after) : '',
    best: first || covered.length === 0 ? '' : `${namesOf(covered)}, covered`,
    facts: factsOf(of, dogs),
    standings: standingsOf(of),
    own: ownWords(of, dogs),
  };
}

/** Of several that won the one that got most points; '' for none. */
function longestWords(winners: readonly GradedDog[]): string {
  const [longest] = [...winners].sort((a, b) => b.spread - a.spread || a.game.id - b.game.id || a.side - b.side);
  return longest ? `Longest shot: ${dogWords(longest)}` : '';
}

/** Which win of the season it was. */
function noteOf({ id }: NamedEntry, after: Counts): string {
  const wins = after[id]?.wins ?? 0;
  return wins > 0 ? `${ordinalWord(wins)} win of the season` : '';
}

function factsOf(of: DogWeekFacts, dogs: readonly GradedDog[]): RecapFact[] {
  const [swing, beat, alone, crowd, run] = [swingOf(dogs, of.late), badBeatOf(dogs, of.late), aloneOf(dogs), crowdOf(dogs), runOf(of)];
  return [
    ...(swing ? [swingWords(swing)] : []),
    ...(beat ? [badBeatWords(beat)] : []),
    ...(alone ? [aloneWords(alone)] : []),
    ...(crowd ? [crowdWords(crowd)] : []),
    ...(run ? [runWords(run)] : []),
  ];
}

const NOTHING: DogCounts = { wins: 0, covers: 0, losses: 0 };

/** The table, by what each entry has come to. */
export const ranksOf = (entries: readonly NamedEntry[], counts: Counts): Ranked<DogStanding>[] =>
  rankDogs(entries.map(({ id, name }) => ({ entryId: id, name, ...(counts[id] ?? NOTHING) })));

function standingsOf({ entries, rows, before, after }: DogWeekFacts): UnderdogsRecapStanding[] {
  const ranked = ranksOf(entries, after);
  const gained = before ? placesGained(ranksOf(entries, before), ranked) : new Map<number, number>();
  return ranked.map(({ entryId, name, wins, covers, losses, rank }) => {
    const row = rows.get(entryId);
    return {
      ID: entryId,
      EntryName: name,
      Pick: row?.pick ?? '',
      Abbrev: row?.Abbrev ?? '',
      Spread: row?.spread ?? null,
      Grade: row?.Grade ?? '',
      Auto: row?.Auto ?? 0,
      Void: row?.Void ?? '',
      ...{ Wins: wins, Covers: covers, Losses: losses, Rank: rank, Moved: gained.get(entryId) ?? 0 },
    };
  });
}

function ownWords({ entries, rows }: DogWeekFacts, dogs: readonly GradedDog[]): ReadonlyMap<number, string> {
  return new Map(
    entries.flatMap(({ id }): [number, string][] => {
      const dog = dogs.find(({ entry }) => entry.id === id);
      if (dog) return [[id, `${dogWords(dog)}${dog.auto ? ', given for a missed pick' : ''}: ${dogEnded(dog)}.`]];
      const row = rows.get(id);
      if (!row) return [];
      if (row.Grade === 'L' && row.pick === '') return [[id, 'No pick came in: a loss.']];
      return row.Void === '' ? [] : [[id, `${row.pick}: ${row.Void}.`]];
    }),
  );
}
