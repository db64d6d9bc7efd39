import { media, sans, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

const narrow = (size: string, weight = 500) => `${weight} ${size} 'Barlow Condensed', 'Arial Narrow', sans-serif`;

/** As tall as A4 and letter have room for together, with every line of a known height. */
export const Sheet = styled.div`
  display: grid;
  gap: 10px;
  & h3 {
    margin: 0;
    font: 600 0.8125rem/1.2 ${sans};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 14px;
  font: 400 0.8125rem/1.3 ${sans};
  & > strong {
    font: 600 1.0625rem/1.2 ${sans};
  }
`;

export const Grid = styled.table`
  border-collapse: collapse;
  width: 100%;
  table-layout: fixed;
  font: ${narrow('0.6875rem/1.1')};
  text-align: center;
  & caption {
    padding: 0 0 3px;
    font: ${narrow('0.75rem/1.2', 600)};
    color: ${token.ink2};
  }
  & th,
  & td {
    border: 1px solid ${token.ink3};
    height: 32px;
    padding: 1px;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  & th {
    font: ${narrow('1.0625rem/1.1', 600)};
    background: ${token.sunken};
  }
  /* Two lines, of which the last says that there was more. */
  & td > div {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & td > b {
    font-weight: 600;
  }
`;

/** A line a game, in as many columns as fit; three on paper. */
export const Finals = styled.ol`
  columns: 3 205px;
  column-gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${narrow('0.71875rem/13px')};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 34px 24px minmax(0, 66px);
    gap: 0 5px;
    height: 13px;
    break-inside: avoid;
  }
  & > li[data-round] {
    display: block;
    font-weight: 600;
    color: ${token.ink2};
    break-after: avoid;
  }
  & > li > span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  /* Where both names do not fit, each gives way. */
  & > li > span:first-of-type {
    display: flex;
    gap: 3px;
  }
  & i {
    overflow: hidden;
    text-overflow: ellipsis;
    font-style: normal;
  }
  & > li > span:nth-of-type(2) {
    text-align: right;
  }
  ${media.phone} {
    font: ${narrow('0.875rem/20px')};
    & > li {
      height: 20px;
      grid-template-columns: minmax(0, 1fr) 42px 30px minmax(0, 96px);
    }
  }
`;
