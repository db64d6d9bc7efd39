import type { FootballPickRow, FootballScoreRow, FootballStandingRow, LedgerRow, OutlookRow } from '@poolhouse/contract';
import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import {
  boardOutlook,
  ledgerThen,
  endingAt,
  gameEndings,
  isUndecided,
  marginOf,
  suppose,
  type GameEnding,
} from '@poolhouse/contract/football-rules';
import { readLink, supposedMarks, whyNot, writeLink } from '@poolhouse/shared-ui/what-if';
import { boardOf, type Board, type FootballPage } from '../contest/board.rules';
import type { SeasonPage } from '../season/useSeason';
import { endingWords } from './words.rules';

/** A board as it would stand, and what was supposed of it. */
export interface SupposedBoard {
  board: Board;
  /** What is supposed, game by game: 'BUF covers'. */
  supposed: string[];
  /** Sentences of what the address names and is not supposed. */
  dropped: string[];
  /** Picks of the week that are still open: of other games, sealed, or not made. */
  open: number;
  over: boolean;
  /** What I can still reach then, in the week and in the season. */
  need: OutlookRow[];
}

/** The games that a board's address supposes something of, and in which ways they can end. */
export interface Choices {
  margins: ReadonlyMap<number, number>;
  unknown: readonly string[];
}

export function choicesOf(page: FootballPage, text: string): Choices {
  const games = page.scores.data;
  const { margins, unknown } = readLink(text, games);
  return { margins, unknown };
}

/** In which ways a game can end that its picks tell apart. */
export const endingsIn = (game: FootballScoreRow, picks: readonly FootballPickRow[]): GameEnding[] =>
  gameEndings(
    game,
    picks.filter((pick) => pick.event_id === game.ID),
  );

/** What the season's page has of a week that is supposed. */
export interface SupposedSeason {
  /** What everybody can still reach. */
  outlook: OutlookRow[];
  /** Its pot, once nothing of the week is open. */
  ledger: readonly LedgerRow[];
  /** The week as it would be played on: without the games that are supposed to be over, so that chances go by what is left. */
  left: FootballPage;
  /** Rows that are other ones than now, and their fields: `outlook week-12 Best`. */
  marks: Readonly<Record<string, true>>;
}

/** The season's page as the board's address supposes it. @param now what it has */
export function supposedSeason(page: FootballPage, text: string, now: Pick<SeasonPage, 'outlook' | 'ledger'>): SupposedSeason {
  const { margins } = readLink(text, page.scores.data);
  const then = suppose(page, margins);
  const outlook = boardOutlook(then);
  const left = then.page.scores.data.filter((game) => !(margins.has(game.ID) && isUndecided(game)));
  return {
    outlook,
    ledger: then.over ? ledgerThen(now.ledger.data, then.page) : now.ledger.data,
    left: { ...then.page, scores: { data: left } },
    marks: supposedMarks('outlook', now.outlook.data, outlook),
  };
}

/** The board that the address supposes; null where it names nothing. */
export function supposedBoard(page: FootballPage, now: Board, text: string): SupposedBoard | null {
  if (text === '') return null;
  const { margins, unknown } = choicesOf(page, text);
  const named = page.scores.data.filter(({ ID }) => margins.has(ID));
  const open = named.filter((game) => isUndecided(game) && now.config.WeekOver === 0);
  const then = suppose(page, new Map(open.map(({ ID }) => [ID, margins.get(ID) ?? 0])));
  return {
    board: open.length === 0 ? now : boardThen(page, then.page, now),
    supposed: open.flatMap((game) => {
      const all = endingsIn(game, page.picks.data);
      const ending = endingAt(all, margins.get(game.ID));
      return ending ? [endingWords({ game, all }, ending)] : [];
    }),
    dropped: [
      ...named.filter((game) => !open.includes(game)).map((game) => (isUndecided(game) ? 'The week is over.' : whyNot(game))),
      ...unknown.map((part) => `“${part}” names no game of this week.`),
    ].filter((sentence, n, all) => all.indexOf(sentence) === n),
    open: then.open,
    over: then.over,
    need: open.length === 0 || now.config.entry_id === 0 ? [] : boardOutlook(then, now.config.entry_id),
  };
}

/** The address with another ending of a game, or without one. Games that are decided meanwhile are left out of it. */
export function chosenLink(page: FootballPage, text: string, game: number, ending: GameEnding | null): string {
  const known = choicesOf(page, text).margins;
  const margins = new Map(
    page.scores.data.filter(isUndecided).flatMap(({ ID }) => (known.has(ID) ? [[ID, known.get(ID) ?? 0] as const] : [])),
  );
  if (ending) margins.set(game, marginOf(ending));
  else margins.delete(game);
  return writeLink(margins, page.scores.data);
}

/** @param now the board as it stands, from which places are gained and lost */
function boardThen(page: FootballPage, then: FootballPage, now: Board): Board {
  const made = boardOf(then, PICKS_PER_WEEK, now.year);
  if (!made) return now;
  const before = new Map(page.standings.data.map((row) => [row.ID, row]));
  const moved = (row: FootballStandingRow): FootballStandingRow => ({ ...row, Moved: (before.get(row.ID)?.Rank ?? row.Rank) - row.Rank });
  const marks = {
    ...supposedMarks('pick', page.picks.data, then.picks.data),
    ...supposedMarks('standing', page.standings.data, then.standings.data),
  };
  return {
    ...made,
    week: made.week.map(moved),
    overall: made.overall.map(moved),
    // Games stand as they do.
    scores: now.scores,
    supposed: {
      ...marks,
      ...supposedMarks('cigar', page.cigar.data, then.cigar.data),
      ...supposedMarks('sidebet', page.sidebet.data, then.sidebet.data),
      ...supposedMarks('popular', page.popular.data, then.popular.data),
    },
  };
}
