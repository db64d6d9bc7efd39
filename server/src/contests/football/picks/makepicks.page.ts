import type {
  AvailablePickRow,
  CurrentPicksRow,
  EntryOption,
  FootballEventRow,
  MakePicksConfigRow,
  ModelMarginRow,
} from '@poolhouse/contract';
import { tag, type Database, type Tx } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff, lineOfSide } from '../../../sport/games/game.rules';
import { marginsBeforeKickoff } from '../../../sport/predictions/margins.store';
import type { PartedPage } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import type { Contest } from '../../contest';
import { noSuchEntry, ownContests } from '../../entries/access';
import type { Memberships } from '../../entries/directory';
import { instant } from '../../game-rows/game-rows';
import { teamOf } from '../../game-rows/team-words.rules';
import { nextKickoff, weekStart, type Calendar } from '../../weeks/calendar';
import { moments } from '../../weeks/moments';
import { seasonTags } from '../../weeks/season-tags';
import { savedWeek } from '../board/board';
import { eventRow } from '../board/game-rows';
import type { FootballDeps } from '../football-deps';
import { currentWeek } from '../football-season';
import { footballKind } from '../football.kind';
import { movedGames } from '../football.store';
import { withTerms } from '../money/terms.store';
import { currentPicksRow } from './current-picks';
import { allGames, type EntryWeek } from './entry-week';

export interface MakePicksParams {
  entryId: number;
  contestId: number;
  /** Whose entry it is. */
  userId: number;
  calendar: Calendar;
}

/** What the page says of the entry, and which others its player has. */
interface EntryModel {
  config: MakePicksConfigRow;
  entries: readonly EntryOption[];
}

/** As the owner sees them, and as an administrator does, from whom they are sealed. */
interface PicksModel {
  ownerId: number;
  owner: CurrentPicksRow;
  others: CurrentPicksRow;
}

interface GamesModel {
  events: readonly FootballEventRow[];
  available: readonly AvailablePickRow[];
}

/** The make-picks screen of one entry and the week that is on: who picks, what there is to pick, and what is picked. */
export function makePicksPage(deps: FootballDeps): PartedPage<MakePicksParams> {
  return {
    name: 'football-makepicks',
    key: ({ entryId, userId, calendar }) => [entryId, userId, calendar.start ?? '', calendar.weeks].join(':'),
    parts: [entryPart(deps), gamesPart(deps), modelPart(deps), picksPart(deps)],
  };
}

const tags = ({ contestId, calendar }: MakePicksParams) => seasonTags(contestId, calendar);

const entryPart = (deps: FootballDeps) =>
  part<MakePicksParams, EntryModel>({
    name: 'entry',
    tags: (params) => [...tags(params), tag.user(params.userId)],
    async load(tx, params, now) {
      const { entry, contest, facts, all } = await read(tx, deps, params, now);
      const config: MakePicksConfigRow = {
        ID: 1,
        contest_id: contest.id,
        contest_name: contest.name,
        entry_id: entry.id,
        EntryName: entry.name,
        Week: facts.week,
        Year: contest.year,
        NextKickoff: nextKickoff([...facts.games.values()], now),
      };
      const entries = await entryOptions(deps.directory.in(tx), params.userId, contest.year);
      return { model: { config, entries }, ...moments(params.calendar, all.values(), now) };
    },
    shared: ({ config, entries }) => ({ config: [config], entries }),
  });

const gamesPart = (deps: FootballDeps) =>
  part<MakePicksParams, GamesModel>({
    name: 'games',
    tags,
    async load(tx, params, now) {
      const { facts, all } = await read(tx, deps, params, now);
      const rows = [...facts.games.values()].map((game) => rowsOf(deps.db, game, now));
      const model = { events: rows.map(({ event }) => event), available: rows.flatMap(({ available }) => available) };
      return { model, ...moments(params.calendar, all.values(), now) };
    },
    shared: ({ events, available }) => ({ events, available_picks: available }),
  });

const modelPart = (deps: FootballDeps) =>
  part<MakePicksParams, readonly ModelMarginRow[]>({
    name: 'model',
    tags: (params) => [...tags(params), ...statsTags(params.calendar)],
    async load(tx, params, now) {
      const { contest, facts, all } = await read(tx, deps, params, now);
      return { model: await modelMargins(tx, contest, params.calendar, facts.week), ...moments(params.calendar, all.values(), now) };
    },
    shared: (model) => ({ model_margins: model }),
  });

const picksPart = (deps: FootballDeps) =>
  part<MakePicksParams, PicksModel>({
    name: 'picks',
    tags,
    async load(tx, params, now) {
      const { entry, facts, all } = await read(tx, deps, params, now);
      const row = (own: boolean) => currentPicksRow({ entry, week: facts.week, picks: facts.saved, games: all, now, own });
      return {
        model: { ownerId: entry.userId, owner: row(true), others: row(false) },
        ...moments(params.calendar, all.values(), now),
      };
    },
    own: ({ ownerId, owner, others }, { userId }) => ({ current_picks: [userId === ownerId ? owner : others] }),
  });

function statsTags(calendar: Calendar): string[] {
  return Array.from({ length: calendar.weeks }, (_, n) => weekStart(calendar, n + 1)).flatMap((start) =>
    start === undefined ? [] : [tag.statsWeek(start)],
  );
}

/** What the model said of the week's games; nothing where the contest does not show it. */
async function modelMargins(tx: Tx, contest: Contest, calendar: Calendar, week: number): Promise<ModelMarginRow[]> {
  const start = weekStart(calendar, week);
  if (start === undefined || !(await withTerms(tx, contest)).showModel) return [];
  return [...(await marginsBeforeKickoff(tx, start))].map(([ID, Margin]) => ({ ID, Margin }));
}

/** An entry's week from memory; without a query while nothing of the contest or the week's games has changed. */
async function read(tx: Tx, deps: FootballDeps, { entryId, contestId, calendar }: MakePicksParams, now: number) {
  const memberships = deps.directory.in(tx);
  const entry = await memberships.entry(entryId);
  const contest = await memberships.contest(contestId);
  if (!entry || !contest) throw noSuchEntry();
  const week = await currentWeek(tx, deps, { contest, calendar, now });
  const { games: list, saved: picks } = await savedWeek(tx, deps, { contestId, calendar }, week);
  const games = new Map(list.map((game) => [game.id, game]));
  const saved = picks.get(entryId) ?? [];
  const facts: EntryWeek = { week, games, saved, moved: await movedGames(tx, saved, games) };
  return { entry, contest, facts, all: allGames(facts) };
}

interface GameRows {
  event: FootballEventRow;
  available: readonly AvailablePickRow[];
}

const GAME_BYTES = 1500;
const toPick: Derivation<GameRows> = { name: 'football games to pick', latest: true, weigh: () => GAME_BYTES };

/** A game's rows are the same for all entries until the game changes or kicks off. */
const rowsOf = (db: Database, game: Game, now: number): GameRows =>
  derive(db, toPick, [game.id, game, hasKickedOff(game, now)], () => ({
    event: eventRow(game, now),
    available: availablePicks(game, now),
  }));

/** The player's football entries of the year, in all contests. */
async function entryOptions(memberships: Memberships, userId: number, year: number): Promise<EntryOption[]> {
  const contests = new Map((await ownContests(memberships, userId, footballKind.type)).map((contest) => [contest.id, contest]));
  return (await memberships.entriesOfUser(userId)).flatMap((entry) => {
    const contest = contests.get(entry.contestId);
    return contest?.year === year ? [{ id: entry.id, entry_name: entry.name, contest_id: contest.id, contest_name: contest.name }] : [];
  });
}

/**
 * Both sides of each game; without a line it is shown, but cannot be picked. A game that has begun keeps its rows and loses its line:
 * a client that knows the specification alone takes no row away, and would go on offering what can no longer be picked.
 */
function availablePicks(game: Game, now: number): AvailablePickRow[] {
  const open = !hasKickedOff(game, now) && game.state === 'scheduled';
  return ([1, 2] as const).map((side) => ({
    ID: `${game.id}-${side}`,
    Pick: teamOf(game, side),
    Spread: open ? lineOfSide(game, side) : null,
    event_id: game.id,
    Day: instant(game.kickoffAt),
  }));
}
