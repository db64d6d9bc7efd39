import type { ReactElement } from 'react';
import { Cells } from './myseason.styles';

/** How something of a week went, as a letter. */
export interface SeasonCell {
  /** '' for what was never decided, or not there. */
  letter: string;
  face: 'win' | 'loss' | 'push' | 'cover' | 'tie' | 'none';
  /** 'Bills −5.5, win' */
  spoken: string;
  /** Of a week in which all were right. */
  solid?: boolean;
}

export interface SeasonCellsProps {
  /** 'Your picks by week' */
  caption: string;
  weeks: readonly number[];
  /** From top to bottom, each a cell a week; `name` where a row is somebody: 'BUF'. */
  rows: readonly { key: string; name?: string; cells: readonly SeasonCell[] }[];
  /** Below them, a figure a week. */
  sums?: readonly { value: number; solid?: boolean }[];
}

/** Everything of a season as a letter, a column a week. */
export function SeasonCells({ caption, weeks, rows, sums }: SeasonCellsProps): ReactElement {
  const named = rows.some(({ name }) => name !== undefined);
  return (
    <Cells>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {named && <td data-name />}
          {weeks.map((week) => (
            <th key={week} scope="col">
              {week}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            {named && (
              <th scope="row" data-name>
                {name}
              </th>
            )}
            {cells.map((cell, n) => (
              <td key={weeks[n]}>
                <Letter {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {sums && <Sums sums={sums} weeks={weeks} named={named} />}
    </Cells>
  );
}

const Sums = ({ sums, weeks, named }: Required<Pick<SeasonCellsProps, 'sums' | 'weeks'>> & { named: boolean }) => (
  <tfoot>
    <tr>
      {named && <td />}
      {sums.map(({ value, solid = false }, n) => (
        <td key={weeks[n]} data-perfect={solid || undefined}>
          {value}
        </td>
      ))}
    </tr>
  </tfoot>
);

function Letter({ letter, face, spoken, solid = false }: SeasonCell) {
  if (letter === '') return null;
  return (
    <span role="img" aria-label={spoken} title={spoken} data-face={face} data-perfect={solid || undefined}>
      {letter}
    </span>
  );
}
