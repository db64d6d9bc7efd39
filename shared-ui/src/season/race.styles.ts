import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

/** As wide as its column, never as the drawing in it, so that the drawing shrinks with a phone that is turned. */
export const Frame = styled.div`
  contain: inline-size;
`;

/** My line is bold in brand, the named one in ink, all others recede. */
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
    stroke: ${token.ink3};
    stroke-width: 1;
    stroke-linejoin: round;
  }
  circle {
    fill: ${token.ink3};
  }
  [data-named='true'] > path {
    stroke: ${token.ink};
    stroke-width: 2.5;
  }
  [data-ring] {
    display: none;
  }
  [data-named='true'] > circle {
    fill: ${token.ink};
  }
  [data-mine='true'] > path {
    stroke: ${token.brand};
    stroke-width: 3.5;
  }
  [data-mine='true'] > circle {
    fill: ${token.brand};
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
