import type { DataOf } from '@poolhouse/contract';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../../ground/refusal';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import { route, type Call } from '../../../web/http/route';
import type { Tournament } from '../golf';
import { HOLES } from '../rules/card.rules';
import { allTournaments, coursesOf, keepPictures, tournamentById } from '../stores/tournaments.store';
import type { HolePictures, PictureName } from './hole-pictures';

const TOGETHER = 2;
const NAME = { year: /^\d{4}$/, tour: /^[a-zA-Z]$/, perm: /^\d{3,4}$/, course: /^\d{1,6}$/, hole: /^([1-9]|1[0-8])$/ } as const;

type NameInPath = Record<keyof PictureName, string>;

/** Fetching the pictures of a tournament's holes, and handing them out. */
export function pictureRoutes(ctx: Context, pictures: HolePictures): void {
  route(ctx, 'POST ad/update_golf_images', (call) => updatePictures(ctx, pictures, call));

  // An <img> sends no Authorization, and a hole is nobody's secret.
  ctx.app.get<{ Params: NameInPath }>('/golf-holes/:year/:tour/:perm/:course/:hole', ({ params }, reply) =>
    sendPicture(pictures, params, reply),
  );
}

async function updatePictures(
  ctx: Context,
  pictures: HolePictures,
  { body, viewer, request }: Call<'POST ad/update_golf_images'>,
): Promise<DataOf<'POST ad/update_golf_images'>> {
  const found = await meantTournament(ctx, body.tournament_id);
  if (!found) throw new Refusal('unknown_tournament', 'There is no such tournament.', { tournament_id: 'is not a tournament' });
  if (!pictures.isConfigured)
    throw new Refusal('not_configured', 'POOLHOUSE_GOLF_IMAGES_URL is not set on this server, so no picture can be fetched.');
  const { tournament, courses } = found;
  const fetched: Fetching = { counts: { fetched: 0, unchanged: 0, missing: 0 }, failed: [] };
  for (const { courseId } of courses) {
    const kept = await fetchCourse(pictures, namesOf(tournament, courseId), fetched);
    await ctx.db.write((tx, invalidate) => keepPictures(tx, invalidate, { tid: tournament.id, courseId }, kept));
  }
  const { counts, failed } = fetched;
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
}

/** The tournament that is named, else the latest that has begun, with its courses. */
const meantTournament = (ctx: Context, tid: number | undefined) =>
  ctx.db.read(async (tx) => {
    const tournament =
      tid === undefined
        ? (await allTournaments(tx)).findLast(({ firstTeeAt }) => firstTeeAt <= ctx.clock.now())
        : await tournamentById(tx, tid);
    return tournament && { tournament, courses: await coursesOf(tx, tournament.id) };
  });

const namesOf = ({ year, tourCode: tour, permNum: perm }: Tournament, course: number): PictureName[] =>
  Array.from({ length: HOLES }, (_, n) => ({ year, tour, perm, course, hole: n + 1 }));

/** What has come of asking for pictures so far. */
interface Fetching {
  counts: { fetched: number; unchanged: number; missing: number };
  failed: string[];
}

/** Asks for the pictures of a course, few at a time, and counts what came. The holes of which there is one now, or was before. */
async function fetchCourse(pictures: HolePictures, names: readonly PictureName[], { counts, failed }: Fetching): Promise<number[]> {
  for (let from = 0; from < names.length; from += TOGETHER) {
    const some = names.slice(from, from + TOGETHER);
    for (const answer of await Promise.all(some.map((name) => pictures.fetch(name)))) {
      if (typeof answer === 'object') failed.push(answer.failed);
      else counts[answer] += 1;
    }
  }
  const kept: number[] = [];
  for (const name of names) if (await pictures.find(name)) kept.push(name.hole);
  return kept;
}

async function sendPicture(pictures: HolePictures, params: NameInPath, reply: FastifyReply): Promise<FastifyReply> {
  const { year, tour, perm, course, hole } = params;
  const isName = (Object.keys(NAME) as (keyof PictureName)[]).every((part) => NAME[part].test(params[part]));
  const name = { year: Number(year), tour, perm, course: Number(course), hole: Number(hole) };
  const picture = isName ? await pictures.find(name) : undefined;
  if (!picture) return reply.code(404).send();
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .type(picture.type)
    .send(picture.bytes);
}
