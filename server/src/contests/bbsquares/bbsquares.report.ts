import { plural } from '@poolhouse/contract/formats';
import type { ReportRow, ReportTable, SeasonReport } from '../season-report';
import { sum } from '../standings/shares.rules';
import { boardTags, readSeenBoard, type SeenBoard, type SquaresReader } from './board/read-board';

/** A squares board for the console. Points are what its squares have won. */
export const squaresSeasonReport = (reader: SquaresReader): SeasonReport => {
  const table = (columns: readonly string[], rowsOf: (seen: SeenBoard) => ReportRow[]): ReportTable => ({
    columns,
    rows: async (tx, contest, now) => rowsOf(await readSeenBoard(tx, reader, contest, now)),
  });
  return {
    standings: async (tx, contest, now) => standings(await readSeenBoard(tx, reader, contest, now)),
    async toCome(tx, contest, now) {
      const { config, payouts } = await readSeenBoard(tx, reader, contest, now);
      return { n: config.Bracket === 0 ? null : sum(payouts.map(({ games: all, played }) => all - played)), what: 'game' };
    },
    tables: {
      squares: table(['column', 'row', 'column_digit', 'row_digit', 'entry', 'wins', 'winnings', 'set_by', 'reason'], squares),
      games: table(['round', 'tipoff', 'team1', 'team2', 'state', 'score1', 'score2', 'entry', 'points'], games),
    },
    tags: boardTags,
  };
};

const standings = ({ entries }: SeenBoard) =>
  entries.map(({ id, entry_name: EntryName, Rank, winnings, wins }) => ({
    ID: id,
    EntryName,
    Rank,
    Points: winnings,
    Winnings: winnings,
    Record: plural(wins, 'game'),
  }));

const squares = (seen: SeenBoard): ReportRow[] =>
  seen.squares.map((row) => ({
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

const games = ({ events }: SeenBoard): ReportRow[] =>
  events.map((row) => ({
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
