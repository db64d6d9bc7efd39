/** A made-up season of NFL wins with its log, from a seed: a draft, teams that change hands, games. It knows nothing of the program that checks it. */
import { Random } from './random.mjs';
import { signerOf } from './signer.mjs';

const TEAMS = ['ARI', 'ATL', 'BAL', 'BUF', 'CAR', 'CHI', 'CIN', 'CLE', 'DAL', 'DEN', 'DET', 'GB', 'HOU', 'IND', 'JAX', 'KC', 'LA', 'LV'];

export class NflWinsSeason {
  /** @type {{ at: number, body: any, kind: string, n: number }[]} */
  lines = [];
  /** @type {Map<string, number | null>} */
  owners = new Map(TEAMS.map((team) => [team, null]));
  /** @type {Map<number, { week: number, teams: string[], score1: number, score2: number }>} */
  games = new Map();
  entries = [5, 8, 13, 21];
  firstWeek = 2;
  #now = 1_790_000_000_000;

  /** @param {{ seed: number, older?: boolean }} of */
  constructor({ seed, older = false }) {
    this.random = new Random(seed);
    this.contest = 1 + this.random.below(90);
    this.origin = `poolhouse/${this.random.bytes(8).toString('hex')}/${this.contest}`;
    this.signer = signerOf(this.random.bytes(32));
    const named = this.entries.map((entry) => ({ entry, name: `Entry ${entry}` }));
    const began = {
      contest: this.contest,
      type: 'footballwins',
      name: 'Wins',
      year: 2026,
      first_week: this.firstWeek,
      slots: 0,
      picks: [],
      results: [],
    };
    this.tell('began', { ...began, entries: older ? named : [] });
    for (const one of older ? [] : named) this.tell('entry.added', one);
    this.tell('teams', { teams: TEAMS });
    this.#draft();
    for (let week = 1; week <= 6; week += 1) this.#week(week);
  }

  /** @param {string} kind @param {any} body */
  tell(kind, body) {
    this.#now += 1 + this.random.below(60_000);
    this.lines.push({ at: this.#now, body, kind, n: this.lines.length });
  }

  /** Sixteen of the teams, back and forth; now and then one is taken back and drafted by the same entry. */
  #draft() {
    const seats = [13, 5, 21, 8];
    this.tell('draft.order', { entries: seats });
    const free = [...TEAMS];
    for (const [at, entry] of [...seats, ...seats.toReversed(), ...seats, ...seats.toReversed()].entries()) {
      const turn = at + 1;
      const [team = ''] = free.splice(this.random.below(free.length), 1);
      this.tell('drafted', { turn, entry, team });
      this.owners.set(team, entry);
      if (!this.random.is(0.2)) continue;
      this.tell('draft.undone', { turn, entry, team });
      this.tell('drafted', { turn, entry, team });
    }
  }

  /** @param {number} week */
  #week(week) {
    for (let at = 0; at < TEAMS.length; at += 2) {
      const event = 100 * week + at;
      const game = {
        week,
        teams: [TEAMS[at] ?? '', TEAMS[(at + 2 * week - 1) % TEAMS.length] ?? ''],
        score1: this.random.below(30),
        score2: this.random.below(30),
      };
      this.games.set(event, game);
      this.tell('result', { event, line: null, ...game });
      if (this.random.is(0.05)) this.#correct(event, game);
      if (this.random.is(0.05)) this.#trade();
    }
  }

  /** @param {number} event @param {{ week: number, teams: string[], score1: number, score2: number }} game */
  #correct(event, game) {
    const after = { ...game, score1: game.score1 + 6 };
    this.games.set(event, after);
    this.tell('correction', { event, line: null, ...after, reason: 'the book says so' });
  }

  #trade() {
    const team = this.random.of(TEAMS);
    const before = this.owners.get(team) ?? null;
    const after = this.random.is(0.2) ? null : this.random.of(this.entries.filter((entry) => entry !== before));
    if (before === after) return;
    this.owners.set(team, after);
    this.tell('owner', { team, before, after, reason: 'they agreed' });
  }

  /** What the teams of each entry came to, from what the season itself holds. */
  records() {
    const counted = [...this.games.values()].filter(({ week }) => week >= this.firstWeek);
    const leads = counted.flatMap(({ teams: [one = '', other = ''], score1, score2 }) => [
      { team: one, lead: score1 - score2 },
      { team: other, lead: score2 - score1 },
    ]);
    return this.entries.map((entry) => {
      const own = leads.filter(({ team }) => this.owners.get(team) === entry).map(({ lead }) => Math.sign(lead));
      return `${entry}: ${[1, -1, 0].map((sign) => own.filter((one) => one === sign).length).join('\u2013')}`;
    });
  }
}
