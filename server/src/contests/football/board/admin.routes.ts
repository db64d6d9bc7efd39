import { PICKS_PER_WEEK, type FootballAdminEntryRow, type FootballAdminEventRow, type FootballAdminPickRow } from '@poolhouse/contract';
import { hasRole, runsContest } from '../../../ground/roles.rules';
import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import { boardOf } from '../../../people/smack/smack.store';
import { readSmack } from '../../../people/smack/smack-rows.store';
import { hasKickedOff } from '../../../sport/games/game.rules';
import type { Game } from '../../../sport/games/game';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { Contest } from '../../contest';
import type { Memberships } from '../../directory';
import { takeOff } from '../../moderate-smack';
import { footballKind } from '../football.kind';
import type { FootballParts } from '../football-parts';
import { readFootballCalendar } from '../football-weeks';
import { withTerms } from '../money/terms.store';
import { readBoard } from './board';
import { linesByHand, usernames } from './admin.store';

/** What a football contest's administrator works with: lines, who has picks in by counts, messages. */
export function footballAdminRoutes(ctx: Context, parts: FootballParts): void {
  route(ctx, 'GET football/ad', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const now = ctx.clock.now();
      const memberships = await parts.directory.readIn(tx);
      const run = memberships.contests.filter((contest) => contest.type === footballKind.type && runsContest(viewer, contest));
      const contest = meant(run, viewer, query.contest_id);
      const calendar = await readFootballCalendar(tx, contest.year);
      const board = await readBoard(tx, parts, { contestId: contest.id, week: query.week ?? 0, calendar }, now);
      const byHand = await linesByHand(
        tx,
        board.games.map(({ id }) => id),
      );
      const names = await usernames(
        tx,
        board.entries.map(({ userId }) => userId),
      );
      const users = board.entries.map((entry): FootballAdminEntryRow => ({
        ID: entry.id,
        entry_id: entry.id,
        user_id: entry.userId,
        entry_name: entry.name,
        username: names.get(entry.userId) ?? '',
        PicksIn: board.picks.get(entry.id)?.length ?? 0,
      }));
      // Of games that have begun: a count of the others would move with a sealed pick, and tell whose it is beside the log.
      const begun = new Set(board.games.filter((game) => hasKickedOff(game, now)).map(({ id }) => id));
      const locked = [...board.picks.values()]
        .flat()
        .filter(({ lockedSpread, eventId }) => lockedSpread !== null && begun.has(eventId)).length;
      const mine = ownEntry(memberships, viewer, contest);
      return {
        config: {
          data: [
            {
              ID: 1,
              contest_id: contest.id,
              contest_name: contest.name,
              entry_id: mine?.id ?? 0,
              EntryName: mine?.name ?? '',
              Week: board.week,
              Year: contest.year,
              ShowWeek: board.showWeek,
              may_set_lines: viewer.isAdmin ? (1 as const) : (0 as const),
              show_model: (await withTerms(tx, contest)).showModel ? (1 as const) : (0 as const),
              may_set_terms: hasRole(viewer, 'commissioner', { groupNumber: contest.groupNumber }) ? (1 as const) : (0 as const),
            },
          ],
        },
        contests: { data: run.map(({ id, name }) => ({ id, name })) },
        available_picks: { data: board.games.flatMap((game) => pickRows(game, now)) },
        events: { data: board.games.map((game) => eventRow(game, byHand.has(game.id), now)) },
        picks_in: {
          data: [
            {
              ID: 1 as const,
              PicksIn: users.filter(({ PicksIn }) => PicksIn === PICKS_PER_WEEK).length,
              TotalUsers: users.length,
              PicksLocked: locked,
            },
          ],
        },
        smack: { data: await readSmack(tx, boardOf(footballKind.type, contest.id)) },
        users: { data: users },
      };
    }),
  );

  route(ctx, 'GET football/ad_delete_smack', ({ query, viewer, request }) =>
    takeOff(ctx, { id: query.id, reason: query.reason, viewer, ip: request.ip }),
  );
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

const ownEntry = ({ entriesByUser }: Memberships, viewer: Viewer, contest: Contest) =>
  entriesByUser.get(viewer.userId)?.find((entry) => entry.contestId === contest.id);

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
