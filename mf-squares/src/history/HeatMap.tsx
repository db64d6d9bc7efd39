import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { CSSProperties } from 'react';

const Frame = styled.div`
  overflow-x: auto;
  padding: 10px 14px;
`;

const Table = styled.table`
  border-collapse: collapse;
  table-layout: fixed;
  width: 100%;
  max-width: 560px;
  text-align: center;
  & th,
  & td {
    ${type.note};
    height: 34px;
    padding: 0;
    border: 1px solid ${token.line2};
  }
  & td {
    color: ${token.ink};
    background: color-mix(in srgb, ${token.brand} var(--heat), ${token.surface});
  }
  & th {
    color: ${token.ink2};
  }
`;

/** Darkest at the largest count; kept so light that its figure can be read in both themes. */
const STRONGEST = 38;

interface Props {
  label: string;
  /** By `10 · row + column`. */
  counts: readonly number[];
  /** Digits over the columns and before the rows; without them places. */
  columns?: Heads;
  rows?: Heads;
}

type Heads = ReadonlyArray<number | null>;

/** Counts of a 10 × 10 grid, each with its figure, the larger the darker. */
export function HeatMap({ label, counts, columns, rows }: Props) {
  const most = Math.max(1, ...counts);
  const places = Array.from({ length: 10 }, (_, at) => at);
  return (
    <Frame>
      <Table aria-label={label}>
        <thead>
          <tr>
            <td />
            {places.map((x) => (
              <th key={x} scope="col">
                {columns ? columns[x] : x + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((y) => (
            <tr key={y}>
              <th scope="row">{rows ? rows[y] : y + 1}</th>
              {places.map((x) => {
                const count = counts[10 * y + x] ?? 0;
                return (
                  <td key={x} style={{ '--heat': `${Math.round((count / most) * STRONGEST)}%` } as CSSProperties}>
                    {count}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
