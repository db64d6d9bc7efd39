import { styled } from '../theme/styled';
import { media } from '../theme/tokens';

/** Main column and a narrower side; one column below 960. */
export const Columns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  > div {
    display: grid;
    gap: inherit;
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.small} {
    gap: 20px;
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 348px;
  }
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 408px;
  }
`;
