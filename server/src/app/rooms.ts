import type { Welcome } from '@poolhouse/contract';
import { ledgerRoutes } from '../admin/activity/ledger.routes';
import type { AdminDeps } from '../admin/admin-deps';
import { consoleRoutes } from '../admin/console/console.routes';
import { contestRoutes } from '../admin/contests/contests.routes';
import { exportRoutes } from '../admin/contests/export.routes';
import { newYearRoutes } from '../admin/contests/new-year.routes';
import { seasonsRoutes } from '../admin/contests/seasons.routes';
import type { Examine } from '../admin/doctor/doctor-desk';
import { doctorRoutes } from '../admin/doctor/doctor.routes';
import { refuseUnseen } from '../admin/games/correction';
import { noteCorrection } from '../admin/games/correction-ledger';
import { gameRoutes } from '../admin/games/games.routes';
import { groupsRoutes } from '../admin/groups/groups.routes';
import { invitesRoutes } from '../admin/invites/invites.routes';
import { joinRoutes } from '../admin/invites/join.routes';
import { rosterRoutes } from '../admin/invites/roster.routes';
import { setupRoutes } from '../admin/setup/setup.routes';
import { agentRoutes } from '../admin/site/agent.routes';
import { siteRoutes } from '../admin/site/site.routes';
import { accountHandsRoutes } from '../admin/users/account-hands.routes';
import { usersRoutes } from '../admin/users/users.routes';
import { momentsRoutes } from '../contests/moments/moments.routes';
import { noticePages, recapsOf, resultsOf, sealsOf } from '../contests/open-contests';
import { proofRoutes } from '../contests/proof/proof.routes';
import { recapsRoutes } from '../contests/recaps/recaps.routes';
import { seasonQuestionRoutes } from '../contests/seasons/season-questions.routes';
import { smackAnswerRoutes } from '../contests/smack/smack-answers.routes';
import { smackHistoryRoutes } from '../contests/smack/smack-history.routes';
import { archiveRoutes } from '../contests/years/archive.routes';
import { yearsRoutes } from '../contests/years/years.routes';
import { withScenes } from '../demo/demo-welcome';
import { demoRoutes, type BeginAgain } from '../demo/demo.routes';
import { readWelcome } from '../demo/welcome.store';
import type { PracticeKeeper } from '../ground/settings/practice-keeper';
import { optionsRoutes } from '../options/options.routes';
import { peopleRoutes } from '../options/people/people.routes';
import { accountRoutes } from '../people/accounts/account.routes';
import type { AccountsContext } from '../people/accounts/accounts-context';
import { deviceRoutes } from '../people/accounts/device.routes';
import { linkRoutes } from '../people/accounts/link.routes';
import { ownEmailRoutes } from '../people/accounts/own-email.routes';
import { calendarFeedRoutes } from '../people/calendar/calendar-feed.routes';
import { calendarRoutes } from '../people/calendar/calendar.routes';
import { homeRoutes } from '../people/home/home.routes';
import { unsubscribeRoutes } from '../people/options/unsubscribe.routes';
import { passkeyRoutes } from '../people/passkeys/passkey.routes';
import { pushRoutes } from '../people/push/push.routes';
import { releaseKeyRoutes } from '../releases/release-key.routes';
import { remoteFailureRoutes } from '../releases/remote-failure.routes';
import { manualRoutes } from '../sport/feeds/manual.routes';
import { noticesRoutes } from '../sport/notices/notices.routes';
import { practiceRoutes } from '../sport/results/practice.routes';
import { coursesRoutes } from '../sport/steps/courses.routes';
import { ssfRoutes } from '../ssf/ssf.routes';
import { liveRoutes } from '../web/live/live.routes';

export type Practice = Pick<PracticeKeeper, 'move'>;

/** Registers the routes of every module; those of the practice clock exist in practice mode alone, and a demo's on a demo. */
export function rooms(
  ctx: AccountsContext,
  admin: AdminDeps,
  { practice, beginAgain, examine }: { practice?: Practice; beginAgain?: BeginAgain | undefined; examine?: Examine },
): void {
  const { contests } = admin;
  const welcome = async (): Promise<Welcome> => {
    const saved = practice && (await ctx.db.read(readWelcome));
    if (!saved) return { practice: practice !== undefined };
    return beginAgain ? withScenes(saved) : saved;
  };
  signInRoutes(ctx, welcome);
  optionsRoutes(ctx, contests.plugs);
  peopleRoutes(ctx, contests.memories);
  seasonQuestionRoutes(ctx, contests.plugs);
  unsubscribeRoutes(ctx);
  adminRoutes(ctx, admin);
  doctorRoutes(ctx, examine);
  for (const module of contests.modules) module.routes(ctx);
  ssfRoutes(ctx, contests.memories);
  liveRoutes(ctx);
  homeRoutes(ctx, contests.home);
  coursesRoutes(ctx);
  calendarRoutes(ctx);
  calendarFeedRoutes(ctx, { ...contests.home, practice: practice !== undefined });
  smackHistoryRoutes(ctx, contests);
  momentsRoutes(ctx, contests.memories.directory);
  recapsRoutes(ctx, recapsOf(contests));
  proofRoutes(ctx, sealsOf(contests));
  yearsRoutes(ctx, resultsOf(contests));
  archiveRoutes(ctx, resultsOf(contests));
  smackAnswerRoutes(ctx, contests);
  pushRoutes(ctx);
  noticesRoutes(ctx, noticePages(contests));
  manualRoutes(ctx, refuseUnseen(admin), noteCorrection(admin));
  remoteFailureRoutes(ctx);
  releaseKeyRoutes(ctx);
  if (practice) practiceRoutes(ctx, practice);
  if (beginAgain) demoRoutes(ctx, beginAgain);
}

/** How players come in, and what they change of their own account. */
function signInRoutes(ctx: AccountsContext, welcome: () => Promise<Welcome>): void {
  accountRoutes(ctx, welcome);
  linkRoutes(ctx);
  deviceRoutes(ctx);
  ownEmailRoutes(ctx);
  passkeyRoutes(ctx);
}

/** What administrators do, and how players come in by their invitations. */
function adminRoutes(ctx: AccountsContext, admin: AdminDeps): void {
  agentRoutes(ctx);
  consoleRoutes(ctx, admin);
  usersRoutes(ctx, admin);
  accountHandsRoutes(ctx, admin);
  groupsRoutes(ctx);
  invitesRoutes(ctx);
  rosterRoutes(ctx, admin);
  joinRoutes(ctx, admin);
  contestRoutes(ctx, admin);
  seasonsRoutes(ctx, admin);
  newYearRoutes(ctx, admin);
  siteRoutes(ctx, admin);
  gameRoutes(ctx, admin);
  setupRoutes(ctx, admin);
  ledgerRoutes(ctx, admin);
  exportRoutes(ctx, admin);
}
