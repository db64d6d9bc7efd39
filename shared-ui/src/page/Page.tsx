import { styled } from '../theme/styled';
import { media } from '../theme/tokens';

/** The gutter and the widest measure of a contest's screen. */
export const Page = styled.div`
  max-width: 1440px;
  margin-inline: auto;
  padding: 16px 24px 32px;
  ${media.phone} {
    padding: 0 0 max(80px + env(safe-area-inset-bottom), 12px + var(--ph-tabs, 0px) + var(--ph-bar, 0px));
  }
  ${media.huge} {
    max-width: 1728px;
  }
`;
