import { styled } from '../theme/styled';
import { media, token } from '../theme/tokens';

const track = `
  position: relative;
  flex: none;
  width: 44px;
  height: 26px;
  border: 2px solid ${token.ctl};
  border-radius: 13px;
  background: ${token.surface};
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
  ${media.forced} {
    forced-color-adjust: none;
    background: Canvas;
    border-color: ButtonText;
    &::before {
      background: ButtonText;
    }
  }
`;
const on = `
  background: ${token.brand};
  border-color: ${token.brand};
  &::before {
    background: ${token.onBrand};
    transform: translateX(18px);
  }
  ${media.forced} {
    background: Highlight;
    border-color: Highlight;
    &::before {
      background: HighlightText;
    }
  }
`;

/** A checkbox in the look of a switch; pressed 44 px high. */
export const SwitchBox = styled.input`
  appearance: none;
  margin: 9px 0;
  cursor: pointer;
  ${track}
  &::after {
    content: '';
    position: absolute;
    inset: -11px -2px;
  }
  &:checked {
    ${on}
  }
  &:disabled {
    cursor: default;
    opacity: 0.55;
  }
`;

/** The same look inside a button that is a switch: it shows what `aria-checked` says. */
export const SwitchTrack = styled.i`
  display: inline-block;
  ${track}
  [aria-checked='true'] > &,
  [aria-checked='true'] > * > & {
    ${on}
  }
`;
