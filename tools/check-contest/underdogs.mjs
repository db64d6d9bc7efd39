/** Underdogs, written anew: which picks count, what is given for a missed one, and the standings that follow. */
import { ranked } from './ranked.mjs';
import { isId, isLine } from './shapes.mjs';
import { count } from './texts.mjs';
import { toldOnce } from './told.mjs';
import { DOG_LINES, DogLog } from './underdogs-log.mjs';

/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./timeline.mjs').Timeline} Timeline */
/** @typedef {import('./underdogs-log.mjs').DogGame} DogGame */
/** @typedef {import('./underdogs-log.mjs').DogWeek} DogWeek */
/** @typedef {{ event: number, line: string | null, side: 1 | 2, taken: boolean, by?: string, reason?: string }} DogPick */
/** @typedef {{ game: DogGame, side: number, points: number }} Dog */

/** @param {any} pick */
const isDogPick = ({ event, line, side, taken }) =>
  isId(event) && (side === 1 || side === 2) && isLine(line) && (taken === false || (taken === true && line !== null));

/** The points that a side gets by its game's line; null where there is none. @param {DogGame} game @param {number} side */
const pointsOf = ({ line }, side) => (line === null ? null : side === 2 ? Number(line) : 0 - Number(line));

/** @param {Pick<Dog, 'game' | 'side'>} dog */
const teamOf = ({ game, side }) => `${game.sport}:${game.teams[side - 1]}`;

/** A week's underdogs whose game came after an instant; the biggest first, then by kick-off, then by name. @param {DogWeek} week @param {number} since @returns {Dog[]} */
function dogsOf({ games }, since) {
  const dogs = [...games.values()].flatMap((game) => {
    const side = Number(game.line) > 0 ? 2 : 1;
    const points = pointsOf(game, side) ?? 0;
    return points > 0 && !game.off && game.at > since ? [{ game, side, points }] : [];
  });
  const byTeam = (/** @type {Dog} */ a, /** @type {Dog} */ b) =>
    teamOf(a) === teamOf(b) ? a.game.event - b.game.event : teamOf(a) < teamOf(b) ? -1 : 1;
  return dogs.sort((a, b) => b.points - a.points || a.game.at - b.game.at || byTeam(a, b));
}

/** One entry's season, week by week. */
class DogWalk {
  wins = 0;
  covers = 0;
  losses = 0;
  /** Teams of weeks before. @type {Set<string>} */
  #used = new Set();

  /** @param {DogLog} log @param {number} made when the entry was */
  constructor(log, made) {
    this.log = log;
    this.made = made;
    this.now = log.contest.lastAt;
  }

  /** @param {DogWeek} week @param {DogPick | null} pick */
  go(week, pick) {
    const game = pick && week.games.get(pick.event);
    if (pick) {
      // A game that left its week, was called off or had no line is nobody's fault.
      if (!game || game.off || (game.line === null && game.at <= this.now)) return;
      const points = pointsOf(game, pick.side);
      const isDog = points === null || points > 0 || pick.line !== null;
      const dog = { game, side: pick.side, points: Number(pick.line ?? points) };
      if (isDog && !this.#used.has(teamOf(dog))) return this.#play(dog);
      // While it is sealed, nothing is given in its place.
      if (game.at > this.now) return;
    }
    const dogs = dogsOf(week, this.made);
    const given = this.#gives(week) && dogs.find((dog) => !this.#used.has(teamOf(dog)));
    if (given) this.#play(given);
    else if (dogs.length > 0 && this.#isOver(week)) this.losses += 1;
  }

  /** @param {Dog} dog */
  #play({ game, side, points }) {
    this.#used.add(teamOf({ game, side }));
    const { score1 = null, score2 = null } = this.log.contest.results.get(game.event) ?? {};
    if (score1 === null || score2 === null || game.line === null || game.at > this.now) return;
    const lead = side === 2 ? score2 - score1 : score1 - score2;
    this[lead > 0 ? 'wins' : lead + points > 0 ? 'covers' : 'losses'] += 1;
  }

  /** Whether missed picks are given: what was so when the last game with a line began. @param {DogWeek} week */
  #gives({ count: size, games }) {
    const last = Math.max(...[...games.values()].flatMap(({ line, off, at }) => (line === null || off ? [] : at)));
    if (games.size < size || last > this.now) return false;
    const rules = this.log.policies.filter(({ since }) => since <= last).sort((one, other) => one.since - other.since);
    return rules.at(-1)?.policy === 'biggest';
  }

  /** @param {DogWeek} week */
  #isOver({ count: size, games }) {
    const { results } = this.log.contest;
    return games.size === size && [...games.values()].every(({ off, event }) => off || (results.get(event)?.score1 ?? null) !== null);
  }
}

const dogLogOf = toldOnce(DogLog);

/** Most wins, most covers, fewest losses; null where weeks are not told. @param {Contest} contest @param {readonly Timeline[]} slots */
function dogStandings(contest, slots) {
  const log = dogLogOf(contest);
  if (log.from === Infinity) return null;
  const picks = new Map(slots.map((one) => [`${one.slot.entry}/${one.slot.period}`, one]));
  const weeks = [...log.weeks].sort(([one], [other]) => (one < other ? -1 : 1));
  const rows = [...contest.entries].map(([entry, name]) => {
    const walk = new DogWalk(log, log.made.get(entry) ?? 0);
    for (const [period, week] of weeks) {
      const own = picks.get(`${entry}/${period}`);
      // What is sealed counts for nothing yet.
      const text = own ? own.now : contest.latest.get(period)?.last === false ? undefined : 'null';
      if (text !== undefined) walk.go(week, JSON.parse(text));
    }
    const { wins, covers, losses } = walk;
    return { entry, name, wins, covers, losses, tally: `W ${wins}, C ${covers}, L ${losses}` };
  });
  return ranked(rows, (one, other) => other.wins - one.wins || other.covers - one.covers || one.losses - other.losses);
}

/** @type {import('./kind.mjs').Kind} */
export const underdogsRules = {
  slots: 1,
  isPick: isDogPick,
  kinds: DOG_LINES,
  follows: ['began', 'entry.added', 'entry.returned', 'lock'],
  check: (contest) => void dogLogOf(contest),
  standings: dogStandings,
  says: (contest) => {
    const older = dogLogOf(contest).older.length;
    return older === 0 ? '' : ` As the site says: the games of ${count(older, 'week')} that ended before the log told of them.`;
  },
};
