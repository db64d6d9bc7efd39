import { useEffect, useState, type FormEvent } from 'react';
import { useAction, useApi, type ConsolePlace } from '@poolhouse/shared-ui';
import { PanelEmpty, PanelError, PanelSkeleton, ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Form, Note } from './admin.styles';
import { EntryField } from './EntryField';
import { GolferField } from './GolferField';
import { ReasonField } from './ReasonField';
import { useGolfDesk } from './useGolfDesk';

/** The golfer of any Pick1 entry, set in the player's stead; what is sealed is not shown. */
export default function Pick1Tool({ changed }: ConsolePlace) {
  const { call } = useApi();
  const { page, config, groups, pick1Entries, tournament } = useGolfDesk();
  const [entry, setEntry] = useState(0);
  const [sealed, setSealed] = useState(false);
  const [pick, setPick] = useState(0);
  const [reason, setReason] = useState('');
  const [reads, setReads] = useState(0);
  useEffect(() => {
    if (entry === 0) return undefined;
    const gone = new AbortController();
    void call('GET ad/pick1_golf_pick', { query: { entry_id: entry }, signal: gone.signal }).then(({ data }) => {
      if (gone.signal.aborted || !data) return;
      setPick(data.pick ?? 0);
      setSealed(data.picked === 1 && data.pick === null);
    });
    return () => gone.abort();
  }, [call, entry, reads]);
  const save = useAction(
    () =>
      call('GET ad/MakePick1GolfPick', {
        query: {
          entry_id: entry,
          pick,
          ...(reason.trim() !== '' && { reason: reason.trim() }),
          ...(config && { tid: config.pick_tid }),
        },
      }),
    {
      done: () => `success: the golfer of ${pick1Entries.find(({ ID }) => ID === entry)?.entry_name ?? ''} is set`,
      onDone: async () => {
        setReason('');
        setReads((before) => before + 1);
        await page.refresh();
        changed();
      },
    },
  );
  if (!config)
    return page.error ? <PanelError message={page.error.message} onRetry={() => void page.refresh()} /> : <PanelSkeleton rows={3} />;
  if (pick1Entries.length === 0) return <PanelEmpty>No Pick1 contest of this year has entries. Open one in Contests.</PanelEmpty>;
  const golfers = groups.flat().sort((a, b) => (a.Name < b.Name ? -1 : 1));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run();
  };
  return (
    <Form onSubmit={submit} aria-label="Pick 1 Golf">
      <Note>{tournament ? tournament.Name : 'The season has no tournament.'}</Note>
      <EntryField
        hint={sealed ? 'saved, sealed: its golfer is not shown' : undefined}
        value={entry}
        entries={pick1Entries}
        onChange={(id) => {
          setEntry(id);
          setPick(0);
          setSealed(false);
        }}
      />
      {entry > 0 && (
        <>
          <GolferField label="Golfer" value={pick} none={sealed ? 'saved, sealed' : 'none'} golfers={golfers} onChange={setPick} />
          <ReasonField value={reason} onChange={setReason} />
          <Button type="submit" variant="contained" disabled={save.pending || pick === 0}>
            Save
          </Button>
        </>
      )}
      <ResultText result={save.result} />
    </Form>
  );
}
