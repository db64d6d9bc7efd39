import { useState, type ReactNode } from 'react';
import { type Answer, field, formatGain, media, plural, token, type, useAction } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { amountOf, bidTrouble, stepsFrom } from './bid.rules';

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
const Own = styled.label`
  ${type.note};
  color: ${token.ink2};
  text-align: center;
  input {
    ${field};
    width: 100%;
    min-height: 37px;
    text-align: center;
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
  /** The connection is gone: what a bid would have to beat is not known. */
  lost?: boolean | undefined;
  send(amount: number): Promise<Answer<unknown>>;
  /** Reads the room again, whether the bid was taken or not. */
  after(): unknown;
  /** Beside the budget: the sealed maximum. */
  children?: ReactNode;
}

/** My budget, my bid, my sealed maximum. */
export function BidBar({ data, config, lost, send, after, children }: BidBarProps) {
  const [tapped, setTapped] = useState(0);
  const [own, setOwn] = useState({ lot: 0, amount: '' });
  const block = data.block.data[0];
  const me = data.owners.data.find(({ ID }) => ID === config.entry_id);
  const bid = useAction(send, {
    shownMs: 5000,
    onDone: () => {
      setOwn({ lot: 0, amount: '' });
      return after();
    },
    onFailed: after,
  });
  const place = (amount: number) => {
    if (Date.now() - tapped < ONE_TAP_MS) return;
    setTapped(Date.now());
    void bid.run(amount);
  };
  const next = block && block.lot !== 0 ? block.next : 0;
  const up = block?.lot ?? 0;
  // An amount is meant for the lot that it was typed for.
  const typed = own.lot === up ? own.amount : '';
  const amount = amountOf(typed, next);
  // Without a connection nobody knows how the lot stands by now.
  const troubleOf = (bid: number) => (lost ? 'Connection lost' : bidTrouble(block, config, me, bid));
  const closed = troubleOf(next);
  const trouble = amount === null ? 'No amount' : troubleOf(amount);
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
            disabled={closed !== '' || amount > (me?.max_bid ?? 0)}
            onClick={() => place(amount)}
            aria-label={`Bid ${dollars(amount)}, ${by} more`}
          >
            {formatGain(by)}
            <small>{dollars(amount)}</small>
          </Button>
        </Step>
      ))}
      {steps.length > 0 && (
        <Own>
          Own bid
          <input
            type="text"
            inputMode="numeric"
            maxLength={7}
            placeholder="$"
            value={typed}
            disabled={closed !== '' && closed !== 'Over your budget'}
            onChange={(event) => setOwn({ lot: up, amount: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && amount !== null && trouble === '') place(amount);
            }}
          />
        </Own>
      )}
      <Main>
        <Button variant="contained" disabled={trouble !== '' || bid.pending} onClick={() => amount !== null && place(amount)}>
          {trouble || `Bid ${dollars(amount)}`}
        </Button>
      </Main>
      <ResultText result={bid.result} />
    </Bar>
  );
}
