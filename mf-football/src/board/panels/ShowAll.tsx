import { sans, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** A whole row as a button. */
export const ShowAll = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 48px;
  padding: 0 16px;
  border: 0;
  color: ${token.brand};
  background: none;
  font: 600 .9375rem/1.3 ${sans};
  text-align: left;
  cursor: pointer;
  &:focus-visible { outline-offset: -2px; }
`;
