import { media } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const Stack = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  ${media.small} {
    gap: 20px;
  }
`;

/** Two panels side by side where there is room for both. */
export const Halves = styled(Stack)`
  align-items: start;
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
