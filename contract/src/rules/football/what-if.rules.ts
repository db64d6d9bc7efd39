import { PICKS_PER_WEEK, Result } from '../../constants';
import type {
  FootballCigarRow,
  FootballConfigRow,
  FootballPickRow,
  FootballPopularRow,
  FootballScoreRow,
  FootballSidebetRow,
  FootballStandingRow,
} from '../../contests/football';
import { isUndecided, type Suppositions } from '../game-ending.rules';
import { againstLine } from '../lines.rules';
import { counts, sideOf } from './game-endings.rules';
import { isDecided, isToCome, madeIn } from './made.rules';
import { eachOf, seasonPrizes } from './prizes.rules';
import { isNearlyPerfect, isPerfect, rankCigar, rankSidebet, rankStandings, type WinsLosses } from './standings.rules';

interface Rows<T> {
  data: T[];
}

/** What a board tells, as far as the end of its games changes it. */
export interface BoardFacts {
  config: Rows<FootballConfigRow>;
  scores: Rows<FootballScoreRow>;
  picks: Rows<FootballPickRow>;
  popular: Rows<FootballPopularRow>;
  standings: Rows<FootballStandingRow>;
  cigar: Rows<FootballCigarRow>;
  sidebet: Rows<FootballSidebetRow>;
}

/** A board as it would stand. */
export interface Supposed<P> {
  page: P;
  /** How many of the week's picks are not decided by it: on other games, sealed, or still to be made. */
  open: number;
  /** Something is supposed, and with it nothing of the week is open. */
  over: boolean;
}

/**
 * A board as it would stand if games ended so: picks, tables, and once nothing of the week is open its points, and those of the season's
 * end. What the page does not know stays open. A game that is decided is left as it is.
 */
export function suppose<P extends BoardFacts>(page: P, suppositions: Suppositions): Supposed<P> {
  const config = page.config.data[0];
  const margins = config?.WeekOver === 0 ? marginsOf(page, suppositions) : NOTHING;
  const picks = page.picks.data.map((pick) => graded(pick, margins));
  if (!config) return { page, open: 0, over: false };
  const week = page.standings.data.filter((row) => row.Week === config.Week);
  const open = openPicks({ ...page, picks: { data: picks } }, week);
  if (margins.size === 0) return { page, open, over: false };
  const added = addedTo(week, { before: page.picks.data, after: picks, over: open === 0 });
  const supposed = {
    ...page,
    picks: { ...page.picks, data: picks },
    popular: { ...page.popular, data: page.popular.data.map((row) => graded(row, margins)) },
    ...tables(page, config, { now: week, added, over: open === 0 }),
  };
  return { page: supposed, open, over: open === 0 };
}

interface Margin {
  game: FootballScoreRow;
  margin: number;
}
type Margins = ReadonlyMap<number, Margin>;
const NOTHING: Margins = new Map();

const marginsOf = ({ scores }: BoardFacts, suppositions: Suppositions): Margins =>
  new Map(
    scores.data.flatMap((game): [number, Margin][] => {
      const margin = suppositions.get(game.ID);
      return margin === undefined || !isUndecided(game) ? [] : [[game.ID, { game, margin }]];
    }),
  );

/** A row as the end of its game grades it. */
function graded<R extends Pick<FootballPickRow, 'event_id' | 'Pick' | 'Spread' | 'Result' | 'Push'>>(row: R, margins: Margins): R {
  const supposed = margins.get(row.event_id ?? 0);
  if (!supposed || !counts(row)) return row;
  const by = againstLine(sideOf(row, supposed.game), supposed.margin, row.Spread);
  return { ...row, Result: by > 0 ? Result.win : Result.loss, Push: by === 0 ? 1 : 0 };
}

/** Picks of the week that can still go either way. While games are to come, whoever has fewer than five can make more. */
function openPicks({ picks, scores }: Pick<BoardFacts, 'picks' | 'scores'>, week: readonly FootballStandingRow[]): number {
  const toCome = scores.data.some(isToCome);
  const made = madeIn({ scores });
  const decided = new Map<number, number>();
  for (const pick of picks.data) {
    const known = pick.Pick !== '' && (pick.Result === null ? made(pick) : isDecided(pick));
    if (known) decided.set(pick.entry_id, (decided.get(pick.entry_id) ?? 0) + 1);
  }
  return week.reduce((sum, { entry_id, PicksIn }) => sum + (toCome ? PICKS_PER_WEEK : PicksIn) - (decided.get(entry_id) ?? 0), 0);
}

interface Week {
  before: readonly FootballPickRow[];
  after: readonly FootballPickRow[];
  over: boolean;
}

/** By entry: wins and losses that come to the week's. Once it is over a pick that was not made is a loss. */
function addedTo(week: readonly FootballStandingRow[], { before, after, over }: Week): ReadonlyMap<number, WinsLosses> {
  const added = new Map(
    week.map(({ entry_id, PicksIn, MayPick = PICKS_PER_WEEK }) => [
      entry_id,
      { wins: 0, losses: over ? Math.max(0, MayPick - PicksIn) : 0 },
    ]),
  );
  for (const [n, pick] of after.entries()) {
    const its = pick === before[n] ? undefined : added.get(pick.entry_id);
    if (!its) continue;
    if (pick.Result === Result.win) its.wins += 1;
    else its.losses += 1;
  }
  return added;
}

type Tables = Pick<BoardFacts, 'standings' | 'cigar' | 'sidebet'>;

/** The tables of week and season with what was added; with the points of the week, and of the season's end, once it is over. */
function tables(
  page: BoardFacts,
  config: FootballConfigRow,
  { now: week, added, over }: { now: readonly FootballStandingRow[]; added: ReadonlyMap<number, WinsLosses>; over: boolean },
): Tables {
  const more = (row: FootballStandingRow): FootballStandingRow => {
    const { wins, losses } = added.get(row.entry_id) ?? NONE;
    return { ...row, Wins: row.Wins + wins, Losses: row.Losses + losses };
  };
  const ended = week.map(more);
  const winners = new Set(over ? ended.filter((row) => isPerfect({ wins: row.Wins })).map((row) => row.entry_id) : []);
  const each = eachOf(config.PointsThisWeek, winners.size);
  const paid = (row: FootballStandingRow) => (winners.has(row.entry_id) ? each : 0);
  const season = page.standings.data.filter((row) => row.Week === 0).map((row) => ({ ...more(row), Points: row.Points + paid(row) }));
  const weeks41 = nearlyPerfect(page, week, ended);
  const prizes = over ? endPrizes(config, season, weeks41, { winners: winners.size, each }) : NO_PRIZES;
  const total = season.map((row) => ({ ...row, Points: row.Points + (prizes.get(row.entry_id) ?? 0) }));
  const others = page.standings.data.filter((row) => row.Week !== 0 && row.Week !== config.Week);
  return {
    standings: { data: [...ranked(ended.map((row) => ({ ...row, Points: paid(row) }))), ...ranked(total), ...others] },
    cigar: { data: cigarRows(total, weeks41) },
    sidebet: { data: sidebetRows(page.sidebet.data, total) },
  };
}

const NONE: WinsLosses = { wins: 0, losses: 0 };
const NO_PRIZES: ReadonlyMap<number, number> = new Map();

const standingOf = (row: FootballStandingRow) => ({
  entryId: row.entry_id,
  name: row.EntryName,
  wins: row.Wins,
  losses: row.Losses,
  points: row.Points,
});

const ranked = (rows: readonly FootballStandingRow[]): FootballStandingRow[] =>
  rankStandings(rows.map((row) => ({ ...standingOf(row), row }))).map(({ row, rank }) => ({ ...row, Rank: rank }));

/** Weeks of four wins and one loss by entry, the week that is supposed included. */
function nearlyPerfect({ cigar }: BoardFacts, now: readonly FootballStandingRow[], ended: readonly FootballStandingRow[]) {
  const weeks = new Map(cigar.data.map((row) => [row.ID, row.Weeks41]));
  for (const [n, row] of ended.entries()) {
    const before = now[n];
    const is = isNearlyPerfect(standingOf(row));
    const was = before !== undefined && isNearlyPerfect(standingOf(before));
    if (is !== was) weeks.set(row.entry_id, (weeks.get(row.entry_id) ?? 0) + (is ? 1 : -1));
  }
  return weeks;
}

/** The prizes of the season's end by entry, where the week ends it. */
function endPrizes(
  { Ends, OverallPoints = '', CigarPoints = 0, ToOverall = 0, PointsThisWeek }: FootballConfigRow,
  season: readonly FootballStandingRow[],
  weeks41: ReadonlyMap<number, number>,
  { winners, each }: { winners: number; each: number },
): ReadonlyMap<number, number> {
  if (Ends !== 'with_week' && !(Ends === 'if_won' && winners > 0)) return NO_PRIZES;
  const overall = OverallPoints.split(',').filter(Boolean).map(Number);
  const finishers = season.map((row) => ({ ...standingOf(row), weeks41: weeks41.get(row.entry_id) ?? 0 }));
  return seasonPrizes({ overall, cigar: CigarPoints }, ToOverall + PointsThisWeek - each * winners, finishers);
}

function cigarRows(season: readonly FootballStandingRow[], weeks41: ReadonlyMap<number, number>): FootballCigarRow[] {
  const rows = season.map((row) => ({ ...standingOf(row), weeks41: weeks41.get(row.entry_id) ?? 0 }));
  return rankCigar(rows).map((one) => ({ ID: one.entryId, EntryName: one.name, Weeks41: one.weeks41, Wins: one.wins, Rank: one.rank }));
}

function sidebetRows(marked: readonly FootballSidebetRow[], season: readonly FootballStandingRow[]): FootballSidebetRow[] {
  const ids = new Set(marked.map(({ ID }) => ID));
  const rows = season.filter((row) => ids.has(row.entry_id)).map(standingOf);
  return rankSidebet(rows).map((one) => ({ ID: one.entryId, EntryName: one.name, Wins: one.wins, Losses: one.losses, Rank: one.rank }));
}
