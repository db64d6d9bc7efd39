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
import { setUpState } from './set-up-state';
import type { SetUp, StepDone } from './set-up';
import { updateConfig } from './update-config';

/** The yearly checklist: each step can be done again and in any order, and says what it did. */
export function setUpRoutes(ctx: Context, { directory }: Memories): void {
  const step = (
    name: string,
    { year, viewer, ip }: { year: number | undefined; viewer: Viewer; ip: string },
    work: (site: SetUp) => Promise<StepDone>,
  ) =>
    ctx.db.write(async (tx, touch) => {
      const site = await siteOf(tx, touch, { year, viewer });
      const { message, count } = await work(site);
      await logActivity(tx, { at: site.now, action: `auction.${name}`, by: viewer, ip, after: { year: site.year, message } });
      return { result: 'success' as const, message, count };
    });
  const siteOf = async (tx: Tx, touch: Touch, { year, viewer }: { year: number | undefined; viewer: Viewer }): Promise<SetUp> => {
    if (!hasRole(viewer, 'commissioner', { groupNumber: viewer.groupNumber }))
      throw new Refusal('forbidden', 'Only administrators of your group may do this.');
    const now = ctx.clock.now();
    const memberships = await directory.readIn(tx);
    const auctions = auctionsFor(memberships, viewer).filter(({ contest }) => contest.groupNumber === viewer.groupNumber);
    const meant = year ?? yearAt(now);
    return {
      tx,
      touch,
      now,
      year: meant,
      circle: viewer.groupNumber,
      memberships,
      auctions,
      ofYear: auctions.filter((one) => one.contest.year === meant),
    };
  };

  route(ctx, 'POST ad/update_bbauction_config', ({ body: { year, ...wished }, viewer, request: { ip } }) =>
    step('configured', { year, viewer, ip }, (site) => updateConfig(site, wished)),
  );
  route(ctx, 'POST ad/bbauction_copy_owners', ({ body: { year }, viewer, request: { ip } }) =>
    step('owners_copied', { year, viewer, ip }, (site) => copyOwners(site)),
  );
  route(ctx, 'POST ad/bbauction_copy_bracket', ({ body: { year }, viewer, request: { ip } }) =>
    step('bracket_copied', { year, viewer, ip }, (site) => copyBracket(site)),
  );
  route(ctx, 'POST ad/bbauction_import_teams', ({ body: { year, preAuction = 1 }, viewer, request: { ip } }) =>
    step('teams_imported', { year, viewer, ip }, (site) => importTeams(site, preAuction === 1)),
  );
  route(ctx, 'POST ad/bbauction_prep_teams', ({ body: { year, layout }, viewer, request: { ip } }) =>
    step('teams_prepared', { year, viewer, ip }, (site) => prepTeams(site, layout)),
  );
  route(ctx, 'POST ad/bbauction_prep_versus', ({ body: { year, group_id: group }, viewer, request: { ip } }) =>
    step('versus_prepared', { year, viewer, ip }, (site) => checkOwners(site, group)),
  );
  route(ctx, 'GET ad/bbauction_setup', ({ query: { year }, viewer }) =>
    ctx.db.read(async (tx) => {
      const site = await siteOf(tx, () => undefined, { year, viewer });
      return { year: site.year, steps: { data: await setUpState(site) } };
    }),
  );
}
