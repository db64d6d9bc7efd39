/** Football, written anew: what a pick is, who won it, and the standings that follow. */
import { ranked } from './ranked.mjs';
import { isId, isLine } from './shapes.mjs';

/** @typedef {{ event: number, line: string | null, locked: boolean, side: 1 | 2, by?: string, reason?: string }} FootballPick */
/** @typedef {import('./contest.mjs').Score} Score */
/** @typedef {{ wins: number, losses: number, pushes: number }} Tally */

const PICK_PARTS = ['by', 'event', 'line', 'locked', 'reason', 'side'];

/** @param {any} pick @returns {pick is FootballPick} */
export function isFootballPick(pick) {
  if (typeof pick !== 'object' || pick === null || Object.keys(pick).some((part) => !PICK_PARTS.includes(part))) return false;
  const { event, line, locked, side } = pick;
  return isId(event) && (side === 1 || side === 2) && isLine(line) && locked === (line !== null);
}

/** What a pick came to; null while nothing is known of its game, or no line. @param {FootballPick} pick @param {Score | undefined} score */
export function graded({ line, locked, side }, score) {
  if (!score || score.score1 === null || score.score2 === null) return null;
  const words = locked ? line : score.line;
  if (words === null) return null;
  const ahead = locked || side === 2 ? Number(words) : -Number(words);
  const margin = (side === 2 ? score.score2 - score.score1 : score.score1 - score.score2) + ahead;
  return margin > 0 ? 'wins' : margin < 0 ? 'losses' : 'pushes';
}

/** @param {string} period '2026-w03' */
const weekOf = (period) => Number(/^\d{4}-w(\d+)$/.exec(period)?.[1] ?? -1);

/**
 * Wins of all weeks from the first one on; who has as many shares a rank, and the ranks after it are left out.
 * @param {{ entries: ReadonlyMap<number, string>, firstWeek: number, results: ReadonlyMap<number, Score> }} season
 * @param {Iterable<{ slot: { entry: number, period: string }, now?: string }>} slots each with its pick as JSON
 */
export function standingsOf({ entries, firstWeek, results }, slots) {
  /** @type {Map<number, Tally>} */
  const tallies = new Map([...entries.keys()].map((entry) => [entry, { wins: 0, losses: 0, pushes: 0 }]));
  for (const {
    slot: { entry, period },
    now,
  } of slots) {
    const pick = JSON.parse(now ?? 'null');
    const tally = tallies.get(entry);
    const came = isFootballPick(pick) && weekOf(period) >= firstWeek ? graded(pick, results.get(pick.event)) : null;
    if (tally && came) tally[came] += 1;
  }
  const rows = [...tallies].map(([entry, tally]) => ({ entry, name: entries.get(entry) ?? '', ...tally }));
  return ranked(rows, (one, other) => other.wins - one.wins);
}

/** @type {NonNullable<import('./kind.mjs').Kind['standings']>} */
export const footballStandings = (contest, slots) =>
  standingsOf(contest, slots).map((row) => ({ ...row, tally: `${row.wins}\u2013${row.losses}\u2013${row.pushes}` }));
