import { media, token, type, useAction, useApi, useTitle } from '@poolhouse/shared-ui';
import { noRefresh, Panel, PanelEmpty, ResultText, Stack, usePageData, type PageState } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { Link, useNavigate } from '@poolhouse/shared-ui/router';
import { Screen } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import type { AuctionConfigRow, LiveData, PracticeData } from '../contest/auction.types';
import { Away } from '../contest/Away';
import { liveConfigOf } from '../contest/live-config';
import { useWhich } from '../contest/useWhich';
import { BidBar } from '../live/BidBar';
import { Block } from '../live/Block';
import { LivePanels } from '../live/live.styles';
import { OwnersPanel, SoldPanel } from '../live/panels';
import { sectionsOf } from '../sections';
import { IfYouPay } from '../worth/IfYouPay';
import { Bought } from './Bought';
import { practiceRefresh, practiceRoom } from './practice.rules';

const Banner = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 16px;
  padding: 12px 16px;
  border: 2px dashed ${token.brand};
  background: ${token.surface};
  ${type.cell};
  p {
    margin: 0;
    flex: 1 1 280px;
  }
  strong {
    color: ${token.brand};
    text-transform: uppercase;
    letter-spacing: 0.04em;
  }
  ${media.phone} {
    border-left: 0;
    border-right: 0;
  }
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;
/** On a phone the bar with my bid lies over the end of the page. */
const Room = styled.div`
  ${media.phone} {
    &[data-bar] {
      padding-bottom: 230px;
    }
  }
`;

const rule = { refreshSeconds: practiceRefresh };

/** `/bbauction/practice`: a short auction against bots, of which nothing stays. Query: `year`, `group`. */
export default function PracticePage() {
  useTitle('Auction Practice');
  const which = useWhich();
  const page = usePageData('GET bbauction/practice', which, rule);
  const field = usePageData('GET bbauction/auction_data', which, noRefresh);
  return (
    <Screen title="Auction Practice" sections={sectionsOf(which)} page={page} waiting="Practice">
      {(practice) => (
        <>
          <Head page={page} which={which} going={practice.config.data.length > 0} />
          {field.data ? (
            <Practice page={page} practice={practice} field={field.data} />
          ) : (
            <Away page={field} title="On the block" rows={6} />
          )}
        </>
      )}
    </Screen>
  );
}

interface HeadProps {
  page: PageState<PracticeData>;
  which: ReturnType<typeof useWhich>;
  going: boolean;
}

function Head({ page, which, going }: HeadProps) {
  const { call } = useApi();
  const navigate = useNavigate();
  const back = sectionsOf(which)[1]?.to ?? '/bbauction/auction';
  const start = useAction(() => call('POST bbauction/practice', { body: which }), { onDone: page.refresh });
  const leave = useAction(() => call('DELETE bbauction/practice', { query: {} }), { onDone: () => navigate(back) });
  return (
    <Banner aria-label="Practice">
      <p>
        <strong>Practice.</strong> Seven bots bid against you, and only you see it. Nothing here counts: the auction, its log and your money
        stay as they are, and the practice is thrown away when you leave.
      </p>
      <Choices>
        <Button variant={going ? 'outlined' : 'contained'} disabled={start.pending} onClick={() => void start.run()}>
          {going ? 'Start again' : 'Start a practice'}
        </Button>
        {going ? (
          <Button disabled={leave.pending} onClick={() => void leave.run()}>
            Leave practice
          </Button>
        ) : (
          <Link to={back}>Back to the auction</Link>
        )}
        <ResultText result={start.result ?? leave.result} />
      </Choices>
    </Banner>
  );
}

function Practice({ page, practice, field }: { page: PageState<PracticeData>; practice: PracticeData; field: LiveData }) {
  const data = useMemo(() => practiceRoom(field, practice), [field, practice]);
  const config = useMemo(() => liveConfigOf(data), [data]);
  if (!config)
    return (
      <Panel title="How it goes">
        <PanelEmpty>
          16 of the real teams come up, one after the other. Press a button to bid; each bid gives the clock a few seconds more, and when it
          runs out the last bidder has the team. It takes about six minutes.
        </PanelEmpty>
      </Panel>
    );
  return <Table page={page} data={data} config={config} />;
}

function Table({ page, data, config }: { page: PageState<PracticeData>; data: LiveData; config: AuctionConfigRow }) {
  const { call } = useApi();
  const { year, group } = useWhich();
  const over = page.data?.practice.data[0]?.wait === null;
  const lot = data.block.data[0]?.lot ?? 0;
  const send = (amount: number) =>
    call('POST bbauction/practice_bid', { body: { ...(year && { year }), ...(group && { group }), lot, amount } });
  return (
    <Room data-bar={!over || undefined}>
      <LivePanels>
        <Stack>
          {over ? (
            <Bought data={data} config={config} />
          ) : (
            <Block data={data} config={config} lost={page.lost}>
              <BidBar data={data} config={config} lost={page.lost} send={send} after={page.refresh} />
            </Block>
          )}
          <IfYouPay data={data} config={config} />
        </Stack>
        <Stack>
          <OwnersPanel data={data} config={config} />
          <SoldPanel data={data} config={config} />
        </Stack>
      </LivePanels>
    </Room>
  );
}
