import { useState } from 'react';
import { media, token, type, useAction, useApi } from '@poolhouse/shared-ui';
import { Panel, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { whereOf } from '../contest/where';
import { AutoBid } from './AutoBid';
import { bidTrouble, stepsFrom } from './bid.rules';

/** A second tap within this time is the first one's. */
const ONE_TAP_MS = 600;

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 8px;
  padding: 12px 14px;
  align-items: center;
  ${media.medium} {
    grid-template-columns: 1fr repeat(3, 92px) minmax(180px, 1fr);
  }
`;
const Mine = styled.div`
  grid-column: 1 / -1;
  ${type.cell};
  small {
    display: block;
    ${type.note};
    color: ${token.ink2};
  }
  ${media.medium} {
    grid-column: auto;
  }
`;
const Main = styled.div`
  grid-column: 1 / -1;
  ${media.medium} {
    grid-column: auto;
  }
  button {
    min-height: 56px;
    width: 100%;
    font-size: 20px;
  }
`;
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 3;
  background: ${token.surface};
  ${media.phone} {
    bottom: calc(64px + env(safe-area-inset-bottom));
  }
`;

/** My budget, my bid, my sealed maximum. */
export function BidBar({ page, data, config }: { page: PageState<LiveData>; data: LiveData; config: AuctionConfigRow }) {
  const { call } = useApi();
  const [tapped, setTapped] = useState(0);
  const block = data.block.data[0];
  const me = data.owners.data.find(({ ID }) => ID === config.entry_id);
  const bid = useAction(
    (amount: number) =>
      call('POST bbauction/bid', {
        body: { ...whereOf(config), lot: block?.lot ?? 0, amount, after: block?.seq ?? 0 },
      }),
    {
      shownMs: 5000,
      done: '',
      onDone: page.refresh,
      onFailed: page.refresh,
    },
  );
  const place = (amount: number) => {
    if (Date.now() - tapped < ONE_TAP_MS) return;
    setTapped(Date.now());
    void bid.run(amount);
  };
  const next = block && block.lot !== 0 ? block.next : 0;
  const trouble = bidTrouble(block, config, me, next);
  const steps = block && block.lot !== 0 ? stepsFrom(block) : [];
  const left = me?.left;
  return (
    <Foot>
      <Panel
        title="My bid"
        action={
          config.auto_bids === 1 &&
          block &&
          block.lot !== 0 && <AutoBid key={block.lot} data={data} config={config} page={page} lot={block.lot} />
        }
      >
        <Bar>
          <Mine>
            {left === null || left === undefined ? `${dollars(me?.TotalPaid ?? 0)} spent` : `My budget left ${dollars(left)}`}
            <small>
              {me?.TotalTeams ?? 0} teams, {dollars(me?.TotalPaid ?? 0)} spent
              {left != null && next > 0 && `, ${dollars(left - next)} after this bid`}
            </small>
          </Mine>
          {steps.map(({ by, amount }) => (
            <Button
              key={by}
              variant="outlined"
              color="inherit"
              disabled={trouble !== '' || amount > (me?.max_bid ?? 0)}
              onClick={() => place(amount)}
            >
              +${by} = {dollars(amount)}
            </Button>
          ))}
          <Main>
            <Button variant="contained" disabled={trouble !== '' || bid.pending} onClick={() => place(next)}>
              {trouble || `Bid ${dollars(next)}`}
            </Button>
          </Main>
        </Bar>
        <ResultText result={bid.result} />
      </Panel>
    </Foot>
  );
}
