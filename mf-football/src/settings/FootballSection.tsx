import type { SettingsPlace } from '@poolhouse/shared-ui';
import { PanelEmpty } from '@poolhouse/shared-ui/board';
import { NameField } from '@poolhouse/shared-ui/screen';
import { useEffect, useRef } from 'react';
import { nameShown, renames, stillDiffering } from './names.rules';

/** The player's football entries, each under the contest it plays in. */
export function FootballSection({ saved, draft, edit, refused = {} }: SettingsPlace) {
  const entries = saved.football_entries;
  const seen = useRef(saved);
  useEffect(() => {
    if (seen.current === saved) return;
    seen.current = saved;
    // Saved by now, or gone with its entry: what no longer differs is not to be sent again.
    const rest = stillDiffering(saved.football_entries, draft);
    if (Object.keys(rest).length < Object.keys(draft).length) edit(rest, renames(saved.football_entries, rest));
  }, [saved, draft, edit]);
  if (entries.length === 0) return <PanelEmpty>You have no football entry. Your administrator can add one.</PanelEmpty>;
  const sent = renames(entries, draft)?.football_entries?.map(({ entry_id }) => entry_id) ?? [];
  return entries.map((entry) => (
    <NameField
      key={entry.entry_id}
      label={`${entry.contest_name}, ${entry.year}`}
      value={nameShown(entry, draft)}
      refused={
        refused[`football_entries.${sent.indexOf(entry.entry_id)}.entry_name`] ??
        refused[`football_entries.${sent.indexOf(entry.entry_id)}`]
      }
      onChange={(name) => {
        const next = { ...draft, [entry.entry_id]: name };
        edit(next, renames(entries, next));
      }}
    />
  ));
}
