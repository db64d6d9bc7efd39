import type { DataOf, RecapMomentRow, RecapSaleRow } from '@poolhouse/contract';
import { formatMonthDay, plural, token, type } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, PanelFigures, useShowAll, type Column, type PanelFigure } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { dollars } from '../contest/money';

type RecapData = DataOf<'GET bbauction/recap'>;

const Seal = styled.p`
  margin: 0;
  padding: 10px 14px;
  ${type.note};
  color: ${token.ink2};
  overflow-wrap: anywhere;
`;

const TITLES: Readonly<Record<RecapMomentRow['ID'], string>> = {
  dearest: 'Dearest team',
  bargain: 'Best bargain',
  over: 'Most above its value',
  contested: 'Hardest fought',
};
const VALUES: Readonly<Record<RecapMomentRow['ID'], (value: number) => string>> = {
  dearest: dollars,
  bargain: (value) => `${dollars(value)} below its value`,
  over: (value) => `${dollars(value)} above its value`,
  contested: (value) => plural(value, 'bid'),
};

/** What the evening of the auction is remembered for. */
export function Evening({ data }: { data: RecapData }) {
  const recap = data.recap.data[0];
  if (!recap || recap.sold === 0)
    return (
      <Panel title="The evening">
        <PanelEmpty>No team is sold yet.</PanelEmpty>
      </Panel>
    );
  const first = data.race.data[0]?.day;
  return (
    <Panel
      title="The evening"
      action={`${recap.sold} of ${recap.lots} sold for ${dollars(recap.Pot)}`}
      foot={
        recap.frozen === 1
          ? `As it stood when the tournament began; later corrections do not change it.${first ? ` First games ${formatMonthDay(first)}.` : ''}`
          : 'It stays as it is once the tournament begins.'
      }
    >
      <PanelFigures
        least={220}
        items={data.moments.data.map((moment) =>
          figureOf(
            moment,
            data.sales.data.find(({ ID }) => ID === moment.lot),
          ),
        )}
      />
      {recap.commit !== '' && (
        <Seal>
          Order sealed as {recap.commit}
          {recap.seed !== '' && `, opened by ${recap.seed}`}.
        </Seal>
      )}
    </Panel>
  );
}

function figureOf({ ID, value }: RecapMomentRow, sale: RecapSaleRow | undefined): PanelFigure {
  const paid = ID !== 'dearest' && ID !== 'contested' ? `, paid ${dollars(sale?.Price ?? 0)}` : '';
  return { label: TITLES[ID], value: `${sale?.Seed} ${sale?.Name}`, note: `${sale?.Owner}, ${VALUES[ID](value)}${paid}` };
}

/** Every lot in the order in which it was sold. */
export function Sales({ data, me }: { data: RecapData; me: number }) {
  const rows = [...data.sales.data].sort((a, b) => a.order - b.order);
  const [shown, more] = useShowAll(rows, 12, 'sales');
  const right = { align: 'right' as const };
  const withValues = rows.some(({ fair }) => fair !== null);
  const columns: Column<RecapSaleRow>[] = [
    { key: 'order', head: '#', headTitle: 'Order of sale', ...right, width: 36, render: ({ order }) => order },
    { key: 'team', head: 'Team', rowHead: true, render: ({ Seed, Name }) => `${Seed} ${Name}` },
    { key: 'owner', head: 'Owner', render: ({ Owner }) => Owner },
    { key: 'price', head: 'Price', ...right, render: ({ Price }) => dollars(Price) },
    ...(withValues ? [{ key: 'fair', head: 'Value', ...right, hideOnPhone: true, render: ({ fair }: RecapSaleRow) => dollars(fair) }] : []),
    { key: 'bids', head: 'Bids', ...right, hideOnPhone: true, render: ({ bids, bidders }) => (bids === 0 ? '–' : `${bids} of ${bidders}`) },
    { key: 'time', head: 'Seconds', ...right, hideOnPhone: true, render: ({ seconds }) => seconds ?? '–' },
  ];
  if (rows.length === 0) return null;
  return (
    <Panel
      title="Every sale"
      action="In the order of the evening"
      foot={withValues ? 'Value: its part of the pot by the model of seeds.' : undefined}
    >
      <DataTable
        caption="Every sale"
        columns={columns}
        rows={shown}
        rowKey={({ ID }) => ID}
        mine={({ owner_id: id }) => id !== 0 && id === me}
      />
      {more}
    </Panel>
  );
}
