import { Suspense } from 'react';
import { lazyPart, useTitle } from '@poolhouse/shared-ui';
import {
  JumpPills,
  Panel,
  PanelEmpty,
  ScoresAge,
  SmackPanel,
  TakeAway,
  useOneColumn,
  type PageState,
  Stack,
} from '@poolhouse/shared-ui/board';
import { useApi } from '@poolhouse/shared-ui';
import { Screen } from '@poolhouse/shared-ui/screen';
import { AuctionChoices } from '../contest/AuctionChoices';
import type { AuctionConfigRow, BracketData } from '../contest/auction.types';
import { useBracket } from '../contest/useBracket';
import { useWhich } from '../contest/useWhich';
import { sectionsOf } from '../sections';
import { Columns } from './board.styles';
import { BracketPanel } from './BracketPanel';
import { BracketStatus } from './BracketStatus';
import { HeadToHead } from './HeadToHead';
import { MyMoney } from './MyMoney';
import { AuctionScores } from './AuctionScores';
import { ProfitByTeam, SettlementPanel, StandingsPanel, StatisticsPanel } from './tables';

const AuctionDownloads = lazyPart(() => import('../download/AuctionDownloads'));

const pills = [
  { id: 'bracket', label: 'Bracket' },
  { id: 'standings', label: 'Standings' },
  { id: 'scores', label: 'Scores' },
  { id: 'statistics', label: 'Statistics' },
  { id: 'versus', label: 'Head to head' },
  { id: 'teams', label: 'Teams' },
];

/** `/bbauction`: who owns whom, and what it has brought. Query: `year`, `group`. */
export default function Bracket() {
  const which = useWhich();
  const { page, fresh } = useBracket(which);
  const config = page.data?.config.data[0];
  const title = `NCAA Auction ${config?.year ?? which.year ?? ''}`.trim();
  useTitle(title);
  return (
    <Screen
      title={title}
      sections={sectionsOf(which)}
      page={page}
      waiting="Bracket"
      selector={config && <AuctionChoices config={config} />}
      live={fresh}
    >
      {(data) => (config && data.teams.data.length > 0 ? <Panels page={page} data={data} config={config} /> : <NoField />)}
    </Screen>
  );
}

const NoField = () => (
  <Panel title="Bracket">
    <PanelEmpty>The field is not known yet. It is told on the Sunday before the tournament.</PanelEmpty>
  </Panel>
);

function Panels({ page, data, config }: { page: PageState<BracketData>; data: BracketData; config: AuctionConfigRow }) {
  const { call } = useApi();
  const oneColumn = useOneColumn();
  const me = config.entry_id;
  const owners = data.owners.data;
  const where = { year: config.year, group_id: config.group };
  const standings = <StandingsPanel owners={owners} me={me} pot={config.Pot} />;
  const scores = <AuctionScores page={page} data={data} me={config.EntryName} />;
  const statistics = <StatisticsPanel owners={owners} me={me} />;
  const versus = <HeadToHead rows={data.versus.data} owners={owners} me={me} />;
  const teams = <ProfitByTeam teams={data.teams.data} me={me} />;
  const settlement = <SettlementPanel rows={data.settlement.data} owners={owners} />;
  const smack = (
    <SmackPanel
      page={page}
      myName={config.EntryName}
      calls={{
        post: (Message) => call('POST bbauction/smack', { body: { Message, ...where } }),
        remove: (id) => call('DELETE bbauction/smack', { query: { id, ...where } }),
      }}
    />
  );
  return (
    <>
      <ScoresAge from={config.ScoresFrom} />
      <BracketStatus data={data} config={config} />
      <JumpPills items={pills} />
      <Stack>
        {oneColumn && <MyMoney data={data} config={config} />}
        <BracketPanel data={data} config={config} />
        {oneColumn ? (
          <>
            {standings}
            {scores}
            {statistics}
            {versus}
            {teams}
            {settlement}
            {smack}
          </>
        ) : (
          <Columns>
            <Stack>
              {standings}
              {versus}
              {settlement}
            </Stack>
            <Stack>
              {scores}
              {smack}
            </Stack>
            <Stack>
              <MyMoney data={data} config={config} />
              {statistics}
              {teams}
            </Stack>
          </Columns>
        )}
        <TakeAway>
          {() => (
            <Suspense fallback={null}>
              <AuctionDownloads data={data} config={config} />
            </Suspense>
          )}
        </TakeAway>
      </Stack>
    </>
  );
}
