import { useEffect, useState, type FormEvent } from 'react';
import { formatLine, useAction, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { FootballAdminEntryRow, FootballAdminPickRow } from '@poolhouse/contract';
import { Form, Slot } from './admin.styles';
import { choose, EMPTY, gutsBody, lock, SLOTS, slotsOf, type SlotDraft } from './override.rules';

interface Props {
  users: readonly FootballAdminEntryRow[];
  picks: readonly FootballAdminPickRow[];
  week: number;
  onSaved(): Promise<void>;
}

/** The five picks of any entry, set in the player's stead with a reason that they read. */
export function OverridePanel({ users, picks, week, onSaved }: Props) {
  const api = useApi();
  const [entry, setEntry] = useState(0);
  const [slots, setSlots] = useState<readonly SlotDraft[]>(SLOTS.map(() => EMPTY));
  const [reason, setReason] = useState('');
  const [stamp, setStamp] = useState(0);
  useEffect(() => {
    if (entry === 0) return undefined;
    const gone = new AbortController();
    void api.call('GET football/pending_picks', { query: { entry_id: entry }, signal: gone.signal }).then((answer) => {
      if (!gone.signal.aborted && answer.data) setSlots(slotsOf(answer.data.current_picks.data[0]));
    });
    return () => gone.abort();
  }, [api, entry, stamp]);
  const name = users.find((user) => user.entry_id === entry)?.entry_name ?? '';
  const { run, pending, result } = useAction(
    () => api.call('POST football/MakePicksGuts', { body: gutsBody(entry, slots, { week, reason }) }),
    {
      done: () => `success: the picks of ${name} are set`,
      onDone: async () => {
        setReason('');
        setStamp((before) => before + 1);
        await onSaved();
      },
    },
  );
  const put = (at: number, slot: SlotDraft) => setSlots(slots.map((one, i) => (i === at ? slot : one)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  const sealed = slots.some((slot) => slot.sealed);
  return (
    <Panel title="User Picks Utility" tone="dashed" foot="Sealed picks are nobody’s to read. Saving sets all five anew.">
      {users.length === 0 ? (
        <PanelEmpty>Nobody is in this contest yet.</PanelEmpty>
      ) : (
        <Form onSubmit={submit} aria-label="User Picks Utility">
          <Field label="Entry" hint={sealed ? 'saved, sealed: its picks are not shown' : undefined}>
            {(part) => (
              <select
                {...part}
                value={entry}
                onChange={({ target }) => {
                  setEntry(Number(target.value));
                  setSlots(SLOTS.map(() => EMPTY));
                }}
              >
                <option value={0}>Choose an entry</option>
                {users.map((user) => (
                  <option key={user.entry_id} value={user.entry_id}>
                    {user.entry_name} ({user.PicksIn} in)
                  </option>
                ))}
              </select>
            )}
          </Field>
          {entry > 0 &&
            slots.map((slot, at) => (
              <Slot key={SLOTS[at]}>
                <Field label={`Pick ${at + 1}`}>
                  {(part) => (
                    <select {...part} value={slot.pick} onChange={({ target }) => put(at, choose(picks, target.value))}>
                      <option value="">{slot.sealed ? 'saved, sealed' : 'none'}</option>
                      {slot.pick !== '' && !picks.some((one) => one.Pick === slot.pick) && <option value={slot.pick}>{slot.pick}</option>}
                      {picks.map((one) => (
                        <option key={one.ID} value={one.Pick}>
                          {one.Pick} {formatLine(one.Spread)}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
                <label>
                  <input
                    type="checkbox"
                    disabled={slot.pick === ''}
                    checked={slot.spread !== null}
                    onChange={({ target }) => put(at, lock(slot, picks, target.checked))}
                  />
                  Locked {slot.spread !== null && formatLine(slot.spread)}
                </label>
              </Slot>
            ))}
          {entry > 0 && (
            <>
              <Field label="Reason" hint="At least 3 letters; shown to the player">
                {(part) => (
                  <input {...part} type="text" maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
                )}
              </Field>
              <Button type="submit" variant="contained" disabled={pending || reason.trim().length < 3}>
                {pending ? 'Saving' : 'Save'}
              </Button>
            </>
          )}
          <ResultText result={result} />
        </Form>
      )}
    </Panel>
  );
}
