import { media, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** A checkbox in the look of the switches around it. */
export const Switch = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  width: 44px;
  height: 26px;
  margin: 9px 0;
  background: ${token.surface};
  border: 2px solid ${token.ctl};
  border-radius: 13px;
  cursor: pointer;
  transition: background-color 120ms ease-out;
  &::before {
    content: '';
    position: absolute;
    inset: 3px auto 3px 3px;
    width: 16px;
    border-radius: 50%;
    background: ${token.ctl};
    transition: transform 120ms ease-out;
  }
  &::after {
    content: '';
    position: absolute;
    inset: -11px -2px;
  }
  &:checked {
    background: ${token.brand};
    border-color: ${token.brand};
  }
  &:checked::before {
    background: ${token.onBrand};
    transform: translateX(18px);
  }
  &:disabled {
    cursor: default;
    opacity: 0.55;
  }
  ${media.forced} {
    forced-color-adjust: none;
    background: Canvas;
    border-color: ButtonText;
    &::before {
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
      border-color: Highlight;
    }
    &:checked::before {
      background: HighlightText;
    }
  }
`;
