import { media, sans, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const edge = `padding-inline: 14px; ${media.phone} { padding-inline: 16px }`;

/** A whole row as a quiet button. */
export const RowButton = styled.button`
  ${edge};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  width: 100%;
  min-height: 44px;
  padding-block: 8px;
  border: 0;
  color: ${token.brand};
  background: none;
  font: 600 0.9375rem/1.3 ${sans};
  text-align: left;
  cursor: pointer;
  > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Letters all of one width, for what is compared letter by letter. */
export const mono = `font: 400 .875rem/1.4 ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace`;

/** A sign and what it is about. */
export const Marked = styled.li`
  ${edge};
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 2px 12px;
  align-content: start;
  padding-block: 12px;
  > svg {
    margin-top: 1px;
  }
  h3 {
    ${type.team};
    margin: 0;
    line-height: 1.25;
  }
  p {
    ${type.body};
    grid-column: 2;
    margin: 0;
    color: ${token.ink2};
    overflow-wrap: anywhere;
  }
`;

/** Lists without dots. */
export const Plain = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A sentence at the end of a panel. */
export const Note = styled.p`
  ${type.body};
  ${edge};
  margin: 0;
  padding-block: 10px;
  color: ${token.ink2};
  border-bottom: 1px solid ${token.line};
`;

/** Two equal columns on a desk. */
export const Sides = styled.div`
  display: grid;
  gap: 20px;
  align-items: start;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

/** Two panels beside each other, where they have room. */
export const Halves = styled.div`
  display: grid;
  gap: 20px;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
`;
