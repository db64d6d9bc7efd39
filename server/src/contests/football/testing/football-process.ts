import type { Clock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import type { Contest } from '../../contest';
import { createMemories } from '../../memories';
import { MomentProcess } from '../../moments/testing/moment-process';
import { atHome } from '../../periods/testing/at-home';
import { BareGames } from '../../periods/testing/bare-games';
import { PageProcess, type ShownPage } from '../../periods/testing/page-process';
import type { Calendar } from '../../weeks/calendar';
import { footballPage } from '../board/football.page';
import { footballDeps, type FootballDeps } from '../football-deps';
import { footballHome } from '../home';
import { footballMoments } from '../moments/football-moments';
import { footballMissingPicks } from '../picks/missing-picks';
import { footballSeasonReport } from '../season-report';
import { readHistory } from '../season/history';
import { seasonPage } from '../season/season.page';

/** A process of the site that has just started, as far as it shows one contest. */
export class FootballProcess {
  readonly board;
  readonly season;
  readonly moments: MomentProcess;
  private readonly deps: FootballDeps;

  constructor(
    readonly db: Database,
    private readonly clock: Clock,
    private readonly contest: Contest,
    calendar: Calendar,
    { bare = false } = {},
  ) {
    const memories = createMemories(db);
    this.deps = footballDeps(bare ? { ...memories, seasonGames: new BareGames(db) } : memories);
    const params = { contestId: contest.id, week: 0, configYear: contest.year, calendar };
    this.moments = new MomentProcess(db, clock, footballMoments(this.deps));
    this.board = new PageProcess(db, clock, footballPage(this.deps), params);
    this.season = new PageProcess(db, clock, seasonPage(this.deps), params);
  }

  /** The board of a week. */
  ofWeek(week: number, calendar: Calendar, viewers: readonly Viewer[]): Promise<ShownPage[]> {
    this.board.params = { ...this.board.params, week, calendar };
    return this.board.shows(viewers);
  }

  /** All that it tells these viewers: boards of some weeks, the season, home, the console, reminders, and what an entry has played. */
  async shows(viewers: readonly Viewer[], weeks: readonly number[], calendar: Calendar, entryName: string) {
    const { db, contest, deps } = this;
    const boards: ShownPage[][] = [];
    for (const week of weeks) boards.push(await this.ofWeek(week, calendar, viewers));
    this.season.params = { ...this.season.params, calendar };
    const season = await this.season.shows(viewers);
    const now = this.clock.now();
    const homes = await atHome(db, footballHome(deps), viewers, now);
    const report = footballSeasonReport(deps);
    const asked = { viewer: viewers[0]!, contestId: contest.id, year: contest.year, entryName, now };
    const others = await db.read(async (tx) => ({
      standings: await report.standings(tx, contest, now),
      toCome: await report.toCome(tx, contest, now),
      picks: await report.tables['picks']!.rows(tx, contest, now),
      history: await readHistory(tx, deps, asked).catch(String),
      missing: await Promise.all((await footballMissingPicks(deps).rounds(tx, now)).map((round) => round.read(tx))),
    }));
    return { boards, season, homes, others };
  }
}
