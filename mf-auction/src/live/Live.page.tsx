import { lazyPart, useTitle } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { Screen } from '@poolhouse/shared-ui/screen';
import { Suspense, useMemo } from 'react';
import type { LiveData } from '../contest/auction.types';
import { AuctionChoices } from '../contest/AuctionChoices';
import { liveConfigOf } from '../contest/live-config';
import { liveRefresh, liveRetry } from '../contest/refresh.rules';
import { useWhich } from '../contest/useWhich';
import { sectionsOf } from '../sections';
import { Room } from './Room';

const Presenter = lazyPart(() => import(/* webpackChunkName: "bbauction-presenter" */ './Presenter'));

/** Pushed from before the first team, so that who waits hears of it, until the last is sold. */
const rule = {
  refreshSeconds: liveRefresh,
  retrySeconds: liveRetry,
  live: ({ config }: LiveData) => config.data[0]?.phase !== 'complete',
};

/** `/bbauction/auction`: what is up, who bids, who has what. Query: `year`, `group`, `view=presenter`. */
export default function Live() {
  const which = useWhich();
  const [params] = useSearchParams();
  const page = usePageData('GET bbauction/auction_data', which, rule);
  const config = useMemo(() => liveConfigOf(page.data), [page.data]);
  const title = `Live Auction ${config?.year ?? which.year ?? ''}`.trim();
  useTitle(title);
  if (params.get('view') === 'presenter' && page.data && config)
    return (
      <Suspense fallback={null}>
        <Presenter data={page.data} config={config} lost={page.lost} />
      </Suspense>
    );
  return (
    <Screen
      title={title}
      sections={sectionsOf(which)}
      page={page}
      waiting="On the block"
      selector={config && <AuctionChoices config={config} />}
      live={page.data !== null && liveRefresh(page.data) !== null}
    >
      {(data) =>
        config && data.all_teams.data.length > 0 ? (
          <Room page={page} data={data} config={config} />
        ) : (
          <Panel title="On the block">
            <PanelEmpty>The field is not known yet. It is told on the Sunday before the tournament.</PanelEmpty>
          </Panel>
        )
      }
    </Screen>
  );
}
