import type { SeasonConfigRow } from '@poolhouse/contract';
import { lazyPart, useTitle } from '@poolhouse/shared-ui';
import { Columns, JumpPills, Panel, PanelEmpty, PanelError, TakeAway, YourSeason } from '@poolhouse/shared-ui/board';
import { BackLink, Screen } from '@poolhouse/shared-ui/screen';
import { RacePanel } from '@poolhouse/shared-ui/season';
import { useMemo } from 'react';
import { SupposeBar, SupposeWeek } from '../board/sweat/SupposeWeek';
import { mySeasonAddress } from '../contest/my-season-address.rules';
import { useChances, useChancesThen } from '../season/chances/useChances';
import { ChangesPanel } from '../season/ChangesPanel';
import { LedgerPanel } from '../season/LedgerPanel';
import { NeedPanel } from '../season/need/NeedPanel';
import { PayoutsPanel } from '../season/PayoutsPanel';
import { raceOf, seasonTables } from '../season/season-tables.rules';
import { SeasonStrip } from '../season/SeasonStrip';
import { seasonRefresh, useSeason, type SeasonPage } from '../season/useSeason';
import { sections } from '../sections';
import type { SupposedSeason } from '../whatif/supposed-board.rules';
import { useSeasonIf } from './useSeasonIf';

const Downloads = lazyPart(() => import('../download/Downloads'));

const pills = [
  { id: 'need', label: 'Need' },
  { id: 'race', label: 'Race' },
  { id: 'ledger', label: 'Pot' },
  { id: 'payouts', label: 'Payouts' },
  { id: 'changes', label: 'Changes' },
];

/** `/football/season`: what I need, the race, the pot and the change log. */
export default function Season() {
  useTitle('Football Season');
  const { page, year } = useSeason();
  const config = page.data?.config.data[0];
  const hasEntry = (config?.entry_id ?? 0) > 0;
  const mine = useMemo(() => hasEntry && <YourSeason to={mySeasonAddress(year)} />, [hasEntry, year]);
  return (
    <Screen
      title={config ? `Season ${config.Year} Football` : 'Football Season'}
      sections={sections}
      page={page}
      selector={mine}
      waiting="What do I need"
      live={page.data !== null && seasonRefresh(page.data) !== null}
    >
      {(data) => (
        <>
          <Panels data={data} year={year} />
          <BackLink to="/football" />
        </>
      )}
    </Screen>
  );
}

interface NeedProps {
  data: SeasonPage;
  config: SeasonConfigRow;
  current: boolean;
  /** What is supposed of it. */
  then: SupposedSeason | null;
}

/** By itself, so that a score that moves the chances draws nothing else. */
function Need({ data, config, current, then }: NeedProps) {
  const { chances, counting, error, retry } = useChances(data, current);
  const chancesThen = useChancesThen(data, then);
  const rows = data.outlook.data;
  const of = { entryId: config.entry_id, week: config.Week };
  const before = useMemo(() => then && { rows, chances, marks: then.marks }, [then, rows, chances]);
  return then && before ? (
    <NeedPanel {...of} rows={then.outlook} chances={chancesThen} counting={chancesThen === null} before={before} />
  ) : (
    <NeedPanel {...of} rows={rows} chances={chances} counting={counting && !error}>
      {error && <PanelError message={error.message} onRetry={retry} />}
    </NeedPanel>
  );
}

function Panels({ data, year }: { data: SeasonPage; year: number | undefined }) {
  const config = data.config.data[0];
  const current = year === undefined || year === config?.Year;
  const { rows: then, board, whatIf } = useSeasonIf(data, current);
  if (!config)
    return (
      <Panel title="Season">
        <PanelEmpty>No football contest is open for you yet.</PanelEmpty>
      </Panel>
    );
  const outlook = data.outlook.data;
  return (
    <>
      <SeasonStrip config={config} mine={outlook.filter((row) => row.entry_id === config.entry_id)} />
      <JumpPills items={pills} />
      <Columns>
        <div>
          <Need data={data} config={config} current={current} then={then} />
          {board && whatIf && <SupposeWeek board={board} whatIf={whatIf} season />}
          <RacePanel rows={raceOf(data.race.data)} entryId={config.entry_id} unit="win" />
          <LedgerPanel
            config={config}
            year={year}
            rows={then?.ledger ?? data.ledger.data}
            supposed={then !== null && then.ledger !== data.ledger.data}
          />
        </div>
        <div>
          <PayoutsPanel rows={data.payouts.data} myName={config.EntryName} />
          <ChangesPanel rows={data.changes.data} />
        </div>
      </Columns>
      {board && whatIf && <SupposeBar board={board} whatIf={whatIf} />}
      <TakeAway>{() => <Downloads named={[config.contest_name, config.Year, 'season']} tables={seasonTables(data)} />}</TakeAway>
    </>
  );
}
