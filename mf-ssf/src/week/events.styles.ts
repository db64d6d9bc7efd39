import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const Frame = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.cell};
  > thead th {
    ${type.head};
    padding: 6px 6px;
    color: ${token.ink3};
    background: ${token.sunken};
    text-align: left;
    vertical-align: middle;
    border-bottom: 1px solid ${token.line};
  }
  > tbody > tr > th > :not(* + *) {
    margin-right: 6px;
  }
  > tbody > tr > td,
  > tbody > tr > th {
    height: 33px;
    padding: 2px 6px;
    text-align: left;
    font-weight: 500;
    white-space: nowrap;
    border-bottom: 1px solid ${token.line};
  }
  > tbody > tr[data-opened] > td {
    height: auto;
    padding: 0;
    white-space: normal;
    box-shadow: inset 3px 0 ${token.brand};
  }
  > thead th[data-figure],
  > tbody > tr > td[data-figure] {
    text-align: right;
  }
  > tbody > tr > td[data-figure] {
    color: ${token.ink2};
  }
  > tbody > tr > td[data-strong] {
    font-weight: 600;
    color: ${token.ink};
  }
  > thead th[data-group],
  > tbody > tr > [data-group] {
    border-left: 1px solid ${token.line};
    padding-left: 10px;
  }
  > tbody > tr[data-open] {
    cursor: pointer;
  }
  > tbody > tr[data-open='true'] > * {
    background: ${token.brandTint};
  }
  ${media.hover} {
    > tbody > tr[data-open='false']:hover > * {
      background: ${token.sunken};
    }
  }
  > thead th:last-child,
  > tbody > tr > td[data-figure]:last-child {
    padding-right: 14px;
  }
  /* Eleven columns on a tablet. */
  @media (max-width: 959.95px) {
    > thead th,
    > tbody > tr > td[data-figure],
    > tbody > tr > th {
      padding-inline: 3px;
    }
    > thead th[data-group],
    > tbody > tr > [data-group] {
      padding-left: 6px;
    }
    > thead th:last-child,
    > tbody > tr > td[data-figure]:last-child {
      padding-right: 8px;
    }
  }
`;

export const OpenButton = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 33px;
  padding: 0 4px 0 6px;
  font: inherit;
  color: ${token.ink2};
  background: none;
  border: 0;
  cursor: pointer;
  white-space: nowrap;
  ${media.touch} {
    min-height: 44px;
  }
`;

export const HeadButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  padding: 0;
  font: inherit;
  letter-spacing: inherit;
  text-transform: inherit;
  color: inherit;
  background: none;
  border: 0;
  cursor: pointer;
  i {
    font-style: normal;
    font-size: 0.75em;
  }
  ${media.touch} {
    min-height: 44px;
  }
`;
