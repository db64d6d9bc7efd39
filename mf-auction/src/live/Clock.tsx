import { plural, serverNow, serverRate, token, type, useFromNow, useRoundTrip } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { useState } from 'react';
import { going, secondsLeft } from './clock.rules';
import { isSlow } from './connection.rules';

const Ring = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 104px;
  height: 104px;
  svg {
    position: absolute;
    inset: 0;
    transform: rotate(-90deg);
  }
  b {
    ${type.value};
    font-size: 36px;
    line-height: 1;
  }
  span {
    ${type.note};
    color: ${token.ink2};
    margin-top: -32px;
  }
`;
const Beside = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: flex-end;
  justify-self: end;
`;
const Slow = styled.span`
  max-width: 6em;
  text-align: right;
  color: ${token.pushInk};
  ${type.cell};
  font-weight: 600;
`;
const Band = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  padding: 8px 14px;
  background: ${token.liveTint};
  color: ${token.live};
  ${type.cell};
  font-weight: 600;
`;
const ROUND = 2 * Math.PI * 46;

/** The clock of the lot that is up, and beside it whether the connection is slow. */
export function Clock({ endsAt, of }: { endsAt: number; of: number }) {
  return (
    <Beside>
      <Connection />
      <ClockRing endsAt={endsAt} of={of} />
    </Beside>
  );
}

function Connection() {
  const trip = useRoundTrip();
  const [slow, setSlow] = useState(false);
  const now = isSlow(trip, slow);
  if (now !== slow) setSlow(now);
  return <Slow role="status">{now && 'Connection slow'}</Slow>;
}

/** Seconds of the lot that is up, and of how many; by the server's time, not by this device's. */
function ClockRing({ endsAt, of }: { endsAt: number; of: number }) {
  const seconds = useFromNow((now) => Math.ceil(secondsLeft(endsAt, now, serverRate())), 200);
  const left = Math.min(1, seconds / of);
  return (
    <Ring role="timer" aria-label={`${plural(seconds, 'second')} left`}>
      <svg viewBox="0 0 104 104" aria-hidden>
        <circle cx="52" cy="52" r="46" fill="none" stroke={token.line2} strokeWidth="7" />
        <circle cx="52" cy="52" r="46" fill="none" stroke={token.live} strokeWidth="7" strokeDasharray={`${left * ROUND} ${ROUND}`} />
      </svg>
      <b>{seconds}</b>
      <span>seconds</span>
    </Ring>
  );
}

/** The last five seconds, in words. */
export function Going({ endsAt, hasBid, reset }: { endsAt: number; hasBid: boolean; reset: number }) {
  const words = useFromNow(() => going(secondsLeft(endsAt, serverNow(), serverRate()), hasBid), 200);
  if (words === '') return null;
  return (
    <Band role="status">
      {words} · each bid gives {plural(reset, 'second')}
    </Band>
  );
}
