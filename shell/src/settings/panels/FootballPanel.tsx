import type { FootballEntryOption } from '@poolhouse/contract';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { NameField } from '../parts/NameField';

/** The player's entries, each under the contest it plays in. */
export function FootballPanel({
  entries,
  rename,
}: {
  entries: readonly FootballEntryOption[];
  rename(entryId: number, name: string): void;
}) {
  return (
    <Panel title="Football">
      {entries.length === 0 && <PanelEmpty>You have no football entry. Your administrator can add one.</PanelEmpty>}
      {entries.map(({ entry_id, contest_name, year, entry_name }) => (
        <NameField key={entry_id} label={`${contest_name}, ${year}`} value={entry_name} onChange={(name) => rename(entry_id, name)} />
      ))}
    </Panel>
  );
}
