import { token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

const Skip = styled.a`
  position: fixed;
  z-index: 1400;
  top: 8px;
  left: 8px;
  padding: 10px 16px;
  background: ${token.surface};
  color: ${token.brand};
  transform: translateY(-80px);
  &:focus {
    transform: none;
  }
`;

export const SkipLink = () => <Skip href="#main">Skip to the page</Skip>;
