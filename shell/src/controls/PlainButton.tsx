import { media, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** The look of the theme's MUI buttons, without MUI: for what a guest sees, who carries no more than the sign-in needs. */
export const PlainButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 5px 15px;
  border: 1px solid ${token.ctl};
  border-radius: 6px;
  background: none;
  color: ${token.ink};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.75;
  cursor: pointer;
  transition:
    background-color 250ms,
    border-color 250ms;
  ${media.hover} {
    &:hover {
      background: ${token.brandTint};
    }
  }
  &:disabled {
    border-color: ${token.line2};
    color: ${token.ink3};
    cursor: default;
  }
`;

/** What a form is for. */
export const MainButton = styled(PlainButton)`
  border-color: transparent;
  background: ${token.brand};
  color: ${token.onBrand};
  ${media.hover} {
    &:hover {
      background: ${token.brandInk};
    }
  }
  &:disabled {
    border-color: transparent;
    background: ${token.line};
    color: ${token.ink3};
  }
`;

/** A picture in a square that a thumb hits. */
export const IconPress = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 8px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: inherit;
  cursor: pointer;
`;
