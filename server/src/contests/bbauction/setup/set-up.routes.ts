import type { Touch, Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import { hasRole } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { Memories } from '../../memories';
import { logActivity } from '../../../people/activity/activity.store';
import { auctionsFor, yearAt } from '../which';
import { copyBracket, importTeams } from './bracket-steps';
import { checkOwners, copyOwners } from './owner-steps';
import { prepTeams } from './prep-teams';
import { auctionRows, setUpState } from './set-up-state';
import type { SetUp, StepDone } from './set-up';
import { stepDetails, type StepAction } from './step-marks.store';
import { updateConfig } from './update-config';

/** Of which year and group of players. */
interface Wish {
  year?: number | undefined;
  group_number?: number | undefined;
}

/** The yearly checklist: each step can be done again and in any order, and says what it did. */
export function setUpRoutes(ctx: Context, { directory }: Memories): void {
  const step = (
    action: StepAction,
    { wish, viewer, ip }: { wish: Wish; viewer: Viewer; ip: string },
    work: (site: SetUp) => Promise<StepDone>,
  ) =>
    ctx.db.write(async (tx, touch) => {
      const site = await siteOf(tx, touch, { wish, viewer });
      const { message, count, contestId } = await work(site);
      await logActivity(tx, {
        at: site.now,
        action,
        by: viewer,
        ip,
        after: stepDetails(site.year, message),
        place: contestId === undefined ? { group: site.circle } : { contest: contestId },
      });
      return { result: 'success' as const, message, count };
    });
  const siteOf = async (tx: Tx, touch: Touch, { wish, viewer }: { wish: Wish; viewer: Viewer }): Promise<SetUp> => {
    const { year, group_number: circle = viewer.groupNumber } = wish;
    if (!hasRole(viewer, 'commissioner', { groupNumber: circle }))
      throw new Refusal('forbidden', 'Only administrators of this group may do this.');
    const now = ctx.clock.now();
    const memberships = await directory.readIn(tx);
    const auctions = auctionsFor(memberships, viewer).filter(({ contest }) => contest.groupNumber === circle);
    const meant = year ?? yearAt(now);
    return {
      tx,
      touch,
      now,
      year: meant,
      circle,
      memberships,
      auctions,
      ofYear: auctions.filter((one) => one.contest.year === meant),
    };
  };

  route(ctx, 'POST ad/update_bbauction_config', ({ body: { year, group_number, ...wished }, viewer, request: { ip } }) =>
    step('auction.configured', { wish: { year, group_number }, viewer, ip }, (site) => updateConfig(site, wished)),
  );
  route(ctx, 'POST ad/bbauction_copy_owners', ({ body, viewer, request: { ip } }) =>
    step('auction.owners_copied', { wish: body, viewer, ip }, (site) => copyOwners(site)),
  );
  route(ctx, 'POST ad/bbauction_copy_bracket', ({ body, viewer, request: { ip } }) =>
    step('auction.bracket_copied', { wish: body, viewer, ip }, (site) => copyBracket(site)),
  );
  route(ctx, 'POST ad/bbauction_import_teams', ({ body, viewer, request: { ip } }) =>
    step(body.preAuction === 0 ? 'auction.play_ins_imported' : 'auction.teams_imported', { wish: body, viewer, ip }, (site) =>
      importTeams(site, body.preAuction !== 0),
    ),
  );
  route(ctx, 'POST ad/bbauction_prep_teams', ({ body, viewer, request: { ip } }) =>
    step('auction.teams_prepared', { wish: body, viewer, ip }, (site) => prepTeams(site, body.layout)),
  );
  route(ctx, 'POST ad/bbauction_prep_versus', ({ body, viewer, request: { ip } }) =>
    step('auction.versus_prepared', { wish: body, viewer, ip }, (site) => checkOwners(site, body.group_id)),
  );
  route(ctx, 'GET ad/bbauction_setup', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const site = await siteOf(tx, () => undefined, { wish: query, viewer });
      return { year: site.year, steps: { data: await setUpState(site) }, auctions: { data: await auctionRows(site) } };
    }),
  );
}
