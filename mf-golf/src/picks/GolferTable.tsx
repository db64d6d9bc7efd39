import type { AvailableGolferRow } from '@poolhouse/contract';
import { field, media, token, type } from '@poolhouse/shared-ui';
import { usePhone, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import { PickRow } from './PickRow';
import { nextSort, sortedGolfers, type Sort, type SortKey } from './picks.rules';

interface Props {
  rows: readonly AvailableGolferRow[];
  picked: number | null;
  group: number;
  isAdmin: boolean;
  sort: Sort;
  onSort(sort: Sort): void;
  onPick(golferId: number): void;
}

interface Head {
  readonly key: SortKey;
  readonly head: string;
  readonly title?: string;
  readonly admin?: true;
}

const HEADS: readonly Head[] = [
  { key: 'Name', head: 'Name' },
  { key: 'Rank', head: 'Rank' },
  { key: 'Tee_Time', head: 'Tee Time' },
  { key: 'Avg_Birdies', head: 'BPR', title: 'Birdies per round' },
  { key: 'Holes_Per_Eagle', head: 'HPE', title: 'Holes per eagle' },
  { key: 'Cuts_Made', head: 'Cuts', title: 'Cuts made of events this year' },
  { key: 'Consecutive_Cuts', head: 'CC', title: 'Consecutive cuts made' },
  { key: 'GIR', head: 'GIR', title: 'Greens in regulation, percent' },
  { key: 'Odds', head: 'Odds', title: 'Odds to win, decimal', admin: true },
];

/** The golfers of a group, one of whom is picked. On a phone each is two lines, so that all facts are in view. */
export function GolferTable({ rows, picked, group, isAdmin, sort, onSort, onPick }: Props) {
  const sorted = useMemo(() => sortedGolfers(rows, sort), [rows, sort]);
  const phone = usePhone();
  const heads = HEADS.filter(({ admin }) => isAdmin || !admin);
  const shownHeads = phone ? heads.filter(({ key }) => key !== 'Name' && key !== 'Tee_Time') : heads;
  return (
    <>
      {phone && <SortSelect heads={heads} sort={sort} onSort={onSort} />}
      <Table>
        <caption>
          <VisuallyHidden>Golfers of group {group + 1}</VisuallyHidden>
        </caption>
        <SortHead heads={shownHeads} sort={sort} onSort={onSort} />
        {sorted.map((row) => (
          <PickRow
            key={row.Golfer_ID}
            row={row}
            name={`golf-group-${group}`}
            picked={picked === row.Golfer_ID}
            columns={phone ? shownHeads.length : 0}
            isAdmin={isAdmin}
            onPick={onPick}
          />
        ))}
      </Table>
    </>
  );
}

interface SortProps {
  heads: readonly Head[];
  sort: Sort;
  onSort(sort: Sort): void;
}

/** On a phone, which has no room for all heads. */
function SortSelect({ heads, sort, onSort }: SortProps) {
  return (
    <SortBy>
      <label>
        Sort
        <select value={sort.key} onChange={(event) => onSort(nextSort(sort, event.target.value as SortKey))}>
          {heads.map(({ key, head }) => (
            <option key={key} value={key}>
              {head}
            </option>
          ))}
        </select>
      </label>
    </SortBy>
  );
}

function SortHead({ heads, sort, onSort }: SortProps) {
  return (
    <thead>
      <tr>
        <td />
        {heads.map(({ key, head, title }) => (
          <th key={key} scope="col" aria-sort={sort.key === key ? sort.direction : undefined} data-left={key === 'Name' || undefined}>
            <button type="button" title={title} onClick={() => onSort(nextSort(sort, key))}>
              {head}{' '}
              {sort.key === key &&
                (sort.direction === 'ascending' ? <ArrowUp size={14} aria-hidden /> : <ArrowDown size={14} aria-hidden />)}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

const SortBy = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: 8px 16px;
  label {
    ${type.note};
    display: flex;
    align-items: center;
    gap: 8px;
  }
  select {
    ${field};
    ${type.note};
    min-height: 44px;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.cell};
  thead td,
  thead th {
    ${type.head};
    padding: 0;
    background: ${token.sunken};
    border-bottom: 1px solid ${token.line};
  }
  thead button {
    font: inherit;
    letter-spacing: inherit;
    text-transform: inherit;
    width: 100%;
    min-height: 40px;
    padding: 0 10px;
    border: 0;
    text-align: right;
    color: ${token.ink3};
    background: none;
    cursor: pointer;
    white-space: nowrap;
  }
  thead th[data-left] button {
    text-align: left;
  }
  th[aria-sort] button {
    color: ${token.brand};
  }
  tbody td,
  tbody th {
    height: 36px;
    padding: 2px 10px;
    text-align: right;
    white-space: nowrap;
  }
  tbody tr:last-of-type > * {
    border-bottom: 1px solid ${token.line};
  }
  tbody th {
    text-align: left;
    font-weight: 600;
    white-space: normal;
  }
  tbody {
    cursor: pointer;
  }
  tbody[data-picked] {
    background: ${token.brandTint};
  }
  tbody[data-gone] {
    color: ${token.ink3};
    cursor: default;
  }
  td[data-out] {
    font-weight: 600;
    color: ${token.pushInk};
  }
  td[data-radio] {
    width: 44px;
    text-align: center;
  }
  input {
    width: 22px;
    height: 22px;
    accent-color: ${token.brand};
  }
  ${media.touch} {
    thead button {
      min-height: 44px;
      padding: 0 4px;
    }
    tbody td,
    tbody th {
      padding-inline: 4px;
    }
  }
`;
