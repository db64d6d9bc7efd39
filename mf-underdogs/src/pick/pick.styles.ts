import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** A part of the panel, with the panel's own edges. */
export const Part = styled.div`
  ${type.body};
  display: grid;
  gap: 8px;
  padding: 12px 14px;
  color: ${token.ink2};
  ${media.phone} {
    padding-inline: 16px;
  }
  & + & {
    border-top: 1px solid ${token.line};
  }
  & strong {
    color: ${token.ink};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export const Timer = styled.span`
  ${type.note};
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

/** Stays for listeners, and takes room only while it says something. */
export const Result = styled.div`
  &:has(> :not(:empty)) {
    padding: 0 14px 12px;
    ${media.phone} {
      padding-inline: 16px;
    }
  }
`;
