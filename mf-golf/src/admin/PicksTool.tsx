import { useState, type FormEvent } from 'react';
import { useApi, type ConsolePlace } from '@poolhouse/shared-ui';
import { PanelError, PanelSkeleton, ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import type { GolfPicksRow } from '@poolhouse/contract';
import { isWhole, type Picks } from '../picks/picks.rules';
import { Form, Note } from './admin.styles';
import { EntryField } from './EntryField';
import { GolferField } from './GolferField';
import { ReasonField } from './ReasonField';
import { useGolfDesk } from './useGolfDesk';
import { useInStead } from './useInStead';

const NONE: Picks = [null, null, null, null];

/** The four picks of any entry, set in the player's stead. Sealed ones are not shown: all four are set anew. */
export default function PicksTool({ changed }: ConsolePlace) {
  const { call } = useApi();
  const desk = useGolfDesk();
  const { page, config, groups, entries, tournament } = desk;
  const [saved, setSaved] = useState<GolfPicksRow | null>(null);
  const [picks, setPicks] = useState<Picks>(NONE);
  const { entry, setEntry, reason, setReason, action } = useInStead({
    desk,
    entries,
    read: (entry_id, signal) => call('GET ad/golf_picks', { query: { entry_id }, signal }),
    take: ({ picks: { data } }) => {
      const [row] = data;
      if (!row) return;
      setSaved(row);
      setPicks([row.Pick1, row.Pick2, row.Pick3, row.Pick4]);
    },
    save: ([pick1, pick2, pick3, pick4]: Picks, asked) =>
      call('GET ad/MakeGolfPicks', {
        query: { ...asked, pick1: pick1 ?? 0, pick2: pick2 ?? 0, pick3: pick3 ?? 0, pick4: pick4 ?? 0 },
      }),
    done: (name) => `success: the picks of ${name} are set`,
    changed,
  });
  if (!config)
    return page.error ? <PanelError message={page.error.message} onRetry={() => void page.refresh()} /> : <PanelSkeleton rows={4} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(picks);
  };
  const sealed = saved?.id === entry && saved.picked === 1 && saved.Pick1 === null;
  return (
    <Form onSubmit={submit} aria-label="Golf Picks">
      <Note>{tournament ? tournament.Name : 'The season has no tournament.'}</Note>
      <EntryField
        hint={sealed ? 'saved, sealed: its picks are not shown' : undefined}
        value={entry}
        entries={entries}
        onChange={(id) => {
          setEntry(id);
          setSaved(null);
          setPicks(NONE);
        }}
      />
      {entry > 0 &&
        groups.map((golfers, slot) => (
          <GolferField
            key={slot}
            label={`Pick ${slot + 1}`}
            value={picks[slot] ?? 0}
            none={sealed ? 'saved, sealed' : 'none'}
            golfers={golfers}
            onChange={(id) => setPicks(picks.with(slot, id || null))}
          />
        ))}
      {entry > 0 && (
        <>
          <ReasonField value={reason} onChange={setReason} />
          <Button type="submit" variant="contained" disabled={action.pending || !isWhole(picks)}>
            Save
          </Button>
        </>
      )}
      <ResultText result={action.result} />
    </Form>
  );
}
