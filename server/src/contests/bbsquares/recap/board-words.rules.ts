import type { RecapFact, SquaresEntryRow, SquaresGameRow } from '@poolhouse/contract';
import { formatOr, formatPlace, formatRecord, plural } from '@poolhouse/contract/formats';
import { namesOf, verb } from '../../moments/words.rules';
import { datesOf } from '../../recaps/dates.rules';
import { endedOf, type BestDay, type BoardLead, type Ended } from './board-facts.rules';
import type { HeldSquare } from './board.types';

/** '5–3' */
export const digitsOf = ({ digits }: Pick<HeldSquare, 'digits'>): string => formatRecord(...digits);

/** 'Florida 65–63 Houston' */
const endedWords = ({ winner, loser }: Ended): string => `${winner.team} ${formatRecord(winner.score, loser.score)} ${loser.team}`;

/** '9 games, 214 points' */
export const wonWords = ({ wins, winnings }: { wins: number; winnings: number }): string =>
  `${plural(wins, 'game')}, ${plural(winnings, 'point')}`;

/** 'Each of 10 squares brought 21.4 points'; '' without a square. */
export function broughtWords({ squares, winnings }: SquaresEntryRow): string {
  if (squares === 0) return '';
  const each = Math.round((10 * winnings) / squares) / 10;
  const of = squares === 1 ? 'The one square' : `Each of ${plural(squares, 'square')}`;
  return `${of} brought ${plural(each, 'point')}`;
}

const fact = (ID: RecapFact['ID'], Title: string, Head: string, said: { short: string; text: string; card?: string }): RecapFact => ({
  ...{ ID, Title, Head, Card: said.card ?? Head, Short: said.short, Text: said.text, Where: '' },
});

/** Whose the final was. @param own the square of its score, which another has taken where nobody held it */
export function finalWords(game: SquaresGameRow, ended: Ended, own: HeldSquare): RecapFact {
  const points = game.amount - game.half_amount;
  const free = own.entryId === 0;
  const rolled = game.rolled > 0 ? ` ${game.rolled} of them had rolled over.` : '';
  const why = free ? ` ${digitsOf(own)} was nobody’s: the next claimed square took it.` : '';
  return fact('final', 'The final', free ? game.entry_name : `${digitsOf(own)}, ${game.entry_name}`, {
    short: `${endedWords(ended)}, ${plural(points, 'point')}`,
    text: `${endedWords(ended)} paid ${plural(points, 'point')}.${rolled}${why}`,
  });
}

/** Who was a point from the final. @param near squares of others, one at least */
export const awayWords = (near: readonly HeldSquare[], points: number): RecapFact =>
  fact('bad_beat', 'A point away', namesOf([...new Set(near.map(({ name }) => name))]), {
    short: `Missed ${plural(points, 'point')} of the final by one`,
    text: `One point more or less of one team, and the final’s ${plural(points, 'point')} would have gone to ${formatOr(near.map(digitsOf))}.`,
  });

export const bestSquareWords = (square: HeldSquare): RecapFact =>
  fact('best_square', 'The best square', `${digitsOf(square)}, ${square.name}`, {
    short: `Won ${wonWords(square)}`,
    text: `Won ${plural(square.wins, 'game')}, for ${plural(square.winnings, 'point')}.`,
  });

export const bestDayWords = ({ entry, day, won, of, points }: BestDay): RecapFact =>
  fact('best_day', 'The best day', `${entry.entry_name}, ${day}`, {
    short: `${won} of ${plural(of, 'game')}, ${plural(points, 'point')}`,
    text: `Won ${won} of that day’s ${plural(of, 'game')}, for ${plural(points, 'point')}.`,
  });

export function mostPointsWords(entry: SquaresEntryRow): RecapFact {
  const text = `${plural(entry.winnings, 'point')} with ${plural(entry.wins, 'game')}`;
  return fact('return', 'Most points', entry.entry_name, { short: text, text: `${text}, on ${plural(entry.squares, 'square')}.` });
}

export const nobodysWords = (square: HeldSquare): RecapFact =>
  fact('nobodys', 'Nobody’s square', digitsOf(square), {
    short: `Won ${plural(square.wins, 'game')}, and nobody had it`,
    text: `It won ${plural(square.wins, 'game')}, and nobody had claimed it: what they paid went on to the games after them.`,
  });

/** @param entries with as many squares each, one at least */
export function emptyWords(entries: readonly SquaresEntryRow[], games: number): RecapFact {
  const names = namesOf(entries.map(({ entry_name: name }) => name));
  const squares = plural(entries[0]?.squares ?? 0, 'square');
  const each = entries.length === 1 ? squares : `${squares} each`;
  return fact('empty', 'Not one game', names, {
    short: `${each}, none of ${plural(games, 'game')}`,
    text: `${each}, and none of ${plural(games, 'game')} fell there.`,
  });
}

export function leadWords(name: string, { game, from }: BoardLead): RecapFact {
  const day = datesOf([Date.parse(game.day)]);
  const ended = endedOf(game);
  if (from.length === 0) {
    const text = 'Nobody else was ever in front';
    return fact('swing', 'The lead', `${name}, from the first game to the last`, { short: text, text: `${text}.` });
  }
  const before = `${namesOf(from)} ${verb(from, 'was', 'were')} in front`;
  return fact('swing', 'The lead', `${name}, from ${day} to the end`, {
    short: `Before that ${before}`,
    text: `${ended ? `Since ${endedWords(ended)}; before` : 'Before'} that game ${before}.`,
  });
}

/** '2nd of 10, 8 games and 96 points for 10 squares. Best square: 5–3, 2 games and 120 points.' */
export function ownWords(entry: SquaresEntryRow, players: readonly SquaresEntryRow[], best: HeldSquare | undefined): string {
  const shared = players.filter(({ Rank }) => Rank === entry.Rank).length > 1;
  const place = `${formatPlace(entry.Rank, shared)} of ${players.length}`;
  if (entry.wins === 0 && entry.winnings === 0) return `${place}, no game for ${plural(entry.squares, 'square')}.`;
  const won = `${plural(entry.wins, 'game')} and ${plural(entry.winnings, 'point')}`;
  const most =
    best && best.wins > 0 ? ` Best square: ${digitsOf(best)}, ${plural(best.wins, 'game')} and ${plural(best.winnings, 'point')}.` : '';
  return `${place}, ${won} for ${plural(entry.squares, 'square')}.${entry.squares > 1 ? most : ''}`;
}
