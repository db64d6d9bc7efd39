import { token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { gain } from './money';

const Points = styled.span`
  white-space: nowrap;
  color: ${token.win};
  &[data-loss] {
    color: ${token.loss};
  }
  &[data-even] {
    color: inherit;
  }
`;

/** Points with their sign, and in its colour: '+$12', '−$3'. @param digits of its column */
export function Gain({ points, digits }: { points: number; digits?: number }) {
  return (
    <Points data-loss={points < 0 || undefined} data-even={points === 0 || undefined}>
      {gain(points, digits)}
    </Points>
  );
}
