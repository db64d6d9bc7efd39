import type { RecapFact } from '@poolhouse/contract';
import { formatList, formatNumber } from '@poolhouse/contract/formats';
import { pickWords } from '../../game-rows/team-words.rules';
import { namesOf, verb } from '../../moments/words.rules';
import { endedWords, lateSwingWords } from '../../recaps/game-words.rules';
import { numberWord } from '../../recaps/number-word.rules';
import type { GradedDog, NamedEntry } from './dog-week.types';
import type { BadBeat, Crowd, Run, Swing } from './facts.rules';

const GRADE_WORDS = { W: 'won outright', C: 'covered', L: 'lost' } as const;

const names = (entries: readonly NamedEntry[]): string => namesOf(entries.map(({ name }) => name));

/** 'Jets +7.5' */
export const dogWords = ({ game, side, spread }: GradedDog): string => pickWords(game, side, spread);

/** 'Won 24–20 at the Bills', 'Lost 17–20 at the Bills and covered' */
export const dogEnded = ({ game, side, grade }: GradedDog): string =>
  grade === 'C' ? `${endedWords(game, side)} and covered` : endedWords(game, side);

export function swingWords({ game, late, gained, lost }: Swing): RecapFact {
  const text = formatList([
    ...(gained.length > 0 ? [`${names(gained)} gained by it`] : []),
    ...(lost.length > 0 ? [`${names(lost)} lost by it`] : []),
  ]);
  const counted = formatList([
    ...(gained.length > 0 ? [`${numberWord(gained.length).toLowerCase()} gained`] : []),
    ...(lost.length > 0 ? [`${numberWord(lost.length).toLowerCase()} lost`] : []),
  ]);
  return lateSwingWords(game, late, { text, short: gained.length + lost.length === 1 ? text : `${counted} by it` });
}

export function badBeatWords({ dog, lateMargin }: BadBeat): RecapFact {
  const head = `${dog.entry.name}, ${dogWords(dog)}`;
  const then = lateMargin > 0 ? `Ahead by ${formatNumber(lateMargin)}` : 'Inside its points';
  const text = `${then} with two minutes to go: ${dogEnded(dog).toLowerCase().slice(0, 1)}${dogEnded(dog).slice(1)}`;
  return { ID: 'bad_beat', Title: 'The bad beat', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}

export function aloneWords(dog: GradedDog): RecapFact {
  const head = `${dog.entry.name}, ${dogWords(dog)}`;
  const text = dogEnded(dog);
  return { ID: 'alone', Title: 'Nobody else had', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}

export function crowdWords({ dog, count, of }: Crowd): RecapFact {
  const head = dogWords(dog);
  const text = `${count} of ${of}, ${GRADE_WORDS[dog.grade]}`;
  return { ID: 'crowd', Title: 'The crowd had', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}

export function runWords({ entries, weeks }: Run): RecapFact {
  const text = `${verb(entries, 'Has', 'Have')} won or covered ${numberWord(weeks).toLowerCase()} weeks in a row`;
  const head = names(entries);
  return { ID: 'run', Title: 'On a run', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}
