import { formatChance, formatNumber, formatRange, token, type, useTitle } from '@poolhouse/shared-ui';
import { DataTable, noRefresh, Panel, PanelEmpty, PanelSkeleton, Stack, usePageData, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Screen } from '@poolhouse/shared-ui/screen';
import type { ReactNode } from 'react';
import type { AuctionConfigRow, AuctionOwnerRow, BracketData } from '../contest/auction.types';
import { AuctionChoices } from '../contest/AuctionChoices';
import { Away } from '../contest/Away';
import { Gain } from '../contest/Gain';
import { dollars } from '../contest/money';
import { isOver } from '../contest/over.rules';
import { useBracket } from '../contest/useBracket';
import { useWhich } from '../contest/useWhich';
import { OwnerName } from '../owner/OwnerName';
import { sectionsOf } from '../sections';
import type { Chances } from './chances.rules';
import { DecidingTable } from './DecidingTable';
import { HopeTable } from './HopeTable';
import { ModelPanel } from './ModelPanel';
import { NextGames } from './NextGames';
import { useChances } from './useChances';
import { whyNoChances } from './why-none.rules';

const OPEN = 'Who may still win';

const Note = styled.p`
  margin: 0;
  padding: 12px 14px;
  ${type.cell};
  color: ${token.ink2};
`;

/** `/bbauction/chances`: who may still end in profit or first, and what that rests on. Query: `year`, `group`. */
export default function ChancesPage() {
  useTitle('Auction Chances');
  const which = useWhich();
  const { page, fresh } = useBracket(which);
  const model = usePageData('GET bbauction/model', {}, noRefresh);
  const config = page.data?.config.data[0];
  return (
    <Screen
      title="Auction Chances"
      sections={sectionsOf(which)}
      page={page}
      waiting="Chances"
      selector={config && <AuctionChoices config={config} />}
      live={fresh}
    >
      {(data) => (
        <Stack>
          {config && (
            <Standing data={data} config={config} strengths={model.data?.model.data[0]?.strengths}>
              {model.data ? <ModelPanel data={model.data} /> : <Away page={model} title="Where the chances come from" rows={4} />}
            </Standing>
          )}
        </Stack>
      )}
    </Screen>
  );
}

interface Shown {
  data: BracketData;
  config: AuctionConfigRow;
  strengths: readonly number[] | undefined;
  /** What stands below; it comes when what is above has its height. */
  children: ReactNode;
}

function Standing(shown: Shown) {
  const { data, config } = shown;
  const why = whyNoChances(data, config);
  if (why !== '')
    return (
      <>
        <Panel title={OPEN}>
          <PanelEmpty>{why}</PanelEmpty>
        </Panel>
        {shown.children}
      </>
    );
  return <Counted {...shown} />;
}

function Counted({ data, config, strengths, children }: Shown) {
  const chances = useChances(data, strengths);
  // Without the model nothing can be counted; what stands below says how far it is.
  if (strengths === undefined) return <>{children}</>;
  if (!chances)
    return (
      <Panel title={OPEN}>
        <PanelSkeleton rows={12} />
      </Panel>
    );
  // Then nothing decides any more, and nobody hopes.
  const over = isOver(data);
  return (
    <>
      <OwnersTable title={over ? 'How it ended' : OPEN} owners={data.owners.data} chances={chances} me={config.entry_id} />
      {!over && (
        <>
          <NextGames data={data} chances={chances} me={config.entry_id} />
          <DecidingTable data={data} chances={chances} me={config.entry_id} />
          <HopeTable data={data} chances={chances} me={config.entry_id} />
        </>
      )}
      {children}
    </>
  );
}

type Row = AuctionOwnerRow & Chances['owners'][number];

/** Told where every ending was counted. */
const places: Column<Row> = {
  key: 'range',
  head: 'Places',
  align: 'right',
  hideOnPhone: true,
  render: (row) => formatRange(row.best, row.worst),
};

/** What the chances were counted over. */
function countedWords({ exact, endings }: Chances): string {
  const count = formatNumber(endings);
  if (!exact) return `${count} tournaments drawn`;
  return endings === 1 ? 'The one ending' : `All ${count} endings`;
}

interface OwnersProps {
  title: string;
  owners: readonly AuctionOwnerRow[];
  chances: Chances;
  me: number;
}

function OwnersTable({ title, owners, chances, me }: OwnersProps) {
  const rows = owners
    .flatMap((owner, n): Row[] => {
      const own = chances.owners[n];
      return own ? [{ ...owner, ...own }] : [];
    })
    .sort((a, b) => b.first - a.first || b.profit - a.profit || a.Rank - b.Rank);
  const right = { align: 'right' as const };
  const columns: Column<Row>[] = [
    { key: 'owner', head: 'Owner', rowHead: true, render: (row) => <OwnerName name={row.Name} you={row.ID === me} /> },
    { key: 'now', head: 'Profit now', ...right, hideOnPhone: true, render: (row) => <Gain points={row.Profit} /> },
    { key: 'hope', head: 'Expected', ...right, render: (row) => <Gain points={Math.round(row.expected - row.TotalPaid)} /> },
    { key: 'profit', head: 'In profit', ...right, render: (row) => formatChance(row.profit, chances.exact) },
    { key: 'first', head: 'First', ...right, render: (row) => formatChance(row.first, chances.exact) },
    ...(chances.exact ? [places] : []),
  ];
  return (
    <Panel
      title={title}
      action={countedWords(chances)}
      foot="First counts shared first places. The same figures for every owner; running scores are left out."
    >
      <DataTable caption={title} columns={columns} rows={rows} rowKey={(row) => row.ID} mine={(row) => row.ID === me} />
      {!chances.exact && <Note>From the Sweet 16 on every ending is counted, with best and worst places.</Note>}
      <Note>
        All prices made a pot of {dollars(owners.reduce((sum, { TotalPaid }) => sum + TotalPaid, 0))}; what owners end with adds up to it.
      </Note>
    </Panel>
  );
}
