import type { DataOf, LedgerRow } from '@poolhouse/contract';
import { boardOutlook, isUndecided, ledgerThen, suppose, type Suppositions } from '@poolhouse/contract/football-rules';

type Board = DataOf<'GET football/pagedata'>;
type SeasonPage = DataOf<'GET football/season'>;

/** How the games of a board ended that were undecided then, as a later board of the same week has them. */
export function whatCame(before: Board, after: Board): Suppositions {
  const undecided = new Set(before.scores.data.filter(isUndecided).map(({ ID }) => ID));
  return new Map(
    after.scores.data.flatMap(({ ID, state, score1, score2 }): [number, number][] =>
      undecided.has(ID) && state === 'final' ? [[ID, (score2 ?? 0) - (score1 ?? 0)]] : [],
    ),
  );
}

/** Whether all picks of a week are known, so that what is supposed of it says all. */
export const isKnown = ({ scores }: Board): boolean => scores.data.every(({ state, started }) => state !== 'scheduled' || started === 1);

/** All of a board that hangs on how games end. */
const tables = ({ standings, cigar, sidebet, picks, popular }: Board) => ({
  standings: standings.data.map(({ ID, Wins, Losses, Points, Rank }) => ({ ID, Wins, Losses, Points, Rank })),
  cigar: cigar.data,
  sidebet: sidebet.data,
  picks: Object.fromEntries(picks.data.map(({ ID, Result, Push }) => [ID, [Result, Push]])),
  popular: Object.fromEntries(popular.data.map(({ ID, Result, Push }) => [ID, [Result, Push]])),
});

/** A board on which all games have begun, with all supposed that came, is the board that came. */
export function expectCameTrue(before: Board, after: Board): void {
  const { page, open } = suppose(before, whatCame(before, after));
  expect({ ...tables(page), open }).toEqual({ ...tables(after), open: 0 });
}

/** The pot of the week of a board that came true is what the season page says of it then. @returns whether there was one to compare */
export function expectPotCameTrue(before: { board: Board; season: SeasonPage }, after: Board, season: SeasonPage): boolean {
  const { page, over } = suppose(before.board, whatCame(before.board, after));
  const week = after.config.data[0]?.Week;
  if (!over || before.season.config.data[0]?.Week !== week) return false;
  const its = (rows: readonly LedgerRow[]) => rows.find((row) => row.Week === week);
  expect(its(ledgerThen(before.season.ledger.data, page))).toEqual(its(season.ledger.data));
  return true;
}

/** Who had all picks on games that had begun has the week's record that came, whatever is sealed of the others. */
export function expectKnownRecords(before: Board, after: Board): void {
  const { page } = suppose(before, whatCame(before, after));
  const week = before.config.data[0]?.Week;
  const started = new Set(before.scores.data.flatMap(({ ID, started: has }) => (has === 1 ? [ID] : [])));
  const begun = (id: number) => before.picks.data.filter((pick) => pick.entry_id === id && started.has(pick.event_id ?? 0)).length;
  const records = ({ standings }: Board) =>
    standings.data
      .filter((row) => row.Week === week && begun(row.entry_id) === 5)
      .map(({ ID, Wins, Losses }) => ({ ID, Wins, Losses }))
      .sort((a, b) => (a.ID < b.ID ? -1 : 1));
  const came = new Map(records(after).map((row) => [row.ID, row]));
  for (const row of records(page)) expect(row).toEqual(came.get(row.ID));
}

/** What the board of a week that is on says that everybody can still reach is what the season page says. */
export function expectSameOutlook(board: Board, season: SeasonPage): void {
  if (board.config.data[0]?.WeekOver !== 0) return;
  const rows = boardOutlook({ page: board, over: false });
  const sorted = (all: typeof rows) => [...all].sort((a, b) => (a.ID < b.ID ? -1 : 1));
  expect(sorted(rows)).toEqual(sorted(season.outlook.data));
  const [one] = rows;
  if (one) expect(boardOutlook({ page: board, over: false }, one.entry_id)).toEqual(rows.filter((row) => row.entry_id === one.entry_id));
}
