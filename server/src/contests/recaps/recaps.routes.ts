import { SHARED_RECAP_PATH } from '@poolhouse/contract';
import { newSecret } from '../../ground/crypto/secrets';
import { tag, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { logActivity } from '../../people/activity/activity.store';
import type { Context } from '../../web/context';
import { route, type Call } from '../../web/http/route';
import { maySee, noSuchContest } from '../entries/access';
import { CardMemory } from './card-memory';
import type { RoundRecap } from './recap-source';
import { findRecap, type Recaps } from './recaps';
import { seasonCardRoutes } from './seasons.routes';
import { sharedRecap } from './shared-card.rules';
import { sharedRoutes } from './shared.routes';
import { addShare, mayShare, notShared, setSharing, tokenOf, type Round } from './shares.store';

interface Site {
  ctx: Context;
  recaps: Recaps;
}

/** Pictures of rounds that are over, for who is in the contest and, from the first sharing on, for who has the address. */
export function recapsRoutes(ctx: Context, recaps: Recaps): void {
  const cards = new CardMemory();

  route(ctx, 'GET utils/recap_card', async ({ query: { contest_id: contestId, round }, viewer }) => {
    const { card, token, may } = await ctx.db.read(async (tx) => ({
      ...(await recapFor(tx, { ctx, recaps }, viewer, { contestId, round })),
      token: await tokenOf(tx, { contestId, round }),
      may: await mayShare(tx, contestId),
    }));
    const { svg } = sharedRecap(card, new URL(ctx.mail.baseUrl).host);
    return { picture: await cards.inline(svg), path: pathOf(token), sharing: may ? 1 : 0 };
  });
  route(ctx, 'POST utils/share_recap', (call) => share({ ctx, recaps }, call));
  route(ctx, 'POST ad/recap_sharing', (call) => switchSharing({ ctx, recaps }, call));
  seasonCardRoutes(ctx, recaps, cards);
  sharedRoutes(ctx, recaps, cards);
}

const pathOf = (token: string | undefined): string => (token === undefined ? '' : `${SHARED_RECAP_PATH}?token=${token}`);

/** What the viewer may not see is answered as what is not there. */
async function recapFor(tx: Tx, { ctx, recaps }: Site, viewer: Viewer, round: Round): Promise<RoundRecap> {
  const memberships = recaps.directory.in(tx);
  const contest = await memberships.contest(round.contestId);
  if (!contest || !(await maySee(memberships, viewer, contest))) throw noSuchContest();
  const recap = await findRecap(tx, recaps, round, ctx.clock.now());
  if (!recap)
    throw new Refusal('not_found', 'There is no recap of this yet. It is here when the last result is.', { round: 'is not over' });
  return recap;
}

function share(site: Site, { body: { contest_id: contestId, round }, viewer, request: { ip } }: Call<'POST utils/share_recap'>) {
  const { ctx } = site;
  return ctx.db.write(
    async (tx) => {
      await recapFor(tx, site, viewer, { contestId, round });
      if (!(await mayShare(tx, contestId))) throw notShared();
      const known = await tokenOf(tx, { contestId, round });
      if (known !== undefined) return { path: pathOf(known) };
      const token = newSecret();
      const now = ctx.clock.now();
      await addShare(tx, { contestId, round }, token, now);
      // The address itself opens the picture, so the log says only that there is one.
      await logActivity(tx, { at: now, action: 'recap.shared', by: viewer, ip, after: { round }, place: { contest: contestId } });
      return { path: pathOf(token) };
    },
    { only: tag.contest(contestId) },
  );
}

function switchSharing(
  { ctx, recaps }: Site,
  { body: { contest_id: contestId, on }, viewer, request: { ip } }: Call<'POST ad/recap_sharing'>,
) {
  return ctx.db.write(async (tx, invalidate) => {
    if (!(await recaps.directory.in(tx).contest(contestId))) throw noSuchContest();
    const before = await mayShare(tx, contestId);
    if (before === (on === 1)) return { result: 'success' as const };
    const ended = await setSharing(tx, invalidate, contestId, on === 1);
    await logActivity(tx, {
      at: ctx.clock.now(),
      action: 'recaps.switched',
      by: viewer,
      ip,
      before: { contest_id: contestId, on: before ? 1 : 0 },
      after: { contest_id: contestId, on, ended },
      place: { contest: contestId },
    });
    return { result: 'success' as const };
  });
}
