import { Refusal } from '../../../ground/refusal';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { HOLES } from '../rules/card.rules';
import { allTournaments, coursesOf, keepPictures, tournamentById } from '../stores/tournaments.store';
import type { Fetched, HolePictures, PictureName } from './hole-pictures';

const TOGETHER = 2;
const NAME = { year: /^\d{4}$/, tour: /^[a-zA-Z]$/, perm: /^\d{3,4}$/, course: /^\d{1,6}$/, hole: /^([1-9]|1[0-8])$/ } as const;

/** Fetching the pictures of a tournament's holes, and handing them out. */
export function pictureRoutes(ctx: Context, pictures: HolePictures): void {
  route(ctx, 'POST ad/update_golf_images', async ({ body, viewer, request }) => {
    const found = await ctx.db.read(async (tx) => {
      const wanted =
        body.tournament_id === undefined
          ? (await allTournaments(tx)).findLast(({ firstTeeAt }) => firstTeeAt <= ctx.clock.now())
          : undefined;
      const tournament = body.tournament_id === undefined ? wanted : await tournamentById(tx, body.tournament_id);
      return tournament && { tournament, courses: await coursesOf(tx, tournament.id) };
    });
    if (!found) throw new Refusal('unknown_tournament', 'There is no such tournament.', { tournament_id: 'is not a tournament' });
    if (!pictures.isConfigured)
      throw new Refusal('not_configured', 'POOLHOUSE_GOLF_IMAGES_URL is not set on this server, so no picture can be fetched.');
    const { tournament, courses } = found;
    const counts = { fetched: 0, unchanged: 0, missing: 0 };
    const failed: string[] = [];
    for (const { courseId } of courses) {
      const names = Array.from({ length: HOLES }, (_, n): PictureName => {
        return { year: tournament.year, tour: tournament.tourCode, perm: tournament.permNum, course: courseId, hole: n + 1 };
      });
      const kept: number[] = [];
      for (let from = 0; from < names.length; from += TOGETHER) {
        const some = names.slice(from, from + TOGETHER);
        const answers: Fetched[] = await Promise.all(some.map((name) => pictures.fetch(name)));
        for (const answer of answers) {
          if (typeof answer === 'object') failed.push(answer.failed);
          else counts[answer] += 1;
        }
      }
      for (const name of names) if (await pictures.find(name)) kept.push(name.hole);
      await ctx.db.write((tx, touch) => keepPictures(tx, touch, { tid: tournament.id, courseId }, kept));
    }
    await ctx.db.write((tx) =>
      logActivity(tx, {
        at: ctx.clock.now(),
        action: 'golf.pictures',
        by: viewer,
        ip: request.ip,
        after: { tournament_id: tournament.id, ...counts, failed: failed.length },
        place: 'site',
      }),
    );
    return { result: 'success' as const, ...counts, failed };
  });

  // An <img> sends no Authorization, and a hole is nobody's secret.
  ctx.app.get<{ Params: Record<keyof PictureName, string> }>('/golf-holes/:year/:tour/:perm/:course/:hole', async ({ params }, reply) => {
    const isName = (Object.keys(NAME) as (keyof PictureName)[]).every((part) => NAME[part].test(params[part]));
    const picture = isName
      ? await pictures.find({
          year: Number(params.year),
          tour: params.tour,
          perm: params.perm,
          course: Number(params.course),
          hole: Number(params.hole),
        })
      : undefined;
    if (!picture) return reply.code(404).send();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .type(picture.type)
      .send(picture.bytes);
  });
}
