import { unseen } from '../page/unseen.styles';
import { told } from '../recap/told.styles';
import { styled } from '../theme/styled';
import { condensed, media, token, type } from '../theme/tokens';

const edge = `padding-inline: 14px; ${media.phone} { padding-inline: 16px }`;

export const Head = styled.div`
  ${edge};
  padding-block: 12px;
  > p {
    margin: 0;
    ${type.h2};
    font-weight: 500;
    color: ${token.ink2};
  }
  strong {
    font: 600 5.5rem/1 ${condensed};
    color: ${token.ink};
  }
  b {
    font-weight: 600;
    color: ${token.ink};
  }
`;

/** A column a week; a cell is 20 px, and less only where the weeks are many and the screen is narrow. */
export const Cells = styled.table`
  ${type.note};
  table-layout: fixed;
  width: 100%;
  padding: 10px 10px 8px;
  border-spacing: 2px;
  text-align: center;
  > caption {
    ${unseen}
  }
  th,
  td {
    padding: 0;
    font-weight: 500;
  }
  th {
    color: ${token.ink2};
  }
  [data-name] {
    width: 2.5rem;
    text-align: left;
  }
  tfoot td {
    ${type.h2};
    &[data-perfect] {
      color: ${token.winInk};
    }
  }
  td > span {
    display: block;
    width: 100%;
    max-width: 20px;
    height: 20px;
    margin: auto;
    border-radius: 4px;
    font: 600 0.8125rem/20px ${condensed};
  }
  [data-face='win'] {
    color: ${token.winInk};
    background: ${token.winTint};
  }
  [data-face='win'][data-perfect] {
    color: ${token.onWin};
    background: ${token.win};
  }
  [data-face='loss'] {
    color: ${token.lossInk};
    background: ${token.lossTint};
  }
  [data-face='push'],
  [data-face='cover'],
  [data-face='tie'] {
    color: ${token.pushInk};
    background: ${token.pushTint};
  }
`;

export const Pair = styled.div`
  display: grid;
  /* Two in a row, and one where the words of large letters have no room beside each other. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9rem, 40%)), 1fr));
  overflow: hidden;
  border-top: 1px solid ${token.line};
  /* Lines between them, however many stand in a row: those at the edge lie outside. */
  > div {
    ${edge};
    padding-block: 12px;
    margin: -1px 0 0 -1px;
    border-top: 1px solid ${token.line};
    border-left: 1px solid ${token.line};
    ${told};
  }
`;

export const FactBox = styled.div`
  ${edge};
  padding-block: 12px 4px;
  overflow-wrap: anywhere;
  border-bottom: 1px solid ${token.line};
  &:last-child {
    border-bottom: 0;
  }
  ${told};
  summary {
    ${type.note};
    padding: 8px 0;
    color: ${token.brand};
    cursor: pointer;
    ${media.touch} {
      padding: 13px 0;
    }
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: 0;
    padding: 0 0 8px;
    list-style: none;
  }
  li > a {
    display: inline-block;
    padding: 4px 0;
    ${media.touch} {
      padding: 12px 0;
    }
  }
`;

export const WeekList = styled.ul`
  ${type.cell};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    ${edge};
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    padding-block: 4px;
    gap: 8px;
    align-items: center;
    min-height: 34px;
    border-top: 1px solid ${token.line};
    ${media.touch} {
      min-height: 44px;
    }
  }
  &[data-named] > li {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
    column-gap: 14px;
    ${media.phone} {
      grid-template-columns: minmax(0, 1fr) auto;
      row-gap: 0;
      > span:first-of-type {
        grid-column: 1 / -1;
        grid-row: 2;
        padding-bottom: 6px;
        color: ${token.ink2};
      }
    }
  }
`;

export const LuckText = styled.div`
  ${edge};
  padding-block: 12px 0;
  ${told};
`;

export const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    ${type.note};
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    padding: 12px 6px;
    color: ${token.ink2};
    text-align: center;
    border-right: 1px solid ${token.line};
    border-bottom: 1px solid ${token.line};
    &:nth-of-type(3n) {
      border-right: 0;
    }
  }
  > li[data-now] > svg {
    color: ${token.push};
  }
  a {
    ${type.h2};
    ${media.touch} {
      padding: 8px 0;
    }
  }
`;
