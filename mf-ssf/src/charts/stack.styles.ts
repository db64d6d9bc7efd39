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
