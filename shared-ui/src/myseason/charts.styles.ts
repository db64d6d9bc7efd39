import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

/** Lines that fill their place and stay as thin as they are, whatever its size. */
const drawing = (stroke: string): string => `
  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  line,
  polyline {
    fill: none;
    stroke: ${stroke};
    vector-effect: non-scaling-stroke;
  }
`;

export const Chart = styled.div`
  padding: 14px 40px 12px 22px;
  border-top: 1px solid ${token.line};
  > div {
    position: relative;
    height: 96px;
  }
  ${drawing(token.line2)};
  polyline {
    stroke: ${token.brand};
    stroke-width: 2px;
  }
  i {
    position: absolute;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${token.brand};
    transform: translate(-50%, -50%);
    &[data-large] {
      width: 10px;
      height: 10px;
    }
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
  [data-rank] {
    position: absolute;
    left: calc(100% + 12px);
    transform: translateY(-50%);
  }
  [data-best] {
    color: ${token.ink};
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    justify-content: space-between;
    margin: 14px 0 0;
  }
`;

export const Curve = styled.div`
  position: relative;
  ${type.note};
  padding: 34px 22px 12px;
  > div {
    position: relative;
    height: 96px;
    margin-bottom: 34px;
  }
  b {
    position: absolute;
    top: calc(100% + 10px);
    padding: 0 4px;
    font-weight: 500;
    color: ${token.ink2};
    white-space: nowrap;
    &[data-left] {
      transform: translateX(-100%);
    }
    &[data-below] {
      top: calc(100% + 30px);
      transform: translateX(-50%);
    }
  }
  > div[data-three] {
    margin-bottom: 54px;
  }
  ${drawing(token.ink3)};
  i {
    position: absolute;
    bottom: -6px;
    width: 2px;
    height: 14px;
    margin-left: -1px;
    background: ${token.ink};
  }
  i[data-me] {
    bottom: 0;
    width: 3px;
    height: 100%;
    background: ${token.brand};
  }
  > p {
    display: flex;
    justify-content: space-between;
    margin: 0;
    color: ${token.ink2};
  }
  > p[data-me] {
    position: absolute;
    top: 6px;
    ${type.h2};
    color: ${token.ink};
    white-space: nowrap;
    transform: translateX(-50%);
  }
`;
