import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { marks, type SealsLine } from './seals-line.rules';

/** A period's seals, drawn as four paths, however many they are. @param label what it shows, for those who listen */
export function SealsStrip({ line, label, large = false }: { line: SealsLine; label: string; large?: boolean }) {
  const { hours, locks, toCome, reached, labels } = line;
  return (
    <Strip data-large={large || undefined}>
      <svg viewBox="-4 0 1008 24" preserveAspectRatio="none" role="img" aria-label={label}>
        <path d={`M0 12H${reached}`} />
        <path data-come d={`M${reached} 12H1000`} />
        <path data-hours d={marks(hours, 7, 17)} />
        <path data-locks d={marks(locks, 0, 24)} />
        <path data-tocome d={marks(toCome, 0, 24)} />
      </svg>
      {large && (
        <div aria-hidden>
          {labels.map(({ at, text }) => (
            <span key={at} style={at > 900 ? { right: 0 } : { left: `${at / 10}%` }} data-first={at === 0 || undefined}>
              {text}
            </span>
          ))}
        </div>
      )}
    </Strip>
  );
}

const Strip = styled.div`
  min-width: 0;
  svg {
    display: block;
    width: 100%;
    height: 16px;
    overflow: visible;
  }
  &[data-large] svg {
    height: 28px;
  }
  path {
    fill: none;
    stroke: ${token.line2};
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  path[data-hours] {
    stroke: ${token.ctl};
  }
  path[data-locks] {
    stroke: ${token.win};
    stroke-width: 4px;
  }
  path[data-tocome] {
    stroke: ${token.ink3};
    stroke-width: 2px;
    stroke-dasharray: 3 2;
  }
  > div {
    ${type.note};
    position: relative;
    height: 1.4em;
    margin-top: 4px;
    color: ${token.ink2};
    > span {
      position: absolute;
      transform: translateX(-50%);
      white-space: nowrap;
      &[data-first] {
        transform: none;
      }
    }
    > span[style*='right'] {
      transform: none;
    }
  }
`;
