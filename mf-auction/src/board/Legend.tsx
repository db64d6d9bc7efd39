import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { AuctionOwnerRow } from '../contest/auction.types';
import { OwnerBar } from '../owner/OwnerName';

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

/** Whose letters and bars are whose. */
export function Legend({ owners, me }: { owners: readonly AuctionOwnerRow[]; me: number }) {
  return (
    <List aria-label="Owners">
      {[...owners]
        .sort((a, b) => Number(b.ID === me) - Number(a.ID === me) || a.ID - b.ID)
        .map(({ ID, Code, Name, Color }) => (
          <li key={ID} title={Name}>
            <OwnerBar color={Color} aria-hidden /> {Code}
            {ID === me && ' (you)'}
          </li>
        ))}
    </List>
  );
}
