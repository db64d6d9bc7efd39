import type { MomentRow } from '@poolhouse/contract';
import type { Clock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { contestById } from '../../entries/contests.store';
import { createMemories } from '../../memories';
import { expectToldOnce, MomentProcess } from '../../moments/testing/moment-process';
import { footballDeps } from '../football-deps';
import { footballMoments } from '../moments/football-moments';
import { ADMIN, type Contest } from './contest';
import { gradeOf } from './grades';
import { prizesOf } from './prizes';
import { totalsOf } from './totals';

/** The moments of a season, looked for by two processes at once as its clock goes on, against the book and what the board showed meanwhile. */
export class ReplayedMoments {
  private readonly processes: readonly MomentProcess[];
  /** The scores with which the last two minutes of games began, by week and game, the away side first. */
  private readonly late = new Map<string, readonly [number, number]>();

  constructor(
    /** As each of the processes has it open, the site's own first. */
    private readonly databases: readonly Database[],
    private readonly contest: Contest,
  ) {
    const clock: Clock = { now: () => contest.now, rate: 0 };
    this.processes = databases.map((db) => new MomentProcess(db, clock, footballMoments(footballDeps(createMemories(db)))));
  }

  /** After each step of the clock: what the board shows of late games, and what both processes find. */
  async goOn(week: number): Promise<void> {
    const { scores } = await this.contest.page(ADMIN, week);
    for (const { Abbrev1, Abbrev2, state, status, timeLeft, score1, score2 } of scores.data) {
      const key = `${week} ${Abbrev1}@${Abbrev2}`;
      const late = state === 'in_progress' && (status === 'OT' || (status === 'Q4' && /^(2:00|[01]:\d\d)$/.test(timeLeft)));
      if (late && !this.late.has(key)) this.late.set(key, [score1 ?? 0, score2 ?? 0]);
    }
    const [db] = this.databases;
    await this.hear();
    const known = must(await db?.read((tx) => contestById(tx, this.contest.id)), 'a contest');
    await Promise.all(this.processes.map((process) => process.look(known)));
    await this.hear();
    expectToldOnce(await must(this.processes[0], 'a process').lines(known));
  }

  /** Each moment of a week that is over once, and none that is not in the book. Answers how many of each kind there are. */
  async check(week: number): Promise<Map<string, number>> {
    const { moments } = await this.contest.page(ADMIN, week);
    const shown = must(moments, 'the moments').data.filter(({ Undone }) => Undone === 0);
    const expected = [...this.perfect(week), ...this.pot(week), ...this.cigar(week), ...this.first(week), ...this.flips(week)];
    expect({ week, moments: shown.map((row) => this.brief(row)).sort() }).toEqual({ week, moments: expected.sort() });
    const kinds = new Map<string, number>();
    for (const { Kind } of shown) kinds.set(Kind, (kinds.get(Kind) ?? 0) + 1);
    return kinds;
  }

  /** What others have written may be announced a moment later than it stands there. */
  private async hear(): Promise<void> {
    for (const { tags } of this.databases) await tags.refresh();
  }

  private brief({ Kind, entries }: MomentRow): string {
    const names = [...this.contest.entryIds].filter(([, id]) => entries.includes(id)).map(([name]) => name);
    return text(Kind, names);
  }

  private perfect(week: number): string[] {
    const { book, now } = this.contest;
    return book.entries.filter((entry) => book.record(entry, week, now).wins === 5).map(({ name }) => text('perfect', [name]));
  }

  private pot(week: number): string[] {
    const paid = prizesOf(this.contest.book, this.contest.now).weekly.get(week);
    return paid ? [text('pot', [...paid.keys()])] : [];
  }

  private cigar(week: number): string[] {
    const { book, now } = this.contest;
    const prizes = prizesOf(book, now);
    if (prizes.final.size === 0 || week !== prizes.weeks) return [];
    const had = totalsOf(book, week, now).filter(({ weeks41 }) => weeks41 > 0);
    const best = had.sort((a, b) => b.weeks41 - a.weeks41 || b.wins - a.wins)[0];
    return best
      ? [
          text(
            'cigar',
            had.filter((one) => one.weeks41 === best.weeks41 && one.wins === best.wins).map(({ name }) => name),
          ),
        ]
      : [];
  }

  private first(week: number): string[] {
    const [now, before] = [this.leaders(week), this.leaders(week - 1)];
    const all = this.contest.book.entries.length;
    if (now.length === all || this.contest.book.gamesOf(week).length === 0) return [];
    const changed = week > 1 && before.length < all && text('', now) !== text('', before);
    return [changed ? text('lead', [...new Set([...now, ...before])]) : text('first', now)];
  }

  private leaders(week: number): string[] {
    const { book, now } = this.contest;
    const prizes = prizesOf(book, now);
    const points = (name: string) =>
      Array.from({ length: week }, (_, n) => prizes.weekly.get(n + 1)?.get(name) ?? 0).reduce((all, one) => all + one, 0);
    const rows = totalsOf(book, week, now).map((total) => ({ ...total, points: points(total.name) }));
    const [best] = [...rows].sort((a, b) => b.wins - a.wins || a.losses - b.losses || b.points - a.points);
    return rows
      .filter((row) => best?.wins === row.wins && best.losses === row.losses && best.points === row.points)
      .map(({ name }) => name);
  }

  private flips(week: number): string[] {
    const { book } = this.contest;
    return book.gamesOf(week).flatMap((game) => {
      const late = this.late.get(`${week} ${game.away}@${game.home}`);
      if (!late || game.awayScore === null) return [];
      const then = { ...game, awayScore: late[0], homeScore: late[1] };
      const turned = book.entries.filter(({ name }) =>
        book.picksOf(name, week).some((pick) => {
          const [was, is] = [then, game].map((one) => gradeOf(pick, one, book.line(game.key)));
          return pick.game === game.key && was !== is;
        }),
      );
      return turned.length > 0
        ? [
            text(
              'flip',
              turned.map(({ name }) => name),
            ),
          ]
        : [];
    });
  }
}

const text = (kind: string, names: readonly string[]): string => `${kind}: ${[...names].sort().join()}`;
