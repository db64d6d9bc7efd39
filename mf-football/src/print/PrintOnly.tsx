import { type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** On paper there is no heading of the page, so this says whose table it is. */
export const PrintOnly = styled.p`
  ${type.h2};
  display: none;
  @media print {
    display: block;
    padding-bottom: 8px;
  }
`;
