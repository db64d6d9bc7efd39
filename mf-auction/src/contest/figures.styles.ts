import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** Figures beside each other, each with its name above and a note below. */
export const Figures = styled.dl`
  display: grid;
  margin: 0;
  div {
    padding: 8px 14px;
    border-right: 1px solid ${token.line};
  }
  dt {
    ${type.head};
    text-transform: uppercase;
    color: ${token.ink3};
  }
  dd {
    margin: 0;
    ${type.value};
  }
  dd + dd {
    ${type.note};
    color: ${token.ink2};
  }
`;
