import type { Migration } from 'kysely';
import * as foundation from './001-foundation';
import * as feeds from './002-feeds';
import * as mailAndOptions from './003-mail-and-options';
import * as push from './004-push';
import * as activityAction from './005-activity-action';
import * as nflWins from './006-nfl-wins';
import * as underdogs from './007-underdogs';
import * as openKinds from './008-open-kinds';
import * as safety from './009-safety';
import * as releases from './010-releases';
import * as console from './011-console';
import * as firstWeek from './011-first-week';
import * as gameFacts from './011-game-facts';
import * as tournament from './011-tournament';
import * as sportsStats from './012-sports-stats';
import * as tournamentChanges from './013-tournament-changes';
import * as basketballGames from './014-basketball-games';
import * as smackAnswers from './014-smack-answers';
import * as liveWatchers from './015-live-watchers';
import * as changes from './016-changes';
import * as contestPeriods from './016-contest-periods';
import * as contestsOfAGroup from './016-contests-of-a-group';
import * as calendarFeeds from './017-calendar-feeds';
import * as moments from './018-moments';
import * as recaps from './019-recaps';
import * as scoreSteps from './020-score-steps';
import * as seasonShares from './021-season-shares';
import * as recapMails from './022-recap-mails';
import * as sealedLog from './023-sealed-log';
import * as logWatchers from './024-log-watchers';
import * as feedAnswers from './025-feed-answers';
import * as accountsAndSeasons from './027-accounts-and-seasons';
import * as archives from './028-archives';
import * as colorsAndMonograms from './029-colors-and-monograms';

/**
 * The house's own, in the order of their names. A migration that was shipped is never edited, and a new one exports `onlyAdds` or
 * `takesAwayAfter` (../migrate.ts). Contests bring theirs with their plug, named
 * `football-001-…`: in a new database they come after all of these.
 */
export const houseMigrations: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-feeds': feeds,
  '003-mail-and-options': mailAndOptions,
  '004-push': push,
  '005-activity-action': activityAction,
  '006-nfl-wins': nflWins,
  '007-underdogs': underdogs,
  '008-open-kinds': openKinds,
  '009-safety': safety,
  '010-releases': releases,
  '011-console': console,
  '011-first-week': firstWeek,
  '011-game-facts': gameFacts,
  '011-tournament': tournament,
  '012-sports-stats': sportsStats,
  '013-tournament-changes': tournamentChanges,
  '014-basketball-games': basketballGames,
  '014-smack-answers': smackAnswers,
  '015-live-watchers': liveWatchers,
  '016-changes': changes,
  '016-contest-periods': contestPeriods,
  '016-contests-of-a-group': contestsOfAGroup,
  '017-calendar-feeds': calendarFeeds,
  '018-moments': moments,
  '019-recaps': recaps,
  '020-score-steps': scoreSteps,
  '021-season-shares': seasonShares,
  '022-recap-mails': recapMails,
  '023-sealed-log': sealedLog,
  '024-log-watchers': logWatchers,
  '025-feed-answers': feedAnswers,
  '027-accounts-and-seasons': accountsAndSeasons,
  '028-archives': archives,
  '029-colors-and-monograms': colorsAndMonograms,
};
