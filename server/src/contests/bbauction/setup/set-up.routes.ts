import type { Invalidate, Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import { hasRole } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { Directory } from '../../entries/directory';
import type { Memories } from '../../memories';
import { auctionsOf, yearAt } from '../which';
import { copyBracket, importTeams } from './bracket-steps';
import { checkOwners, copyOwners } from './owner-steps';
import { prepTeams } from './prep-teams';
import type { SetUp, StepDone } from './set-up';
import { auctionRows, setUpState } from './set-up-state';
import { stepDetails, type StepAction } from './step-marks.store';
import { updateConfig } from './update-config';

/** Of which year and group of players. */
interface RequestBody {
  year?: number | undefined;
  group_number?: number | undefined;
}

interface Site {
  ctx: Context;
  directory: Directory;
}

/** The yearly checklist: each step can be done again and in any order, and says what it did. */
export function setUpRoutes(ctx: Context, { directory }: Memories): void {
  const site = { ctx, directory };

  route(ctx, 'POST ad/update_bbauction_config', ({ body: { year, group_number, ...wished }, viewer, request: { ip } }) =>
    step(site, 'auction.configured', { input: { year, group_number }, viewer, ip }, (setUp) => updateConfig(setUp, wished)),
  );
  route(ctx, 'POST ad/bbauction_copy_owners', ({ body, viewer, request: { ip } }) =>
    step(site, 'auction.owners_copied', { input: body, viewer, ip }, (setUp) => copyOwners(setUp)),
  );
  route(ctx, 'POST ad/bbauction_copy_bracket', ({ body, viewer, request: { ip } }) =>
    step(site, 'auction.bracket_copied', { input: body, viewer, ip }, (setUp) => copyBracket(setUp)),
  );
  route(ctx, 'POST ad/bbauction_import_teams', ({ body, viewer, request: { ip } }) => {
    const action = body.preAuction === 0 ? 'auction.play_ins_imported' : 'auction.teams_imported';
    return step(site, action, { input: body, viewer, ip }, (setUp) => importTeams(setUp, body.preAuction !== 0));
  });
  route(ctx, 'POST ad/bbauction_prep_teams', ({ body, viewer, request: { ip } }) =>
    step(site, 'auction.teams_prepared', { input: body, viewer, ip }, (setUp) => prepTeams(setUp, body.layout)),
  );
  route(ctx, 'POST ad/bbauction_prep_versus', ({ body, viewer, request: { ip } }) =>
    step(site, 'auction.versus_prepared', { input: body, viewer, ip }, (setUp) => checkOwners(setUp, body.group_id)),
  );
  route(ctx, 'GET ad/bbauction_setup', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const setUp = await setUpOf(tx, () => undefined, site, { input: query, viewer });
      return { year: setUp.year, steps: { data: await setUpState(setUp) }, auctions: { data: await auctionRows(setUp) } };
    }),
  );
}

/** Does a step, and leaves in the log that it was done. */
const step = (
  site: Site,
  action: StepAction,
  { input, viewer, ip }: { input: RequestBody; viewer: Viewer; ip: string },
  work: (setUp: SetUp) => Promise<StepDone>,
) =>
  site.ctx.db.write(async (tx, invalidate) => {
    const setUp = await setUpOf(tx, invalidate, site, { input, viewer });
    const { message, count, contestId } = await work(setUp);
    await logActivity(tx, {
      at: setUp.now,
      action,
      by: viewer,
      ip,
      after: stepDetails(setUp.year, message),
      place: contestId === undefined ? { group: setUp.circle } : { contest: contestId },
    });
    return { result: 'success' as const, message, count };
  });

async function setUpOf(
  tx: Tx,
  invalidate: Invalidate,
  { ctx, directory }: Site,
  { input, viewer }: { input: RequestBody; viewer: Viewer },
): Promise<SetUp> {
  const { year: named, group_number: circle = viewer.groupNumber } = input;
  if (!hasRole(viewer, 'commissioner', { groupNumber: circle }))
    throw new Refusal('forbidden', 'Only administrators of this group may do this.');
  const now = ctx.clock.now();
  const memberships = directory.in(tx);
  const auctions = await auctionsOf(memberships, circle);
  const year = named ?? yearAt(now);
  return { tx, invalidate, now, year, circle, memberships, auctions, ofYear: auctions.filter(({ contest }) => contest.year === year) };
}
