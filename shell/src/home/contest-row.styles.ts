import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { rowLink } from './row-link.styles';

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
  /* It stands above, with what is to do. */
  &[data-slim] {
    min-height: 56px;
    padding-block: 4px;
    background: ${token.sunken};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto auto 24px;
    gap: 0 10px;
    min-height: 52px;
    padding: 6px 16px;
    & > * {
      grid-row: 1;
    }
    &[data-slim] {
      min-height: 44px;
      padding-block: 2px;
    }
    &[data-short] {
      grid-template-columns: minmax(0, 1fr) minmax(112px, auto);
      min-height: 68px;
    }
    &[data-short] > div + div {
      grid-row: 2;
      grid-column: 1;
    }
    &[data-short] > a {
      grid-column: 2;
      grid-row: 1 / span 2;
      min-height: 44px;
    }
  }
  /* In letters so large, what is live and the place stand below the name. */
  @container (max-width: 16rem) {
    &:not([data-short]) {
      grid-template-columns: auto minmax(0, 1fr) 24px;
    }
    &:not([data-short]) > :first-child {
      grid-column: 1 / -2;
    }
    &:not([data-short]) > span,
    &:not([data-short]) > [data-rank] {
      grid-row: 3;
      grid-column: auto;
    }
    &[data-short] {
      grid-template-columns: minmax(0, 1fr);
      padding-block: 10px;
    }
    &[data-short] > a {
      grid-column: 1;
      grid-row: 3;
      justify-self: stretch;
      margin-top: 6px;
    }
  }
`;

/** Contests folded into one row. */
export const Quiet = styled.details`
  border-top: 1px solid ${token.line};
  summary {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 0 16px;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary b {
    flex: none;
    font-weight: 600;
    color: ${token.brand};
  }
  summary span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-align: right;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${type.note};
    color: ${token.ink2};
  }
  &[open] summary svg {
    rotate: 180deg;
  }
`;

/** Below a list that shows its first rows. */
export const More = styled.div`
  display: grid;
  border-top: 1px solid ${token.line};
  button {
    min-height: 44px;
    border: 0;
    border-radius: 0;
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
  }
  ${rowLink}
  ${media.phone} {
    grid-column: 1;
    flex-flow: row wrap;
    gap: 0 8px;
    align-items: baseline;
    a {
      ${type.team};
    }
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
    flex-flow: row wrap;
    gap: 0 8px;
    align-items: baseline;
    b {
      ${type.cell};
      font-weight: 600;
    }
    &[data-state] {
      grid-row: 2;
      grid-column: 1 / -2;
    }
    &[data-rank] {
      grid-column: 3;
      justify-content: end;
      white-space: nowrap;
    }
    /* A phone has room for where the player stands in what runs now. */
    &[data-rank] small {
      display: none;
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
  ${media.phone} {
    min-width: 0;
    &:empty {
      display: none;
    }
  }
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
