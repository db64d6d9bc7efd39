import type { OutlookRow } from '@poolhouse/contract';
import { ordinal, plural } from '@poolhouse/shared-ui';
import { DataTable, EntryName, LONG_TABLE, mineFirst, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { SupposedTag } from '@poolhouse/shared-ui/screen';
import { StateWord } from '@poolhouse/shared-ui/season';
import { useState, type ReactNode } from 'react';
import type { Chance, Chances } from '../chances/chances.rules';
import { HowGood } from '../chances/HowGood';
import { chanceSentence, firstText, perfectText } from '../chances/words';
import { MyNeeds } from './MyNeeds';
import { orderOutlook } from './need.rules';
import { Scopes } from './Scopes';

const titles = { week: 'This week', season: 'Season' };

/** Counted, being counted (null), or nothing to count. */
type Counted = Chances | null | undefined;

function chanceColumns(scope: OutlookRow['scope'], chances: Counted): Column<OutlookRow>[] {
  if (chances === undefined) return [];
  const chanceText = (row: OutlookRow, text: (chance: Chance) => string): string => {
    const chance = chances?.get(row.ID);
    return chance ? text(chance) : '–';
  };
  const first: Column<OutlookRow> = {
    key: 'chance',
    head: 'Chance',
    headTitle: 'Chance of first place, alone or shared',
    align: 'right',
    render: (row) => chanceText(row, (chance) => firstText(chance, row)),
  };
  const perfect: Column<OutlookRow> = {
    key: 'perfect',
    head: 'Perfect',
    headTitle: 'Chance of a perfect week',
    align: 'right',
    hideOnPhone: true,
    render: (row) => chanceText(row, (chance) => (chance.perfect === null ? '–' : perfectText(chance.perfect, row))),
  };
  return scope === 'week' ? [first, perfect] : [first];
}

function columnsFor(scope: OutlookRow['scope'], isMine: (row: OutlookRow) => boolean, chances: Counted): Column<OutlookRow>[] {
  const needs =
    scope === 'week'
      ? { head: 'To perfect', headTitle: 'Wins to a perfect week' }
      : { head: 'Behind', headTitle: 'Wins behind the leader' };
  return [
    { key: 'entry', head: 'Entry', width: '100%', render: (row) => <EntryName name={row.EntryName} you={isMine(row)} /> },
    { key: 'state', head: 'First place', hideOnPhone: chances !== undefined, render: (row) => <StateWord state={row.State} /> },
    ...chanceColumns(scope, chances),
    { key: 'best', head: 'Best', align: 'right', hideOnPhone: true, render: (row) => ordinal(row.Best) },
    { key: 'worst', head: 'Worst', align: 'right', hideOnPhone: true, render: (row) => ordinal(row.Worst) },
    { key: 'needs', ...needs, align: 'right', render: (row) => row.Needs ?? '–' },
    { key: 'open', head: 'Open', headTitle: 'Picks that can still win', align: 'right', hideOnPhone: true, render: (row) => row.Open },
  ];
}

export interface NeedPanelProps {
  rows: readonly OutlookRow[];
  /** Mine; 0 where I have none. */
  entryId: number;
  week: number;
  chances: Counted;
  counting?: boolean;
  /** The rows are supposed. */
  supposed?: boolean;
  /** Why they cannot be counted. */
  children?: ReactNode;
}

const SETTLED = 'Picks still sealed from you count as able to go either way. Clinched: nobody can pass. Out: first place is beyond reach.';
const METHOD =
  ' Chances: your browser plays the season to its end 4,000 times. A game that is on goes by its score, clock and line; every pick that has not kicked off, yours included, is even; extra weeks come while nobody is perfect.';

/** What I need, in a sentence each for week and season, and where everybody can still finish. */
export function NeedPanel({ rows, entryId, week, chances, counting: busy = false, supposed = false, children }: NeedPanelProps) {
  const [scope, setScope] = useState<OutlookRow['scope']>('week');
  const isMine = (row: OutlookRow): boolean => row.entry_id === entryId;
  const shown = mineFirst(orderOutlook(rows, scope), isMine);
  const mine = rows.filter(isMine);
  return (
    <Panel
      id="need"
      title="What do I need"
      action={
        <Beside>
          {supposed && <SupposedTag />}
          <Scopes value={scope} onChange={setScope} />
        </Beside>
      }
      foot={chances === undefined ? SETTLED : SETTLED + METHOD}
    >
      {children}
      {mine.length > 0 && <MyNeeds rows={mine} week={week} more={(row) => <MyChance row={row} chances={chances} busy={busy} />} />}
      {shown.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <DataTable
          caption={`Where everybody can still finish: ${titles[scope]}`}
          columns={columnsFor(scope, isMine, chances)}
          rows={shown}
          rowKey={(row) => row.ID}
          mine={isMine}
          pinMine={shown.length > LONG_TABLE}
          rest={(row) => restOf(row, chances)}
        />
      )}
      {chances !== undefined && <HowGood />}
    </Panel>
  );
}

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 4px 10px;
`;

/** The line keeps its place while it is counted. */
const MyChance = ({ row, chances, busy }: { row: OutlookRow; chances: Counted; busy: boolean }) =>
  chances !== undefined && row.State === 'alive' && <small aria-busy={busy || undefined}>{sayChance(chances?.get(row.ID), row)}</small>;

/** What a phone has no columns for. */
function restOf(row: OutlookRow, chances: Counted): string {
  const places = `${ordinal(row.Best)} at best, ${ordinal(row.Worst)} at worst, ${plural(row.Open, 'open pick')}`;
  const perfect = chances?.get(row.ID)?.perfect ?? null;
  return perfect === null ? places : `${places}, a perfect week ${perfectText(perfect, row)}`;
}

const sayChance = (chance: Chance | undefined, row: OutlookRow): string => (chance ? chanceSentence(chance, row) : 'Counting the chances');
