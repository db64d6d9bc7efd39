import { Suspense, useMemo } from 'react';
import { lazyPart, media, token, type, useApi, useTitle } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, useOneColumn, usePageData, type PageState, Stack } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Link, useSearchParams } from '@poolhouse/shared-ui/router';
import { Screen } from '@poolhouse/shared-ui/screen';
import { AuctionChoices } from '../contest/AuctionChoices';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { liveConfigOf } from '../contest/live-config';
import { liveRefresh, liveRetry } from '../contest/refresh.rules';
import { useWhich } from '../contest/useWhich';
import { whereOf } from '../contest/where';
import { sectionsOf } from '../sections';
import { IfYouPay } from '../worth/IfYouPay';
import { Acts } from './Acts';
import { AutoBid } from './AutoBid';
import { Block } from './Block';
import { BidBar } from './BidBar';
import { Here } from './Here';
import { LiveTabs } from './LiveTabs';
import { Later, LivePanels } from './live.styles';
import { Offers } from '../shares/Offers';
import { OwnersPanel, Regions, SoldPanel, TeamDetails } from './panels';

const Bidders = lazyPart(() => import(/* webpackChunkName: "bbauction-bidders" */ '../bidders/Bidders'));
const Desk = lazyPart(() => import(/* webpackChunkName: "bbauction-desk" */ '../desk/Desk'));
const SharePanel = lazyPart(() => import(/* webpackChunkName: "bbauction-shares" */ '../shares/SharePanel'));
const LogPanel = lazyPart(() => import(/* webpackChunkName: "bbauction-log" */ '../log/LogPanel'));
const MyPlan = lazyPart(() => import(/* webpackChunkName: "bbauction-plan" */ '../plan/MyPlan'));
const Settings = lazyPart(() => import(/* webpackChunkName: "bbauction-settings" */ '../settings/SettingsPanel'));
const Presenter = lazyPart(() => import(/* webpackChunkName: "bbauction-presenter" */ './Presenter'));

/** Pushed from before the first team, so that who waits hears of it, until the last is sold. */
const rule = {
  refreshSeconds: liveRefresh,
  retrySeconds: liveRetry,
  live: ({ config }: LiveData) => config.data[0]?.phase !== 'complete',
};

const State = styled.span`
  ${type.note};
  color: ${token.live};
  text-transform: uppercase;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  justify-content: space-between;
  margin: 0 0 8px;
  ${media.phone} {
    padding: 0 16px;
  }
`;

const PracticeLink = styled(Link)`
  ${type.note};
  display: inline-grid;
  place-items: center;
  min-height: 36px;
  padding: 0 12px;
  border: 1px dashed ${token.ctl};
  border-radius: 6px;
  color: ${token.ink};
  text-decoration: none;
  ${media.touch} {
    min-height: 44px;
  }
`;

const PHASES = { setup: 'Not open yet', drafting: '● Drafting', paused: 'Paused', complete: 'All sold' } as const;

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

function Room({ page, data, config }: { page: PageState<LiveData>; data: LiveData; config: AuctionConfigRow }) {
  const oneColumn = useOneColumn();
  const parts = { page, data, config };
  const bids = config.bidding === 1 && config.entry_id > 0 && config.phase !== 'complete';
  const owners = <OwnersPanel data={data} config={config} />;
  const regions = (
    <Acts lost={page.lost}>
      <Regions data={data} config={config} page={page} />
    </Acts>
  );
  const details = <TeamDetails data={data} config={config} />;
  const bidders = config.values === 1 && config.begun === 0 && (
    <Suspense fallback={null}>
      <Bidders data={data} config={config} />
    </Suspense>
  );
  const plan = bids && config.auto_bids === 1 && config.sold < config.lots && (
    <Suspense fallback={null}>
      <Acts lost={page.lost}>
        <MyPlan {...parts} />
      </Acts>
    </Suspense>
  );
  return (
    <>
      <Line>
        <span>
          <State role="status">{PHASES[config.phase]}</State> {config.sold} of {config.lots} teams sold
          {config.sold > 0 && config.sold < config.lots && `, ${config.lots - config.sold} to go`}
          {config.phase === 'paused' && `. ${config.paused}`}
        </span>
        <Here data={data} config={config} />
        {config.begun === 0 && config.phase === 'setup' && (
          <PracticeLink to={`/bbauction/practice?year=${config.year}&group=${config.group}`}>Practise against bots</PracticeLink>
        )}
      </Line>
      <LivePanels>
        <Stack>
          <Block data={data} config={config} lost={page.lost}>
            {bids && <MyBid {...parts} />}
          </Block>
          <Acts lost={page.lost}>
            <Offers {...parts} />
            {config.admin === 1 && (
              <Suspense fallback={null}>
                <Desk key={config.current_team} {...parts} />
              </Suspense>
            )}
          </Acts>
          <IfYouPay data={data} config={config} />
          {!oneColumn && bidders}
          {!oneColumn && config.current_team !== 0 && details}
        </Stack>
        <Stack>
          {!oneColumn && owners}
          <SoldPanel data={data} config={config} />
          {!oneColumn && plan}
        </Stack>
      </LivePanels>
      {oneColumn ? <LiveTabs owners={owners} regions={regions} details={details} /> : regions}
      <Suspense fallback={null}>
        <Later data-bar={bids || undefined}>
          {oneColumn && bidders}
          {oneColumn && plan}
          <LogPanel data={data} />
          <Acts lost={page.lost}>
            {config.begun === 0 && config.sold > 0 && (config.admin === 1 || config.entry_id > 0) && <SharePanel {...parts} />}
            {config.admin === 1 && <Settings page={page} config={config} />}
          </Acts>
        </Later>
      </Suspense>
    </>
  );
}

/** What an owner does about the lot that is up. */
function MyBid({ page, data, config }: { page: PageState<LiveData>; data: LiveData; config: AuctionConfigRow }) {
  const { call } = useApi();
  const block = data.block.data[0];
  const lot = block?.lot ?? 0;
  const send = (amount: number) => call('POST bbauction/bid', { body: { ...whereOf(config), lot, amount, after: block?.seq ?? 0 } });
  return (
    <BidBar data={data} config={config} lost={page.lost} send={send} after={page.refresh}>
      {config.auto_bids === 1 && lot !== 0 && (
        <Acts lost={page.lost}>
          <AutoBid key={lot} data={data} config={config} page={page} lot={lot} />
        </Acts>
      )}
    </BidBar>
  );
}
