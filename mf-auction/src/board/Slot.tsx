import { personFill, token, type, type Person } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { memo } from 'react';
import type { AuctionSlotRow } from '../contest/auction.types';
import { dollars } from '../contest/money';

const Box = styled.div`
  display: grid;
  grid-template-columns: 5px 20px minmax(0, 1fr) auto;
  align-items: center;
  min-height: 23px;
  border: 1px solid ${token.line2};
  background: ${token.surface};
  ${type.note};
  color: ${token.ink};
  &[data-mine] {
    background: ${token.brandTint};
    font-weight: 600;
  }
  &[data-out] {
    color: ${token.ink3};
  }
  &[data-out] s + span,
  &[data-out] i {
    opacity: 0.45;
  }
  &[data-open] {
    border-style: dashed;
    background: none;
    color: ${token.ink3};
  }
  &[data-live] {
    outline: 2px solid ${token.live};
  }
  i {
    align-self: stretch;
    forced-color-adjust: none;
  }
  > span {
    padding: 0 3px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span:nth-of-type(1) {
    text-align: right;
    padding: 0;
  }
  /* Columns of later rounds are narrower, and have room for a second line. */
  &[data-later] > span:nth-of-type(2) {
    white-space: normal;
    line-height: 1.05;
  }
`;

interface Props {
  slot: AuctionSlotRow;
  /** Undefined where nobody owns the team. */
  owner: Person | undefined;
  mine: boolean;
  live?: boolean;
  /** What stands where the slot is open. */
  open?: string;
}

/** A slot: owner, seed, team, and what counts there: price in the first round, owner later, points while it is played. */
export const Slot = memo(function Slot({ slot, owner, mine, live = false, open = '' }: Props) {
  if (slot.Team === '')
    return (
      <Box data-open>
        {open === '' ? <span /> : <span style={{ gridColumn: '1 / -1', textAlign: 'left', padding: '0 10px' }}>{open}</span>}
      </Box>
    );
  const figure = live ? slot.score : slot.round === 1 && slot.Price !== null ? dollars(slot.Price) : (owner?.monogram ?? '');
  return (
    <Box
      data-mine={mine || undefined}
      data-out={slot.out === 1 || undefined}
      data-live={live || undefined}
      data-later={slot.round > 1 || undefined}
      title={`${slot.Team}${slot.Owner === '' ? '' : `, ${slot.Owner}`}`}
    >
      <i style={{ background: owner ? personFill(owner.color) : 'transparent' }} aria-hidden />
      <span>{slot.Seed}</span>
      <span>{slot.out === 1 ? <s>{slot.Team}</s> : slot.Team}</span>
      <span>{figure}</span>
    </Box>
  );
});
