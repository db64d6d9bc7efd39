import { styled } from '../theme/styled';
import { media, sans, token } from '../theme/tokens';

/** A button that is only a word. */
export const TextButton = styled.button`
  min-height: 32px;
  padding: 4px 8px;
  border: 0;
  border-radius: 6px;
  background: none;
  font: 600 0.875rem/1.3 ${sans};
  color: ${token.brand};
  cursor: pointer;
  &[data-tone='loss'] {
    color: ${token.lossInk};
  }
  &[data-tone='push'] {
    color: ${token.pushInk};
    text-decoration: underline;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${token.sunken};
    }
  }
  &:disabled {
    color: ${token.ink3};
    cursor: default;
  }
  ${media.touch} {
    min-height: 44px;
    min-width: 44px;
  }
`;
