import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

export const Chart = styled.div`
  position: relative;
  height: 132px;
  margin: 30px calc(12px + 2.5rem) 34px 18px;
  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  line,
  polyline {
    fill: none;
    stroke: ${token.line2};
    vector-effect: non-scaling-stroke;
  }
  polyline {
    stroke: ${token.brand};
    stroke-width: 2px;
    stroke-linejoin: round;
  }
  i {
    position: absolute;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: ${token.brand};
    transform: translate(-50%, -50%);
    &[data-large] {
      width: 11px;
      height: 11px;
    }
  }
  small {
    ${type.note};
    position: absolute;
    color: ${token.ink2};
    white-space: nowrap;
    &[data-mark] {
      left: calc(100% + 12px);
      transform: translateY(-50%);
    }
    &[data-name] {
      bottom: calc(100% + 6px);
      color: ${token.ink};
      transform: translateX(-50%);
    }
    &[data-day] {
      top: calc(100% + 10px);
    }
  }
`;

export const Moment = styled.li`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr) auto;
  gap: 10px;
  padding: 9px 14px;
  border-top: 1px solid ${token.line};
  ${type.cell};
  time,
  small {
    ${type.note};
    color: ${token.ink2};
  }
  small {
    display: block;
  }
  > :last-child {
    text-align: right;
    color: ${token.lossInk};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-up] > :last-child {
    color: ${token.winInk};
  }
`;
