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
import { winsReader } from '../footballwins-facts';
import { winsPage } from '../footballwins.page';
import { winsHome } from '../home';
import { winsMomentSource } from '../moments/wins-moments';
import { winsSeasonReport } from '../season-report';
import { seasonPage } from '../season.page';

/** A process of the site that has just started, as far as it shows one contest. */
export class WinsProcess {
  readonly board;
  readonly season;
  readonly moments: MomentProcess;
  private readonly home;
  private readonly report;

  constructor(
    readonly db: Database,
    private readonly clock: Clock,
    private readonly contest: Contest,
    calendar: Calendar,
    { bare = false } = {},
  ) {
    const memories = createMemories(db);
    const reader = winsReader(bare ? { ...memories, seasonGames: new BareGames(db) } : memories);
    const params = { contestId: contest.id, week: 0, baseYear: contest.year, calendar };
    this.board = new PageProcess(db, clock, winsPage(reader), params);
    this.season = new PageProcess(db, clock, seasonPage(reader), params);
    this.moments = new MomentProcess(db, clock, winsMomentSource(reader));
    this.home = winsHome(reader);
    this.report = winsSeasonReport(reader);
  }

  /** The board of a week. */
  ofWeek(week: number, calendar: Calendar, viewers: readonly Viewer[]): Promise<ShownPage[]> {
    this.board.params = { ...this.board.params, week, calendar };
    return this.board.shows(viewers);
  }

  /** All that it tells these viewers: boards of some weeks, the season, home, and the console. */
  async shows(viewers: readonly Viewer[], weeks: readonly number[], calendar: Calendar) {
    const boards: ShownPage[][] = [];
    for (const week of weeks) boards.push(await this.ofWeek(week, calendar, viewers));
    this.season.params = { ...this.season.params, calendar };
    const season = await this.season.shows(viewers);
    const now = this.clock.now();
    const home = await atHome(this.db, this.home, viewers, now);
    const [standings, toCome] = await this.db.read(async (tx) => [
      await this.report.standings(tx, this.contest, now),
      await this.report.toCome(tx, this.contest, now),
    ]);
    return { boards, season, home, standings, toCome };
  }
}
