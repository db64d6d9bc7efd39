import type { RecapFact } from '@poolhouse/contract';
import { formatAnd, formatMoney, formatPlace, formatToPar } from '@poolhouse/contract/formats';
import { sentence } from '../../moments/words.rules';
import { numberWord, ordinalWord } from '../../recaps/number-word.rules';
import { compareNames } from '../../standings/names.rules';
import { aloneWords, badBeatWords, crowdWords, nextWords, runWords, swingWords } from './fact-words.rules';
import { aloneOf, badBeatOf, crowdOf, runOf, swingOf } from './facts.rules';
import type { RecapFinisher, RecapTournament, TournamentRecap } from './tournament-recap.types';

/** Pure: what it is made of is frozen with the tournament, so it stays as it is. */
export function tournamentRecap(of: RecapTournament): TournamentRecap {
  const winners = of.finishers.filter(({ place }) => place === 1).sort((a, b) => compareNames(a.name, b.name) || a.entryId - b.entryId);
  return {
    winners,
    ...headOf(winners),
    note: noteOf(of, winners),
    facts: factsOf(of),
    own: new Map(of.finishers.map((one): [number, string] => [one.entryId, ownWords(one, of.finishers.length)])),
  };
}

function headOf(winners: readonly RecapFinisher[]): Pick<TournamentRecap, 'headline' | 'says'> {
  const [first, ...others] = winners;
  if (!first) return { headline: 'Who won has left the pool', says: '' };
  const alike = others.every(({ cents }) => cents === first.cents);
  const money = first.cents > 0 && alike ? formatMoney(first.cents / 100) : '';
  const says = formatAnd([formatToPar(first.score), ...(money === '' ? [] : [others.length > 0 ? `${money} each` : money])]);
  return { headline: others.length === 0 ? first.name : `${numberWord(winners.length)} shared it`, says };
}

/** Which tournament of the season it was for who has won it alone. */
function noteOf({ played }: RecapTournament, winners: readonly RecapFinisher[]): string {
  const [only] = winners;
  if (!only || winners.length > 1) return '';
  const won = played.filter(({ first }) => first.has(only.entryId)).length;
  return won > 1 ? `${ordinalWord(won)} tournament won this season` : 'First tournament won this season';
}

function factsOf(of: RecapTournament): RecapFact[] {
  const [swing, beat, alone, crowd, run] = [swingOf(of), badBeatOf(of), aloneOf(of), crowdOf(of), runOf(of)];
  return [
    ...(swing ? [swingWords(swing)] : []),
    ...(beat ? [badBeatWords(beat)] : []),
    ...(alone ? [aloneWords(alone)] : []),
    ...(crowd ? [crowdWords(crowd)] : []),
    ...(run ? [runWords(run)] : []),
    ...(of.next && of.next.aces + of.next.winner > 0 ? [nextWords(of.next)] : []),
  ];
}

const ownWords = ({ place, shared, score, won, note }: RecapFinisher, of: number): string =>
  [`${formatPlace(place, shared)} of ${of} at ${formatToPar(score)}`, won, note].filter(Boolean).map(sentence).join(' ');
