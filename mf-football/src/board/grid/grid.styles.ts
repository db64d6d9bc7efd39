import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** Scrolls sideways by itself, so that the page never does. */
export const GridFrame = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  @media print { overflow: visible; }
`;

export const GridTable = styled.table`
  border-collapse: separate;
  border-spacing: 0;
  width: 100%;
  ${type.cell};
  white-space: nowrap;
`;

export const HeadCell = styled.th`
  ${type.head};
  padding: 8px 5px;
  text-align: left;
  color: ${token.ink3};
  background: ${token.sunken};
  border-bottom: 1px solid ${token.line};
`;

const sticky = `
  position: sticky;
  left: 0;
  z-index: 1;
  padding-left: 14px;
  ${media.phone} { padding-left: 16px; border-right: 1px solid ${token.line2}; }
`;

export const EntryHead = styled(HeadCell)`
  ${sticky}
`;

export const EntryCell = styled.th`
  ${sticky}
  padding: 6px 5px 6px 14px;
  text-align: left;
  font-weight: inherit;
  background: inherit;
  border-bottom: 1px solid ${token.line};
`;

export const Row = styled.tr<{ mine: boolean }>`
  height: 34px;
  background: ${({ mine }) => (mine ? token.brandTint : token.surface)};
  font-weight: ${({ mine }) => (mine ? 600 : 500)};
  ${({ mine }) => (mine ? `& > th { box-shadow: inset 3px 0 ${token.brand}; }` : '')}
  ${media.touch} { height: 44px; }
  &:last-of-type > * { border-bottom-color: transparent; }
`;

// Positioned, so that the words for a screen reader stay inside what scrolls.
export const PickCell = styled.td`
  position: relative;
  padding: 4px 5px;
  border-bottom: 1px solid ${token.line};
  &:focus-visible { outline-offset: -2px; }
  &[data-open] { cursor: pointer; }
`;

export const RecordCell = styled.td`
  padding: 6px 14px 6px 4px;
  text-align: right;
  font-weight: 600;
  border-bottom: 1px solid ${token.line};
  ${media.phone} { display: none; }
`;

export const RecordHead = styled(HeadCell)`
  text-align: right;
  padding-right: 14px;
  ${media.phone} { display: none; }
`;

export const RecordUnderName = styled.span`
  display: none;
  ${type.note};
  color: ${token.ink2};
  ${media.phone} { display: block; }
`;
