import type { Welcome } from '@poolhouse/contract';
import { accountRoutes } from '../people/accounts/account.routes';
import { deviceRoutes } from '../people/accounts/device.routes';
import { linkRoutes } from '../people/accounts/link.routes';
import { userAdminRoutes } from '../people/accounts/user-admin.routes';
import { agentRoutes } from '../admin/agent.routes';
import { contestRoutes } from '../admin/contests.routes';
import { footballRoutes } from '../contests/football/football.routes';
import { footballWinsRoutes } from '../contests/footballwins/footballwins.routes';
import { underdogsRoutes } from '../contests/underdogs/underdogs.routes';
import { readWelcome } from '../demo/welcome.store';
import { manualRoutes } from '../sport/feeds/manual.routes';
import { gamesRoutes } from '../sport/feeds/games.routes';
import { homeRoutes } from '../people/home/home.routes';
import { unsubscribeRoutes } from '../people/options/unsubscribe.routes';
import { optionsRoutes } from '../options/options.routes';
import { noticesRoutes } from '../sport/notices/notices.routes';
import { practiceRoutes } from '../sport/results/practice.routes';
import { pushRoutes } from '../people/push/push.routes';
import { releaseKeyRoutes } from '../releases/release-key.routes';
import { remoteFailureRoutes } from '../releases/remote-failure.routes';
import type { PracticeKeeper } from '../ground/settings/practice-keeper';
import type { AccountsContext } from '../people/accounts/accounts-context';

export type Practice = Pick<PracticeKeeper, 'move'>;

/** Every room puts its calls on the air; the practice clock's exist in practice mode alone. */
export function rooms(ctx: AccountsContext, practice: Practice | undefined): void {
  const welcome = async (): Promise<Welcome> => {
    const told = practice && (await ctx.db.read(readWelcome));
    return told ?? { practice: practice !== undefined };
  };
  accountRoutes(ctx, welcome);
  linkRoutes(ctx);
  deviceRoutes(ctx);
  userAdminRoutes(ctx);
  optionsRoutes(ctx);
  unsubscribeRoutes(ctx);
  agentRoutes(ctx);
  contestRoutes(ctx);
  homeRoutes(ctx, [footballRoutes(ctx), footballWinsRoutes(ctx), underdogsRoutes(ctx)]);
  gamesRoutes(ctx);
  pushRoutes(ctx);
  noticesRoutes(ctx);
  manualRoutes(ctx);
  remoteFailureRoutes(ctx);
  releaseKeyRoutes(ctx);
  if (practice) practiceRoutes(ctx, practice);
}
