import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const Game = styled.div`
  display: grid;
  gap: 4px 14px;
  align-items: center;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  &:focus-visible,
  &[data-asked] {
    outline: 2px solid ${token.brand};
    outline-offset: 4px;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 5fr) 92px minmax(0, 4fr);
  }
`;

export const Teams = styled.div`
  display: grid;
  gap: 2px;
  ${media.small} {
    grid-column: 1;
    grid-row: 1;
  }
`;

export const Side = styled.div`
  ${type.team};
  display: flex;
  justify-content: space-between;
  gap: 10px;
  color: ${token.ink2};
  font-weight: 500;
  &[data-ahead='true'] {
    color: ${token.ink};
    font-weight: 600;
  }
`;

export const Clock = styled.div`
  ${type.note};
  color: ${token.ink2};
  ${media.small} {
    grid-column: 2;
    grid-row: 1;
  }
  ${media.phone} {
    grid-column: 1;
    grid-row: 1;
  }
`;

export const Would = styled.div`
  ${type.note};
  border-left: 1px solid ${token.line2};
  padding-left: 12px;
  overflow-wrap: anywhere;
  & > small {
    ${type.head};
    display: block;
    color: ${token.ink2};
  }
  & > strong {
    color: ${token.live};
  }
  & > b {
    ${type.cell};
    color: ${token.ink};
    font-weight: 600;
  }
  ${media.phone} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

export const NeedLine = styled.p`
  ${type.note};
  display: flex;
  align-items: baseline;
  gap: 6px;
  grid-column: 1 / -1;
  margin: 0;
  color: ${token.ink2};
  & > svg {
    flex: none;
    align-self: center;
    color: ${token.winInk};
  }
  & b {
    color: ${token.winInk};
  }
  &[data-near='true'],
  &[data-near='true'] > svg,
  &[data-near='true'] b {
    color: ${token.pushInk};
  }
`;

/** A pair of digits in the strip: of a game that is on, or one play away. */
export const Pair = styled.span`
  color: ${token.live};
  &[data-near='true'] {
    color: ${token.pushInk};
  }
`;
