import { styled } from '../theme/styled';
import { media } from '../theme/tokens';

/** Panels below each other. */
export const Stack = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.small} {
    gap: 20px;
  }
`;
