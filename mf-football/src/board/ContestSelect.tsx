import { media, sans, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { ContestOption } from '@poolhouse/contract';

// The platform's own list: it costs nothing, and a phone shows it better than a page can.
const Select = styled.select`
  height: 36px;
  padding: 0 10px;
  border: 1px solid ${token.ctl};
  border-radius: 6px;
  color: ${token.ink};
  background: ${token.surface};
  font: 500 .9375rem/1 ${sans};
  ${media.touch} { height: 44px; }
`;

interface Props {
  contests: readonly ContestOption[];
  value: number;
  onChange(id: number): void;
}

export function ContestSelect({ contests, value, onChange }: Props) {
  return (
    <Select aria-label="Contest" value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {contests.map((contest) => <option key={contest.id} value={contest.id}>{contest.name}</option>)}
    </Select>
  );
}
