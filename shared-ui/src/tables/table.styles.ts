import { keyframes } from '@emotion/react';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';

const fade = keyframes({ from: { background: token.brandTint } });

export const TableRoom = styled.div`
  container-type: inline-size;
`;

/**
 * In letters so large, or in words so long, that there is no room for the figures, the table scrolls, and not the page; my row is not pinned in
 * it then. It is told before the first drawing where letters are that large, and else once the table is measured.
 */
export const Sideways = styled.div`
  &[data-wide] {
    position: relative;
    overflow-x: auto;
  }
  @container (max-width: 19rem) {
    position: relative;
    overflow-x: auto;
    /* Names keep their words whole where the table scrolls anyway. */
    bdi {
      display: inline-block;
      max-width: 8rem;
      overflow-wrap: break-word;
    }
  }
`;

/** Cells of every table: hairlines, condensed figures, my row tinted with a bar, totals under a heavier line. */
export const TableFrame = styled.table`
  ${type.cell};
  position: relative;
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    height: 33px;
    padding: 6px 8px;
    text-align: left;
    font-weight: 500;
    border-bottom: 1px solid ${token.line};
  }
  tr > :not(* + *) {
    padding-left: 14px;
  }
  tr > :last-child,
  tr > :has(+ [data-open]) {
    padding-right: 14px;
  }
  tbody tr:last-of-type > * {
    border-bottom-color: transparent;
  }
  thead th {
    ${type.head};
    height: 28px;
    color: ${token.ink3};
    background: ${token.sunken};
    white-space: nowrap;
  }
  tr[data-groups] > * {
    height: 26px;
    padding-block: 4px;
    background: ${token.sunken};
  }
  tr[data-groups] > th {
    border-left: 1px solid ${token.line};
  }
  ${media.phone} {
    tr[data-groups] {
      display: none;
    }
  }
  [data-align='right'] {
    text-align: right;
  }
  [data-align='center'] {
    text-align: center;
  }
  tr[data-mine='true'] > * {
    font-weight: 600;
    background: ${token.brandTint};
  }
  tr[data-mine='true'] > :not(* + *) {
    box-shadow: inset 3px 0 ${token.brand};
  }
  tr[data-pin='true'] {
    position: sticky;
    z-index: 1;
    top: var(--ph-covered);
    bottom: 0;
  }
  tr[data-changed='true'] > * {
    animation: ${fade} 1200ms ease-out;
  }
  tfoot > tr > * {
    font-weight: 600;
    background: ${token.sunken};
    border-top: 2px solid ${token.line2};
  }
  a {
    color: ${token.brand};
    text-decoration: none;
  }
  /* A name that leads to its player looks as one that does not. */
  a[data-name] {
    color: inherit;
  }
  a:focus-visible {
    text-decoration: underline;
  }
  ${media.hover} {
    a:hover {
      text-decoration: underline;
    }
  }
  ${media.touch} {
    th,
    td {
      height: 40px;
    }
    tr:has(a:not([data-name]), button) > * {
      height: 44px;
    }
    td a:not([data-name]),
    tbody th a:not([data-name]) {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      min-height: 44px;
      margin-block: -6px;
    }
    /* The row's height to the finger, and no row the taller for it. */
    a[data-name] {
      position: relative;
    }
    a[data-name]::after {
      position: absolute;
      inset: -10px 0;
      content: '';
    }
  }
  ${media.still} {
    tr[data-changed='true'] > * {
      box-shadow: inset 0 -2px ${token.brand};
    }
  }
  ${media.phone} {
    tr > :not(* + *) {
      padding-left: 16px;
    }
    tr > :last-child {
      padding-right: 16px;
    }
    tr > :has(+ [data-open]) {
      padding-right: 8px;
    }
    [data-phone='false'] {
      display: none;
    }
    tr[data-pin='true'] {
      bottom: auto;
    }
  }
  /* The narrowest phones: figures close up, names keep what room there is. */
  @media (max-width: 359.95px) {
    th,
    td {
      padding-inline: 3px;
    }
    tr > :not(* + *) {
      padding-left: 12px;
    }
    tr > :last-child {
      padding-right: 12px;
    }
    thead th,
    thead button {
      letter-spacing: 0;
      font-size: 0.75rem;
    }
  }
  tr[data-rest] > td {
    ${type.note};
    color: ${token.ink2};
  }
  @media not all and (max-width: 599.95px) {
    tr[data-rest] {
      display: none;
    }
  }
`;

/** A head that sorts; its arrow keeps its room, so that no column changes its width. */
export const SortButton = styled.button`
  ${type.head};
  display: inline-flex;
  align-items: center;
  gap: 3px;
  min-height: 28px;
  margin: -6px 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  [data-align='right'] > & {
    flex-direction: row-reverse;
  }
  [data-shown='false'] {
    visibility: hidden;
  }
  ${media.hover} {
    &:hover {
      color: ${token.ink};
    }
  }
  [aria-sort] > & {
    color: ${token.ink};
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

/** Only a phone has to open rows. */
export const OpenCell = styled.td`
  display: none;
  ${media.phone} {
    display: table-cell;
    width: 44px;
  }
`;

export const OpenButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  margin: -6px -10px -6px 0;
  border: 0;
  background: none;
  color: ${token.ink2};
  cursor: pointer;
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;
