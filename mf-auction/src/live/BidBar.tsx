import { type Answer, formatGain, plural, useAction } from '@poolhouse/shared-ui';
import { covering, ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { useState, type ReactNode } from 'react';
import type { AuctionConfigRow, AuctionOwnerRow, LiveData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { Bar, Main, Mine, Own, Step } from './bid-bar.styles';
import { amountOf, bidTrouble, stepsFrom } from './bid.rules';

/** A second tap within this time is the first one's. */
const ONE_TAP_MS = 600;

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

const bar = covering('bar');

/** My budget, my bid, my sealed maximum. */
export function BidBar({ data, config, lost, send, after, children }: BidBarProps) {
  const [own, setOwn] = useState({ lot: 0, amount: '' });
  const { place, pending, result } = useBid(send, after, () => setOwn({ lot: 0, amount: '' }));
  const block = data.block.data[0];
  const me = data.owners.data.find(({ ID }) => ID === config.entry_id);
  const up = block?.lot ?? 0;
  const next = block && up !== 0 ? block.next : 0;
  const steps = block && up !== 0 ? stepsFrom(block) : [];
  // An amount is meant for the lot that it was typed for.
  const typed = own.lot === up ? own.amount : '';
  const amount = amountOf(typed, next);
  // Without a connection nobody knows how the lot stands by now.
  const troubleOf = (bid: number) => (lost ? 'Connection lost' : bidTrouble(block, config, me, bid));
  const closed = troubleOf(next);
  const trouble = amount === null ? 'No amount' : troubleOf(amount);
  return (
    <Bar ref={bar} aria-label="My bid">
      <Budget me={me} next={next}>
        {children}
      </Budget>
      {steps.map((step) => (
        <Rise key={step.by} {...step} disabled={closed !== '' || step.amount > (me?.max_bid ?? 0)} onPlace={place} />
      ))}
      {steps.length > 0 && (
        <OwnBid
          value={typed}
          disabled={closed !== '' && closed !== 'Over your budget'}
          onChange={(value) => setOwn({ lot: up, amount: value })}
          onEnter={() => amount !== null && trouble === '' && place(amount)}
        />
      )}
      <Main>
        <Button variant="contained" disabled={trouble !== '' || pending} onClick={() => amount !== null && place(amount)}>
          {trouble || `Bid ${dollars(amount)}`}
        </Button>
      </Main>
      <ResultText result={result} />
    </Bar>
  );
}

/** Places bids, one a tap. */
function useBid(send: BidBarProps['send'], after: BidBarProps['after'], onTaken: () => void) {
  const [tapped, setTapped] = useState(0);
  const { run, pending, result } = useAction(send, {
    shownMs: 5000,
    onDone: () => {
      onTaken();
      return after();
    },
    onFailed: after,
  });
  const place = (amount: number) => {
    if (Date.now() - tapped < ONE_TAP_MS) return;
    setTapped(Date.now());
    void run(amount);
  };
  return { place, pending, result };
}

/** What I may still spend, and after the next bid; the sealed maximum beside it. */
function Budget({ me, next, children }: { me: AuctionOwnerRow | undefined; next: number; children: ReactNode }) {
  const left = me?.left;
  const spent = dollars(me?.TotalPaid ?? 0);
  return (
    <Mine>
      <span>
        {left === null || left === undefined ? `${spent} spent` : `My budget left ${dollars(left)}`}
        <small>
          {plural(me?.TotalTeams ?? 0, 'team')}, {spent} spent
          {left != null && next > 0 && next <= left && `, ${dollars(left - next)} after this bid`}
        </small>
      </span>
      {children}
    </Mine>
  );
}

interface RiseProps {
  by: number;
  amount: number;
  disabled: boolean;
  onPlace(amount: number): void;
}

/** A bid by so much more than the one that stands. */
function Rise({ by, amount, disabled, onPlace }: RiseProps) {
  return (
    <Step>
      <Button
        variant="outlined"
        color="inherit"
        disabled={disabled}
        onClick={() => onPlace(amount)}
        aria-label={`Bid ${dollars(amount)}, ${by} more`}
      >
        {formatGain(by)}
        <small>{dollars(amount)}</small>
      </Button>
    </Step>
  );
}

interface OwnBidProps {
  value: string;
  disabled: boolean;
  onChange(value: string): void;
  onEnter(): void;
}

/** An amount of one's own; Enter bids it. */
function OwnBid({ value, disabled, onChange, onEnter }: OwnBidProps) {
  return (
    <Own>
      Own bid
      <input
        type="text"
        inputMode="numeric"
        maxLength={7}
        placeholder="$"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      />
    </Own>
  );
}
