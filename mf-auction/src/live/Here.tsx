import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Radio } from 'lucide-react';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';

const Count = styled.span`
  ${type.cell};
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: ${token.ink2};
  white-space: nowrap;
  margin-left: auto;
`;

/** How many owners are in the room: those whose page is open and connected, at whichever process. Nothing once all is sold. */
export function Here({ data: { here, owners }, config }: { data: Pick<LiveData, 'here' | 'owners'>; config: AuctionConfigRow }) {
  if (config.phase === 'complete' || owners.data.length === 0) return null;
  return (
    <Count title="Owners who have the live page open and connected">
      <Radio size={16} aria-hidden />
      {here.data.length} of {owners.data.length} here
    </Count>
  );
}
