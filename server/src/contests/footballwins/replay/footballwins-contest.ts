import type { WinsOutlookRow, WinsStandingRow } from '@poolhouse/contract';
import type { RealGame } from '../../../replay/independent/season';
import type { Api } from '../../../replay/site/api';
import { endedBy, tableOf, teamsOf, type Row } from './table';

/** The first is the administrator, and plays as well. */
export const PLAYERS = ['Alba', 'Bo', 'Cleo', 'Drew', 'Esme', 'Finn', 'Gwen', 'Hal'];
const ADMIN = PLAYERS[0]!;
/** Back and forth, written out. */
const ORDER = [3, 0, 6, 2, 7, 5, 1, 4];
const SNAKE = [...ORDER, ...[...ORDER].reverse(), ...ORDER, ...[...ORDER].reverse()];

/** An NFL wins contest on the site, and what games.csv says of it. */
export class WinsContest {
  id = 0;
  now = 0;
  private readonly ownerOf = new Map<string, string>();

  constructor(
    private readonly api: Api,
    private readonly season: number,
    private readonly games: readonly RealGame[],
    private readonly userIds: ReadonlyMap<string, number>,
  ) {}

  /** Opens the contest and drafts all 32 teams, four for everybody. */
  async open(): Promise<void> {
    const { api, season, userIds } = this;
    this.id = (
      await api.call(ADMIN, 'POST ad/add_contest', { body: { contest_type: 'footballwins', name: `Wins ${season}`, year: season } })
    ).id!;
    const entryIds: number[] = [];
    for (const name of PLAYERS)
      entryIds.push(
        (
          await api.call(ADMIN, 'POST ad/add_contest_entry', {
            body: { contest_id: this.id, user_id: userIds.get(name)!, entry_name: name },
          })
        ).id!,
      );
    expect((await api.call(ADMIN, 'POST ad/nflwins_populate_standings', { body: {} })).count).toBe(32);
    await api.call(ADMIN, 'POST ad/nflwins_draft_order', { body: { entry_ids: ORDER.map((n) => entryIds[n]!) } });
    const clubs = [...new Set(this.games.flatMap((game) => [game.away, game.home]))].sort();
    for (const [turn, player] of SNAKE.entries()) {
      // Every seventh club, so that no division stays together.
      const club = clubs[(turn * 7) % 32]!;
      const other = SNAKE.find((one) => one !== player)!;
      expect(await api.refusal(ADMIN, 'POST ad/nflwins_save_owner', { body: { entry_id: entryIds[other]!, team_name: club } })).toBe(
        'conflict',
      );
      await api.call(ADMIN, 'POST ad/nflwins_save_owner', { body: { entry_id: entryIds[player]!, team_name: club } });
      this.ownerOf.set(club, PLAYERS[player]!);
    }
    const { draft } = await this.seasonPage();
    expect(draft.data.map((row) => [row.ID, row.EntryName, row.Abbrev])).toEqual(
      SNAKE.map((player, turn) => [turn + 1, PLAYERS[player], clubs[(turn * 7) % 32]]),
    );
  }

  /** The clock at an instant, and the board of a week compared with the file: its standings, those after it, scores and teams. */
  async check(week: number, at: number): Promise<void> {
    await this.moveClock(at);
    const ended = endedBy(this.games, this.now);
    const page = await this.api.call('Bo', 'GET football/footballwins_pagedata', { query: { week } });
    const rows = (which: number) => page.standings.data.filter((row) => row.Week === which).map(brief);
    const when = { week, at: new Date(at).toISOString() };
    expect({ ...when, rows: rows(week) }).toEqual({
      ...when,
      rows: tableOf(
        ended.filter((game) => game.week === week),
        this.ownerOf,
        PLAYERS,
      ),
    });
    const overall = tableOf(
      ended.filter((game) => game.week <= week),
      this.ownerOf,
      PLAYERS,
    );
    expect({ ...when, rows: rows(0) }).toEqual({ ...when, rows: overall });
    const before = new Map(
      tableOf(
        ended.filter((game) => game.week < week),
        this.ownerOf,
        PLAYERS,
      ).map((row) => [row.EntryName, row.Rank]),
    );
    const moved = page.standings.data.filter((row) => row.Week === 0).map((row) => [row.EntryName, row.Moved]);
    expect({ ...when, moved }).toEqual({
      ...when,
      moved: overall.map(({ EntryName, Rank }) => [EntryName, week === 1 ? 0 : before.get(EntryName)! - Rank]),
    });
    const records = teamsOf(ended);
    for (const team of page.teams.data)
      expect([team.ID, [team.wins, team.losses, team.ties].join('-'), team.EntryName]).toEqual([
        team.ID,
        records.get(team.ID) ?? '0-0-0',
        this.ownerOf.get(team.ID),
      ]);
    const ofWeek = this.games.filter((game) => game.type === 'REG' && game.week === week);
    expect(page.scores.data.map((row) => `${row.Abbrev1} ${row.EntryName1} at ${row.Abbrev2} ${row.EntryName2}`).sort()).toEqual(
      ofWeek.map((game) => `${game.away} ${this.ownerOf.get(game.away)} at ${game.home} ${this.ownerOf.get(game.home)}`).sort(),
    );
  }

  async outlook(): Promise<WinsOutlookRow[]> {
    return (await this.seasonPage()).outlook.data;
  }

  /** The standings of the season after a week, as its page has them. */
  async standings(week: number): Promise<WinsStandingRow[]> {
    const { standings } = await this.api.call('Bo', 'GET football/footballwins_pagedata', { query: { week } });
    return standings.data.filter((row) => row.Week === 0);
  }

  seasonPage() {
    return this.api.call(ADMIN, 'GET football/footballwins_season', {});
  }

  /** What somebody sees of a week and of the season. */
  async pages(username: string, week: number) {
    return [
      await this.api.call(username, 'GET football/footballwins_pagedata', { query: { week } }),
      await this.api.call(username, 'GET football/footballwins_season', {}),
    ];
  }

  /** The table of the whole season. */
  final(): Row[] {
    return tableOf(endedBy(this.games, Infinity), this.ownerOf, PLAYERS);
  }

  private async moveClock(to: number): Promise<void> {
    if (to === this.now) return;
    await this.api.call(ADMIN, 'POST practice/clock', { body: { now: new Date(to).toISOString(), rate: 0 } });
    this.now = to;
  }
}

function brief({ EntryName, Wins, Losses, Ties, Points, Rank }: WinsStandingRow): Row {
  return { EntryName, Wins, Losses, Ties, Points, Rank };
}
