import { media, token, type } from '@poolhouse/shared-ui';
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
  :focus-visible {
    outline-color: ${token.mastFocus};
  }
  ${media.phone} {
    height: calc(52px + env(safe-area-inset-top));
    padding-inline: max(16px, env(safe-area-inset-left)) max(8px, env(safe-area-inset-right));
  }
`;

export const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin-right: 16px;
  color: inherit;
  text-decoration: none;
  font: 600 1.75rem/1 'Barlow Condensed', 'Arial Narrow', sans-serif;
  ${media.phone} {
    margin-right: 4px;
  }
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
  &:hover {
    color: ${token.onMast};
  }
  &.active {
    color: ${token.onMast};
    border-color: ${token.mastFocus};
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

export const BarTextButton = styled.button`
  min-height: 36px;
  padding: 0 12px;
  background: none;
  color: ${token.onMast};
  border: 1px solid ${token.onMast2};
  border-radius: 6px;
  font-weight: 600;
  font-size: 0.8125rem;
  white-space: nowrap;
  cursor: pointer;
  ${media.touch} {
    min-height: 44px;
  }
`;
