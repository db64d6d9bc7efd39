import type { SquareRow, SquaresEntryRow, SquaresGameRow } from '@poolhouse/contract';

export interface SharedBoard {
  name: string;
  year: number;
  squares: readonly SquareRow[];
  entries: readonly SquaresEntryRow[];
  games: readonly SquaresGameRow[];
  /** 'Numbers not drawn', 'Drawn from …'. */
  numbers: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string | number): string => String(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.45 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem}
p{overflow-wrap:anywhere}h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}
.wide{overflow-x:auto}
table{border-collapse:collapse}
.grid{table-layout:fixed;width:100%;max-width:36rem;text-align:center}
.grid th,.grid td{border:1px solid #8888;height:2.2rem;padding:0;font-size:.85rem}
.grid th{font-weight:700}.grid .won{font-weight:700;text-decoration:underline}
.list th,.list td{padding:.3rem .75rem .3rem 0;text-align:left;border-bottom:1px solid #8884}
.list .n{text-align:right}
@media print{body{font-size:11px}}
`;

/**
 * The board as a page of its own, for people without an account: entry names, squares, games, nothing else. The shell's icon has
 * another name with each build, so it names none, and no browser asks for one in vain.
 */
export function sharePage({ name, year, squares, entries, games, numbers }: SharedBoard): string {
  const initials = new Map(entries.map((entry) => [entry.id, entry.initials]));
  const at = (x: number, y: number) => squares.find((square) => square.x_pos === x && square.y_pos === y);
  const digit = (value: number | null | undefined) => (value === null || value === undefined ? '?' : String(value));
  const columns = Array.from({ length: 10 }, (_, x) => `<th scope="col">${digit(at(x, 0)?.x_score)}</th>`).join('');
  const rows = Array.from({ length: 10 }, (_, y) => {
    const cells = Array.from({ length: 10 }, (_unused, x) => {
      const square = at(x, y);
      const label = square?.entry_name ? `${square.entry_name}${square.wins > 0 ? `, ${square.wins} won` : ''}` : 'free';
      return `<td${square?.wins ? ' class="won"' : ''} title="${escaped(label)}">${escaped(initials.get(square?.entry_id ?? 0) ?? '')}</td>`;
    }).join('');
    return `<tr><th scope="row">${digit(at(0, y)?.y_score)}</th>${cells}</tr>`;
  }).join('');
  const standings = entries
    .filter(({ squares: count }) => count > 0)
    .map(
      (entry) =>
        `<tr><td>${entry.Rank}</td><td>${escaped(entry.initials)}</td><th scope="row">${escaped(entry.entry_name)}</th><td class="n">${entry.squares}</td><td class="n">${entry.wins}</td><td class="n">${entry.winnings}</td></tr>`,
    )
    .join('');
  const finals = games
    .filter(({ state, amount }) => amount > 0 && (state === 'final' || state === 'in_progress'))
    .sort((a, b) => b.day.localeCompare(a.day))
    .map(
      (game) =>
        `<tr><th scope="row">${escaped(game.team1)} ${game.score1}–${game.score2} ${escaped(game.team2)}</th><td>${escaped(game.state === 'final' ? game.status : `${game.status} ${game.timeLeft}`)}</td><td>${game.x_score}–${game.y_score}</td><td>${escaped(game.entry_name)}</td></tr>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${escaped(name)} · NCAA Squares ${year}</title><style>${STYLE}</style></head><body><main>
<h1>NCAA Squares ${year}: ${escaped(name)}</h1><p>${escaped(numbers)}</p>
<p>Winning score across, losing score down.</p>
<div class="wide" tabindex="0" role="region" aria-label="Squares"><table class="grid"><caption>Squares</caption><thead><tr><td></td>${columns}</tr></thead><tbody>${rows}</tbody></table></div>
<h2>Squares Standings</h2><div class="wide" tabindex="0" role="region" aria-label="Squares Standings"><table class="list"><thead><tr><th>Rank</th><td></td><th>Entry</th><th class="n">Squares</th><th class="n">Wins</th><th class="n">Points</th></tr></thead><tbody>${standings}</tbody></table></div>
<h2>Games</h2><div class="wide" tabindex="0" role="region" aria-label="Games"><table class="list"><thead><tr><th>Game</th><th>Status</th><th>Digits</th><th>Square of</th></tr></thead><tbody>${finals}</tbody></table></div>
</main></body></html>`;
}
