import { chosen, media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Link, NavLink } from '@poolhouse/shared-ui/router';
import { brand, brandName } from '../frame/ground.styles';

export { BarGround, Space } from '../frame/ground.styles';

export const Brand = styled(Link)`
  ${brand}
  /* Where there is no room for the whole name it wraps out of sight: half a name is none. */
  ${media.phone} {
    flex-wrap: wrap;
    align-content: flex-start;
    height: 44px;
    overflow: hidden;
    & > * {
      height: 44px;
      line-height: 44px;
    }
  }
`;

export const BrandName = styled.span`
  ${brandName}
`;

/** Where the mark stands else. */
export const Up = styled(Link)`
  display: flex;
  align-items: center;
  gap: 20px;
  min-width: 44px;
  min-height: 44px;
  padding-right: 12px;
  ${type.h2};
  color: ${token.onMast};
  text-decoration: none;
  & > svg {
    flex: none;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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

/** Round, before the word. */
export const LiveSpot = styled.i`
  width: 8px;
  height: 8px;
  margin-right: 6px;
  border-radius: 50%;
  background: ${token.mastLive};
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
    width: min(2.125rem, 44px);
    height: min(2.125rem, 44px);
    border: 1px solid ${token.onMast2};
    border-radius: 50%;
    ${type.cell};
    font-weight: 600;
    color: ${token.onMast};
  }
  & > span::before {
    content: attr(data-letters);
  }
  & > span[data-known='true'] {
    background: var(--ph-person);
    color: ${token.surface};
  }
  ${media.hover} {
    &:hover > span {
      background: ${token.onMast};
      color: ${token.mast};
    }
  }
`;
