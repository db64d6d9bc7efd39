import type { RecapFact } from '@poolhouse/contract';
import { formatAnd, formatList, formatMoney, formatPlace, formatToPar, plural } from '@poolhouse/contract/formats';
import { namesOf, verb } from '../../moments/words.rules';
import { numberWord } from '../../recaps/number-word.rules';
import type { RecapPick } from '../board/entry-recap';
import { decidingRound } from '../rules/order.rules';
import type { Alone, BadBeat, Crowd, Placed, Run, Swing } from './facts.rules';
import type { RecapFinisher, RecapTournament } from './tournament-recap.types';

const HOLE_WORDS: Readonly<Record<number, string>> = { '-3': 'albatross', '-2': 'eagle', '-1': 'birdie', '0': 'par', '1': 'bogey' };

/** 'ace', 'birdie', 'double bogey or worse'. */
const holeWord = (toPar: number, strokes: number): string =>
  strokes === 1 ? 'ace' : (HOLE_WORDS[Math.max(toPar, -3)] ?? 'double bogey or worse');

const names = (entries: readonly { name: string }[]): string => namesOf(entries.map(({ name }) => name));

/** 'finished T3 at −12', 'missed the cut at +4' */
export function endedWords({ position = '', total = null }: RecapPick): string {
  const at = total === null ? '' : ` at ${formatToPar(total)}`;
  if (position === 'CUT') return `missed the cut${at}`;
  return position === '' ? '' : `finished ${/^\d+$/.test(position) ? formatPlace(Number(position), false) : position}${at}`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function swingWords({ winner, took, from }: Swing): RecapFact {
  const head = `${took.golfer}, ${holeWord(took.toPar, took.strokes)} on ${took.hole}`;
  const said = `From then on nobody was ahead of ${winner.name}`;
  return {
    ...{ ID: 'swing', Title: 'The swing', Head: head, Card: head, Short: said, Where: `Round ${took.round}` },
    Text: `${said}. Until then ${names(from)} ${verb(from, 'was', 'were')}.`,
  };
}

export function badBeatWords(beat: BadBeat): RecapFact {
  const text = beat.holesLeft === null ? levelWords(beat) : ledWords(beat, beat.holesLeft);
  return { ID: 'bad_beat', Title: 'The bad beat', Head: beat.entry.name, Card: beat.entry.name, Short: text, Text: `${text}.`, Where: '' };
}

const finisher = ({ entryId, name, score, rounds }: RecapFinisher) => ({ entryId, name, score, rounds });

function levelWords({ entry, winner }: BadBeat): string {
  const round = decidingRound(finisher(entry), finisher(winner));
  const [own, theirs] = [entry.rounds[round - 1] ?? 0, winner.rounds[round - 1] ?? 0];
  return `Level at ${formatToPar(entry.score)}, behind on round ${round}: ${formatToPar(own)} against ${formatToPar(theirs)}`;
}

const ledWords = ({ entry, winner }: BadBeat, holesLeft: number): string =>
  `In front with ${plural(holesLeft, 'hole')} to play, ${formatPlace(entry.place, entry.shared)} by ${plural(entry.score - winner.score, 'stroke')}`;

export function aloneWords({ entry, pick }: Alone<Placed>): RecapFact {
  const head = `${entry.name}, ${pick.name}`;
  const ended = capital(endedWords(pick));
  const balls = pick.onlyBalls > 0 ? ` On ${plural(pick.onlyBalls, 'hole')} this golfer alone made the ball that counted.` : '';
  return { ...{ ID: 'alone', Title: 'Nobody else had', Head: head, Card: head, Short: ended, Where: '' }, Text: `${ended}.${balls}` };
}

export function crowdWords({ pick, count, of }: Crowd): RecapFact {
  const text = formatList([`${count} of ${of}`, endedWords(pick)].filter(Boolean));
  return { ID: 'crowd', Title: 'The crowd had', Head: pick.name, Card: pick.name, Short: text, Text: `${text}.`, Where: '' };
}

export function runWords({ entries, tournaments }: Run<Placed>): RecapFact {
  const text = `${verb(entries, 'Has', 'Have')} won a prize ${numberWord(tournaments).toLowerCase()} tournaments in a row`;
  const head = names(entries);
  return { ID: 'run', Title: 'On a run', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}

/** What the pots of the next tournament hold. */
export function nextWords({ name, aces, winner }: NonNullable<RecapTournament['next']>): RecapFact {
  const head = formatAnd([
    ...(aces > 0 ? [`${formatMoney(aces / 100)} for aces`] : []),
    ...(winner > 0 ? [`${formatMoney(winner / 100)} for the winner`] : []),
  ]);
  return { ID: 'next', Title: 'The next pots', Head: head, Card: head, Short: name, Text: `${name}.`, Where: '' };
}
