import type { StandingLine } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { formatRank } from '@poolhouse/shared-ui';
import { DataTable, sharedRanks, type Column } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { useState } from 'react';
import { Block } from '../../look/Block';
import type { CardRow } from './card.types';

/** How the contest stands, or stood when it was closed. */
export function Standings({ contest, rows }: { contest: CardRow; rows: readonly StandingLine[] }) {
  const [open, setOpen] = useState(contest.frozen_at !== '');
  if (rows.length === 0) return null;
  const shared = sharedRanks(rows);
  const columns: Column<StandingLine>[] = [
    { key: 'rank', head: 'Rank', width: 56, render: (row) => formatRank(row.Rank, shared.has(row.Rank)) },
    { key: 'entry', head: 'Entry', rowHead: true, width: '50%', render: (row) => row.EntryName },
    { key: 'record', head: 'Record', hideOnPhone: true, render: (row) => row.Record },
    { key: 'points', head: 'Points', align: 'right', render: (row) => row.Points },
    { key: 'won', head: 'Winnings', align: 'right', render: (row) => row.Winnings },
  ];
  return (
    <>
      <Block>
        <Button color="inherit" variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          {contest.frozen_at === '' ? 'Standings' : 'Standings as they were closed'}, {plural(rows.length, 'entry', 'entries')}
        </Button>
      </Block>
      {open && <DataTable caption="Standings" columns={columns} rows={rows} rowKey={(row) => row.ID} rest={(row) => row.Record} />}
    </>
  );
}
