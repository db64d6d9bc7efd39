import type { DataOf, RecapMomentRow, RecapSaleRow } from '@poolhouse/contract';
import { formatMonthDay, plural, token, type, useTitle } from '@poolhouse/shared-ui';
import { DataTable, noRefresh, Panel, PanelEmpty, Stack, usePageData, useShowAll, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Screen } from '@poolhouse/shared-ui/screen';
import { RacePanel } from '@poolhouse/shared-ui/season';
import type { AuctionOwnerRow } from '../contest/auction.types';
import { AuctionChoices } from '../contest/AuctionChoices';
import { Away } from '../contest/Away';
import { Figures } from '../contest/figures.styles';
import { dollars } from '../contest/money';
import { useWhich } from '../contest/useWhich';
import { sectionsOf } from '../sections';

type RecapData = DataOf<'GET bbauction/recap'>;

const Moments = styled(Figures)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  div {
    padding-block: 10px;
  }
`;
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

/** `/bbauction/recap`: the evening of the auction, and the race since. Query: `year`, `group`. */
export default function Recap() {
  useTitle('Auction Recap');
  const which = useWhich();
  const page = usePageData('GET bbauction/recap', which, noRefresh);
  const board = usePageData('GET bbauction/pagedata', which, noRefresh);
  const config = board.data?.config.data[0];
  const me = config?.entry_id ?? 0;
  // The choice of auctions stands over all: what came before it would be pushed down, what waits for the recap too.
  const shown = board.data || board.error ? page : { ...page, data: null };
  const choices = config && (shown.data || shown.error) && <AuctionChoices config={config} />;
  return (
    <Screen title="Auction Recap" sections={sectionsOf(which)} page={shown} waiting="Recap" selector={choices}>
      {(data) => (
        <Stack>
          <Evening data={data} />
          {data.race.data.length > 0 &&
            (board.data ? (
              <Race data={data} me={me} owners={board.data.owners.data} />
            ) : (
              <Away page={board} title="Race of profits" rows={6} />
            ))}
          <Sales data={data} me={me} />
        </Stack>
      )}
    </Screen>
  );
}

const profit = { head: 'Profit', text: dollars };

/** Each owner's line ends in the colour that the bracket knows them by. */
function Race({ data: { race }, me, owners }: { data: RecapData; me: number; owners: readonly AuctionOwnerRow[] }) {
  const days = new Map(race.data.map(({ Week, day }) => [Week, formatMonthDay(day)]));
  return (
    <RacePanel
      rows={race.data}
      entryId={me}
      unit="point"
      title="Race of profits"
      step="day"
      figure={profit}
      stepName={(step) => days.get(step) ?? ''}
      colors={new Map(owners.map(({ ID, Color }) => [ID, Color]))}
    />
  );
}

function Evening({ data }: { data: RecapData }) {
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
      <Moments>
        {data.moments.data.map((moment) => (
          <Moment key={moment.ID} moment={moment} sale={data.sales.data.find(({ ID }) => ID === moment.lot)} />
        ))}
      </Moments>
      {recap.commit !== '' && (
        <Seal>
          Order sealed as {recap.commit}
          {recap.seed !== '' && `, opened by ${recap.seed}`}.
        </Seal>
      )}
    </Panel>
  );
}

function Moment({ moment: { ID, value }, sale }: { moment: RecapMomentRow; sale: RecapSaleRow | undefined }) {
  return (
    <div>
      <dt>{TITLES[ID]}</dt>
      <dd>
        {sale?.Seed} {sale?.Name}
      </dd>
      <dd>
        {sale?.Owner}, {VALUES[ID](value)}
        {ID !== 'dearest' && ID !== 'contested' && `, paid ${dollars(sale?.Price ?? 0)}`}
      </dd>
    </div>
  );
}

function Sales({ data, me }: { data: RecapData; me: number }) {
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
