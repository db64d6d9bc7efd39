import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const Row = styled.li`
  position: relative;
  display: grid;
  /* Fixed where the content differs from row to row, so that the rows stand in line. */
  grid-template-columns: minmax(120px, 1.2fr) minmax(150px, 1.5fr) 64px minmax(80px, 1fr) 112px;
  gap: 4px 16px;
  align-items: center;
  min-height: 84px;
  padding: 14px 16px 14px 18px;
  border-top: 1px solid ${token.line};
  small {
    ${type.note};
    color: ${token.ink2};
  }
  & > :last-child {
    grid-column: -2;
    justify-self: end;
    white-space: nowrap;
  }
  & > svg {
    color: ${token.ink2};
  }
  ${media.hover} {
    &:hover {
      background: ${token.sunken};
    }
  }
  &[data-waiting] {
    background: ${token.pushTint};
    box-shadow: inset 3px 0 ${token.push};
  }
  &[data-waiting] small {
    color: ${token.pushInk};
  }
  &[data-short] {
    grid-template-columns: minmax(120px, 1.2fr) minmax(150px, 2fr) 140px;
  }
  ${media.phone} {
    &,
    &[data-short] {
      grid-template-columns: 1fr auto;
    }
    padding: 12px 16px;
    & > :last-child {
      grid-row: 1;
    }
    & > a {
      position: relative;
    }
  }
`;

export const Name = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  a {
    font:
      600 1.625rem/1.2 'Barlow Condensed',
      'Arial Narrow',
      sans-serif;
    color: ${token.ink};
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${token.brand};
    outline-offset: -2px;
  }
`;

export const Fact = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  b {
    display: flex;
    align-items: center;
    gap: 6px;
    ${type.team};
  }
  b:empty {
    display: none;
  }
  svg {
    color: ${token.pushInk};
  }
  &[data-done] svg {
    color: ${token.winInk};
  }
  [data-waiting] &:not([data-rank]) b {
    color: ${token.pushInk};
  }
  ${media.phone} {
    grid-column: 1 / -1;
    &[data-rank] {
      flex-direction: row;
      gap: 8px;
      align-items: baseline;
    }
  }
`;

/** A round dot and the word, never the colour alone. */
export const Live = styled.span`
  min-width: 60px;
  ${type.note};
  font-weight: 600;
  color: ${token.live};
  white-space: nowrap;
  &:not(:empty)::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 6px;
    border-radius: 50%;
    background: currentColor;
  }
`;
