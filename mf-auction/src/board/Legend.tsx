import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { AuctionOwnerRow } from '../contest/auction.types';
import { OwnerName } from '../owner/OwnerName';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${type.note};
  color: ${token.ink2};
  li {
    display: flex;
    gap: 6px;
    align-items: center;
  }
`;

/** Whose letters and colors are whose. */
export function Legend({ owners, me }: { owners: readonly AuctionOwnerRow[]; me: number }) {
  return (
    <List aria-label="Owners">
      {[...owners]
        .sort((a, b) => Number(b.ID === me) - Number(a.ID === me) || a.ID - b.ID)
        .map(({ ID, Name }) => (
          <li key={ID}>
            <OwnerName name={Name} you={ID === me} />
          </li>
        ))}
    </List>
  );
}
