import { SHARED_SEASON_PATH } from '@poolhouse/contract';
import { newSecret } from '../../ground/crypto/secrets';
import { tag, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { logActivity } from '../../people/activity/activity.store';
import type { Context } from '../../web/context';
import { route, type Call } from '../../web/http/route';
import type { Contest } from '../contest';
import { maySee, noSuchContest } from '../entries/access';
import type { CardMemory } from './card-memory';
import type { SeasonCard } from './recap-source';
import { findSeason, type Recaps } from './recaps';
import { addSeasonShare, endSeasonShare, seasonTokenOf } from './season-shares.store';
import { sharedSeason } from './shared-card.rules';
import { mayShare, notShared } from './shares.store';

interface Site {
  ctx: Context;
  recaps: Recaps;
}

/** The picture of a player's own season: theirs alone to look at, to hand on and to take back. */
export function seasonCardRoutes(ctx: Context, recaps: Recaps, cards: CardMemory): void {
  route(ctx, 'GET utils/season_card', async ({ query: { contest_id: contestId, entry_id: entryId }, viewer }) => {
    const { card, path, sharing } = await ctx.db.read(async (tx) => {
      const own = await ownSeason(tx, { ctx, recaps }, viewer, { contestId, entryId });
      const path = pathOf(await seasonTokenOf(tx, own.entryId));
      return { card: own.card, path, sharing: (await mayShare(tx, contestId)) ? (1 as const) : (0 as const) };
    });
    return { picture: await cards.inline(sharedSeason(card, new URL(ctx.mail.baseUrl).host).svg), path, sharing };
  });
  route(ctx, 'POST utils/share_season', (call) => share({ ctx, recaps }, call));
  route(ctx, 'POST utils/unshare_season', (call) => unshare({ ctx, recaps }, call));
}

const pathOf = (token: string | undefined): string => (token === undefined ? '' : `${SHARED_SEASON_PATH}?token=${token}`);

/** The contest, and which of the viewer's entries in it; left out, their first. */
interface Wanted {
  contestId: number;
  entryId: number | undefined;
}

/** The viewer's own entry; who has none, or may not see the contest, is told what is told of one that is not there. */
async function ownEntry(
  tx: Tx,
  { recaps }: Site,
  viewer: Viewer,
  { contestId, entryId }: Wanted,
): Promise<{ contest: Contest; entryId: number }> {
  const memberships = recaps.directory.in(tx);
  const contest = await memberships.contest(contestId);
  if (!contest || !(await maySee(memberships, viewer, contest))) throw noSuchContest();
  const mine = (await memberships.entriesOf(contestId)).filter(({ userId }) => userId === viewer.userId);
  const own = entryId === undefined ? mine[0] : mine.find(({ id }) => id === entryId);
  if (!own) throw noSuchContest();
  return { contest, entryId: own.id };
}

async function ownSeason(tx: Tx, site: Site, viewer: Viewer, wanted: Wanted): Promise<{ card: SeasonCard; entryId: number }> {
  const { contest, entryId } = await ownEntry(tx, site, viewer, wanted);
  const card = await findSeason(tx, site.recaps, { contest, entryId }, site.ctx.clock.now());
  if (!card)
    throw new Refusal('not_found', 'There is no season to show yet. Three weeks or tournaments make one.', {
      contest_id: 'has too few weeks',
    });
  return { card, entryId };
}

function share(
  site: Site,
  { body: { contest_id: contestId, entry_id: wanted }, viewer, request: { ip } }: Call<'POST utils/share_season'>,
) {
  const { ctx } = site;
  return ctx.db.write(
    async (tx) => {
      const { entryId } = await ownSeason(tx, site, viewer, { contestId, entryId: wanted });
      if (!(await mayShare(tx, contestId))) throw notShared();
      const known = await seasonTokenOf(tx, entryId);
      if (known !== undefined) return { path: pathOf(known) };
      const token = newSecret();
      const now = ctx.clock.now();
      await addSeasonShare(tx, entryId, token, now);
      // The address itself opens the picture, so the log says only that there is one.
      await logActivity(tx, {
        at: now,
        action: 'season.shared',
        by: viewer,
        ip,
        after: { entry_id: entryId },
        place: { contest: contestId },
      });
      return { path: pathOf(token) };
    },
    { only: tag.contest(contestId) },
  );
}

/** Also of a season that is none any more: what was shared can always be taken back. */
function unshare(
  site: Site,
  { body: { contest_id: contestId, entry_id: wanted }, viewer, request: { ip } }: Call<'POST utils/unshare_season'>,
) {
  const { ctx } = site;
  return ctx.db.write(
    async (tx) => {
      const { entryId } = await ownEntry(tx, site, viewer, { contestId, entryId: wanted });
      if (await endSeasonShare(tx, entryId)) {
        const after = { entry_id: entryId };
        await logActivity(tx, { at: ctx.clock.now(), action: 'season.unshared', by: viewer, ip, after, place: { contest: contestId } });
      }
      return { result: 'success' as const };
    },
    { only: tag.contest(contestId) },
  );
}
