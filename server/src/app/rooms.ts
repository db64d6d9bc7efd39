import type { Welcome } from '@poolhouse/contract';
import { accountRoutes } from '../people/accounts/account.routes';
import { deviceRoutes } from '../people/accounts/device.routes';
import { linkRoutes } from '../people/accounts/link.routes';
import { userAdminRoutes } from '../people/accounts/user-admin.routes';
import { agentRoutes } from '../admin/agent.routes';
import { contestRoutes } from '../admin/contests.routes';
import { noticePages, type OpenContests } from '../contests/open-contests';
import { smackHistoryRoutes } from '../contests/smack-history.routes';
import { readWelcome } from '../demo/welcome.store';
import { manualRoutes } from '../sport/feeds/manual.routes';
import { liveRoutes } from '../web/live/live.routes';
import { homeRoutes } from '../people/home/home.routes';
import { unsubscribeRoutes } from '../people/options/unsubscribe.routes';
import { optionsRoutes } from '../options/options.routes';
import { noticesRoutes } from '../sport/notices/notices.routes';
import { practiceRoutes } from '../sport/results/practice.routes';
import { passkeyRoutes } from '../people/passkeys/passkey.routes';
import { pushRoutes } from '../people/push/push.routes';
import { ssfRoutes } from '../ssf/ssf.routes';
import { releaseKeyRoutes } from '../releases/release-key.routes';
import { remoteFailureRoutes } from '../releases/remote-failure.routes';
import type { PracticeKeeper } from '../ground/settings/practice-keeper';
import type { AccountsContext } from '../people/accounts/accounts-context';

export type Practice = Pick<PracticeKeeper, 'move'>;

/** Every room puts its calls on the air; the practice clock's exist in practice mode alone. */
export function rooms(ctx: AccountsContext, contests: OpenContests, practice: Practice | undefined): void {
  const welcome = async (): Promise<Welcome> => {
    const told = practice && (await ctx.db.read(readWelcome));
    return told ?? { practice: practice !== undefined };
  };
  accountRoutes(ctx, welcome);
  linkRoutes(ctx);
  deviceRoutes(ctx);
  passkeyRoutes(ctx);
  userAdminRoutes(ctx);
  optionsRoutes(ctx, contests.plugs);
  unsubscribeRoutes(ctx);
  agentRoutes(ctx);
  contestRoutes(ctx, contests.plugs);
  for (const room of contests.rooms) room.routes(ctx);
  ssfRoutes(ctx, contests.memories);
  liveRoutes(ctx);
  homeRoutes(
    ctx,
    contests.rooms.flatMap(({ home }) => home ?? []),
  );
  smackHistoryRoutes(ctx);
  pushRoutes(ctx);
  noticesRoutes(ctx, noticePages(contests));
  manualRoutes(ctx);
  remoteFailureRoutes(ctx);
  releaseKeyRoutes(ctx);
  if (practice) practiceRoutes(ctx, practice);
}
