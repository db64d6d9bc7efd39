/** Made-up seasons of Underdogs with their logs, from a seed, and a book of what they come to. They know nothing of the program that checks them. */
import { Random } from './random.mjs';
import { canon } from './signer.mjs';

/** @typedef {{ event: number, sport: string, teams: string[], at: number, line: string | null, off?: true }} Game */
/** @typedef {{ event: number, line: string | null, side: 1 | 2, taken: boolean, by?: string, reason?: string } | null} Pick */
/** @typedef {{ at: number, body: any, kind: string, n: number }} Line */
/** @typedef {{ wins: number, covers: number, losses: number }} Counts */

const [HOUR, DAY, YEAR] = [3_600_000, 86_400_000, 2026];
const BEGINS = 1_790_000_000_000;
const LINES = [null, '0', '-10.5', '-7', '-3.5', '-3', '3', '3.5', '6', '9.5'];
/** Days after its week's opening: Thursday, Saturday, twice Sunday, Monday. */
const DAYS = [2, 4, 5, 5.2, 6];
const CLUBS = ['ARI', 'BUF', 'CHI', 'DAL', 'DET', 'KC'];
const COLLEGES = ['UGA', 'LSU', 'DET', 'TEX'];

/** @param {number} week */
export const periodOf = (week) => `${YEAR}-w${String(week).padStart(2, '0')}`;

export class DogsSeason {
  /** @type {Line[]} */
  lines = [];
  /** What was opened with which seal. @type {{ entry: number, period: string, beat: number, pick: Pick }[]} */
  opened = [];
  /** @type {Map<number, { name: string, made: number }>} */
  entries = new Map();
  /** @type {Map<number, Game[]>} */
  weeks = new Map();
  /** By week and entry. @type {Map<string, Pick>} */
  picks = new Map();
  /** @type {Map<number, number[]>} */
  scores = new Map();
  /** @type {{ since: number, policy: string }[]} */
  policies = [];
  /** @type {Map<number, string>} what the log has of games, as text */
  #told = new Map();
  /** How many games it says that a week has. @type {Map<number, number>} */
  #counts = new Map();
  #now = BEGINS;
  #event = 300;
  #beat = 0;
  /** The week that has yet to end. @type {number | null} */
  #open = null;

  /** @param {{ seed: number, older?: boolean, weeks?: number }} of `older`: the log has nothing of the first two weeks, but tells them afterwards */
  constructor({ seed, older = false, weeks = 5 }) {
    this.random = new Random(seed);
    this.older = older;
    for (let week = 1; week <= weeks; week += 1) this.weeks.set(week, this.#games(week));
    for (const entry of [4, 7, 9]) this.entries.set(entry, { name: `Entry ${entry}`, made: BEGINS - DAY });
    if (!older) this.#begin();
    for (let week = 1; week <= weeks; week += 1) {
      if (older && week === 3) this.#begin();
      this.#week(week);
    }
  }

  /** @param {number} week @returns {Game[]} */
  #games(week) {
    const { random } = this;
    const pairs = (/** @type {readonly string[]} */ teams) => {
      const list = teams.toSorted(() => (random.is(0.5) ? 1 : -1));
      return Array.from({ length: list.length / 2 }, (_, n) => [list[2 * n] ?? '', list[2 * n + 1] ?? '']);
    };
    return [...pairs(CLUBS).map((teams) => ({ sport: 'NFL', teams })), ...pairs(COLLEGES).map((teams) => ({ sport: 'NCAA', teams }))].map(
      (one, n) => ({
        ...one,
        event: (this.#event += 1),
        at: BEGINS + (week - 1) * 7 * DAY + (DAYS[n] ?? 5) * DAY,
        line: random.of(LINES),
      }),
    );
  }

  /** @param {string} kind @param {any} body */
  tell(kind, body) {
    this.lines.push({ at: this.#now, body: JSON.parse(canon(body)), kind, n: this.lines.length });
  }

  /** What was so by then is told at once. */
  #begin() {
    const entries = [...this.entries].map(([entry, { name }]) => ({ entry, name }));
    const began = { contest: 7, type: 'underdogs', name: 'Dogs', year: YEAR, first_week: 1, slots: 1, entries };
    const results = [...this.scores].map(([event]) => this.#result(event));
    const picks = [...this.picks].flatMap(([key, pick]) => {
      const [week = 0, entry] = key.split('/').map(Number);
      return pick === null ? [] : [{ entry, period: periodOf(week), slot: 1, pick }];
    });
    this.tell('began', { ...began, results, picks });
    this.tell('made', { entries: [...this.entries].map(([entry, { made }]) => ({ entry, made })) });
    for (const { policy, since } of this.policies) this.tell('missed', { policy, since });
    this.#tellWeeks();
  }

  /** @param {number} event */
  #result(event) {
    const game = [...this.weeks.values()].flat().find((one) => one.event === event);
    const [score1 = null, score2 = null] = this.scores.get(event) ?? [];
    return { event, line: game?.line ?? null, teams: game?.teams ?? [], score1, score2 };
  }

  get #begun() {
    return this.lines.length > 0;
  }

  /** What has changed of weeks that have opened. */
  #tellWeeks() {
    if (!this.#begun) return;
    for (const [week, games] of this.weeks) {
      if (BEGINS + (week - 1) * 7 * DAY > this.#now) continue;
      const rows = games.filter((game) => game.at <= this.#now || game.off || this.#told.has(game.event));
      const changed = rows.filter((game) => this.#told.get(game.event) !== `${week} ${canon(game)}`);
      const gone = [...this.#told]
        .filter(([event, text]) => text.startsWith(`${week} `) && !games.some((game) => game.event === event))
        .map(([event]) => event);
      for (const event of gone) this.#told.delete(event);
      if (changed.length + gone.length === 0 && [undefined, games.length].includes(this.#counts.get(week))) continue;
      this.#counts.set(week, games.length);
      for (const game of changed) this.#told.set(game.event, `${week} ${canon(game)}`);
      this.tell('week', { period: periodOf(week), count: games.length, games: changed, ...(gone.length > 0 ? { gone } : {}) });
    }
  }

  /** @param {number} week */
  #week(week) {
    const { random } = this;
    this.#now = Math.max(this.#now, BEGINS + (week - 1) * 7 * DAY + HOUR);
    this.#open = week;
    this.#beatOf(week);
    if (random.is(0.4)) this.#policy();
    for (const entry of this.entries.keys()) this.#pick(week, entry);
    for (;;) {
      const next = Math.min(...this.#own(week).flatMap(({ at }) => (at > this.#now ? at : [])));
      if (next === Infinity) break;
      this.#hour(week, next);
      // What happened may have taken the game away.
      if (!this.#own(week).some(({ at }) => at === next)) continue;
      this.#now = next + random.below(500);
      this.#lock(week);
    }
    this.#now += HOUR;
    // The game that was to be the last may have been moved to another week.
    if (this.#open !== null) this.#lock(week);
    if (random.is(0.3)) this.#override(week);
    if (random.is(0.15)) this.#policy();
  }

  /** @param {number} week */
  #own(week) {
    return this.weeks.get(week) ?? [];
  }

  /** What may come between two kick-offs. @param {number} week @param {number} next */
  #hour(week, next) {
    const { random } = this;
    this.#now = Math.max(this.#now + 1, next - HOUR);
    const coming = this.#own(week).filter(({ at }) => at > this.#now);
    const game = random.of(coming);
    if (random.is(0.12)) {
      game.off = true;
      if (this.#begun) this.tell('postponed', { event: game.event, teams: game.teams });
      this.#tellWeeks();
    }
    if (random.is(game.off ? 0.6 : 0.08) && this.weeks.has(week + 1)) this.#move(game, week);
    if (random.is(0.1)) this.#join();
    if (random.is(0.2)) this.#policy();
    this.#beatOf(week);
  }

  /** A game that is played a week later. @param {Game} game @param {number} week */
  #move(game, week) {
    this.weeks.set(
      week,
      this.#own(week).filter((one) => one !== game),
    );
    game.at += 7 * DAY;
    delete game.off;
    this.#own(week + 1).push(game);
    this.#tellWeeks();
  }

  #join() {
    const entry = 20 + this.entries.size;
    this.entries.set(entry, { name: `Entry ${entry}`, made: this.#now });
    if (this.#begun) this.tell('entry.added', { entry, name: `Entry ${entry}` });
  }

  #policy() {
    const policy = this.random.of(['none', 'biggest']);
    this.policies.push({ policy, since: this.#now });
    if (this.#begun) this.tell('missed', { policy });
  }

  /** @param {number} week @param {number} entry */
  #pick(week, entry) {
    const { random } = this;
    const game = random.of(this.#own(week));
    const side = /** @type {1 | 2} */ (1 + random.below(2));
    const points = (Number(game.line) || 1) * (side === 2 ? 1 : -1);
    const taken = points > 0 && game.line !== null && random.is(0.6);
    if (random.is(0.75)) this.picks.set(`${week}/${entry}`, { event: game.event, line: taken ? String(points) : null, side, taken });
  }

  /** @param {number} week */
  #beatOf(week) {
    if (this.#begun) this.#seal('beat', week, {});
  }

  /** @param {string} kind @param {number} week @param {object} more */
  #seal(kind, week, more) {
    this.#beat += 1;
    const seal = { beat: this.#beat, period: periodOf(week), root: Buffer.alloc(32).toString('base64'), slots: this.entries.size };
    this.tell(kind, { ...seal, ...more });
  }

  /** @param {number} week */
  #lock(week) {
    const begun = this.#own(week).filter(({ at }) => at <= this.#now && at > this.#now - 500);
    const last = this.#own(week).every(({ at }) => at <= this.#now);
    const before = this.#beat;
    if (last) this.#open = null;
    if (this.#begun) this.#seal('lock', week, { events: begun.map(({ event }) => event), ...(last ? { last } : {}) });
    for (const entry of this.entries.keys()) {
      const [pick, period] = [this.picks.get(`${week}/${entry}`) ?? null, periodOf(week)];
      const isOpen = this.opened.some((one) => one.entry === entry && one.period === period);
      const opens = begun.some(({ event }) => event === pick?.event) || (last && !isOpen);
      if (opens && before > 0) this.opened.push({ entry, period, beat: this.#beat, pick });
    }
    for (const game of begun) if (!game.off) this.#end(game);
    this.#tellWeeks();
  }

  /** @param {Game} game */
  #end({ event }) {
    this.scores.set(event, [this.random.below(20), this.random.below(20)]);
    if (this.#begun) this.tell('result', this.#result(event));
    if (!this.random.is(0.1)) return;
    this.scores.set(event, [this.random.below(20), this.random.below(20)]);
    if (this.#begun) this.tell('correction', { ...this.#result(event), reason: 'stat correction' });
  }

  /** @param {number} week */
  #override(week) {
    const [entry, games] = [this.random.of([...this.entries.keys()]), this.#own(week).filter(({ off, line }) => !off && line !== null)];
    const key = `${week}/${entry}`;
    const set = { by: 'admin', reason: 'phoned in', line: '4', taken: false };
    const pick =
      this.random.is(0.2) || games.length === 0 ? null : { ...set, event: this.random.of(games).event, side: /** @type {1 | 2} */ (1) };
    const before = this.picks.get(key) ?? null;
    this.picks.set(key, pick);
    if (this.#begun && (before ?? pick))
      this.tell('override', { entry, period: periodOf(week), slot: 1, before, after: pick, reason: 'phoned in' });
  }
}
