import type { StatsFactorRow } from '@poolhouse/contract';
import { media, token, type } from '@poolhouse/shared-ui';
import { Tick } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { oneDigit, signed } from '../game/words.rules';

interface Props {
  readonly team: string;
  readonly colors: string;
  readonly lines: readonly StatsFactorRow[];
  readonly pscore: number | null;
  /** Why there is none. */
  readonly why: string;
}

/** A team's sum, line by line. */
export function FactorList({ team, colors, lines, pscore, why }: Props) {
  return (
    <Table>
      <caption>
        <Tick colors={colors} /> {team}
      </caption>
      <thead>
        <tr>
          <th scope="col">Factor</th>
          <th scope="col">
            <span>Note</span>
          </th>
          <th scope="col" data-figure>
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ ID, factor, note, points }) => (
          <tr key={ID}>
            <th scope="row">{factor}</th>
            <td>{note}</td>
            <td data-figure data-sign={factor === 'League average' ? 0 : Math.sign(points)}>
              {factor === 'League average' ? oneDigit(points) : signed(points)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">PScore</th>
          <td />
          <td data-figure>{pscore === null ? why : oneDigit(pscore)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.cell};
  caption {
    padding: 10px 14px 4px;
    text-align: left;
    ${type.team};
    font-weight: 600;
    > :not(* + *) {
      margin-right: 6px;
    }
  }
  th,
  td {
    padding: 4px 8px;
    border-bottom: 1px solid ${token.line};
    text-align: left;
    font-weight: 500;
  }
  thead th {
    ${type.head};
    color: ${token.ink3};
  }
  tr > :first-of-type {
    padding-left: 14px;
  }
  tr > [data-figure] {
    padding-right: 14px;
    text-align: right;
    white-space: nowrap;
  }
  td {
    color: ${token.ink2};
  }
  [data-figure] {
    color: ${token.ink};
  }
  td[data-sign='1'] {
    color: ${token.winInk};
    font-weight: 600;
  }
  td[data-sign='-1'] {
    color: ${token.lossInk};
    font-weight: 600;
  }
  tfoot > tr > * {
    border-top: 2px solid ${token.line2};
    border-bottom: 0;
    font-weight: 600;
    color: ${token.ink};
  }
  ${media.phone} {
    caption,
    tr > :first-of-type {
      padding-left: 16px;
    }
    tr > [data-figure] {
      padding-right: 16px;
    }
  }
`;
