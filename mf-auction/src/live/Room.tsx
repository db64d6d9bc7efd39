import { lazyPart } from '@poolhouse/shared-ui';
import { Stack, useOneColumn, type PageState } from '@poolhouse/shared-ui/board';
import { Suspense } from 'react';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { Offers } from '../shares/Offers';
import { IfYouPay } from '../worth/IfYouPay';
import { Acts } from './Acts';
import { Block } from './Block';
import { Later, LivePanels } from './live.styles';
import { LiveTabs } from './LiveTabs';
import { MyBid } from './MyBid';
import { OwnersPanel, Regions, SoldPanel } from './panels';
import { RoomStatus } from './RoomStatus';
import { TeamDetails } from './TeamDetails';

const Bidders = lazyPart(() => import(/* webpackChunkName: "bbauction-bidders" */ '../bidders/Bidders'));
const Auctioneer = lazyPart(() => import(/* webpackChunkName: "bbauction-desk" */ '../auctioneer/Auctioneer'));
const SharePanel = lazyPart(() => import(/* webpackChunkName: "bbauction-shares" */ '../shares/SharePanel'));
const LogPanel = lazyPart(() => import(/* webpackChunkName: "bbauction-log" */ '../log/LogPanel'));
const MyPlan = lazyPart(() => import(/* webpackChunkName: "bbauction-plan" */ '../plan/MyPlan'));
const Settings = lazyPart(() => import(/* webpackChunkName: "bbauction-settings" */ '../settings/SettingsPanel'));

interface Parts {
  page: PageState<LiveData>;
  data: LiveData;
  config: AuctionConfigRow;
}

const mayBid = (config: AuctionConfigRow): boolean => config.bidding === 1 && config.entry_id > 0 && config.phase !== 'complete';

/** What is up, who bids, who has what; on a phone the tables are tabs, and what is not in a hurry stands last. */
export function Room(parts: Parts) {
  const { page, data, config } = parts;
  const oneColumn = useOneColumn();
  const owners = <OwnersPanel data={data} config={config} />;
  const regions = (
    <Acts lost={page.lost}>
      <Regions data={data} config={config} page={page} />
    </Acts>
  );
  const details = <TeamDetails data={data} />;
  return (
    <>
      <RoomStatus data={data} config={config} />
      <LivePanels>
        <Stack>
          <LotUp {...parts} />
          {!oneColumn && <EachOwner {...parts} />}
          {!oneColumn && config.current_team !== 0 && details}
        </Stack>
        <Stack>
          {!oneColumn && owners}
          <SoldPanel data={data} config={config} />
          {!oneColumn && <Plan {...parts} />}
        </Stack>
      </LivePanels>
      {oneColumn ? <LiveTabs owners={owners} regions={regions} details={details} /> : regions}
      <Suspense fallback={null}>
        <Later data-bar={mayBid(config) || undefined}>
          {oneColumn && <EachOwner {...parts} />}
          {oneColumn && <Plan {...parts} />}
          <LogPanel data={data} />
          <Agreements {...parts} />
        </Later>
      </Suspense>
    </>
  );
}

/** The lot that is up, with what I and the desk do about it. */
function LotUp(parts: Parts) {
  const { page, data, config } = parts;
  return (
    <>
      <Block data={data} config={config} lost={page.lost}>
        {mayBid(config) && <MyBid {...parts} />}
      </Block>
      <Acts lost={page.lost}>
        <Offers {...parts} />
        {config.admin === 1 && (
          <Suspense fallback={null}>
            <Auctioneer key={config.current_team} {...parts} />
          </Suspense>
        )}
      </Acts>
      <IfYouPay data={data} config={config} />
    </>
  );
}

/** What the lot would mean to each owner, until the first game. */
function EachOwner({ data, config }: Parts) {
  if (config.values !== 1 || config.begun !== 0) return null;
  return (
    <Suspense fallback={null}>
      <Bidders data={data} config={config} />
    </Suspense>
  );
}

/** My sealed maxima, while there is anything to bid for. */
function Plan(parts: Parts) {
  const { page, config } = parts;
  if (!mayBid(config) || config.auto_bids !== 1 || config.sold >= config.lots) return null;
  return (
    <Suspense fallback={null}>
      <Acts lost={page.lost}>
        <MyPlan {...parts} />
      </Acts>
    </Suspense>
  );
}

/** Shared teams, and how the auction is run. */
function Agreements(parts: Parts) {
  const { page, config } = parts;
  return (
    <Acts lost={page.lost}>
      {config.begun === 0 && config.sold > 0 && (config.admin === 1 || config.entry_id > 0) && <SharePanel {...parts} />}
      {config.admin === 1 && <Settings page={page} config={config} />}
    </Acts>
  );
}
