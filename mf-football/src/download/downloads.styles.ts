import { media, sans, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

const word = `
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 4px 8px;
  border: 0;
  border-radius: 6px;
  color: ${token.brand};
  background: none;
  font: 600 .875rem/1.3 ${sans};
  cursor: pointer;
  &:hover { background: ${token.sunken}; }
  ${media.touch} { min-height: 44px; }
`;

/** A quiet line of word buttons under the page. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 4px;
  ${media.phone} { padding: 0 8px; }
  & > button { ${word} }
`;

export const TakeAwayButton = styled.button`
  ${word}
  margin-top: 8px;
  ${media.phone} { margin-left: 8px; }
`;
