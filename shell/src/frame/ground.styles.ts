import { media, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** The bar itself, which both the sign-in page and the site stand under. */
export const BarGround = styled.header`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: calc(56px + env(safe-area-inset-top));
  padding: env(safe-area-inset-top) max(24px, env(safe-area-inset-right)) 0 max(24px, env(safe-area-inset-left));
  background: ${token.mast};
  color: ${token.onMast};
  --ph-ring: ${token.mastFocus};
  ${media.forced} {
    --ph-ring: Highlight;
  }
  ${media.phone} {
    min-height: calc(52px + env(safe-area-inset-top));
    padding-inline: max(16px, env(safe-area-inset-left)) max(8px, env(safe-area-inset-right));
  }
`;

export const brandName = `
  font: 600 1.75rem/1 'Barlow Condensed', 'Arial Narrow', sans-serif;
`;

/** The look of the link home. */
export const brand = `
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: 44px;
  margin-right: 16px;
  color: inherit;
  text-decoration: none;
  ${brandName}
  & > svg {
    flex: none;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${media.phone} {
    margin-right: 4px;
  }
`;

export const Space = styled.span`
  flex: 1;
`;
