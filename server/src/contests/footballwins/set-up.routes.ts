import type { DataOf } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import type { Tx } from '../../ground/db/database';
import { logActivity } from '../../people/activity/activity.store';
import { regularSeasonGames } from '../../sport/games/games.store';
import { nflClubs } from '../../sport/games/nfl-clubs.rules';
import type { Context } from '../../web/context';
import { route, type Call } from '../../web/http/route';
import type { Directory } from '../entries/directory';
import { tellLog } from '../log/log.store';
import type { Memories } from '../memories';
import { addTeams, teamsOf, winTotals } from './footballwins.store';
import { teamsLine } from './log/draft-lines';
import { populateGames } from './populate-games';
import { saveOwner } from './save-owner';
import { contestToSetUp } from './set-up-contest';

/** How an administrator sets an NFL wins contest up. */
export function setUpRoutes(ctx: Context, { directory }: Memories): void {
  route(ctx, 'POST ad/nflwins_populate_standings', (call) => putTeamsIn(ctx, directory, call));
  route(ctx, 'POST ad/nflwins_populate_games', (call) => bringGames(ctx, directory, call));

  route(ctx, 'POST ad/nflwins_save_owner', async ({ body, viewer, request }) => {
    await ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const log = await saveOwner(tx, invalidate, directory.in(tx), { viewer, input: body, now });
      if (log)
        await logActivity(tx, {
          at: now,
          action: 'nflwins.owner',
          by: viewer,
          ip: request.ip,
          place: { contest: log.after.contest_id },
          ...log,
        });
    });
    return { result: 'success' as const };
  });
}

/** The teams of the season that are not in the contest yet: all clubs, and whoever else plays in it. */
const putTeamsIn = (ctx: Context, directory: Directory, { body, viewer, request }: Call<'POST ad/nflwins_populate_standings'>) =>
  ctx.db.write(async (tx, invalidate) => {
    const contest = await contestToSetUp(directory.in(tx), viewer, body.contest_id);
    const there = (await teamsOf(tx, contest.id)).map(({ abbrev }) => abbrev);
    const played = (await regularSeasonGames(tx, contest.year)).flatMap((game) => [game.abbrev1, game.abbrev2]);
    const wanted = [...new Set([...nflClubs(contest.year), ...played])];
    const added = wanted.filter((abbrev) => !there.includes(abbrev)).sort();
    await addTeams(tx, invalidate, contest.id, added);
    const now = ctx.clock.now();
    if (added.length > 0) {
      await tellLog({ tx, invalidate, contestId: contest.id }, [teamsLine(added)], now);
      await logActivity(tx, {
        at: now,
        action: 'nflwins.teams',
        by: viewer,
        ip: request.ip,
        after: { contest_id: contest.id, teams: added },
        place: { contest: contest.id },
      });
    }
    const put = `${plural(added.length, 'team')} put in, ${plural(there.length + added.length, 'is', 'are')} there`;
    const message = `${put}; ${await expectedWords(tx, contest.year, wanted)}`;
    return { result: 'success' as const, count: added.length, message };
  });

/** Of how many teams expected wins are known, and how they come in where some are not. */
async function expectedWords(tx: Tx, year: number, wanted: readonly string[]): Promise<string> {
  const expected = await winTotals(tx, year);
  const known = wanted.filter((abbrev) => expected.has(abbrev)).length;
  const missing = known < wanted.length ? ` To bring expected wins in, run: npx poolhouse import win-totals FILE.csv --season ${year}` : '';
  return `expected wins are known of ${known}.${missing}`;
}

async function bringGames(
  ctx: Context,
  directory: Directory,
  { body, viewer, request, reply }: Call<'POST ad/nflwins_populate_games'>,
): Promise<DataOf<'POST ad/nflwins_populate_games'>> {
  const contest = await contestToSetUp(directory.now, viewer, body.contest_id);
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  const { message, added } = await populateGames(ctx, contest.year, controller.signal);
  if (added > 0)
    await ctx.db.write((tx) =>
      logActivity(tx, {
        at: ctx.clock.now(),
        action: 'nflwins.games',
        by: viewer,
        ip: request.ip,
        after: { season: contest.year, added },
        place: { contest: contest.id },
      }),
    );
  return { result: 'success' as const, message, count: added };
}
