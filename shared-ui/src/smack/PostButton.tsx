import { styled } from '../theme/styled';
import { media, sans, token } from '../theme/tokens';

export const PostButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 16px;
  border: 1px solid ${token.ctl};
  border-radius: 6px;
  background: ${token.surface};
  font: 600 0.9375rem/1.3 ${sans};
  color: ${token.ink};
  cursor: pointer;
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${token.sunken};
    }
  }
  &:disabled {
    color: ${token.ink3};
    border-color: ${token.line2};
    cursor: default;
  }
`;
