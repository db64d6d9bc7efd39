import { styled } from '../theme/styled';
import { media, chosen, token, type } from '../theme/tokens';

/** A side of a game that is taken by a press; `aria-pressed` once it is taken. How its parts stand is the screen's own. */
export const PickableSide = styled.button`
  ${type.cell};
  align-items: center;
  position: relative;
  width: 100%;
  border: 1px solid ${token.line2};
  border-radius: 6px;
  color: ${token.ink};
  background: ${token.sunken};
  text-align: left;
  cursor: pointer;
  transition: border-color 120ms ease-out;
  ${media.hover} {
    &:hover {
      border-color: ${token.ctl};
    }
  }
  &[aria-pressed='true'] {
    color: ${token.brandInk};
    background: ${token.brandTint};
    border-color: ${token.brand};
    box-shadow: inset 0 0 0 1px ${token.brand};
    ${chosen}
  }
  &:disabled {
    cursor: default;
  }
`;
