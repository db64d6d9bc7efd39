import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const Lost = styled.span`
  color: ${token.ink2};
  font-weight: 400;
`;

/** A game that is over, on a phone: the score left, who won right. */
export const Over = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 14px;
  align-items: center;
`;

export const Winner = styled.div`
  ${type.note};
  border-left: 1px solid ${token.line2};
  padding-left: 14px;
  min-height: 44px;
  color: ${token.ink2};
  overflow-wrap: anywhere;
  & > b {
    ${type.team};
    display: block;
    color: ${token.ink};
    font-weight: 500;
  }
  & small {
    ${type.note};
    display: block;
  }
  ${media.medium} {
    min-height: 0;
  }
`;
