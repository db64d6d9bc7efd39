import type { DataOf, HistoryPickRow } from '@poolhouse/contract';
import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { formatRecord, lazyPart, useTitle } from '@poolhouse/shared-ui';
import {
  Columns,
  ContestHead,
  ContestTabs,
  EntryName,
  Page,
  Panel,
  PanelEmpty,
  PanelSkeleton,
  ResultLegend,
  StatusStrip,
  TakeAway,
  totals,
} from '@poolhouse/shared-ui/board';
import { BackLink, EntrySelect, Screen } from '@poolhouse/shared-ui/screen';
import { Suspense, useState } from 'react';
import { sections } from '../sections';
import { historyTables } from './history-tables.rules';
import { pastWeeks } from './history.rules';
import { useHistory } from './useHistory';
import { WeeksTable } from './WeeksTable';
import { YearsTable } from './YearsTable';

const Downloads = lazyPart(() => import('../download/Downloads'));
const PastPickDialog = lazyPart(() => import('./PastPickDialog'));

/** `/football/history`: an entry's weeks and years. Query: `entry`, `year`. */
export default function History() {
  const { page, entry, year, over, contest, names, finding, choose } = useHistory();
  const [opened, setOpened] = useState<HistoryPickRow | null>(null);
  useTitle('Football History');
  if (entry === '') return <NoEntry finding={finding} />;
  return (
    <Screen
      title={
        <>
          History for <EntryName name={entry} plain />
        </>
      }
      sections={sections}
      page={page}
      waiting="Weeks"
      selector={
        names.length > 1 && (
          <EntrySelect
            entries={names.map((name, id) => ({ id, entry_name: name }))}
            value={names.indexOf(entry)}
            onChange={(id) => choose(names[id] ?? entry)}
          />
        )
      }
    >
      {(data) => (
        <>
          <Past data={data} entry={entry} year={year} over={over} onOpen={setOpened} />
          {opened && (
            <Suspense fallback={null}>
              <PastPickDialog pick={opened} query={{ entry, year, contest }} onClose={() => setOpened(null)} />
            </Suspense>
          )}
        </>
      )}
    </Screen>
  );
}

interface PastProps {
  data: DataOf<'GET football/history'>;
  entry: string;
  year: number | undefined;
  /** The last week that is over. */
  over: number;
  onOpen(pick: HistoryPickRow): void;
}

/** The season in figures, its weeks, and the years before it. */
function Past({ data, entry, year, over, onOpen }: PastProps) {
  const weeks = pastWeeks(data.picks.data, data.weeks.data, PICKS_PER_WEEK);
  const sum = totals(data.weeks.data);
  return (
    <>
      <StatusStrip
        items={[
          { label: year ? `Season ${year}` : 'Season', value: formatRecord(sum.wins, sum.losses), note: 'wins and losses' },
          { label: 'Weekly points', value: sum.points },
          { label: 'Weeks', value: weeks.length },
        ]}
      />
      <Columns>
        <Panel id="weeks" title="Weeks" foot={<ResultLegend />}>
          {weeks.length === 0 ? (
            <PanelEmpty>No picks of this season are open yet. Picks show here from their kickoff on.</PanelEmpty>
          ) : (
            <WeeksTable weeks={weeks} total={sum} year={year} over={over} onOpen={onOpen} />
          )}
        </Panel>
        <YearsTable entry={entry} year={year} rows={data.yearly_results.data} />
      </Columns>
      <TakeAway>
        {() => (
          <Downloads
            named={['history', entry, ...(year ? [year] : [])]}
            tables={historyTables(weeks, data.yearly_results.data, PICKS_PER_WEEK)}
          />
        )}
      </TakeAway>
      <BackLink to="/football" />
    </>
  );
}

function NoEntry({ finding }: { finding: boolean }) {
  return (
    <Page>
      <ContestHead title="History" tabs={<ContestTabs items={sections} />} />
      <Panel title="Weeks">{finding ? <PanelSkeleton rows={12} /> : <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>}</Panel>
      <BackLink to="/football" />
    </Page>
  );
}
