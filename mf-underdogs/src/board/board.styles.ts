import { media } from '@poolhouse/shared-ui';
import { Stack } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

/** Two panels side by side where there is room for both. */
export const Halves = styled(Stack)`
  align-items: start;
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
