import type { OutlookRow } from '@poolhouse/contract';
import { ordinal, plural } from '@poolhouse/shared-ui';
import { DataTable, EntryName, LONG_TABLE, mineFirst, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { supposedColumns, SupposedTag } from '@poolhouse/shared-ui/screen';
import { StateWord } from '@poolhouse/shared-ui/season';
import { useState, type ReactNode } from 'react';
import type { Chances } from '../chances/chances.rules';
import { HowGood } from '../chances/HowGood';
import { chanceSentence, firstText, perfectText, type Counted } from '../chances/words';
import { MyNeeds } from './MyNeeds';
import { orderOutlook } from './need.rules';
import { Scopes } from './Scopes';

const titles = { week: 'This week', season: 'Season' };

/** Counted, being counted (null), or nothing to count. */
type Known = Chances | null | undefined;

/** As it stands, where the rows are supposed. */
export interface NeedBefore {
  rows: readonly OutlookRow[];
  chances: Known;
  /** Rows that are other ones than then, and their fields: `outlook week-12 Best`. */
  marks: Readonly<Record<string, true>>;
}

const countedOf = (row: OutlookRow | undefined, chances: Known): Counted | undefined => {
  const chance = row && chances?.get(row.ID);
  return chance && { chance, row };
};

function chanceColumns(scope: OutlookRow['scope'], chances: Known): Column<OutlookRow>[] {
  if (chances === undefined) return [];
  const textOf = (row: OutlookRow, text: (counted: Counted) => string): string => {
    const counted = countedOf(row, chances);
    return counted ? text(counted) : '–';
  };
  const first: Column<OutlookRow> = {
    key: 'chance',
    head: 'Chance',
    headTitle: 'Chance of first place, alone or shared',
    align: 'right',
    render: (row) => textOf(row, firstText),
  };
  const perfect: Column<OutlookRow> = {
    key: 'perfect',
    head: 'Perfect',
    headTitle: 'Chance of a perfect week',
    align: 'right',
    hideOnPhone: true,
    render: (row) => textOf(row, perfectText),
  };
  return scope === 'week' ? [first, perfect] : [first];
}

/** The field that a column shows. */
const FIELDS: Readonly<Record<string, string>> = { state: 'State', best: 'Best', worst: 'Worst', needs: 'Needs', open: 'Open' };
const TEXTS: Readonly<Record<string, (counted: Counted) => string>> = { chance: firstText, perfect: perfectText };

/** Whether a row's figure is another one than now; a chance is once it is counted. */
function isOther({ rows, chances: were, marks }: NeedBefore, chances: Known, row: OutlookRow, key: string): boolean {
  const text = TEXTS[key];
  if (!text) return marks[`outlook ${row.ID} ${FIELDS[key] ?? key}`] === true;
  const [then, now] = [
    countedOf(row, chances),
    countedOf(
      rows.find(({ ID }) => ID === row.ID),
      were,
    ),
  ];
  return then !== undefined && now !== undefined && text(then) !== text(now);
}

function columnsFor(scope: OutlookRow['scope'], isMine: (row: OutlookRow) => boolean, chances: Known): Column<OutlookRow>[] {
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
  chances: Known;
  counting?: boolean;
  /** Given where the rows and chances are supposed. */
  before?: NeedBefore | undefined;
  /** Why they cannot be counted. */
  children?: ReactNode;
}

const SETTLED = 'Picks still sealed from you count as able to go either way. Clinched: nobody can pass. Out: first place is beyond reach.';
const METHOD =
  ' Chances: your browser plays the season to its end 4,000 times. A game that is on goes by its score, clock and line; every pick that has not kicked off, yours included, is even; extra weeks come while nobody is perfect.';

/** What I need, in a sentence each for week and season, and where everybody can still finish. */
export function NeedPanel({ rows, entryId, week, chances, counting: busy = false, before, children }: NeedPanelProps) {
  const [scope, setScope] = useState<OutlookRow['scope']>('week');
  const isMine = (row: OutlookRow): boolean => row.entry_id === entryId;
  const mine = rows.filter(isMine);
  const was = (row: OutlookRow) =>
    countedOf(
      before?.rows.find(({ ID }) => ID === row.ID),
      before?.chances,
    );
  return (
    <Panel
      id="need"
      title="What do I need"
      action={
        <Beside>
          {before && <SupposedTag />}
          <Scopes value={scope} onChange={setScope} />
        </Beside>
      }
      foot={chances === undefined ? SETTLED : SETTLED + METHOD}
    >
      {children}
      {mine.length > 0 && (
        <MyNeeds rows={mine} week={week} more={(row) => <MyChance row={row} chances={chances} was={was(row)} busy={busy} />} />
      )}
      <Everybody rows={rows} scope={scope} isMine={isMine} chances={chances} before={before} />
      {chances !== undefined && <HowGood />}
    </Panel>
  );
}

interface EverybodyProps extends Pick<NeedPanelProps, 'rows' | 'chances' | 'before'> {
  scope: OutlookRow['scope'];
  isMine(row: OutlookRow): boolean;
}

/** Where everybody can still finish. */
function Everybody({ rows, scope, isMine, chances, before }: EverybodyProps) {
  const shown = mineFirst(orderOutlook(rows, scope), isMine);
  const columns = columnsFor(scope, isMine, chances);
  if (shown.length === 0) return <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>;
  return (
    <DataTable
      caption={`Where everybody can still finish: ${titles[scope]}`}
      columns={before ? supposedColumns(columns, (row, key) => isOther(before, chances, row, key)) : columns}
      rows={shown}
      rowKey={(row) => row.ID}
      mine={isMine}
      pinMine={shown.length > LONG_TABLE}
      rest={(row) => restOf(row, chances)}
    />
  );
}

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 4px 10px;
`;

interface MyChanceProps {
  row: OutlookRow;
  chances: Known;
  /** As it stands, where it is supposed. */
  was: Counted | undefined;
  busy: boolean;
}

/** The line keeps its place while it is counted. */
const MyChance = ({ row, chances, was, busy }: MyChanceProps) =>
  chances !== undefined && row.State === 'alive' && <small aria-busy={busy || undefined}>{sayChance(countedOf(row, chances), was)}</small>;

/** What a phone has no columns for. */
function restOf(row: OutlookRow, chances: Known): string {
  const places = `${ordinal(row.Best)} at best, ${ordinal(row.Worst)} at worst, ${plural(row.Open, 'open pick')}`;
  const counted = countedOf(row, chances);
  return counted && counted.chance.perfect !== null ? `${places}, a perfect week ${perfectText(counted)}` : places;
}

const sayChance = (counted: Counted | undefined, was: Counted | undefined): string =>
  counted ? chanceSentence(counted, was) : 'Counting the chances';
