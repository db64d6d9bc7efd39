import { useState, type FormEvent } from 'react';
import { useApi, type ConsolePlace } from '@poolhouse/shared-ui';
import { PanelError, PanelSkeleton, ReadGate, ResultText, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { isWhole, type Picks } from '../picks/picks.rules';
import { GolferSelect } from '../contest/GolferSelect';
import { Form, Note } from './admin.styles';
import { EntryField } from './EntryField';
import { ReasonField } from './ReasonField';
import { useGolfDesk } from './useGolfDesk';
import { useSaveInStead } from './useSaveInStead';

const NONE: Picks = [null, null, null, null];

/** The four picks of any entry, set in the player's stead. Sealed ones are not shown: all four are set anew. */
export default function PicksTool({ changed }: ConsolePlace) {
  const { call } = useApi();
  const desk = useGolfDesk();
  const { page, config, groups, entries, tournament } = desk;
  const [entry, setEntry] = useState(0);
  const [chosen, setChosen] = useState<Picks | null>(null);
  const read = useRead('GET ad/golf_picks', entry === 0 ? null : { entry_id: entry });
  const saved = read.data?.picks.data[0];
  const picks: Picks = chosen ?? (saved ? [saved.Pick1, saved.Pick2, saved.Pick3, saved.Pick4] : NONE);
  const { reason, setReason, action } = useSaveInStead({
    desk,
    entries,
    entry,
    read,
    save: ([pick1, pick2, pick3, pick4]: Picks, asked) =>
      call('POST ad/MakeGolfPicks', {
        body: { ...asked, pick1: pick1 ?? 0, pick2: pick2 ?? 0, pick3: pick3 ?? 0, pick4: pick4 ?? 0 },
      }),
    done: (name) => `success: the picks of ${name} are set`,
    changed,
  });
  if (!config)
    return page.error ? <PanelError message={page.error.message} onRetry={() => void page.refresh()} /> : <PanelSkeleton rows={4} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(picks).then((done) => done && setChosen(null));
  };
  const sealed = saved?.picked === 1 && saved.Pick1 === null;
  return (
    <Form onSubmit={submit} aria-label="Golf Picks">
      <Note>{tournament ? tournament.Name : 'The season has no tournament.'}</Note>
      <EntryField
        hint={sealed ? 'saved, sealed: its picks are not shown' : undefined}
        value={entry}
        entries={entries}
        onChange={(id) => {
          setEntry(id);
          setChosen(null);
        }}
      />
      {entry > 0 && (
        <ReadGate read={read} rows={4}>
          {() => (
            <>
              {groups.map((golfers, slot) => (
                <GolferSelect
                  key={slot}
                  label={`Pick ${slot + 1}`}
                  value={picks[slot] ?? 0}
                  none={sealed ? 'saved, sealed' : 'none'}
                  golfers={golfers}
                  onChange={(id) => setChosen(picks.with(slot, id || null))}
                />
              ))}
              <ReasonField value={reason} onChange={setReason} />
              <Button type="submit" variant="contained" disabled={action.pending || !isWhole(picks)}>
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
