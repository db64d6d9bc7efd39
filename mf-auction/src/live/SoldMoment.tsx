import { formatList, media, token, type } from '@poolhouse/shared-ui';
import { keyframes, styled } from '@poolhouse/shared-ui/core';
import { useEffect, useState } from 'react';
import type { LiveData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { salesOf } from './sales.rules';

/** Long enough to be read across a room, also where the next team comes up at once. */
const SHOWN_MS = 6000;

const come = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const Band = styled.p`
  margin: 0 0 12px;
  padding: 12px 20px;
  border-top: 2px solid ${token.win};
  background: ${token.winTint};
  color: ${token.winInk};
  animation: ${come} 300ms ease-out;
  overflow-wrap: anywhere;
  span {
    display: block;
    ${type.value};
  }
  b {
    display: block;
    ${type.h1};
  }
  ${media.phone} {
    padding: 10px 16px;
    b {
      ${type.h1Phone};
    }
  }
`;

interface Parts {
  data: Pick<LiveData, 'log' | 'all_teams'>;
  /** Whether nothing takes its place yet: then it stays until something does. */
  stays: boolean;
}

/** 'Sold to June for $71', once the hammer has fallen while the page is open; said aloud once. Nothing of sales before that. */
export function SoldMoment({ data: { log, all_teams: teams }, stays }: Parts) {
  const [sale] = salesOf(log.data, teams.data);
  const seq = sale?.seq ?? 0;
  /** Up to which sale nothing is shown any more; goes back with a sale that is taken back, or to another log. */
  const [over, setOver] = useState(seq);
  const [shownFor, setShownFor] = useState(0);
  const fresh = seq > over;
  if (seq < over || (fresh && shownFor === seq && !stays)) setOver(seq);
  useEffect(() => {
    if (!fresh) return undefined;
    const timer = setTimeout(() => setShownFor(seq), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [fresh, seq]);
  const members = teams.data.filter(({ lot }) => lot === sale?.lot);
  return (
    <div role="status">
      {fresh && sale && (
        <Band key={seq}>
          <span>{formatList(members.map(({ Name }) => Name))}</span>{' '}
          <b data-hero>
            Sold to {members[0]?.Owner} for {dollars(sale.amount)}
          </b>
        </Band>
      )}
    </div>
  );
}
