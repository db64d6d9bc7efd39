import { USUAL_SCOREBOARDS } from '@poolhouse/contract';
import type { FeedPlace, SiteAbout } from '../admin/admin-deps';
import type { Mode } from '../ground/settings/mode';
import { feedsRun } from '../sport/feeds/all-feeds';
import type { Sources } from '../sport/feeds/feed-config';
import { publicAddress } from '../sport/feeds/public-address';
import type { Config } from './config';

/** What the console says of how the operator has set the site up. Addresses go without their queries, which may hold a key. */
export function siteAbout({ feeds, smtpUrl }: Config, mode: Mode): SiteAbout {
  const place = (name: string, urls: Sources): FeedPlace => ({
    name,
    address: urls.map(publicAddress).join(' '),
    // In practice mode time is made up, so nothing live is offered.
    usual: feedsRun(feeds, mode) ? ((USUAL_SCOREBOARDS as Readonly<Record<string, string>>)[name] ?? '') : '',
  });
  return {
    mailServer: smtpUrl !== undefined,
    practice: mode === 'practice',
    feeds: [
      place('nfl-scoreboard', feeds.scoreboards.NFL),
      place('ncaa-scoreboard', feeds.scoreboards.NCAA),
      place('ncaab-scoreboard', feeds.scoreboards.NCAAB),
      place('nfl-lines', feeds.odds.NFL),
      place('ncaa-lines', feeds.odds.NCAA),
    ],
  };
}
