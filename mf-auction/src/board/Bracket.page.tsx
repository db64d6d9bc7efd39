import { lazyPart, useApi, useTitle } from '@poolhouse/shared-ui';
import {
  InPlayPanel,
  JumpPills,
  MomentsPanel,
  Panel,
  PanelEmpty,
  ScoresAge,
  SmackPanel,
  TakeAway,
  CheckLink,
  useOneColumn,
  type PageState,
  Stack,
} from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { Screen } from '@poolhouse/shared-ui/screen';
import { Suspense } from 'react';
import type { AuctionConfigRow, BracketData } from '../contest/auction.types';
import { AuctionChoices } from '../contest/AuctionChoices';
import { isOver } from '../contest/over.rules';
import { useBracket } from '../contest/useBracket';
import { useWhich } from '../contest/useWhich';
import { sectionsOf } from '../sections';
import { AuctionScores } from './AuctionScores';
import { Columns } from './board.styles';
import { BracketPanel } from './BracketPanel';
import { BracketStatus } from './BracketStatus';
import { HeadToHead } from './HeadToHead';
import { MyMoney } from './MyMoney';
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

interface Parts {
  page: PageState<BracketData>;
  data: BracketData;
  config: AuctionConfigRow;
}

function Panels({ page, data, config }: Parts) {
  const oneColumn = useOneColumn();
  const panels = panelsOf({ page, data, config });
  return (
    <>
      <ScoresAge from={config.ScoresFrom} />
      <BracketStatus data={data} config={config} />
      <JumpPills items={pills} />
      <Stack>
        {oneColumn && panels.mine}
        {oneColumn && panels.money}
        <BracketPanel data={data} config={config} />
        {oneColumn ? <OneColumn {...panels} /> : <ThreeColumns {...panels} />}
        <TakeAway>
          {() => (
            <Suspense fallback={null}>
              <AuctionDownloads data={data} config={config} />
            </Suspense>
          )}
        </TakeAway>
      </Stack>
      <CheckLink contestId={config.contest_id} />
    </>
  );
}

/** Each panel, wherever the screen's width puts it. */
function panelsOf({ page, data, config }: Parts) {
  const me = config.entry_id;
  const owners = data.owners.data;
  return {
    mine: <InPlayPanel title="My teams, now" page={page} />,
    money: <MyMoney data={data} config={config} />,
    standings: (
      <StandingsPanel
        owners={owners}
        me={me}
        pot={config.Pot}
        moments={data.moments?.data}
        action={isOver(data) && <RecapLink config={config} />}
      />
    ),
    moments: <MomentsPanel moments={data.moments?.data} />,
    scores: <AuctionScores page={page} data={data} me={config.EntryName} />,
    statistics: <StatisticsPanel owners={owners} me={me} />,
    versus: <HeadToHead rows={data.versus.data} owners={owners} me={me} />,
    teams: <ProfitByTeam teams={data.teams.data} me={me} />,
    settlement: <SettlementPanel rows={data.settlement.data} owners={owners} />,
    smack: <Smack page={page} config={config} />,
  };
}
type BoardPanels = ReturnType<typeof panelsOf>;

const RecapLink = ({ config: { year, group } }: Pick<Parts, 'config'>) => (
  <Link to={`/bbauction/recap?year=${year}&group=${group}`}>Recap</Link>
);

/** What matters most comes first; my money stands above the bracket. */
const OneColumn = ({ standings, moments, scores, statistics, versus, teams, settlement, smack }: BoardPanels) => (
  <>
    {standings}
    {moments}
    {scores}
    {statistics}
    {versus}
    {teams}
    {settlement}
    {smack}
  </>
);

const ThreeColumns = ({ mine, money, standings, moments, scores, statistics, versus, teams, settlement, smack }: BoardPanels) => (
  <Columns>
    <Stack>
      {standings}
      {moments}
      {versus}
      {settlement}
    </Stack>
    <Stack>
      {scores}
      {smack}
    </Stack>
    <Stack>
      {mine}
      {money}
      {statistics}
      {teams}
    </Stack>
  </Columns>
);

function Smack({ page, config }: Omit<Parts, 'data'>) {
  const { call } = useApi();
  const where = { year: config.year, group_id: config.group };
  return (
    <SmackPanel
      page={page}
      myName={config.EntryName}
      calls={{
        post: (Message) => call('POST bbauction/smack', { body: { Message, ...where } }),
        remove: (id) => call('DELETE bbauction/smack', { query: { id, ...where } }),
      }}
    />
  );
}
