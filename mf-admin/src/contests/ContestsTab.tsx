import { Columns } from '@poolhouse/shared-ui/board';
import { useState } from 'react';
import { useConsole } from '../facts/console.context';
import { AddContestPanel } from './AddContestPanel';
import { ContestCard } from './card/ContestCard';
import { ContestsPanel } from './ContestsPanel';
import { ExportPanel } from './ExportPanel';
import { ImportPanel } from './ImportPanel';
import { LedgerPanel } from './LedgerPanel';
import { NewYearPanel } from './NewYearPanel';
import { UserEntriesPanel } from './UserEntriesPanel';

/** The contests of the group: what runs, what can be opened, who is in. */
export default function ContestsTab() {
  const { seat, data } = useConsole();
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = chosen ?? data.active_contests.data[0]?.id ?? null;
  const leads = seat.role !== 'helper';
  return (
    <Columns>
      <div>
        <ContestsPanel shown={shown} onOpen={setChosen} />
        {shown !== null && <ContestCard key={shown} contestId={shown} />}
        <LedgerPanel contestId={shown} />
      </div>
      <div>
        {leads && <AddContestPanel onAdded={setChosen} />}
        {leads && <NewYearPanel onOpened={setChosen} />}
        {leads && <UserEntriesPanel />}
        {leads && <ExportPanel />}
        <ImportPanel />
      </div>
    </Columns>
  );
}
