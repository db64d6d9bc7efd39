import { useEffect, useState, type FormEvent } from 'react';
import { useAction, useApi, type ConsolePlace } from '@poolhouse/shared-ui';
import { PanelError, PanelSkeleton, ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import type { GolfPicksRow } from '@poolhouse/contract';
import { isWhole, type Picks } from '../picks/picks.rules';
import { Form, Note } from './admin.styles';
import { EntryField } from './EntryField';
import { GolferField } from './GolferField';
import { ReasonField } from './ReasonField';
import { useGolfDesk } from './useGolfDesk';

const NONE: Picks = [null, null, null, null];

/** The four picks of any entry, set in the player's stead. Sealed ones are not shown: all four are set anew. */
export default function PicksTool({ changed }: ConsolePlace) {
  const { call } = useApi();
  const { page, config, groups, entries, tournament } = useGolfDesk();
  const [entry, setEntry] = useState(0);
  const [saved, setSaved] = useState<GolfPicksRow | null>(null);
  const [picks, setPicks] = useState<Picks>(NONE);
  const [reason, setReason] = useState('');
  const [reads, setReads] = useState(0);
  useEffect(() => {
    if (entry === 0) return undefined;
    const gone = new AbortController();
    void call('GET ad/golf_picks', { query: { entry_id: entry }, signal: gone.signal }).then(({ data }) => {
      const row = data?.picks.data[0];
      if (gone.signal.aborted || !row) return;
      setSaved(row);
      setPicks([row.Pick1, row.Pick2, row.Pick3, row.Pick4]);
    });
    return () => gone.abort();
  }, [call, entry, reads]);
  const save = useAction(
    ([pick1, pick2, pick3, pick4]: Picks) =>
      call('GET ad/MakeGolfPicks', {
        query: {
          entry_id: entry,
          pick1: pick1 ?? 0,
          pick2: pick2 ?? 0,
          pick3: pick3 ?? 0,
          pick4: pick4 ?? 0,
          ...(reason.trim() !== '' && { reason: reason.trim() }),
          ...(config && { tid: config.pick_tid }),
        },
      }),
    {
      done: () => `success: the picks of ${entries.find(({ ID }) => ID === entry)?.entry_name ?? ''} are set`,
      onDone: async () => {
        setReason('');
        setReads((before) => before + 1);
        await page.refresh();
        changed();
      },
    },
  );
  if (!config)
    return page.error ? <PanelError message={page.error.message} onRetry={() => void page.refresh()} /> : <PanelSkeleton rows={4} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run(picks);
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
          <Button type="submit" variant="contained" disabled={save.pending || !isWhole(picks)}>
            Save
          </Button>
        </>
      )}
      <ResultText result={save.result} />
    </Form>
  );
}
