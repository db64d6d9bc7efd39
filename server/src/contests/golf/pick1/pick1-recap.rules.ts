import type { RecapFact } from '@poolhouse/contract';
import { formatAnd, formatGain, formatList, formatPlace, formatToPar } from '@poolhouse/contract/formats';
import { namesOf } from '../../moments/words.rules';
import { numberWord, ordinalWord } from '../../recaps/number-word.rules';
import { compareNames } from '../../standings/names.rules';
import type { RecapPick } from '../board/entry-recap';
import { aloneWords, crowdWords, endedWords, runWords } from '../recap/fact-words.rules';
import { aloneOf, crowdOf, finishOf, runOf } from '../recap/facts.rules';
import type { Pick1Finisher, Pick1Recap, Pick1Tournament } from './pick1-recap.types';

/** Pure: what it is made of is frozen with the tournament, so it stays as it is. */
export function pick1Recap(of: Pick1Tournament): Pick1Recap {
  const winners = of.finishers
    .filter(({ place, pick }) => place === 1 && pick)
    .sort((a, b) => compareNames(a.name, b.name) || a.entryId - b.entryId);
  return {
    winners,
    ...headOf(winners),
    note: noteOf(of, winners),
    facts: factsOf(of),
    own: new Map(of.finishers.map((one): [number, string] => [one.entryId, ownWords(one, of.finishers)])),
  };
}

const gain = (cents: number): string => formatGain(cents / 100);

/** 'Callum Vance, T3 and −12' */
const golferWords = ({ name, position = '', total = null }: RecapPick): string =>
  formatList([name, ...(position === '' ? [] : [position]), ...(total === null ? [] : [formatToPar(total)])]);

function headOf(winners: readonly Pick1Finisher[]): Pick<Pick1Recap, 'headline' | 'says'> {
  const [first, ...others] = winners;
  if (!first?.pick) return { headline: 'Nobody had a golfer', says: '' };
  const alike = others.every(({ pick }) => pick?.golferId === first.pick?.golferId);
  const each = others.length > 0 ? `${gain(first.cents)} each` : gain(first.cents);
  return {
    headline: others.length === 0 ? first.name : `${numberWord(winners.length)} shared it`,
    says: formatAnd([...(alike ? [golferWords(first.pick)] : []), each]),
  };
}

/** Which tournament of the season it was for who has won it alone. */
function noteOf({ played }: Pick1Tournament, winners: readonly Pick1Finisher[]): string {
  const [only] = winners;
  if (!only || winners.length > 1) return '';
  const won = played.filter(({ paid }) => paid.has(only.entryId)).length;
  return won > 1 ? `${ordinalWord(won)} tournament won this season` : 'First tournament won this season';
}

/** The golfer who did worst: who has no place below who has one. None where all that had one shared the first place. */
export function worstPick(finishers: readonly Pick1Finisher[]): { entries: readonly Pick1Finisher[]; pick: RecapPick } | undefined {
  const had = finishers.flatMap((entry) => (entry.pick ? [{ entry, pick: entry.pick }] : []));
  const [worst] = [...had].sort(
    (a, b) => b.entry.place - a.entry.place || finishOf(b.pick) - finishOf(a.pick) || compareNames(a.pick.name, b.pick.name),
  );
  if (!worst || worst.entry.place === 1) return undefined;
  const entries = had.filter(({ pick }) => pick.golferId === worst.pick.golferId).map(({ entry }) => entry);
  return { entries: entries.sort((a, b) => compareNames(a.name, b.name) || a.entryId - b.entryId), pick: worst.pick };
}

function factsOf(of: Pick1Tournament): RecapFact[] {
  const [alone, worst, crowd, run] = [aloneOf(of), worstPick(of.finishers), crowdOf(of), runOf(of)];
  return [
    ...(alone ? [aloneWords(alone)] : []),
    ...(worst ? [worstWords(worst)] : []),
    ...(crowd ? [crowdWords(crowd)] : []),
    ...(run ? [runWords(run)] : []),
    ...(of.next ? [nextWords(of.next)] : []),
  ];
}

function worstWords({ entries, pick }: NonNullable<ReturnType<typeof worstPick>>): RecapFact {
  const head = formatList([namesOf(entries.map(({ name }) => name)), pick.name]);
  const text = capital(endedWords(pick)) || 'Did worst of all that were picked';
  return { ID: 'worst_pick', Title: 'The worst pick', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}

function nextWords({ name, dates, double }: NonNullable<Pick1Tournament['next']>): RecapFact {
  const text = double ? `${dates}, and it counts double` : dates;
  return { ID: 'next', Title: 'The next tournament', Head: name, Card: name, Short: text, Text: `${text}.`, Where: '' };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function ownWords({ place, pick, cents }: Pick1Finisher, finishers: readonly Pick1Finisher[]): string {
  const shared = finishers.filter((one) => one.place === place).length > 1;
  const ended = pick ? endedWords(pick) : '';
  const golfer = pick ? `${pick.name}${ended === '' ? '' : ` ${ended}`}` : 'No golfer was picked';
  return `${formatPlace(place, shared)} of ${finishers.length}. ${golfer}. ${gain(cents)}.`;
}
