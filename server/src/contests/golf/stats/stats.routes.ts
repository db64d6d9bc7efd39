import { DateTime } from 'luxon';
import { Refusal } from '../../../ground/refusal';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { wantedGolf } from '../golf-contest';
import type { GolfMemories } from '../golf-memories';
import { golfersByIds } from '../stores/golfers.store';
import { resultsOf, type Result } from '../stores/history.store';
import { scoreText, statsData } from './stats-data';

/** The stats page, and a golfer's histories. */
export function statsRoutes(ctx: Context, memories: GolfMemories): void {
  route(ctx, 'GET golf/statspagedata', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const memberships = memories.directory.in(tx);
      const { contest } = await wantedGolf(memberships, viewer, query.contest_id, ctx.clock.now());
      return statsData(tx, memories, { viewer, contest, tid: query.tid, permNum: query.perm_num, now: ctx.clock.now() });
    }),
  );

  route(ctx, 'GET golf/GetGolferTournamentHistory', ({ query }) =>
    ctx.db.read(async (tx) => {
      await refuseUnknown(tx, query.gid);
      const today = dateOf(ctx.clock.now());
      const results = await resultsOf(tx, { golferIds: [query.gid], permNum: query.perm_num, before: today });
      return { history: { data: results.map(tournamentHistoryRow) } };
    }),
  );

  route(ctx, 'GET golf/GetGolferYTDResults', ({ query }) =>
    ctx.db.read(async (tx) => {
      await refuseUnknown(tx, query.gid);
      const today = dateOf(ctx.clock.now());
      const results = await resultsOf(tx, { golferIds: [query.gid], from: `${today.slice(0, 4)}-01-01`, before: today });
      return { history: { data: results.map(yearResultRow) } };
    }),
  );
}

const tournamentHistoryRow = (result: Result) => ({
  ID: `${result.golferId}-${result.startDate}`,
  year: Number(result.startDate.slice(0, 4)),
  position: result.position,
  through: result.through,
  score: scoreText(result.toPar),
  round: scoreText(result.lastRound),
});

const yearResultRow = (result: Result) => ({
  ID: `${result.permNum}-${result.startDate}`,
  Start_Date: result.startDate,
  Tournament_Name: result.name,
  Position: result.position,
  Through: result.through,
  Score: scoreText(result.toPar),
  Round: scoreText(result.lastRound),
});

const dateOf = (now: number): string => DateTime.fromMillis(now, { zone: 'America/New_York' }).toFormat('yyyy-MM-dd');

async function refuseUnknown(tx: Parameters<typeof golfersByIds>[0], gid: number): Promise<void> {
  if (!(await golfersByIds(tx, [gid])).has(gid))
    throw new Refusal('unknown_golfer', 'There is no such golfer.', { gid: 'is not a golfer' });
}
