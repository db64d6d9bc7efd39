import { plural } from '@poolhouse/contract/formats';
import { seasonName } from '@poolhouse/contract/rules';
import { freezeSeason, readFreeze, reopenSeason } from '../../contests/seasons/freezes.store';
import { reportOf } from '../../contests/seasons/season-reports';
import { toComeWords } from '../../contests/seasons/to-come.rules';
import { Refusal } from '../../ground/refusal';
import { logActivity } from '../../people/activity/activity.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { succeed } from '../succeed';
import { knownContest } from './contests.routes';

/** Closing a season: standings and payouts are kept as they are then, and reopening it needs a reason. */
export function seasonsRoutes(ctx: Context, deps: AdminDeps): void {
  closingRoute(ctx, deps);
  reopeningRoute(ctx);
}

function closingRoute(ctx: Context, { contests: { modules } }: AdminDeps): void {
  route(ctx, 'POST ad/freeze_season', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const contest = await knownContest(tx, body.contest_id);
      if (await readFreeze(tx, contest.id)) throw new Refusal('conflict', `${seasonName(contest)} is closed already.`);
      const report = reportOf(modules, contest.type);
      if (!report) throw new Refusal('conflict', `${seasonName(contest)} has no standings yet that could be kept.`);
      const toCome = toComeWords(await report.toCome(tx, contest, now));
      if (toCome !== '' && body.confirm !== 1)
        throw new Refusal('conflict', `${toCome}. Confirm that ${seasonName(contest)} shall be closed all the same.`, {
          confirm: 'is needed',
        });
      const standings = await report.standings(tx, contest, now);
      const reason = body.reason ?? '';
      await freezeSeason(tx, invalidate, contest.id, { at: now, by: viewer.username, reason, standings });
      const after = { contest_id: contest.id, reason, standings };
      await logActivity(tx, { at: now, action: 'season.frozen', by: viewer, ip: request.ip, after, place: { contest: contest.id } });
      return succeed(`${seasonName(contest)} is closed with ${plural(standings.length, 'place')}`, contest.id);
    }),
  );
}

function reopeningRoute(ctx: Context): void {
  route(ctx, 'POST ad/reopen_season', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const contest = await knownContest(tx, body.contest_id);
      const freeze = await readFreeze(tx, contest.id);
      if (!freeze) throw new Refusal('conflict', `${seasonName(contest)} is not closed.`);
      await reopenSeason(tx, invalidate, contest.id, ctx.clock.now());
      await logActivity(tx, {
        at: ctx.clock.now(),
        action: 'season.reopened',
        by: viewer,
        ip: request.ip,
        before: { contest_id: contest.id, frozen_at: new Date(freeze.at).toISOString(), standings: freeze.standings },
        after: { contest_id: contest.id, reason: body.reason },
        place: { contest: contest.id },
      });
      return succeed(`${seasonName(contest)} is open again`, contest.id);
    }),
  );
}
