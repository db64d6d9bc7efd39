/** NFL wins: who drafted which team, and how many games the teams of each entry won, from the lines of the log alone. */
import { ranked } from './ranked.mjs';
import { isId, isText, listOf, maybe } from './shapes.mjs';
import { count, grouped, shown } from './texts.mjs';
import { toldOnce } from './told.mjs';

/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./shapes.mjs').Shape} Shape */
/** @typedef {import('./told.mjs').Line} Line */
/** @typedef {{ turn: number, entry: number, team: string }} Drafted */

const isTeam = (/** @type {any} */ value) => typeof value === 'string' && value !== '' && value.length <= 40;
const isOwner = (/** @type {any} */ value) => value === null || isId(value);
const draftedParts = { turn: (/** @type {any} */ turn) => isId(turn) && turn > 0 && turn <= 10_000, entry: isId, team: isTeam };

/** @type {Record<string, Shape>} */
const NFL_WINS_KINDS = {
  teams: { teams: (value) => listOf(isTeam)(value) && value.length <= 1000 },
  'draft.order': { entries: (value) => listOf(isId)(value) && value.length > 0 && value.length <= 10_000 },
  drafted: draftedParts,
  'draft.undone': draftedParts,
  owner: { team: isTeam, before: isOwner, after: isOwner, reason: maybe(isText) },
};

/** A draft as its log builds it up, line by line. */
class NflWinsDraft {
  /** Whose each team is, also of entries that have left; null of nobody. @type {Map<string, number | null>} */
  owners = new Map();
  /** Who is in the contest. @type {Set<number>} */
  present = new Set();
  /** @type {number[]} */
  seats = [];
  /** @type {Drafted[]} */
  picks = [];
  /** @type {Map<number, any>} */
  results = new Map();
  /** What was there when the log began is told at that time. */
  begins = -Infinity;

  /** @param {Contest} contest */
  constructor(contest) {
    this.contest = contest;
  }

  /** Whose a team is now. @param {string} team */
  ownerOf(team) {
    const owner = this.owners.get(team) ?? null;
    return owner !== null && this.present.has(owner) ? owner : null;
  }

  /** @param {number | null} entry */
  #called(entry) {
    return entry === null ? 'nobody' : this.contest.called(entry);
  }

  /** The turn that comes next, and whose it is; null where no draft is on. Back and forth: who was last in a round is first in the next. */
  get next() {
    const [seats, last] = [this.seats.length, this.picks.at(-1)?.turn ?? 0];
    if (seats === 0 || ![...this.owners.keys()].some((team) => this.ownerOf(team) === null)) return null;
    const end = seats * Math.floor(this.owners.size / seats);
    for (let turn = last + 1; turn <= end; turn += 1) {
      const [round, place] = [Math.floor((turn - 1) / seats), (turn - 1) % seats];
      const entry = this.seats[round % 2 === 0 ? place : seats - 1 - place] ?? 0;
      if (this.present.has(entry)) return { turn, entry };
    }
    return null;
  }

  /** @param {string} kind @param {Line} line */
  take(kind, line) {
    const { body } = line;
    if (kind === 'began') this.#began(line);
    else if (kind === 'entry.removed') this.present.delete(body.entry);
    else if (kind === 'entry.added' || kind === 'entry.returned') this.present.add(body.entry);
    else if (kind === 'result' || kind === 'correction') this.results.set(body.event, body);
    else if (kind === 'teams') this.#teams(line);
    else if (kind === 'draft.order') this.#order(line);
    else if (kind === 'drafted') this.#drafted(line);
    else if (kind === 'draft.undone') this.#undone(line);
    else this.#changed(line);
  }

  /** @param {Line} line */
  #began({ at, body }) {
    this.begins = at;
    for (const { entry } of body.entries) this.present.add(entry);
    for (const one of body.results) this.results.set(one.event, one);
  }

  /** @param {Line} line */
  #teams({ body, say }) {
    for (const team of body.teams) {
      if (this.owners.has(team)) say(`puts ${shown(team)} in, which is there`);
      else this.owners.set(team, null);
    }
  }

  /** @param {Line} line */
  #order({ at, body, say }) {
    if (this.picks.length > 0) say('sets the order of a draft in which teams were drafted');
    const fits = new Set(body.entries).size === body.entries.length && body.entries.length === this.present.size;
    if (at > this.begins && (!fits || !body.entries.every((/** @type {number} */ entry) => this.present.has(entry))))
      say('does not name each entry of the contest once');
    this.seats = body.entries;
  }

  /** @param {Line} line */
  #drafted({ at, body, say }) {
    const { turn, entry, team } = body;
    if (!this.owners.has(team)) say(`drafts ${shown(team)}, which is no team of the contest`);
    if (this.ownerOf(team) !== null) say(`drafts ${shown(team)}, which belongs to ${this.#called(this.ownerOf(team))}`);
    if (turn <= (this.picks.at(-1)?.turn ?? 0)) say(`drafts in turn ${grouped(turn)}, which was over`);
    const { next } = this;
    if (at > this.begins && (next === null || next.turn !== turn || next.entry !== entry))
      say(
        next === null
          ? 'drafts, although no turn is left'
          : `drafts for ${this.#called(entry)} in turn ${grouped(turn)}, but it was turn ${grouped(next.turn)}, of ${this.#called(next.entry)}`,
      );
    this.picks.push({ turn, entry, team });
    this.owners.set(team, entry);
  }

  /** @param {Line} line */
  #undone({ body, say }) {
    const last = this.picks.pop();
    if (!last || last.turn !== body.turn || last.entry !== body.entry || last.team !== body.team)
      say(`takes back turn ${grouped(body.turn)}, which is not the last that the log has`);
    if (this.owners.get(body.team) !== body.entry) say(`takes ${shown(body.team)} back, which has changed hands since`);
    this.owners.set(body.team, null);
  }

  /** @param {Line} line */
  #changed({ at, body: { team, before, after }, say }) {
    const owner = this.ownerOf(team);
    if (!this.owners.has(team)) say(`is of ${shown(team)}, which is no team of the contest`);
    if (before !== owner)
      say(
        `says that ${shown(team)} belonged to ${this.#called(before)}, but it was ${owner === null ? "nobody's" : `that of ${this.#called(owner)}`}`,
      );
    if (at > this.begins) {
      if (after !== null && !this.present.has(after)) say(`gives ${shown(team)} to ${this.#called(after)}, which is not in the contest`);
      const drafted = this.picks.some((pick) => pick.team === team && pick.entry === owner);
      if (this.next !== null && (after !== null || drafted)) say(`changes whose ${shown(team)} are, although the draft is on`);
    }
    this.owners.set(team, after);
  }
}

const nflWinsDraftOf = toldOnce(NflWinsDraft);

/** Most wins, then fewest losses, then most ties; a game between two teams of one entry is a win and a loss for it. @param {Contest} contest */
function nflWinsStandings(contest) {
  const draft = nflWinsDraftOf(contest);
  const rows = [...contest.entries].map(([entry, name]) => ({ entry, name, wins: 0, losses: 0, ties: 0 }));
  for (const { week, teams, score1, score2 } of draft.results.values()) {
    if (score1 === null || score2 === null || !(week >= contest.firstWeek)) continue;
    for (const [team, lead] of [
      [teams[0], score1 - score2],
      [teams[1], score2 - score1],
    ]) {
      const row = rows.find(({ entry }) => entry === draft.ownerOf(team));
      if (row) row[lead > 0 ? 'wins' : lead < 0 ? 'losses' : 'ties'] += 1;
    }
  }
  const told = rows.map((row) => ({ ...row, tally: `${row.wins}\u2013${row.losses}\u2013${row.ties}` }));
  return ranked(told, (one, other) => other.wins - one.wins || one.losses - other.losses || other.ties - one.ties);
}

/** @type {import('./kind.mjs').Kind} */
export const nflWinsRules = {
  slots: 0,
  kinds: NFL_WINS_KINDS,
  follows: ['began', 'entry.added', 'entry.removed', 'entry.returned', 'result', 'correction'],
  check: (contest) => void nflWinsDraftOf(contest),
  standings: nflWinsStandings,
  counts: (contest) => {
    const { owners, results } = nflWinsDraftOf(contest);
    return [
      count([...owners.values()].filter((owner) => owner !== null).length, 'team with an owner', 'teams with owners'),
      count(results.size, 'result'),
    ];
  },
};
