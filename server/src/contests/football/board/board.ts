import type { Tx } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';
import type { Game } from '../../../sport/games/game';
import { windowOf, type Calendar } from '../../weeks/calendar';
import { moments } from '../../weeks/moments';
import { noSuchWeek } from '../../weeks/no-such-week';
import type { FootballDeps } from '../football-deps';
import { readSeason, type FootballSeason, type OpenWeek } from '../football-season';
import { movedGames } from '../football.store';
import { playWeek } from '../money/played-week.rules';

/** Which contest and week is asked for; week 0 is the one that is on. */
export interface BoardParams {
  contestId: number;
  week: number;
  calendar: Calendar;
}

/** All facts of one contest and week, before they are made into rows. */
export type Board = FootballSeason &
  OpenWeek & {
    /** The week's games, then the ones that were picked and have left the week. */
    gameById: ReadonlyMap<number, Game>;
  };

const pickedIds: Derivation<ReadonlySet<number>> = {
  name: 'football games that were picked',
  latest: true,
  weigh: (ids) => 100 + ids.size * 16,
};
const boards: Derivation<Board> = {
  name: 'football boards',
  latest: true,
  weigh: ({ games, saved }) => 1000 + games.length * 50 + saved.size * 50,
};

/** Reads and grades a contest up to `now`. Refuses a week that the contest does not have. */
export async function readBoard(tx: Tx, deps: FootballDeps, params: BoardParams, now: number): Promise<Board> {
  const { contestId } = params;
  const season = await readSeason(tx, deps, { contestId, calendar: params.calendar, now });
  const { contest, showWeek, open } = season;
  const { weeks } = season.season;
  const week = params.week === 0 ? showWeek : params.week;
  if (week > weeks || week < contest.firstWeek) throw noSuchWeek(contest.firstWeek, weeks);
  const { games, saved } = open.get(week) ?? (await savedWeek(tx, deps, params, week));
  const name = `${contestId} ${week}`;
  const left = await leftGames(tx, deps, name, { games, saved });
  const { validFrom, validUntil } = stands(season, { week, games: [...games, ...left], isOn: week === showWeek && left.length === 0 }, now);
  const inputs = [name, season, games, saved, JSON.stringify(left), validFrom, validUntil];
  return derive(deps.db, boards, inputs, () => {
    const gameById = new Map([...games, ...left].map((game) => [game.id, game]));
    return { ...season, ...playedWeek(season, week, { games, saved }, now), gameById, validFrom, validUntil };
  });
}

interface Shown {
  week: number;
  games: readonly Game[];
  /** Whether the season's own times are all that there are. */
  isOn: boolean;
}

/** The time in which a board stays so: of a week that is not over the season's as well, whose tables stand beside it. */
function stands(season: FootballSeason, { week, games, isOn }: Shown, now: number): Pick<FootballSeason, 'validFrom' | 'validUntil'> {
  if (!season.open.has(week)) return moments(season.calendar, games, now);
  if (isOn) return season;
  const own = moments(season.calendar, games, now);
  return { validFrom: Math.max(own.validFrom, season.validFrom), validUntil: Math.min(own.validUntil, season.validUntil) };
}

/** A week that is over is played anew, from its own facts, for who opens its board. */
function playedWeek({ entries, open, calendar }: FootballSeason, week: number, { games, saved }: SavedWeek, now: number): OpenWeek {
  const closesAt = windowOf(calendar, week)?.closesAt ?? null;
  const facts = { week, closesAt, games, saved };
  return open.get(week) ?? { ...facts, ...playWeek(facts, entries, now) };
}

type SavedWeek = Pick<OpenWeek, 'games' | 'saved'>;

/** The games of one week, and the picks of all entries. */
export async function savedWeek(
  tx: Tx,
  { seasonGames, picks }: FootballDeps,
  { contestId, calendar }: Pick<BoardParams, 'contestId' | 'calendar'>,
  week: number,
): Promise<SavedWeek> {
  const [games = []] = calendar.start === undefined ? [] : await seasonGames.read(tx, calendar, week);
  return { games, saved: await picks.readIn(tx, { contestId, week }) };
}

/** Games that were picked in a week and have left it since. */
async function leftGames(tx: Tx, { db }: FootballDeps, name: string, { games, saved }: SavedWeek): Promise<readonly Game[]> {
  const picked = derive(
    db,
    pickedIds,
    [name, saved],
    () => new Set([...saved.values()].flatMap((own) => own.map(({ eventId }) => eventId))),
  );
  const present = games.filter(({ id }) => picked.has(id));
  if (present.length === picked.size) return NONE;
  const known = new Map(present.map((game) => [game.id, game]));
  return [...(await movedGames(tx, [...saved.values()].flat(), known)).values()];
}

const NONE: readonly Game[] = [];
