import type { AdminGameRow, MovedRow } from '@poolhouse/contract';
import { LARGEST_INTEGER, SPORTS } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import type { Contest } from '../../contests/contest';
import type { ContestModule } from '../../contests/plug';
import { frozenOf, readFreeze } from '../../contests/seasons/freezes.store';
import { reportOf } from '../../contests/seasons/season-reports';
import { weekAt, weekStart } from '../../contests/weeks/calendar';
import { wakeAgent, agentByName, noteRest } from '../../ground/agents/agents.store';
import type { Tx } from '../../ground/db/database';
import { tag } from '../../ground/db/database';
import { perform } from '../../ground/db/rehearse';
import { Refusal } from '../../ground/refusal';
import { writeSetting } from '../../ground/settings/settings.store';
import { logActivity } from '../../people/activity/activity.store';
import { feedSwitch } from '../../sport/feeds/feed-switch';
import { payloadsOf } from '../../sport/feeds/payloads.store';
import { enteredBoard } from '../../sport/feeds/rules/entered-game.rules';
import type { Game } from '../../sport/games/game';
import { hasKickedOff } from '../../sport/games/game.rules';
import { gameById, gamesByIds, gamesOfWeek } from '../../sport/games/games.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { succeed } from '../succeed';
import { digestOf, typesOf } from './correction';
import { contestsOfSeason, gamesWithMarks } from './correction.store';
import { gamesWords, readGames, takeGames } from './load-games';
import { movedRows } from './moved.rules';
import { latestSeason, siteCalendar } from './season.store';
import { Supposing } from './suppose';
import { askForField, takeField } from './tournament-field';

/** Contests of which a preview tells; of more it says that there are more. */
const MOVED_SHOWN = 500;

/** Games, their lines and results, which all groups share: a site administrator's. */
export function gameRoutes(ctx: Context, deps: AdminDeps): void {
  weekRoute(ctx);
  loadRoutes(ctx, deps);
  previewRoute(ctx, deps);
  feedRoutes(ctx, deps);
}

function rowOf(game: Game, marks: { manual: boolean; manualLine: boolean } | undefined, now: number): AdminGameRow {
  return {
    ID: game.id,
    sport: game.sport,
    season: game.season,
    kickoff: new Date(game.kickoffAt).toISOString(),
    team1: game.team1,
    team2: game.team2,
    spread2: game.spread2,
    state: game.state,
    score1: game.score1,
    score2: game.score2,
    status: game.status,
    manual: marks?.manual ? 1 : 0,
    manual_line: marks?.manualLine ? 1 : 0,
    started: hasKickedOff(game, now) ? 1 : 0,
  };
}

/** The games of a week, or those that are named. */
function weekRoute(ctx: Context): void {
  route(ctx, 'GET ad/games', ({ query }) =>
    ctx.db.read(async (tx) => {
      const now = ctx.clock.now();
      const season = query.season ?? (await latestSeason(tx, now));
      const calendar = await siteCalendar(tx, season);
      const week = query.week ?? weekAt(calendar, now, calendar.weeks);
      const ids = (query.ids ?? '')
        .split(',')
        .map(Number)
        .filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_INTEGER);
      const start = weekStart(calendar, week);
      const sports = query.sport === undefined ? SPORTS : [query.sport];
      const games =
        ids.length > 0 ? [...(await gamesByIds(tx, ids)).values()] : start === undefined ? [] : await gamesOfWeek(tx, start, sports);
      const marks = await gamesWithMarks(
        tx,
        games.map(({ id }) => id),
      );
      return { games: { data: games.map((game) => rowOf(game, marks.get(game.id), now)) }, season, week, weeks: calendar.weeks };
    }),
  );
}

/** What is brought in from outside: a season, and the field of a tournament. */
function loadRoutes(ctx: Context, { about }: AdminDeps): void {
  route(ctx, 'POST ad/load_games', async ({ body: { dry_run: dryRun, ...input }, viewer, request, reply }) => {
    const controller = new AbortController();
    reply.raw.once('close', () => controller.abort());
    const read = await readGames(input, { scoreboard: ctx.nflScoreboard, feeds: !about.practice, signal: controller.signal });
    const loaded = await perform(ctx.db, dryRun === 1, (tx, invalidate) =>
      takeGames(tx, invalidate, read, { input, viewer, ip: request.ip, now: ctx.clock.now() }),
    );
    if (dryRun !== 1 && 'refused' in read)
      throw new Refusal('bad_input', `${loaded.refused.data[0]?.message ?? 'The file cannot be read'}. Nothing was taken.`, {
        csv: 'has lines that cannot be taken',
      });
    return { ...succeed(gamesWords(loaded, input.season)), ...loaded };
  });

  route(ctx, 'POST ad/tournament_field', async ({ body: input, viewer, request, reply }) => {
    const controller = new AbortController();
    reply.raw.once('close', () => controller.abort());
    const feeds = !about.practice || ctx.ncaabScoreboard !== undefined;
    const field = await askForField(input.season, { scoreboard: ctx.ncaabScoreboard, feeds, signal: controller.signal });
    return perform(ctx.db, input.dry_run === 1, (tx, invalidate) =>
      takeField(tx, invalidate, field, { input, viewer, ip: request.ip, now: ctx.clock.now() }),
    );
  });
}

async function known(tx: Tx, id: number): Promise<Game> {
  const game = await gameById(tx, id);
  if (!game) throw new Refusal('not_found', 'There is no such game.', { ID: 'is not known' });
  return game;
}

/** What a result would move, before it is entered. */
function previewRoute(ctx: Context, { contests }: AdminDeps): void {
  const supposing = new Supposing(contests);

  route(ctx, 'POST ad/preview_game', async ({ body }) => {
    const game = await ctx.db.read((tx) => known(tx, body.ID));
    const now = ctx.clock.now();
    const board = enteredBoard(
      { state: body.state, score1: body.score1, score2: body.score2, status: undefined, timeLeft: undefined },
      hasKickedOff(game, now),
    );
    if ('field' in board) throw new Refusal('bad_input', board.reason, { [board.field]: board.reason });
    return supposing.with({ ...game, ...board }, (supposed) =>
      ctx.db.read(async (tx) => {
        const types = typesOf(contests.plugs, game);
        const digest = await digestOf(tx, contests, await known(tx, body.ID));
        const frozen = await frozenOf(tx, game.season, types);
        const moved = await movedIn(tx, await contestsOfSeason(tx, game.season, types), { modules: contests.modules, supposed, now });
        return { digest, moved: { data: moved.slice(0, MOVED_SHOWN) }, frozen: frozen.map(({ name }) => name), message: movedWords(moved) };
      }),
    );
  });
}

interface Supposed {
  modules: readonly ContestModule[];
  /** The same rooms, as they would be. */
  supposed: readonly ContestModule[];
  now: number;
}

/** Whose rank or points would move, in contests that are not closed; of the first so many. */
async function movedIn(tx: Tx, played: readonly Contest[], { modules, supposed, now }: Supposed): Promise<MovedRow[]> {
  const moved: MovedRow[] = [];
  for (const contest of played) {
    if (moved.length >= MOVED_SHOWN) break;
    if (await readFreeze(tx, contest.id)) continue;
    const report = reportOf(modules, contest.type);
    const then = reportOf(supposed, contest.type);
    if (!report || !then) continue;
    moved.push(...movedRows(contest, await report.standings(tx, contest, now), await then.standings(tx, contest, now)));
  }
  return moved;
}

function movedWords(moved: readonly MovedRow[]): string {
  if (moved.length === 0) return 'No rank and no points would move.';
  const many = new Set(moved.map((row) => row.contest_id)).size;
  return `${plural(moved.length, 'entry', 'entries')} of ${plural(many, 'contest')} would move.`;
}

function feedRoutes(ctx: Context, { about }: AdminDeps): void {
  route(ctx, 'GET ad/feed', ({ query }) =>
    ctx.db.read(async (tx) => {
      if (!about.feeds.some(({ name }) => name === query.name))
        throw new Refusal('not_found', 'There is no such feed.', { name: 'is not known' });
      return { payloads: { data: await payloadsOf(tx, query.name) } };
    }),
  );

  route(ctx, 'POST ad/set_feed', ({ body: { name, on }, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const feed = about.feeds.find((one) => one.name === name);
      if (!feed) throw new Refusal('not_found', 'There is no such feed.', { name: 'is not known' });
      if (feed.address !== '')
        throw new Refusal('conflict', `The operator has set where ${name} is. It is switched with its agent.`, { name: 'is set' });
      if (feed.usual === '')
        throw new Refusal('conflict', `${name} cannot be switched on here: it has no usual address.`, { name: 'has no usual address' });
      await writeSetting(tx, feedSwitch(name), String(on));
      if (await agentByName(tx, name)) {
        if (on === 1) await wakeAgent(tx, name, ctx.wall.now());
        else await noteRest(tx, name, 'Switched off in the console.');
      }
      invalidate(tag.feeds);
      await logActivity(tx, {
        at: ctx.clock.now(),
        action: 'feed.switched',
        by: viewer,
        ip: request.ip,
        after: { name, on },
        place: 'site',
      });
      return succeed(`${name} is ${on === 1 ? `on: ${feed.usual}` : 'off'}`);
    }),
  );
}
