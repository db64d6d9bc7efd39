import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** Buttons of which one is on, over what it shows. */
export const Tabs = styled.div`
  display: flex;
  overflow-x: auto;
  border-bottom: 1px solid ${token.line2};
  button {
    ${type.cell};
    flex: none;
    min-height: 44px;
    padding: 0 14px;
    border: 0;
    border-bottom: 3px solid transparent;
    color: ${token.ink2};
    background: none;
    cursor: pointer;
  }
  button[aria-selected='true'] {
    color: ${token.ink};
    font-weight: 600;
    border-bottom-color: ${token.brand};
  }
`;
