import { Link } from 'react-router-dom';
import { EntryName } from '../chips/EntryName';
import { formatPercent, formatRank } from '../formats/figures';
import { MomentMark } from '../moments/MomentMark';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { shellRoutes } from '../routes/shell-routes';
import { styled } from '../theme/styled';
import { token } from '../theme/tokens';
import type { Column } from './column.types';
import { Movement } from './Movement';
import { sharedRanks } from './ranks.rules';

/** A table longer than this does not fit a screen, so that my row in it is pinned. */
export const LONG_TABLE = 20;

/** @param begun false while nothing is decided, when everybody would share the first rank */
export function rankColumn<T extends { Rank: number }>(rows: readonly T[], begun = true): Column<T> {
  const shared = sharedRanks(rows);
  return { key: 'rank', head: 'Rank', render: (row) => (begun ? formatRank(row.Rank, shared.has(row.Rank)) : '–') };
}

/** Places gained since last week. */
export function movedColumn<T extends { Moved: number }>(): Column<T> {
  return { key: 'moved', head: <VisuallyHidden>Places since last week</VisuallyHidden>, render: (row) => <Movement places={row.Moved} /> };
}

/**
 * Names of entries; another's leads to the player and them over the years.
 * @param mark what marks a row behind its name, 'Perfect week'; undefined for most
 * @param entryOf the entry's number, where the row does not have it as `entry_id`; without one a name leads nowhere
 */
export function entryColumn<T extends { EntryName: string; entry_id?: number }>(
  isMine: (row: T) => boolean,
  mark: (row: T) => string | undefined = () => undefined,
  entryOf: (row: T) => number | undefined = (row) => row.entry_id,
): Column<T> {
  const render = (row: T) => {
    const name = mark(row);
    const you = isMine(row);
    const entry = you ? 0 : (entryOf(row) ?? 0);
    const written = <EntryName name={row.EntryName} you={you} />;
    return (
      <>
        {entry > 0 ? (
          <Link to={shellRoutes.rival(entry)} data-name>
            {written}
          </Link>
        ) : (
          written
        )}
        {name !== undefined && <MomentMark name={name} />}
      </>
    );
  };
  return { key: 'entry', head: 'Entry', width: '100%', render };
}

/** A column of figures under the head. */
export function figure<T>(head: string, value: (row: T) => number | string): Column<T> {
  return { key: head, head, align: 'right', render: value };
}

/** How many of all have it: in percent, and as a bar. @param all of whom the rows count some; never more than they */
export function shareColumn<T>(all: number, count: (row: T) => number): Column<T> {
  return {
    key: 'share',
    head: 'Share',
    headTitle: 'Of all entries',
    align: 'right',
    render: (row) => {
      const share = count(row) / Math.max(1, all);
      return (
        <Share>
          {formatPercent(share)}
          <i style={{ width: `${100 * share}%` }} />
        </Share>
      );
    },
  };
}

const Share = styled.span`
  display: inline-block;
  min-width: 52px;
  i {
    display: block;
    height: 4px;
    margin-left: auto;
    background: ${token.ctl};
  }
`;
