import { lazyPart, useTitle } from '@poolhouse/shared-ui';
import { Columns, JumpPills, numberParam, Panel, PanelEmpty, TakeAway, YourSeason } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { BackLink, Screen } from '@poolhouse/shared-ui/screen';
import { RacePanel } from '@poolhouse/shared-ui/season';
import { mySeasonAddress } from '../myseason/addresses.rules';
import { sections } from '../sections';
import { useWinsSeason, type WinsSeason } from '../useWinsSeason';
import { YearChoice } from '../YearChoice';
import { OutlookPanel } from './OutlookPanel';
import { PacePanel } from './PacePanel';
import { PayoutsPanel } from './PayoutsPanel';
import { isOver, seasonRefresh } from './refresh.rules';
import { raceOf, seasonTables } from './season-tables.rules';
import { SeasonStrip } from './SeasonStrip';

const Downloads = lazyPart(() => import('../../download/Downloads'));

const pills = [
  { id: 'outlook', label: 'Finish' },
  { id: 'race', label: 'Race' },
  { id: 'pace', label: 'Pace' },
  { id: 'payouts', label: 'Payouts' },
];

/** `/footballwins/season`: where everybody can still finish, the race, surprises and prizes. Query: `year`. */
export default function WinsSeasonPage() {
  useTitle('NFL Wins Season');
  const page = useWinsSeason(seasonRefresh);
  const config = page.data?.config.data[0];
  const year = numberParam(useSearchParams()[0], 'year');
  return (
    <Screen
      title={config ? `Season ${config.year} NFL Wins` : 'NFL Wins Season'}
      sections={sections}
      page={page}
      selector={
        <>
          <YearChoice config={config} />
          {config && config.entry_id > 0 && <YourSeason to={mySeasonAddress(year)} />}
        </>
      }
      waiting="Projected finish"
      live={page.data !== null && seasonRefresh(page.data) !== null}
    >
      {(data) => (
        <>
          <Panels data={data} />
          <BackLink to="/footballwins" />
        </>
      )}
    </Screen>
  );
}

function Panels({ data }: { data: WinsSeason }) {
  const config = data.config.data[0];
  if (!config)
    return (
      <Panel title="Season">
        <PanelEmpty>No NFL wins contest is open for you yet.</PanelEmpty>
      </Panel>
    );
  const { outlook, race, teams, payouts } = data;
  return (
    <>
      <SeasonStrip config={config} mine={outlook.data.find((row) => row.ID === config.entry_id)} />
      <JumpPills items={pills} />
      <Columns>
        <div>
          <OutlookPanel rows={outlook.data} config={config} teams={teams.data} />
          <RacePanel rows={raceOf(race.data)} entryId={config.entry_id} unit="point" />
        </div>
        <div>
          <PayoutsPanel rows={payouts.data} config={config} over={isOver(data)} />
          <PacePanel teams={teams.data} entryId={config.entry_id} />
        </div>
      </Columns>
      <TakeAway>{() => <Downloads named={[config.contest_name, config.year, 'season']} tables={seasonTables(data)} />}</TakeAway>
    </>
  );
}
