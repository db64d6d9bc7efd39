import { styled } from '../theme/styled';
import { media } from '../theme/tokens';

/** The gutter and the widest measure of a contest's screen. */
export const Page = styled.div`
  max-width: 1440px;
  margin-inline: auto;
  padding: 16px 24px 32px;
  ${media.phone} {
    padding: 0 0 calc(80px + env(safe-area-inset-bottom));
  }
  ${media.huge} {
    max-width: 1728px;
  }
`;
