import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** Sentences with their ticks. */
export const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    ${type.body};
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 0 12px;
    padding: 9px 14px 10px;
    border-top: 1px solid ${token.line};
    ${media.phone} {
      padding-inline: 16px;
    }
  }
  & > li:first-of-type {
    border-top: 0;
  }
  & > li > svg {
    margin-top: 2px;
    color: ${token.winInk};
  }
  & > li[data-good='false'] > svg {
    color: ${token.lossInk};
  }
  & > li[data-good='open'] > svg {
    color: ${token.ink3};
  }
  & strong {
    display: block;
    font-weight: 600;
  }
`;

export const Digits = styled.span`
  ${type.team};
  margin-left: 6px;
  letter-spacing: 0.22em;
  white-space: nowrap;
`;

export const Axes = styled.span`
  ${type.small};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 24px;
  color: ${token.ink2};
`;

/** What came of it at the left, the files at the right. */
export const Verdict = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 14px;
  padding: 10px 14px;
  border-top: 1px solid ${token.line};
  ${media.phone} {
    padding-inline: 16px;
  }
  & > p {
    ${type.body};
    flex: 1 1 200px;
    margin: 0;
    font-weight: 600;
    color: ${token.winInk};
  }
  & > p[data-good='false'] {
    color: ${token.lossInk};
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
  }
`;

export const Hashes = styled.details`
  ${type.small};
  padding: 0 14px 10px;
  color: ${token.ink2};
  ${media.phone} {
    padding-inline: 16px;
  }
  & > summary {
    min-height: 32px;
    line-height: 32px;
    cursor: pointer;
    color: ${token.brandInk};
    ${media.touch} {
      min-height: 44px;
      line-height: 44px;
    }
  }
  & dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 12px;
    margin: 4px 0 0;
  }
  & dd {
    margin: 0;
  }
`;

/** How far the draw can be trusted, beside its heading. */
export const Level = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  & > svg {
    flex: none;
  }
`;
