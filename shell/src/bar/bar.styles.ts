import { chosen, media, token, type } from '@poolhouse/shared-ui';
import { IconButton, styled } from '@poolhouse/shared-ui/core';
import { Link, NavLink } from '@poolhouse/shared-ui/router';

export const BarGround = styled.header`
  display: flex;
  align-items: center;
  gap: 8px;
  height: calc(56px + env(safe-area-inset-top));
  padding: env(safe-area-inset-top) max(24px, env(safe-area-inset-right)) 0 max(24px, env(safe-area-inset-left));
  background: ${token.mast};
  color: ${token.onMast};
  --ph-ring: ${token.mastFocus};
  ${media.forced} {
    --ph-ring: Highlight;
  }
  ${media.phone} {
    height: calc(52px + env(safe-area-inset-top));
    padding-inline: max(16px, env(safe-area-inset-left)) max(8px, env(safe-area-inset-right));
  }
`;

const brandName = `
  font: 600 1.75rem/1 'Barlow Condensed', 'Arial Narrow', sans-serif;
`;

export const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin-right: 16px;
  color: inherit;
  text-decoration: none;
  ${brandName}
  ${media.phone} {
    margin-right: 4px;
  }
`;

export const BrandName = styled.span`
  ${brandName}
`;

export const Contests = styled.nav`
  display: flex;
  align-self: stretch;
  gap: 4px;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  ${media.phone} {
    display: none;
  }
`;

export const ContestAnchor = styled(NavLink)`
  display: flex;
  align-items: center;
  padding: 3px 12px 0;
  border-bottom: 3px solid transparent;
  ${type.cell};
  color: ${token.onMast2};
  text-decoration: none;
  white-space: nowrap;
  ${media.hover} {
    &:hover {
      color: ${token.onMast};
    }
  }
  &.active {
    color: ${token.onMast};
    border-color: ${token.mastFocus};
    ${chosen}
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Space = styled.span`
  flex: 1;
`;

export const BarButton = styled(IconButton)`
  color: ${token.onMast};
`;

/** A round face in a square that a thumb hits. */
export const Initials = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  background: none;
  border: 0;
  border-radius: 6px;
  cursor: pointer;
  & > span {
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    border: 1px solid ${token.onMast2};
    border-radius: 50%;
    ${type.cell};
    font-weight: 600;
    color: ${token.onMast};
  }
  ${media.hover} {
    &:hover > span {
      background: ${token.onMast};
      color: ${token.mast};
    }
  }
`;
