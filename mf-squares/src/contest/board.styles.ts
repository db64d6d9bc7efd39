import { field, media, token, type } from '@poolhouse/shared-ui';
import { Stack } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

/** The grid left, the rest right, where there is room. */
export const Sides = styled(Stack)`
  align-items: start;
  ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

export const Halves = styled(Stack)`
  align-items: start;
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding: 10px 14px;
    border-top: 1px solid ${token.line};
    ${media.phone} {
      padding-inline: 16px;
    }
  }
  & > li[data-mine='true'] {
    background: ${token.brandTint};
    box-shadow: inset 3px 0 0 ${token.brand};
  }
`;

export const Body = styled.div`
  ${type.body};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 12px 14px;
  ${media.phone} {
    padding-inline: 16px;
  }
`;

export const Note = styled.p`
  ${type.small};
  color: ${token.ink2};
  margin: 0;
`;

export const Links = styled.nav`
  ${type.body};
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  ${media.phone} {
    padding-inline: 16px;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-width: 0;
    min-height: 44px;
    overflow-wrap: anywhere;
    color: ${token.brandInk};
    font-weight: 600;
  }
`;

export const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: end;
`;

export const Label = styled.label`
  ${type.small};
  display: grid;
  grid-template-columns: minmax(0, auto);
  gap: 4px;
  min-width: 0;
  max-width: 100%;
  color: ${token.ink2};
  & > select,
  & > input {
    ${type.body};
    max-width: 100%;
    height: 44px;
    ${field};
  }
`;

export const Hash = styled.code`
  font:
    500 0.8125rem/1.385 ui-monospace,
    monospace;
  overflow-wrap: anywhere;
`;
