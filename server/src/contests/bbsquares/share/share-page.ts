import type { SquareRow, SquaresEntryRow, SquaresGameRow } from '@poolhouse/contract';
import { formatList, formatRecord, plural } from '@poolhouse/contract/formats';
import { easternTime } from '../board/closed-words.rules';
import { SHARE_STYLE } from './share.style';

export interface SharedBoard {
  name: string;
  year: number;
  squares: readonly SquareRow[];
  entries: readonly SquaresEntryRow[];
  /** Those that count. */
  games: readonly SquaresGameRow[];
  /** A sentence: 'Numbers not drawn yet.' */
  numbers: string;
  /** What the numbers were sealed as; '' for none. */
  seal: string;
  /** When the board was so, in words. */
  asOf: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string | number): string => String(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/**
 * The board as a page of its own, for people without an account: entry names, squares, games, nothing else. The shell's icon has
 * another name with each build, so it names none, and no browser asks for one in vain.
 */
export function sharePage(board: SharedBoard): string {
  const { name, year, numbers, seal, games, asOf } = board;
  const title = `NCAA Squares ${year}: ${name}`;
  const on = games.filter(({ state }) => state === 'in_progress');
  const over = games.filter(({ state }) => state === 'final').sort((a, b) => b.day.localeCompare(a.day));
  const next = games.filter(({ state }) => state === 'scheduled').sort((a, b) => a.day.localeCompare(b.day));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${escaped(name)} · NCAA Squares ${year} · Poolhouse</title><link rel="stylesheet" href="/fonts.css"><style>${SHARE_STYLE}</style></head><body>
<header>${MARK}<b>Poolhouse</b></header><main>
<div><h1>${escaped(title)}</h1><p class="as">As it stood ${escaped(asOf)}. <a href="">Load it again</a></p></div>
<section class="board"><h2>Squares</h2><div><p>${escaped(numbers)}</p>${gridOf(board)}${keyOf(board)}${seal === '' ? '' : `<p class="small">Sealed as <code>${escaped(seal)}</code></p>`}</div></section>
${part('On now', gamesList(on, 'live'))}
${part('Squares Standings', standingsOf(board))}
${part('Finals', gamesList(over, 'over'))}
${part('Next games', gamesList(next.slice(0, NEXT_GAMES), 'next'))}
</main></body></html>`;
}

/** As the site's bar has it. */
const wave = (y: number): string => `M5 ${y}q2.33-2 4.67 0t4.67 0 4.67 0 4.67 0`;
const MARK = `<svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path stroke="#8FB4FF" d="m3 9 11-6.5L25 9"/><path stroke="currentColor" d="${wave(14)}${wave(19)}${wave(24)}"/></svg>`;

const NEXT_GAMES = 8;
const part = (title: string, html: string): string => (html === '' ? '' : `<section><h2>${title}</h2><div>${html}</div></section>`);

function gridOf({ squares, entries, games }: SharedBoard): string {
  const initials = new Map(entries.map((entry) => [entry.id, entry.initials]));
  const at = (x: number, y: number) => squares.find((square) => square.x_pos === x && square.y_pos === y);
  const digit = (value: number | null | undefined) => (value === null || value === undefined ? '?' : String(value));
  const wouldWin = (square: SquareRow) =>
    square.x_score !== null &&
    games.some(
      ({ state, leader, x_score, y_score }) =>
        state === 'in_progress' && leader !== 0 && x_score === square.x_score && y_score === square.y_score,
    );
  const cell = (square: SquareRow | undefined): string => {
    if (!square) return '<td></td>';
    const live = wouldWin(square);
    const label = formatList([
      square.entry_name || 'free',
      ...(square.wins > 0 ? [`${square.wins} won`] : []),
      ...(live ? ['would win now'] : []),
    ]);
    const look = [...(square.wins > 0 ? ['won'] : []), ...(live ? ['live'] : [])].join(' ');
    return `<td${look === '' ? '' : ` class="${look}"`} title="${escaped(label)}">${escaped(initials.get(square.entry_id) ?? '')}</td>`;
  };
  const columns = TEN.map((x) => `<th scope="col">${digit(at(x, 0)?.x_score)}</th>`).join('');
  const rows = TEN.map((y) => `<tr><th scope="row">${digit(at(0, y)?.y_score)}</th>${TEN.map((x) => cell(at(x, y))).join('')}</tr>`).join(
    '',
  );
  return `<table class="grid"><caption>Winning score across, losing score down</caption><thead><tr><td></td>${columns}</tr></thead><tbody>${rows}</tbody></table>`;
}

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Whose initials are whose. */
const keyOf = ({ entries }: SharedBoard): string =>
  `<ul class="key" aria-label="Initials">${playing(entries)
    .map((entry) => `<li><b>${escaped(entry.initials)}</b> ${escaped(entry.entry_name)}</li>`)
    .join('')}</ul>`;

const playing = (entries: SharedBoard['entries']) => entries.filter(({ squares }) => squares > 0);

function standingsOf({ entries }: SharedBoard): string {
  const rows = playing(entries).map(
    ({ Rank, entry_name: entry, squares, wins, winnings }) =>
      `<tr><td>${Rank}</td><th scope="row">${escaped(entry)}</th><td class="n">${squares}</td><td class="n">${wins}</td><td class="n">${winnings}</td></tr>`,
  );
  if (rows.length === 0) return '<p>Nobody has claimed a square yet.</p>';
  return `<table class="list"><thead><tr><th>Rank</th><th>Entry</th><th class="n">Squares</th><th class="n">Wins</th><th class="n">Points</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function gamesList(games: readonly SquaresGameRow[], when: 'live' | 'over' | 'next'): string {
  if (games.length === 0) return '';
  const line = (game: SquaresGameRow): string => {
    const teams = when === 'next' ? `${game.team1} against ${game.team2}` : `${game.team1} ${game.score1}–${game.score2} ${game.team2}`;
    return `<li${when === 'live' ? ' data-live' : ''}>${escaped(teams)}<span>${escaped(wordsOf(game, when))}</span></li>`;
  };
  return `<ul class="games">${games.map(line).join('')}</ul>`;
}

/** '2nd 4:18, would win now: 1–4 Rusty Oakes, 36 points'. */
function wordsOf(game: SquaresGameRow, when: 'live' | 'over' | 'next'): string {
  const { status, timeLeft, day, leader, entry_name: entry, x_score: x, y_score: y, amount } = game;
  if (when === 'next') return easternTime(Date.parse(day));
  const [digits, points] = [formatRecord(x, y), plural(amount, 'point')];
  const whose = entry === '' ? digits : `${digits} ${entry}, ${points}`;
  if (when === 'over') return `${status}: ${whose}`;
  const clock = [status.replace(/^H1$/, '1st').replace(/^H2$/, '2nd'), ...(status === 'Halftime' ? [] : [timeLeft])]
    .filter(Boolean)
    .join(' ');
  return leader === 0 ? `${clock}, tied` : `${clock}, would win now: ${whose}`;
}
