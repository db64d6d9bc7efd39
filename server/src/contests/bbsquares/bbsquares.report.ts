import type { Tx } from '../../ground/db/database';
import { tag } from '../../ground/db/database';
import type { Contest, Entry } from '../contest';
import type { Memories } from '../memories';
import type { ReportRow, ReportTable, SeasonReport } from '../season-report';
import { boardTag } from './bbsquares.kind';
import { entryRows, gameRows, squareRows } from './board/board-rows';
import { readLiveBoard, type LiveBoard } from './board/live-board';

/** A board with its entries, as the console's tables tell it. */
interface SeenBoard {
  entries: readonly Entry[];
  names: ReadonlyMap<number, string>;
  live: LiveBoard;
}

/** A squares board for the console. Points are what its squares have won. */
export const squaresSeasonReport = ({ directory }: Pick<Memories, 'directory'>): SeasonReport => {
  const read = async (tx: Tx, contest: Contest, now: number): Promise<SeenBoard> => {
    const entries = await directory.in(tx).entriesOf(contest.id);
    return { entries, names: new Map(entries.map(({ id, name }) => [id, name])), live: await readLiveBoard(tx, contest, now) };
  };
  const table = (columns: readonly string[], rowsOf: (seen: SeenBoard) => ReportRow[]): ReportTable => ({
    columns,
    rows: async (tx, contest, now) => rowsOf(await read(tx, contest, now)),
  });
  return {
    standings: async (tx, contest, now) => standings(await read(tx, contest, now)),
    async toCome(tx, contest, now) {
      const { counted } = (await read(tx, contest, now)).live;
      return { n: counted.length === 0 ? null : counted.filter(({ winner }) => winner === undefined).length, what: 'game' };
    },
    tables: {
      squares: table(['column', 'row', 'column_digit', 'row_digit', 'entry', 'wins', 'winnings', 'set_by', 'reason'], squares),
      games: table(['round', 'tipoff', 'team1', 'team2', 'state', 'score1', 'score2', 'entry', 'points'], games),
    },
    tags: ({ id, year }) => [boardTag(id), tag.tournament(year)],
  };
};

const standings = ({ live, entries }: SeenBoard) =>
  entryRows(live, entries).map(({ id, entry_name: EntryName, Rank, winnings, wins }) => ({
    ID: id,
    EntryName,
    Rank,
    Points: winnings,
    Winnings: winnings,
    Record: `${wins} ${wins === 1 ? 'game' : 'games'}`,
  }));

const squares = ({ live, names }: SeenBoard): ReportRow[] =>
  squareRows(live, names).map((row) => ({
    column: row.x_pos + 1,
    row: row.y_pos + 1,
    column_digit: row.x_score,
    row_digit: row.y_score,
    entry: row.entry_name,
    wins: row.wins,
    winnings: row.winnings,
    set_by: row.by,
    reason: row.reason,
  }));

const games = ({ live, names }: SeenBoard): ReportRow[] =>
  gameRows(live, names).map((row) => ({
    round: row.round,
    tipoff: row.day,
    team1: row.team1,
    team2: row.team2,
    state: row.state,
    score1: row.score1,
    score2: row.score2,
    entry: row.entry_name,
    points: row.amount,
  }));
