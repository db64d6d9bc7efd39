import { formatAnd, inNumber, plural } from '@poolhouse/contract/formats';
import { seasonName } from '@poolhouse/contract/rules';
import { refuseFrozen } from '../../contests/seasons/freezes.store';
import { perform } from '../../ground/db/rehearse';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { mailWords } from '../mail-words';
import { succeed } from '../succeed';
import { knownContest } from './contests.routes';
import { openNewYear, remindSeason, seasonAnswers } from './new-year';

const iso = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

/** The new year of pools: opened, answered, and asked about once more. */
export function newYearRoutes(ctx: Context, deps: AdminDeps): void {
  openingRoute(ctx, deps);
  answersRoutes(ctx, deps);
}

function openingRoute(ctx: Context, { contests: { plugs }, about }: AdminDeps): void {
  route(ctx, 'POST ad/new_year', ({ body, viewer, request }) =>
    perform(ctx.db, body.dry_run === 1, async (tx, invalidate) => {
      const opening = {
        plugs,
        viewer,
        ip: request.ip,
        site: ctx,
        group: body.group_number,
        contestIds: body.contest_ids,
        names: new Map(body.names.map(({ contest_id, name }) => [contest_id, name])),
        ask: body.ask === 1,
      };
      const { seasons, mails } = await openNewYear(tx, invalidate, opening);
      const names = formatAnd(seasons.map(({ contest }) => seasonName(contest)));
      const said =
        body.dry_run === 1
          ? `${names} would open`
          : `${names} ${inNumber(seasons.length, 'is', 'are')} open; ${mailWords(mails, about.mailServer)}`;
      return {
        ...succeed(said),
        seasons: {
          data: seasons.map(({ contest, asked, entries }) => ({
            ID: body.dry_run === 1 ? 0 : contest.id,
            name: contest.name,
            year: contest.year,
            asked,
            entries,
          })),
        },
      };
    }),
  );
}

/** Who is in, and who is asked once more. */
function answersRoutes(ctx: Context, { about }: AdminDeps): void {
  route(ctx, 'GET ad/season_answers', ({ query }) =>
    ctx.db.read(async (tx) => ({
      answers: {
        data: (await seasonAnswers(tx, query.contest_id)).map(({ user, entries, answer, answeredAt, remindedAt }) => ({
          ID: user.id,
          username: user.username,
          entries,
          answer,
          answered_at: iso(answeredAt),
          reminded_at: iso(remindedAt),
        })),
      },
    })),
  );

  route(ctx, 'POST ad/remind_season', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const contest = await knownContest(tx, body.contest_id);
      await refuseFrozen(tx, contest.id);
      const { mails, silent } = await remindSeason(tx, invalidate, { contest, viewer, ip: request.ip, site: ctx });
      return succeed(`${mailWords(mails, about.mailServer)}; ${plural(silent, 'player has', 'players have')} not said`);
    }),
  );
}
