import { styled } from '../theme/styled';
import { chosen, media, token, type } from '../theme/tokens';

/** Scrolls sideways by itself, so that the page never does. */
export const GridFrame = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  @media print {
    overflow: visible;
    &[data-wide] {
      page: wide;
    }
  }
`;

export const GridTable = styled.table`
  border-collapse: separate;
  border-spacing: 0;
  width: 100%;
  ${type.cell};
  white-space: nowrap;
  @media print {
    font-size: 0.75rem;
    line-height: 1.2;
    td * {
      font-size: 0.6875rem;
    }
    tbody th {
      max-width: 104px;
      white-space: normal;
    }
    th,
    td {
      padding-inline: 2px;
    }
    th:first-of-type {
      padding-left: 6px;
    }
  }
`;

export const HeadCell = styled.th`
  ${type.head};
  padding: 8px 5px;
  text-align: left;
  color: ${token.ink3};
  background: ${token.sunken};
  border-bottom: 1px solid ${token.line};
  &[aria-current] {
    color: ${token.ink};
    ${chosen}
  }
`;

const sticky = `
  position: sticky;
  left: 0;
  z-index: 1;
  padding-left: 14px;
  ${media.phone} { padding-left: 16px; border-right: 1px solid ${token.line2}; }
`;

export const RowsHead = styled(HeadCell)`
  ${sticky}
`;

export const RowHead = styled.th`
  ${sticky}
  padding: 6px 5px 6px 14px;
  text-align: left;
  font-weight: inherit;
  background: inherit;
  border-bottom: 1px solid ${token.line};
`;

export const Row = styled.tr`
  height: 34px;
  background: ${token.surface};
  font-weight: 500;
  &[data-mine='true'] {
    background: ${token.brandTint};
    font-weight: 600;
    > th {
      box-shadow: inset 3px 0 ${token.brand};
    }
  }
  ${media.touch} {
    height: 44px;
  }
  &:last-of-type > * {
    border-bottom-color: transparent;
  }
`;

export const TotalRow = styled(Row)`
  background: ${token.sunken};
  font-weight: 600;
  > * {
    border-top: 2px solid ${token.line2};
  }
`;

// Positioned, so that the words for a screen reader stay inside what scrolls.
export const Cell = styled.td`
  position: relative;
  padding: 4px 5px;
  border-bottom: 1px solid ${token.line};
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-open] {
    cursor: pointer;
  }
`;

export const EndCell = styled.td`
  padding: 6px 14px 6px 4px;
  text-align: right;
  font-weight: 600;
  border-bottom: 1px solid ${token.line};
  ${media.phone} {
    display: none;
  }
`;

export const EndHead = styled(HeadCell)`
  text-align: right;
  padding-right: 14px;
  ${media.phone} {
    display: none;
  }
`;

export const UnderName = styled.span`
  display: none;
  ${type.note};
  color: ${token.ink2};
  ${media.phone} {
    display: block;
  }
`;
