import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** A chance in large figures, and what it is of beside it. */
export const LargeChance = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  padding: 8px 16px 12px;
  b {
    ${type.h1};
    font-variant-numeric: tabular-nums;
  }
  span {
    ${type.cell};
    color: ${token.ink2};
  }
`;
