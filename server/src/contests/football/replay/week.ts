import { calendarOf, type WeekCalendar } from '../../../replay/site/calendar';
import { checkBoard, checkLines, checkSeals } from './checks';
import { ADMIN, type Contest } from './contest';
import { gradeOf } from './grades';
import type { SeasonPlan } from './plan';
import { players, type Player } from './players';
import { choosers, chosen, dice, other, steered, type Dice, type Choice } from './strategies';

/** So long before its final score a game is in its last two minutes. */
const LATE_MS = 3 * 60_000;

/** Plays one contest week from its Tuesday to its last final score, comparing the site with the book on the way. */
export class PlayedWeek {
  private readonly calendar: WeekCalendar;
  private readonly roll: Dice;
  private readonly choices = new Map<string, (Choice | undefined)[]>();

  constructor(
    private readonly contest: Contest,
    private readonly plan: SeasonPlan,
    private readonly week: number,
    /** What is looked at after each step of the clock. */
    private readonly goOn: (week: number) => Promise<void>,
  ) {
    this.calendar = calendarOf(contest.book.gamesOf(week), plan.firstTuesday, week);
    this.roll = dice(plan.season * 100 + week);
  }

  async play(): Promise<void> {
    const { contest, calendar, week } = this;
    await contest.moveClock(calendar.tuesday);
    checkLines(contest.book, week, await contest.readEvents());
    for (const player of this.present()) if (player.tuesday && !this.led(player)) await this.choose(player);
    await checkSeals(contest, week);

    await contest.moveClock(calendar.wednesday);
    await this.moveLines();
    for (const player of this.present()) if (player.wednesday) await this.change(player, player.wednesday);

    for (const [at, act] of [...this.occasions(), [calendar.over, () => checkBoard(contest, week)] as const]) {
      await contest.moveClock(at);
      await act();
      await this.goOn(week);
    }
  }

  private present(): Player[] {
    return players.filter(({ name }) => this.contest.entryIds.has(name));
  }

  private led({ name }: Player): boolean {
    return this.plan.wins[this.week]?.names.includes(name) ?? false;
  }

  private open() {
    const { book, now } = this.contest;
    return book.gamesOf(this.week).filter((game) => book.isOpen(game, now));
  }

  /** What happens between Wednesday and the end, in order of time. */
  private occasions(): [number, () => Promise<void>][] {
    const { kickoffs, big, over } = this.calendar;
    const occasions: [number, () => Promise<void>][] = [[big, () => this.beforeBigKickoff()]];
    for (const at of kickoffs) {
      occasions.push([at, () => this.atKickoff(at)]);
      const final = at + over - kickoffs.at(-1)!;
      occasions.push([final - LATE_MS, () => Promise.resolve()]);
      if (final < over) occasions.push([final, () => checkBoard(this.contest, this.week)]);
    }
    for (const player of players) {
      if (player.joins === this.week) occasions.push([kickoffs[0]! + 24 * 3_600_000, () => this.join(player)]);
    }
    return occasions.sort(([a], [b]) => a - b);
  }

  private async join(player: Player): Promise<void> {
    await this.contest.enter(player.name);
    await this.choose(player);
  }

  private async choose(player: Player): Promise<void> {
    const { book, now } = this.contest;
    const count = player.makes?.(this.week) ?? 5;
    const before = this.choices.get(player.name) ?? [];
    const begun = before.map((choice) => (choice && book.game(choice.game).kickoff <= now ? choice : undefined));
    const fresh = chosen(choosers[player.chooser], book, this.open(), this.roll, player.lock ?? (() => false)).slice(0, count);
    const choices = Array.from({ length: count }, (_, slot) => begun[slot] ?? fresh.shift());
    if (choices.some(Boolean)) await this.save(player.name, choices);
  }

  private async change(player: Player, how: (choices: Choice[]) => Choice[]): Promise<void> {
    const { book, now } = this.contest;
    const choices = this.choices.get(player.name);
    if (!choices || choices.some((choice) => choice && book.game(choice.game).kickoff <= now)) return;
    await this.save(player.name, how(choices.filter((choice) => choice !== undefined)));
  }

  private async save(name: string, choices: (Choice | undefined)[]): Promise<void> {
    await this.contest.save(name, this.week, choices);
    this.choices.set(name, choices);
  }

  /** Some lines move after the first picks were locked, one of them to a pick'em and some across zero. */
  private async moveLines(): Promise<void> {
    const open = this.open();
    const steps = [-2, 1.5, null, 3, -0.5];
    for (const [n, step] of steps.entries()) {
      const game = open[(this.week * 3 + n * 2) % open.length];
      if (game) await this.contest.moveLine(game.key, step === null ? 0 : this.contest.book.line(game.key)! + step);
    }
  }

  private async beforeBigKickoff(): Promise<void> {
    const { contest, plan, week } = this;
    const { book } = contest;
    const games = book.gamesOf(week);
    if (plan.cancelled[week] !== undefined)
      await contest.moveLine(games[plan.cancelled[week]]!.key, book.line(games[plan.cancelled[week]]!.key), 'cancelled');
    if (plan.lineless[week] !== undefined) await contest.moveLine(games[plan.lineless[week]]!.key, null);
    for (const player of this.present()) {
      if (this.led(player)) await this.lead(player, plan.wins[week]!.of);
      else if (player.big) await this.choose(player);
    }
    if (week >= plan.nobodyFrom && !plan.wins[week]) await this.spoilPerfectWeeks();
  }

  private async lead({ name }: Player, wins: number): Promise<void> {
    const { book } = this.contest;
    const decided = this.open().filter((game) =>
      (['away', 'home'] as const).some((side) => gradeOf({ game: game.key, side, locked: null }, game, book.line(game.key)) === 'win'),
    );
    await this.save(
      name,
      steered(
        chosen(choosers.random, book, decided, this.roll, (slot) => slot === 1),
        book,
        wins,
      ),
    );
  }

  /** Whoever is about to have five wins changes sides in the last of their games. */
  private async spoilPerfectWeeks(): Promise<void> {
    const { book, now } = this.contest;
    for (const entry of book.entries.filter((one) => book.record(one, this.week, Infinity).wins === 5)) {
      const choices = [...(this.choices.get(entry.name) ?? [])];
      const last = choices.findLastIndex((choice) => choice && book.isOpen(book.game(choice.game), now));
      if (last < 0) throw new Error(`nothing left to spoil for ${entry.name} in week ${this.week}`);
      choices[last] = { ...choices[last]!, side: other(choices[last]!.side), lock: false };
      await this.save(entry.name, choices);
    }
  }

  /** At the very instant the seal falls, and neither pick nor line can be changed any more. */
  private async atKickoff(at: number): Promise<void> {
    const { contest, week } = this;
    await checkSeals(contest, week);
    const begun = contest.book.gamesOf(week).filter((game) => game.kickoff === at);
    await this.refuseLateChange(begun.map((game) => game.key));
    const [game] = begun;
    const line = contest.book.line(game!.key);
    if (line !== null) {
      const body = { id: contest.event(game!.key).id, spread1: -0.5 - line, spread2: line + 0.5 };
      expect(await contest.api.refusal(ADMIN, 'PUT football/events', { body })).toBe('game_started');
    }
  }

  private async refuseLateChange(begun: string[]): Promise<void> {
    for (const [name, choices] of this.choices) {
      const slot = choices.findIndex((choice) => choice && begun.includes(choice.game));
      if (slot < 0) continue;
      const before = await this.contest.pending(name);
      const turned = choices.map((choice, n) => (choice && n === slot ? { ...choice, side: other(choice.side) } : choice));
      expect(await this.contest.api.refusal(name, 'GET football/makepicks', { query: this.contest.query(name, turned) })).toBe(
        'game_started',
      );
      expect(await this.contest.pending(name)).toEqual(before);
      return;
    }
  }
}
