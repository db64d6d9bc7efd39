import type { GolfCourseRow } from '@poolhouse/contract';
import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { holeName, HOLES, type Cells } from '../contest/cells.rules';
import { HoleMark, holeMarks } from '../contest/HoleMark';

interface Props {
  cells: Cells;
  course: GolfCourseRow | undefined;
  /** The hole that is shown. */
  hole: number;
  name: string;
  onPick(hole: number): void;
}

/** A golfer's holes in a row, each a button that shows it. */
export function HoleStrip({ cells, course, hole, name, onPick }: Props) {
  return (
    <Strip>
      <table>
        <thead>
          <tr>
            {HOLES.map((one) => (
              <th
                key={one}
                scope="col"
                aria-label={`Hole ${one}, par ${course?.[holeName(one)] ?? ''}`}
                data-current={one === hole || undefined}
              >
                {one}
                <small>{course?.[holeName(one)]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {cells.map((one, n) => (
              <td key={n} data-current={n + 1 === hole || undefined}>
                <button
                  type="button"
                  aria-label={`${one ? one.strokes : '·'} on hole ${n + 1}: show it, ${name}`}
                  aria-pressed={n + 1 === hole}
                  onClick={() => onPick(n + 1)}
                >
                  <HoleMark toPar={one?.toPar ?? null}>{one?.strokes}</HoleMark>
                </button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Strip>
  );
}

const Strip = styled.div`
  overflow-x: auto;
  ${holeMarks};
  table {
    width: 100%;
    border-collapse: collapse;
    ${type.cell};
  }
  th {
    ${type.head};
    color: ${token.ink3};
    background: ${token.sunken};
  }
  th small {
    display: block;
    font-weight: 500;
  }
  th,
  td {
    min-width: 30px;
    padding: 3px 1px;
    text-align: center;
    border-bottom: 1px solid ${token.line};
  }
  [data-current] {
    background: ${token.brandTint};
  }
  button {
    min-width: 28px;
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  ${media.touch} {
    button {
      min-height: 44px;
    }
  }
`;
