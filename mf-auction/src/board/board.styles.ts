import { media } from '@poolhouse/shared-ui';
import { Stack } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

/** Two columns from 960 px, three from 1280. */
export const Columns = styled(Stack)`
  align-items: start;
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
