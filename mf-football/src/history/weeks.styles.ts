import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const Weeks = styled.table`
  ${type.cell};
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    padding: 4px 6px;
    height: 34px;
    text-align: left;
    font-weight: 500;
    border-bottom: 1px solid ${token.line};
  }
  th:first-of-type {
    padding-left: 14px;
  }
  td:last-of-type,
  thead th:last-of-type {
    padding-right: 14px;
  }
  thead th {
    ${type.head};
    color: ${token.ink3};
    background: ${token.sunken};
  }
  tbody tr:last-of-type > * {
    border-bottom-color: transparent;
  }
  tfoot tr > * {
    font-weight: 600;
    background: ${token.sunken};
    border-top: 2px solid ${token.line2};
  }
  [data-sum] {
    text-align: right;
  }
  [data-sum] > span,
  th span {
    display: none;
  }
  th a {
    display: inline-flex;
    align-items: center;
    color: ${token.brand};
    white-space: pre;
    text-decoration: none;
  }
  ${media.hover} {
    th a:hover {
      text-decoration: underline;
    }
  }
  ${media.touch} {
    /* Larger to the finger, and no row the taller for it. */
    th a {
      min-width: 44px;
      min-height: 44px;
      margin-block: -12px;
    }
  }
  ${media.phone} {
    display: block;
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody,
    tfoot {
      display: block;
    }
    tbody tr,
    tfoot tr {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      padding: 8px 16px 4px;
      border-bottom: 1px solid ${token.line};
    }
    tfoot tr {
      background: ${token.sunken};
      border-top: 2px solid ${token.line2};
    }
    tbody th,
    tbody td,
    tfoot th,
    tfoot td {
      height: auto;
      padding: 0;
      border: 0;
      background: none;
    }
    th {
      grid-area: 1 / 1 / 2 / 4;
      font-weight: 600;
    }
    th:first-of-type,
    td:last-of-type {
      padding: 0;
    }
    [data-sum] {
      grid-row: 1;
    }
    [data-sum] > span,
    th span {
      display: inline;
    }
    tfoot [data-pick] {
      display: none;
    }
  }
`;

/** Chip, team and line; a press tells the sentence behind it. */
export const PastPick = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0;
  border: 0;
  color: ${token.ink};
  background: none;
  font: inherit;
  text-align: left;
  white-space: nowrap;
  cursor: pointer;
  small {
    ${type.note};
    color: ${token.ink2};
  }
  ${media.touch} {
    min-height: 44px;
  }
  ${media.phone} {
    ${type.note};
    flex-direction: column;
    align-items: flex-start;
    gap: 2px;
    padding: 4px 0;
    small {
      display: block;
    }
  }
`;
