import type { RecapFact } from '@poolhouse/contract';
import { formatAnd, formatLine, formatList, formatNumber, formatRecord, plural } from '@poolhouse/contract/formats';
import { pickWords, teamOf } from '../../game-rows/team-words.rules';
import { namesOf, verb } from '../../moments/words.rules';
import { calledIn, endedWords, lateSwingWords, otherSide } from '../../recaps/game-words.rules';
import { numberWord } from '../../recaps/number-word.rules';
import type { DecidedPick } from './decided.rules';
import type { Alone, BadBeat, Crowd, Run, Swing } from './facts.rules';

const names = (entries: readonly { name: string }[]): string => namesOf(entries.map(({ name }) => name));

/** 'won by 19.5', 'lost by 3.5', 'pushed': by how much a side beat its line. */
export function marginWords(margin: number): string {
  if (margin === 0) return 'pushed';
  return `${margin > 0 ? 'won' : 'lost'} by ${formatNumber(Math.abs(margin))}`;
}

/** 'Won 24–20 at the Eagles', 'Lost 17–20 to Iowa and covered': of a pick that has won. */
function wonWords({ game, side }: DecidedPick): string {
  const margin = ((game.score1 ?? 0) - (game.score2 ?? 0)) * (side === 1 ? 1 : -1);
  return margin > 0 ? endedWords(game, side) : `${endedWords(game, side)} and covered`;
}

/** 'two won and one lost by it' */
const turnedWords = (won: number, lost: number): string =>
  `${formatAnd([won > 0 ? `${numberWord(won)} won` : '', lost > 0 ? `${numberWord(lost)} lost` : '']).toLowerCase()} by it`;

export function swingWords({ game, late, won, lost }: Swing): RecapFact {
  const text = formatList([
    ...(won.length > 0 ? [`${names(won)} won by it`] : []),
    ...(lost.length > 0 ? [`${names(lost)} lost by it`] : []),
  ]);
  return lateSwingWords(game, late, { text, short: won.length + lost.length === 1 ? text : turnedWords(won.length, lost.length) });
}

/** @param points what a fifth win would have paid its entry; 0 where there was nothing to win */
export function badBeatWords({ pick, lateMargin, fifth }: BadBeat, points: number): RecapFact {
  const head = `${pick.entry.name}, ${pickWords(pick.game, pick.side, pick.line)}`;
  const ended = marginWords(pick.margin);
  const worth = points > 0 ? `, and ${plural(points, 'point')} with it` : '';
  return {
    ID: 'bad_beat',
    Title: 'The bad beat',
    Head: head,
    Card: head,
    Short: `Ahead by ${formatNumber(lateMargin)} with two minutes to go, ${ended}`,
    Text: `${fifth ? `${formatRecord(4, 0)} and ahead` : 'Ahead'} of the line by ${formatNumber(lateMargin)} with two minutes to go; ${ended}${fifth ? worth : ''}.`,
    Where: '',
  };
}

export function aloneWords({ pick, against }: Alone): RecapFact {
  const head = `${pick.entry.name}, ${pickWords(pick.game, pick.side, pick.line)}`;
  const ended = wonWords(pick);
  return {
    ID: 'alone',
    Title: 'Nobody else had',
    Head: head,
    Card: head,
    Short: ended,
    Text: against > 0 ? `${ended}. ${numberWord(against)} had ${calledIn(pick.game, otherSide(pick.side))}.` : `${ended}.`,
    Where: '',
  };
}

export function crowdWords({ game, side, line, count, of, margin }: Crowd): RecapFact {
  const head = [teamOf(game, side), formatLine(line)].join(' ');
  const text = `${count} of ${of}, ${marginWords(margin)}`;
  return { ID: 'crowd', Title: 'The crowd had', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}

export function runWords({ entries, weeks }: Run): RecapFact {
  const text = `${verb(entries, 'Has', 'Have')} won more than lost ${numberWord(weeks).toLowerCase()} weeks in a row`;
  const head = names(entries);
  return { ID: 'run', Title: 'On a run', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}

/** What the next week's pot holds, and how much of it was pushed forward. */
export function nextWords(next: { week: number; points: number; pushed: number }): RecapFact {
  const head = plural(next.points, 'point');
  const text = next.pushed > 0 ? `Week ${next.week}, ${formatNumber(next.pushed)} of them pushed forward` : `Week ${next.week}`;
  return { ID: 'next', Title: 'Next week’s pot', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}
