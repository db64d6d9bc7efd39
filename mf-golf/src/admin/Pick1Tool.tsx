import { useState, type FormEvent } from 'react';
import { useApi, type ConsolePlace } from '@poolhouse/shared-ui';
import { PanelEmpty, PanelError, PanelSkeleton, ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Form, Note } from './admin.styles';
import { EntryField } from './EntryField';
import { GolferField } from './GolferField';
import { ReasonField } from './ReasonField';
import { useGolfDesk } from './useGolfDesk';
import { useInStead } from './useInStead';

/** The golfer of any Pick1 entry, set in the player's stead; what is sealed is not shown. */
export default function Pick1Tool({ changed }: ConsolePlace) {
  const { call } = useApi();
  const desk = useGolfDesk();
  const { page, config, groups, pick1Entries, tournament } = desk;
  const [sealed, setSealed] = useState(false);
  const [pick, setPick] = useState(0);
  const { entry, setEntry, reason, setReason, action } = useInStead({
    desk,
    entries: pick1Entries,
    read: (entry_id, signal) => call('GET ad/pick1_golf_pick', { query: { entry_id }, signal }),
    take: (data) => {
      setPick(data.pick ?? 0);
      setSealed(data.picked === 1 && data.pick === null);
    },
    save: (golfer: number, asked) => call('GET ad/MakePick1GolfPick', { query: { ...asked, pick: golfer } }),
    done: (name) => `success: the golfer of ${name} is set`,
    changed,
  });
  if (!config)
    return page.error ? <PanelError message={page.error.message} onRetry={() => void page.refresh()} /> : <PanelSkeleton rows={3} />;
  if (pick1Entries.length === 0) return <PanelEmpty>No Pick1 contest of this year has entries. Open one in Contests.</PanelEmpty>;
  const golfers = groups.flat().sort((a, b) => (a.Name < b.Name ? -1 : 1));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(pick);
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
          <Button type="submit" variant="contained" disabled={action.pending || pick === 0}>
            Save
          </Button>
        </>
      )}
      <ResultText result={action.result} />
    </Form>
  );
}
