import type { DataOf } from '@poolhouse/contract';
import { plural, useTitle } from '@poolhouse/shared-ui';
import { Columns, noRefresh, numberParam, Panel, PanelEmpty, usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { ArchivesPanel } from './ArchivesPanel';
import { RecordsPanel } from './RecordsPanel';
import { RivalsPanel } from './RivalsPanel';
import { ShelfPanel } from './ShelfPanel';
import { namesOf, periodsOf } from './words.rules';
import { YearsFrame } from './YearsFrame';

/** `/years`: what a circle has to remember, over all contests and years. Query: `group`. */
export function YearsPage() {
  useTitle('Rivals and years');
  const group = numberParam(useSearchParams()[0], 'group');
  const page = usePageData('GET utils/years', group === undefined ? {} : { group }, noRefresh);
  return (
    <YearsFrame title="Rivals and years" of="records" group={group} page={page}>
      {(data) => <Told data={data} />}
    </YearsFrame>
  );
}

function Told({ data: { config, players, periods, records, shelf, archives } }: { data: DataOf<'GET utils/years'> }) {
  const [head] = config.data;
  if (!head || (head.Rounds === 0 && shelf.data.length === 0 && archives.data.length === 0))
    return (
      <Panel title={head?.circle ?? 'Records'}>
        <PanelEmpty>Nothing is over yet: the first week’s results come here.</PanelEmpty>
      </Panel>
    );
  const names = namesOf(players.data);
  const known = periodsOf(periods.data);
  const { group, circle, Rounds, Contests, First, Last } = head;
  const span = First === Last ? `${First}` : `${First} to ${Last}`;
  return (
    <Columns>
      {Rounds > 0 && (
        <RecordsPanel
          rows={records.data}
          names={names}
          periods={known}
          circle={circle}
          from={`${plural(Rounds, 'week or tournament', 'weeks and tournaments')} of ${plural(Contests, 'contest')}, ${span}`}
        />
      )}
      <div>
        <ShelfPanel rows={shelf.data} names={names} periods={known} group={group} />
        <ArchivesPanel rows={archives.data} />
        <RivalsPanel players={players.data} names={names} group={group} />
      </div>
    </Columns>
  );
}
