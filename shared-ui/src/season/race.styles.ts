import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

/** As wide as its column, never as the drawing in it, so that the drawing shrinks with a phone that is turned. */
export const Frame = styled.div`
  contain: inline-size;
`;

/** Each line has its player's color, and most their name at its end; mine is bold, and so is the one that is named. */
export const Drawing = styled.svg`
  display: block;
  touch-action: pan-y;
  text {
    ${type.note};
    fill: ${token.ink3};
  }
  line {
    stroke: ${token.line};
  }
  path {
    fill: none;
    stroke: var(--ph-person);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  circle {
    fill: var(--ph-person);
  }
  [data-named='true'] > path {
    stroke-width: 3;
  }
  [data-ring] {
    display: none;
  }
  [data-mine='true'] > path {
    stroke-width: 4;
  }
  [data-named='true'] > text {
    fill: ${token.ink};
  }
  [data-mine='true'] > text {
    fill: ${token.brand};
    font-weight: 700;
  }
  g:focus {
    outline: none;
  }
  g:focus-visible > [data-ring] {
    display: inline;
    fill: none;
    stroke: ${token.ink};
    stroke-width: 2;
  }
`;

export const Named = styled.p`
  ${type.cell};
  padding: 10px 14px 0;
  font-weight: 600;
  > span:last-of-type {
    font-weight: 500;
    color: ${token.ink2};
  }
`;
