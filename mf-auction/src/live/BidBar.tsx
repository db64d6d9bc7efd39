import { useState, type ReactNode } from 'react';
import { media, plural, token, type, useAction, type Answer } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { bidTrouble, stepsFrom } from './bid.rules';

/** A second tap within this time is the first one's. */
const ONE_TAP_MS = 600;

/** In the block's panel; on a phone always in view, above the tabs. */
const Bar = styled.section`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 8px;
  padding: 12px 20px;
  align-items: center;
  border-top: 1px solid ${token.line};
  background: ${token.sunken};
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) repeat(3, 84px) minmax(160px, 200px);
  }
  ${media.phone} {
    position: fixed;
    z-index: 5;
    inset: auto 0 calc(64px + env(safe-area-inset-bottom));
    padding: 10px 16px;
    background: ${token.surface};
    border-top: 1px solid ${token.line2};
    box-shadow: ${token.shadow};
  }
  > [role='status'],
  > [role='alert'] {
    grid-column: 1 / -1;
  }
`;
const Mine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;
  ${type.cell};
  font-weight: 600;
  small {
    display: block;
    ${type.note};
    color: ${token.ink2};
  }
  ${media.medium} {
    grid-column: auto;
  }
`;
const Step = styled.div`
  button {
    min-width: 0;
    width: 100%;
    min-height: 56px;
    flex-direction: column;
    line-height: 1.2;
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;
const Main = styled.div`
  grid-column: 1 / -1;
  ${media.medium} {
    grid-column: -2 / -1;
  }
  button {
    min-height: 56px;
    width: 100%;
    font-size: 20px;
  }
  ${media.phone} {
    button {
      min-height: 64px;
    }
  }
`;

interface BidBarProps {
  data: LiveData;
  config: AuctionConfigRow;
  send(amount: number): Promise<Answer<unknown>>;
  /** Reads the room again, whether the bid was taken or not. */
  after(): unknown;
  /** Beside the budget: the sealed maximum. */
  children?: ReactNode;
}

/** My budget, my bid, my sealed maximum. */
export function BidBar({ data, config, send, after, children }: BidBarProps) {
  const [tapped, setTapped] = useState(0);
  const block = data.block.data[0];
  const me = data.owners.data.find(({ ID }) => ID === config.entry_id);
  const bid = useAction(send, { shownMs: 5000, onDone: after, onFailed: after });
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
    <Bar aria-label="My bid">
      <Mine>
        <span>
          {left === null || left === undefined ? `${dollars(me?.TotalPaid ?? 0)} spent` : `My budget left ${dollars(left)}`}
          <small>
            {plural(me?.TotalTeams ?? 0, 'team')}, {dollars(me?.TotalPaid ?? 0)} spent
            {left != null && next > 0 && next <= left && `, ${dollars(left - next)} after this bid`}
          </small>
        </span>
        {children}
      </Mine>
      {steps.map(({ by, amount }) => (
        <Step key={by}>
          <Button
            variant="outlined"
            color="inherit"
            disabled={trouble !== '' || amount > (me?.max_bid ?? 0)}
            onClick={() => place(amount)}
            aria-label={`Bid ${dollars(amount)}, ${by} more`}
          >
            +${by}
            <small>{dollars(amount)}</small>
          </Button>
        </Step>
      ))}
      <Main>
        <Button variant="contained" disabled={trouble !== '' || bid.pending} onClick={() => place(next)}>
          {trouble || `Bid ${dollars(next)}`}
        </Button>
      </Main>
      <ResultText result={bid.result} />
    </Bar>
  );
}
