import type { AvailablePickRow, CurrentPicksRow, EntryOption, FootballEventRow, MakePicksConfigRow } from '@poolhouse/contract';
import { scope, type Tx } from '../../../ground/db/database';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff, lineOfSide } from '../../../sport/games/game.rules';
import type { PageKind } from '../../../web/pages/page';
import { footballKind } from '../football.kind';
import { noSuchEntry } from '../../access';
import type { Memberships } from '../../directory';
import { moments } from '../../weeks/moments';
import { currentWeek, type Readers } from '../board/board';
import { nextKickoff, type Calendar } from '../../weeks/calendar';
import { currentPicksRow } from './current-picks';
import { allGames, readEntryWeek } from './entry-week';
import { instant } from '../../game-rows/game-rows';
import { eventRow } from '../board/game-rows';
import { teamOf } from '../../game-rows/team-words.rules';
import { seasonScopes } from '../money/season-grades';

export interface MakePicksParams {
  entryId: number;
  contestId: number;
  calendar: Calendar;
}

export interface MakePicksModel {
  ownerId: number;
  config: MakePicksConfigRow;
  entries: readonly EntryOption[];
  events: readonly FootballEventRow[];
  available: readonly AvailablePickRow[];
  /** As the owner sees them, and as an administrator does, from whom they are sealed. */
  picks: { owner: CurrentPicksRow; others: CurrentPicksRow };
}

/** The make-picks screen of one entry and the week that is on. */
export function makePicksPage(readers: Readers): PageKind<MakePicksParams, MakePicksModel> {
  return {
    name: 'football-makepicks',
    key: ({ entryId, calendar }) => [entryId, calendar.start ?? '', calendar.weeks].join(':'),
    scopes: ({ contestId, calendar }) => [scope.clock, scope.contests, scope.season(calendar.year), ...seasonScopes(contestId, calendar)],
    load: (tx, params, now) => load(tx, readers, params, now),
    rows: (model, viewer) => ({
      config: [model.config],
      entries: model.entries,
      events: model.events,
      available_picks: model.available,
      current_picks: [viewer.userId === model.ownerId ? model.picks.owner : model.picks.others],
    }),
  };
}

async function load(tx: Tx, readers: Readers, { entryId, calendar }: MakePicksParams, now: number) {
  const memberships = await readers.directory.readIn(tx);
  const entry = memberships.entryById.get(entryId);
  const contest = entry && memberships.contestById.get(entry.contestId);
  if (!entry || !contest) throw noSuchEntry();
  const week = await currentWeek(tx, readers, { contest, calendar, now });
  const facts = await readEntryWeek(tx, entryId, calendar, week);
  const [games, all] = [[...facts.games.values()], allGames(facts)];
  const model: MakePicksModel = {
    ownerId: entry.userId,
    config: {
      ID: 1,
      contest_id: contest.id,
      contest_name: contest.name,
      entry_id: entry.id,
      EntryName: entry.name,
      Week: week,
      Year: contest.year,
      NextKickoff: nextKickoff(games, now),
    },
    entries: entryOptions(memberships, entry.userId, contest.year),
    events: games.map((game) => eventRow(game, now)),
    available: games.flatMap((game) => availablePicks(game, now)),
    picks: {
      owner: currentPicksRow({ entry, week, picks: facts.saved, games: all, now, own: true }),
      others: currentPicksRow({ entry, week, picks: facts.saved, games: all, now, own: false }),
    },
  };
  return { model, ...moments(calendar, all.values(), now) };
}

/** The player's football entries of the year, in all contests. */
function entryOptions(memberships: Memberships, userId: number, year: number): EntryOption[] {
  return (memberships.entriesByUser.get(userId) ?? []).flatMap((entry) => {
    const contest = memberships.contestById.get(entry.contestId);
    return contest?.type === footballKind.type && contest.year === year
      ? [{ id: entry.id, entry_name: entry.name, contest_id: contest.id, contest_name: contest.name }]
      : [];
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
