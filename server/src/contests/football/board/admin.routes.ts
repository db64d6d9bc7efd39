import {
  PICKS_PER_WEEK,
  type DataOf,
  type FootballAdminEntryRow,
  type FootballAdminEventRow,
  type FootballAdminPickRow,
} from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import { hasRole } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import { readSmack } from '../../../people/smack/smack-rows.store';
import { boardOf } from '../../../people/smack/smack.store';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import type { Context } from '../../../web/context';
import { route, type Call } from '../../../web/http/route';
import type { Contest, Entry } from '../../contest';
import { contestsRun } from '../../entries/access';
import { takeOff } from '../../smack/moderate-smack';
import type { FootballDeps } from '../football-deps';
import { footballKind } from '../football.kind';
import { withTerms } from '../money/terms.store';
import { linesByHand, usernames } from './admin.store';
import { readBoard, type Board } from './board';

type AdminPage = DataOf<'GET football/ad'>;

/** What a football contest's administrator works with: lines, who has picks in by counts, messages. */
export function footballAdminRoutes(ctx: Context, deps: FootballDeps): void {
  route(ctx, 'GET football/ad', (call) => ctx.db.read((tx) => adminPage(tx, deps, call, ctx.clock.now())));

  route(ctx, 'GET football/ad_delete_smack', ({ query, viewer, request }) =>
    takeOff(ctx, { id: query.id, reason: query.reason, viewer, ip: request.ip }),
  );
}

async function adminPage(tx: Tx, deps: FootballDeps, { query, viewer }: Call<'GET football/ad'>, now: number): Promise<AdminPage> {
  const memberships = deps.directory.in(tx);
  const run = await contestsRun(memberships, viewer, footballKind.type);
  const contest = meant(run, viewer, query.contest_id);
  const calendar = await deps.calendars.readIn(tx, contest.year, footballKind);
  const board = await readBoard(tx, deps, { contestId: contest.id, week: query.week ?? 0, calendar }, now);
  const byHand = await linesByHand(
    tx,
    board.games.map(({ id }) => id),
  );
  const users = await entryRows(tx, board);
  const mine = board.entries.find(({ userId }) => userId === viewer.userId);
  const { showModel } = await withTerms(tx, contest);
  return {
    config: { data: [configRow(viewer, board, { contest, mine, showModel })] },
    contests: { data: run.map(({ id, name }) => ({ id, name })) },
    available_picks: { data: board.games.flatMap((game) => pickRows(game, now)) },
    events: { data: board.games.map((game) => eventRow(game, byHand.has(game.id), now)) },
    picks_in: { data: [picksIn(board, users, now)] },
    smack: { data: await readSmack(tx, boardOf(footballKind.type, contest.id)) },
    users: { data: users },
  };
}

const configRow = (
  viewer: Viewer,
  board: Board,
  { contest, mine, showModel }: { contest: Contest; mine: Entry | undefined; showModel: boolean },
): AdminPage['config']['data'][number] => ({
  ID: 1,
  contest_id: contest.id,
  contest_name: contest.name,
  entry_id: mine?.id ?? 0,
  EntryName: mine?.name ?? '',
  Week: board.week,
  Year: contest.year,
  ShowWeek: board.showWeek,
  may_set_lines: viewer.isAdmin ? 1 : 0,
  show_model: showModel ? 1 : 0,
  may_set_terms: hasRole(viewer, 'commissioner', { groupNumber: contest.groupNumber }) ? 1 : 0,
});

async function entryRows(tx: Tx, { entries, saved }: Board): Promise<FootballAdminEntryRow[]> {
  const names = await usernames(
    tx,
    entries.map(({ userId }) => userId),
  );
  return entries.map((entry) => ({
    ID: entry.id,
    entry_id: entry.id,
    user_id: entry.userId,
    entry_name: entry.name,
    username: names.get(entry.userId) ?? '',
    PicksIn: saved.get(entry.id)?.length ?? 0,
  }));
}

function picksIn({ games, saved }: Board, users: readonly FootballAdminEntryRow[], now: number): AdminPage['picks_in']['data'][number] {
  // Of games that have begun: a count of the others would move with a sealed pick, and tell whose it is beside the log.
  const begun = new Set(games.filter((game) => hasKickedOff(game, now)).map(({ id }) => id));
  const locked = [...saved.values()].flat().filter(({ lockedSpread, eventId }) => lockedSpread !== null && begun.has(eventId));
  return {
    ID: 1,
    PicksIn: users.filter((one) => one.PicksIn === PICKS_PER_WEEK).length,
    TotalUsers: users.length,
    PicksLocked: locked.length,
  };
}

/** The contest that is named, else the latest that the viewer runs, in their own group first. */
function meant(run: readonly Contest[], viewer: Viewer, contestId: number | undefined): Contest {
  const found = contestId
    ? run.find(({ id }) => id === contestId)
    : (run.find(({ groupNumber }) => groupNumber === viewer.groupNumber) ?? run[0]);
  if (!found)
    throw new Refusal(
      'not_found',
      contestId ? 'There is no such contest, or you are not in it.' : 'There is no football contest yet. Open one first.',
      { contest_id: 'is not known' },
    );
  return found;
}

const eventRow = (game: Game, byHand: boolean, now: number): FootballAdminEventRow => ({
  ID: game.id,
  Pick1: game.team1,
  Pick2: game.team2,
  Spread1: game.spread2 === null ? null : -game.spread2 + 0,
  Spread2: game.spread2,
  Day: new Date(game.kickoffAt).toISOString(),
  started: hasKickedOff(game, now) ? 1 : 0,
  manual_line: byHand ? 1 : 0,
});

const pickRows = (game: Game, now: number): FootballAdminPickRow[] =>
  ([1, 2] as const).map((side) => ({
    ID: `${game.id}-${side}`,
    Pick: side === 1 ? game.team1 : game.team2,
    Spread: game.spread2 === null ? null : side === 1 ? -game.spread2 + 0 : game.spread2,
    event_id: game.id,
    Day: new Date(game.kickoffAt).toISOString(),
    started: hasKickedOff(game, now) ? 1 : 0,
  }));
