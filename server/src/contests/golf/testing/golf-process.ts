import type { Clock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import type { Viewer } from '../../../ground/viewer';
import type { Contest } from '../../contest';
import { createMemories } from '../../memories';
import { MomentProcess } from '../../moments/testing/moment-process';
import { KeptPeriods } from '../../periods/kept-periods';
import type { KeptPeriod } from '../../periods/period';
import { atHome } from '../../periods/testing/at-home';
import { PageProcess, type ShownPage } from '../../periods/testing/page-process';
import type { ReportRow, SeasonReport } from '../../season-report';
import { shownParams, type GolfPageParams } from '../board/page-params';
import { golfMemories } from '../golf-memories';
import { golfPage } from '../golf.page';
import { golfSeasonReport } from '../golf.report';
import { golfHome } from '../home';
import { pick1Home } from '../home-pick1';
import { golfMoments } from '../moments/golf-moments';
import { pick1SeasonReport } from '../pick1.report';
import { raceRows } from '../recap/recap-rows';
import { settleResults } from '../results/settle-results';
import type { Result, SeasonState } from '../rules/season-state.rules';
import { tournamentsOver, type TournamentResults } from '../rules/tournaments-over.rules';
import { seasonAt } from '../season/so-far';

/** Believes and keeps no period: what it shows is what the facts come to. */
class NothingKept extends KeptPeriods<TournamentResults, SeasonState, Result> {
  override readIn(): Promise<readonly KeptPeriod<SeasonState, Result>[]> {
    return Promise.resolve([]);
  }
}

/** A process of the site that has just started, as far as it shows one golf contest and the Pick1 beside it. */
export class GolfProcess {
  readonly board;
  readonly moments: MomentProcess;
  private readonly memories;

  constructor(
    readonly db: Database,
    private readonly clock: Clock,
    private readonly contests: { golf: Contest; pick1?: Contest },
    { bare = false } = {},
  ) {
    const memories = golfMemories(createMemories(db));
    this.memories = bare ? { ...memories, over: new NothingKept(db, tournamentsOver) } : memories;
    this.moments = new MomentProcess(db, clock, golfMoments(this.memories));
    const none: GolfPageParams = { contestId: contests.golf.id, year: 0, pick1: 0, tid: 0, running: 0, shots: false };
    this.board = new PageProcess(db, clock, golfPage(this.memories), none);
  }

  settle = () => settleResults({ db: this.db, clock: this.clock }, this.memories);

  /** The board of a tournament; undefined: of the one that is shown by itself. */
  async turnTo(tid: number | undefined): Promise<PageProcess<GolfPageParams>> {
    const wanted = { tid, now: this.clock.now(), shots: false };
    this.board.params = must(await shownParams(this.memories, this.contests.golf, wanted), 'a tournament of the contest');
    return this.board;
  }

  async boards(tids: readonly (number | undefined)[], viewers: readonly Viewer[]): Promise<ShownPage[][]> {
    const boards: ShownPage[][] = [];
    for (const tid of tids) boards.push(await (await this.turnTo(tid)).shows(viewers));
    return boards;
  }

  /** What it tells these viewers beside its boards: home, the race of the season, and the console. */
  async tells(viewers: readonly Viewer[]) {
    const { db, memories } = this;
    const { golf, pick1 } = this.contests;
    const now = this.clock.now();
    const homes = [...(await atHome(db, golfHome(memories), viewers, now)), ...(await atHome(db, pick1Home(memories), viewers, now))];
    const race = await db.read(async (tx) =>
      raceRows(await seasonAt(tx, memories, golf.id, now), await memories.directory.in(tx).entriesOf(golf.id)),
    );
    const reports = [await this.reported(golfSeasonReport(memories), golf)];
    if (pick1) reports.push(await this.reported(pick1SeasonReport(memories), pick1));
    return { homes, race, reports };
  }

  private reported(report: SeasonReport, contest: Contest) {
    const now = this.clock.now();
    return this.db.read(async (tx) => {
      const tables: ReportRow[][] = [];
      for (const { rows } of Object.values(report.tables ?? {})) tables.push([...(await rows(tx, contest, now))]);
      return { standings: await report.standings(tx, contest, now), toCome: await report.toCome(tx, contest, now), tables };
    });
  }
}
