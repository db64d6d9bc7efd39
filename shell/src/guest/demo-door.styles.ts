import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const Place = styled.div`
  max-width: 640px;
  margin-top: 28px;
  ${media.medium} {
    margin-top: 0;
  }
`;

export const List = styled.ul`
  padding: 0;
  list-style: none;
`;

/** One press, and in. */
export const Entry = styled.button`
  display: grid;
  grid-template: 'title way' 'about way' / 1fr auto;
  gap: 2px 16px;
  align-items: center;
  width: 100%;
  min-height: 60px;
  padding: 10px 14px;
  background: none;
  border: 0;
  border-top: 1px solid ${token.line};
  color: ${token.ink};
  text-align: left;
  cursor: pointer;
  &[data-drawn] {
    grid-template: 'sketch title way' auto 'sketch about way' auto / auto 1fr auto;
    min-height: 76px;
  }
  ${media.hover} {
    &:hover {
      background: ${token.brandTint};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  b {
    grid-area: title;
    ${type.team};
  }
  span {
    grid-area: about;
    color: ${token.ink2};
  }
  i {
    grid-area: way;
    ${type.small};
    font-style: normal;
    font-weight: 600;
    color: ${token.brandInk};
  }
  ${media.phone} {
    padding-inline: 16px;
    &[data-drawn] {
      grid-template: 'sketch title' auto 'sketch about' auto 'sketch way' auto / auto 1fr;
    }
  }
`;

export const Foot = styled.p`
  ${type.small};
  padding: 10px 14px;
  border-top: 1px solid ${token.line};
  color: ${token.ink2};
  ${media.phone} {
    padding-inline: 16px;
  }
`;

/** The moments of the demo, as many in a line as there is room for. */
export const Moments = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 10px 14px 14px;
  border-top: 1px solid ${token.line};
  p {
    ${type.small};
    flex-basis: 100%;
    color: ${token.ink2};
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;
