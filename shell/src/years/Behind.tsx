import type { MeetingRow, YearsBehindRow } from '@poolhouse/contract';
import { formatNumber } from '@poolhouse/shared-ui';
import { VisuallyHidden } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { useState, type ReactNode } from 'react';
import { titleIn } from '../home/place-of.rules';
import { useContestLinks } from '../links/useContestLinks';
import { whenOf, type Names, type Periods as KnownPeriods } from './words.rules';
import { Opened, Periods } from './years.styles';

/** What a figure is made of: drawn once somebody opens it, for there may be hundreds. @param of which figure, for who listens */
export function Behind({ of, label, children }: { of: string; label: string; children: () => ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <Opened>
      <summary aria-label={`${label}: ${of}`} onClick={() => setOpened(true)}>
        {label}
      </summary>
      {opened && children()}
    </Opened>
  );
}

interface BehindProps {
  readonly rows: readonly YearsBehindRow[];
  readonly names: Names;
  readonly periods: KnownPeriods;
  readonly caption: string;
  /** How many there are; fewer may be told. */
  readonly all: number;
}

/** Who had what, week by week. */
export function BehindTable({ rows, names, periods, caption, all }: BehindProps) {
  const links = useContestLinks();
  const isOne = areOne(rows.flatMap(({ Period }) => periods.get(Period) ?? []));
  return (
    <Table
      caption={caption}
      heads={['When', 'Who', 'Result']}
      foot={rows.length < all ? `And ${formatNumber(all - rows.length)} more.` : ''}
    >
      {rows.map(({ Period, Player, Says }) => {
        const period = periods.get(Period);
        return (
          <tr key={`${Period} ${Player}`}>
            {period ? <When row={period} of={isOne ? null : titleIn(links, period.contest)} /> : <th scope="row" />}
            <td>{names.of(Player)}</td>
            <td>{Says}</td>
          </tr>
        );
      })}
    </Table>
  );
}

/** What the two had, week by week; who was ahead stands in bold, and is said. */
export function MeetingTable({ rows, rival, caption }: { rows: readonly MeetingRow[]; rival: string; caption: string }) {
  const links = useContestLinks();
  const isOne = areOne(rows);
  return (
    <Table caption={caption} heads={['When', 'You', rival]}>
      {rows.map((row) => (
        <tr key={row.ID}>
          <When row={row} of={isOne ? null : titleIn(links, row.contest)} />
          <Had says={row.Mine} ahead={row.Ahead === 1} />
          <Had says={row.Theirs} ahead={row.Ahead === -1} />
        </tr>
      ))}
    </Table>
  );
}

function Table({ caption, heads, foot = '', children }: { caption: string; heads: readonly string[]; foot?: string; children: ReactNode }) {
  return (
    <Periods aria-label={caption}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {foot !== '' && (
        <tfoot>
          <tr>
            <td colSpan={heads.length}>{foot}</td>
          </tr>
        </tfoot>
      )}
    </Periods>
  );
}

/** @param of its contest, where there are several */
function When({ row, of }: { row: Pick<MeetingRow, 'href' | 'Title' | 'Year' | 'pool'>; of: string | null }) {
  return (
    <th scope="row">
      {row.href === '' ? <span>{whenOf(row)}</span> : <Link to={row.href}>{whenOf(row)}</Link>}
      {of !== null && (
        <small>
          {of}, {row.pool}
        </small>
      )}
    </th>
  );
}

const areOne = (rows: readonly Pick<MeetingRow, 'contest' | 'pool'>[]): boolean =>
  new Set(rows.map(({ contest, pool }) => `${contest} ${pool}`)).size < 2;

function Had({ says, ahead }: { says: string; ahead: boolean }) {
  return (
    <td data-ahead={ahead || undefined} style={{ position: 'relative' }}>
      {says}
      {ahead && <VisuallyHidden>, ahead</VisuallyHidden>}
    </td>
  );
}
