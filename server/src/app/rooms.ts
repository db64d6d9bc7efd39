import type { Welcome } from '@poolhouse/contract';
import { accountRoutes } from '../accounts/account.routes';
import { deviceRoutes } from '../accounts/device.routes';
import { linkRoutes } from '../accounts/link.routes';
import { userAdminRoutes } from '../accounts/user-admin.routes';
import { agentRoutes } from '../agents/agent.routes';
import { contestRoutes } from '../contests/contests.routes';
import { footballRoutes } from '../contests/football/football.routes';
import { footballWinsRoutes } from '../contests/footballwins/footballwins.routes';
import { underdogsRoutes } from '../contests/underdogs/underdogs.routes';
import { readWelcome } from '../demo/welcome.store';
import { manualRoutes } from '../feeds/manual.routes';
import { gamesRoutes } from '../games/games.routes';
import { homeRoutes } from '../home/home.routes';
import { unsubscribeRoutes } from '../mail/unsubscribe.routes';
import { optionsRoutes } from '../options/options.routes';
import { practiceRoutes } from '../practice/practice.routes';
import { pushRoutes } from '../push/push.routes';
import { remoteFailureRoutes } from '../releases/remote-failure.routes';
import type { PracticeKeeper } from '../settings/practice-keeper';
import type { Context } from './context';

export type Practice = Pick<PracticeKeeper, 'move'>;

/** Every room puts its calls on the air; the practice clock's exist in practice mode alone. */
export function rooms(ctx: Context, practice: Practice | undefined): void {
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
  manualRoutes(ctx);
  remoteFailureRoutes(ctx);
  if (practice) practiceRoutes(ctx, practice);
}
