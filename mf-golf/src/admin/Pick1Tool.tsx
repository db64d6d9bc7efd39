import { useState, type FormEvent } from 'react';
import { useApi, type ConsolePlace } from '@poolhouse/shared-ui';
import { PanelEmpty, PanelError, PanelSkeleton, ReadGate, ResultText, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { GolferSelect } from '../contest/GolferSelect';
import { Form, Note } from './admin.styles';
import { EntryField } from './EntryField';
import { ReasonField } from './ReasonField';
import { useGolfDesk } from './useGolfDesk';
import { useSaveInStead } from './useSaveInStead';

/** The golfer of any Pick1 entry, set in the player's stead; what is sealed is not shown. */
export default function Pick1Tool({ changed }: ConsolePlace) {
  const { call } = useApi();
  const desk = useGolfDesk();
  const { page, config, groups, pick1Entries, tournament } = desk;
  const [entry, setEntry] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const read = useRead('GET ad/pick1_golf_pick', entry === 0 ? null : { entry_id: entry });
  const sealed = read.data?.picked === 1 && read.data.pick === null;
  const pick = chosen ?? read.data?.pick ?? 0;
  const { reason, setReason, action } = useSaveInStead({
    desk,
    entries: pick1Entries,
    entry,
    read,
    save: (golfer: number, asked) => call('POST ad/MakePick1GolfPick', { body: { ...asked, pick: golfer } }),
    done: (name) => `success: the golfer of ${name} is set`,
    changed,
  });
  if (!config)
    return page.error ? <PanelError message={page.error.message} onRetry={() => void page.refresh()} /> : <PanelSkeleton rows={3} />;
  if (pick1Entries.length === 0) return <PanelEmpty>No Pick1 contest of this year has entries. Open one in Contests.</PanelEmpty>;
  const golfers = groups.flat().sort((a, b) => (a.Name < b.Name ? -1 : 1));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(pick).then((saved) => saved && setChosen(null));
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
          setChosen(null);
        }}
      />
      {entry > 0 && (
        <ReadGate read={read} rows={2}>
          {() => (
            <>
              <GolferSelect label="Golfer" value={pick} none={sealed ? 'saved, sealed' : 'none'} golfers={golfers} onChange={setChosen} />
              <ReasonField value={reason} onChange={setReason} />
              <Button type="submit" variant="contained" disabled={action.pending || pick === 0}>
                Save
              </Button>
            </>
          )}
        </ReadGate>
      )}
      <ResultText result={action.result} />
    </Form>
  );
}
