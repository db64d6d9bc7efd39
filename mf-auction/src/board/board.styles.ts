import { media } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const Stack = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.small} {
    gap: 20px;
  }
`;

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
