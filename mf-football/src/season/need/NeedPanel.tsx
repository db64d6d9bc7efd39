import { useState } from 'react';
import { ordinal, plural, token, type } from '@poolhouse/shared-ui';
import { DataTable, EntryName, LONG_TABLE, mineFirst, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { StateWord } from '@poolhouse/shared-ui/season';
import type { OutlookRow } from '@poolhouse/contract';
import { needSentence, orderOutlook, type Counting } from './need.rules';
import { Scopes } from './Scopes';

const Mine = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 14px;
  padding: 12px 14px;
  border-bottom: 1px solid ${token.line};
  & > dt {
    ${type.head};
    padding-top: 3px;
    color: ${token.ink3};
  }
  & > dd {
    ${type.body};
  }
`;

const counting: Counting = { place: ordinal, wins: (n) => plural(n, 'win'), picks: (n) => plural(n, 'pick') };
const titles = { week: 'This week', season: 'Season' };

function columnsFor(scope: OutlookRow['scope'], isMine: (row: OutlookRow) => boolean): Column<OutlookRow>[] {
  const needs =
    scope === 'week'
      ? { head: 'To perfect', headTitle: 'Wins to a perfect week' }
      : { head: 'Behind', headTitle: 'Wins behind the leader' };
  return [
    { key: 'entry', head: 'Entry', width: '100%', render: (row) => <EntryName name={row.EntryName} you={isMine(row)} /> },
    { key: 'state', head: 'First place', render: (row) => <StateWord state={row.State} /> },
    { key: 'best', head: 'Best', align: 'right', hideOnPhone: true, render: (row) => ordinal(row.Best) },
    { key: 'worst', head: 'Worst', align: 'right', hideOnPhone: true, render: (row) => ordinal(row.Worst) },
    { key: 'needs', ...needs, align: 'right', render: (row) => row.Needs ?? '–' },
    { key: 'open', head: 'Open', headTitle: 'Picks that can still win', align: 'right', hideOnPhone: true, render: (row) => row.Open },
  ];
}

/** What I need, in a sentence each for week and season, and where everybody can still finish. */
export function NeedPanel({ rows, entryId, week }: { rows: readonly OutlookRow[]; entryId: number; week: number }) {
  const [scope, setScope] = useState<OutlookRow['scope']>('week');
  const isMine = (row: OutlookRow): boolean => row.entry_id === entryId;
  const shown = mineFirst(orderOutlook(rows, scope), isMine);
  const mine = rows.filter(isMine);
  return (
    <Panel
      id="need"
      title="What do I need"
      action={<Scopes value={scope} onChange={setScope} />}
      foot="Picks still sealed from you count as able to go either way. Clinched: nobody can pass. Out: first place is beyond reach."
    >
      {mine.length > 0 && (
        <Mine>
          {mine.map((row) => (
            <Said key={row.ID} title={row.scope === 'week' ? `Week ${week}` : titles.season} text={needSentence(row, counting)} />
          ))}
        </Mine>
      )}
      {shown.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <DataTable
          caption={`Where everybody can still finish: ${titles[scope]}`}
          columns={columnsFor(scope, isMine)}
          rows={shown}
          rowKey={(row) => row.ID}
          mine={isMine}
          pinMine={shown.length > LONG_TABLE}
          rest={(row) => `${ordinal(row.Best)} at best, ${ordinal(row.Worst)} at worst, ${plural(row.Open, 'open pick')}`}
        />
      )}
    </Panel>
  );
}

const Said = ({ title, text }: { title: string; text: string }) => (
  <>
    <dt>{title}</dt>
    <dd>{text}</dd>
  </>
);
