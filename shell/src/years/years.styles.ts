import { field, media, sans, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

const edge = `padding-inline: 14px; ${media.phone} { padding-inline: 16px }`;

/** A figure: what it is, how much, whose and when. */
export const Figure = styled.div`
  ${edge};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  padding-block: 10px 2px;
  /* One beside it that is opened is higher. */
  align-content: start;
  overflow-wrap: anywhere;
  border-bottom: 1px solid ${token.line};
  h3,
  h4 {
    ${type.body};
    align-self: center;
    margin: 0;
    font-weight: 600;
    a {
      display: inline-block;
      ${media.touch} {
        padding: 11px 0;
      }
    }
  }
  strong {
    ${type.value};
    text-align: right;
  }
  p {
    ${type.note};
    grid-column: 1 / -1;
    margin: 0;
    color: ${token.ink2};
  }
  > details {
    grid-column: 1 / -1;
  }
`;

/** Figures beside each other where there is room. */
export const Figures = styled.div`
  ${media.large} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-of-type(odd) {
      border-right: 1px solid ${token.line};
    }
    > :nth-of-type(odd):last-child {
      grid-column: 1 / -1;
      border-right: 0;
    }
  }
`;

/** What of several contests belongs to one. */
export const Group = styled.h3`
  ${edge};
  ${type.head};
  padding-block: 8px;
  color: ${token.ink3};
  background: ${token.sunken};
  border-bottom: 1px solid ${token.line};
`;

export const Opened = styled.details`
  min-width: 0;
  summary {
    ${type.note};
    padding: 8px 0;
    color: ${token.brand};
    cursor: pointer;
    ${media.touch} {
      padding: 13px 0;
    }
  }
`;

export const Periods = styled.table`
  ${type.cell};
  width: 100%;
  margin-bottom: 8px;
  border-collapse: collapse;
  th,
  td {
    padding: 6px 8px 6px 0;
    font-weight: 500;
    text-align: left;
    vertical-align: top;
    border-top: 1px solid ${token.line};
    overflow-wrap: anywhere;
  }
  thead th {
    ${type.head};
    color: ${token.ink3};
    border-top: 0;
    /* Wider than its own words, however long the names below are. */
    min-width: 2.75rem;
  }
  th + th:last-child,
  td:last-child {
    padding-right: 0;
    text-align: right;
  }
  ${media.touch} {
    th > a,
    th > span {
      display: inline-block;
      padding: 12px 0 6px;
    }
    td {
      padding-top: 18px;
    }
  }
  small {
    ${type.note};
    display: block;
    color: ${token.ink2};
  }
  [data-ahead] {
    font-weight: 600;
  }
`;

export const Left = styled.span`
  ${type.note};
  font-weight: 500;
  color: ${token.ink2};
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  &:not(:empty) {
    margin-bottom: 16px;
  }
  ${media.phone} {
    padding-inline: 16px;
    &:not(:empty) {
      margin-block: 8px;
    }
  }
`;

/** The platform's own list. */
export const Select = styled.select`
  ${field};
  max-width: 100%;
  height: 36px;
  font: 500 0.9375rem/1 ${sans};
  ${media.touch} {
    height: 44px;
  }
`;
