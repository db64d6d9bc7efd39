import type { FootballPickRow, FootballScoreRow } from '@poolhouse/contract';
import type { GameNow } from '@poolhouse/contract/chances';
import { FOOTBALL_WEEKS, PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import type { FootballPage } from '../../contest/board.rules';
import type { SeasonPage } from '../useSeason';

/** A pick on a game that is on. */
interface RunningPick {
  /** Place in the list of games. */
  readonly game: number;
  readonly home: boolean;
  /** The line that grades it, the picked side's. */
  readonly line: number;
}

/** Wins and losses that are certain, and picks that can go either way. */
interface Count {
  readonly wins: number;
  readonly losses: number;
  /** Running ones left out. */
  readonly open: number;
}

interface Racer {
  readonly id: number;
  readonly week: Count;
  /** The season's; its open picks are those of the week and of the weeks ahead. */
  readonly season: Omit<Count, 'open'>;
  readonly running: readonly RunningPick[];
}

export interface Race {
  readonly week: number;
  readonly weeksAhead: number;
  readonly games: readonly GameNow[];
  readonly racers: readonly Racer[];
}

/** A pick counts from its game's kick-off on: what is sealed from others, my own picks included, tells nothing here. */
function isRunning(pick: FootballPickRow, game: FootballScoreRow | undefined): game is FootballScoreRow {
  return game?.started === 1 && game.state !== 'final' && pick.Pick !== '' && pick.Spread !== null && pick.Result !== null;
}

/**
 * The season as it stands, as far as everybody sees it. Null where it is over, or where the rows do not tell it.
 *
 * @param board of the week that is on; null where none of its games can be
 */
export function raceOf(page: Pick<SeasonPage, 'config' | 'outlook'>, board: FootballPage | null): Race | null {
  const config = page.config.data[0];
  if (!config || config.SeasonOver === 1) return null;
  if (board && board.config.data[0]?.Week !== config.Week) return null;
  const games = gamesOn(board?.scores.data ?? []);
  const placeOf = new Map(games.map((game, place) => [game.ID, place]));
  const runningOf = new Map<number, RunningPick[]>();
  for (const pick of board?.picks.data ?? []) {
    const place = placeOf.get(pick.event_id ?? 0);
    const game = place === undefined ? undefined : games[place];
    if (place === undefined || !isRunning(pick, game)) continue;
    const own = runningOf.get(pick.entry_id) ?? [];
    runningOf.set(pick.entry_id, [...own, { game: place, home: pick.Pick === game.team2, line: pick.Spread ?? 0 }]);
  }
  const seasons = new Map(page.outlook.data.flatMap((row) => (row.scope === 'season' ? [[row.entry_id, row] as const] : [])));
  let weeksAhead = 0;
  const racers: Racer[] = [];
  for (const row of page.outlook.data) {
    const season = seasons.get(row.entry_id);
    if (row.scope !== 'week' || !season) continue;
    const [week, total] = [countOf(row), countOf(season)];
    if (!week || !total) return null;
    const running = runningOf.get(row.entry_id) ?? [];
    weeksAhead = Math.max(weeksAhead, Math.round((season.Open - row.Open) / PICKS_PER_WEEK));
    racers.push({
      id: row.entry_id,
      week: { ...week, open: Math.max(0, Math.min(PICKS_PER_WEEK, row.Open) - running.length) },
      season: total,
      running,
    });
  }
  return racers.length === 0 ? null : inOrder({ week: config.Week, weeksAhead, games: games.map(gameNow), racers });
}

/** The games that are on, in the order in which every page has them. */
export const gamesOn = (scores: readonly FootballScoreRow[]): FootballScoreRow[] =>
  scores.filter(({ started, state }) => started === 1 && state !== 'final').sort((a, b) => a.ID - b.ID);

/** The same race is the same text, whichever page it comes from. */
export const inOrder = (race: Race): Race => ({
  ...race,
  racers: race.racers
    .map((racer) => ({ ...racer, running: [...racer.running].sort((a, b) => a.game - b.game) }))
    .sort((a, b) => a.id - b.id),
});

/** What the end of a game that has kicked off hangs on; one without a line is as likely either side's. */
export const gameNow = ({ SportAbbrev: sport, Spread2, score1, score2, status, timeLeft }: FootballScoreRow): GameNow => ({
  sport,
  line: Spread2 ?? 0,
  lead: (score2 ?? 0) - (score1 ?? 0),
  status,
  timeLeft,
});

/** Null from a server that does not say it yet. */
function countOf({ Wins, Losses }: { Wins?: number | undefined; Losses?: number | undefined }): Omit<Count, 'open'> | null {
  return Wins === undefined || Losses === undefined ? null : { wins: Wins, losses: Losses };
}

/** Whether a week is played only while nobody was perfect in the one before. */
export const isExtra = (week: number): boolean => week > FOOTBALL_WEEKS;
