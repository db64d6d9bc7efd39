import { useState, type FormEvent } from 'react';
import { useAction, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, ReadGate, ResultText, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { FootballAdminEntryRow, FootballAdminPickRow } from '@poolhouse/contract';
import { Form } from './admin.styles';
import { gutsBody, slotsOf, type SlotDraft } from './override.rules';
import { SlotFields } from './SlotFields';

interface Props {
  users: readonly FootballAdminEntryRow[];
  picks: readonly FootballAdminPickRow[];
  week: number;
  onSaved(): Promise<void>;
}

/** The five picks of any entry, set in the player's stead with a reason that they read; those of games that have begun too. */
export function OverridePanel({ users, picks, week, onSaved }: Props) {
  const [entry, setEntry] = useState(0);
  const [drafts, setDrafts] = useState<readonly SlotDraft[] | null>(null);
  const [reason, setReason] = useState('');
  const action = useOverride({ entry, users, week, onSaved });
  // What was typed stays until it is saved and read again; nothing can be saved before the picks that it replaces are shown.
  const read = useRead('GET football/pending_picks', entry === 0 ? null : { entry_id: entry });
  const submit = async (slots: readonly SlotDraft[]) => {
    if (!(await action.run({ slots, reason }))) return;
    await read.again();
    setDrafts(null);
    setReason('');
  };
  const choose = (id: number) => {
    setEntry(id);
    setDrafts(null);
  };
  return (
    <Panel title="User Picks Utility" tone="dashed" foot="Sealed picks are nobody’s to read. Saving sets all five anew.">
      {users.length === 0 ? (
        <PanelEmpty>Nobody is in this contest yet.</PanelEmpty>
      ) : (
        <Form as="div" role="group" aria-label="User Picks Utility">
          <EntryField value={entry} users={users} onChange={choose} />
          {entry > 0 && (
            <ReadGate read={read} rows={5}>
              {({ current_picks: { data } }) => {
                const slots = drafts ?? slotsOf(data[0]);
                return (
                  <PicksForm
                    {...{ slots, picks, reason }}
                    pending={action.pending}
                    onSlots={setDrafts}
                    onReason={setReason}
                    onSubmit={() => void submit(slots)}
                  />
                );
              }}
            </ReadGate>
          )}
          <ResultText result={action.result} />
        </Form>
      )}
    </Panel>
  );
}

function useOverride({ entry, users, week, onSaved }: Omit<Props, 'picks'> & { entry: number }) {
  const api = useApi();
  const name = users.find((user) => user.entry_id === entry)?.entry_name ?? '';
  return useAction(
    ({ slots, reason }: { slots: readonly SlotDraft[]; reason: string }) =>
      api.call('POST football/MakePicksGuts', { body: gutsBody(entry, slots, { week, reason }) }),
    { done: () => `success: the picks of ${name} are set`, onDone: onSaved },
  );
}

interface EntryProps {
  value: number;
  users: readonly FootballAdminEntryRow[];
  onChange(id: number): void;
}

function EntryField({ value, users, onChange }: EntryProps) {
  return (
    <Field label="Entry">
      {(part) => (
        <select {...part} value={value} onChange={({ target }) => onChange(Number(target.value))}>
          <option value={0}>Choose an entry</option>
          {users.map((user) => (
            <option key={user.entry_id} value={user.entry_id}>
              {user.entry_name} ({user.PicksIn} in)
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface FormProps {
  slots: readonly SlotDraft[];
  picks: readonly FootballAdminPickRow[];
  reason: string;
  pending: boolean;
  onSlots(slots: readonly SlotDraft[]): void;
  onReason(reason: string): void;
  onSubmit(): void;
}

function PicksForm({ slots, picks, reason, pending, onSlots, onReason, onSubmit }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const put = (at: number, slot: SlotDraft) => onSlots(slots.map((one, i) => (i === at ? slot : one)));
  return (
    <form onSubmit={submit} style={{ display: 'contents' }} aria-label="Picks in the player’s stead">
      {slots.some((slot) => slot.sealed) && <small>Saved, sealed: its picks are not shown.</small>}
      {slots.map((slot, at) => (
        <SlotFields key={at} place={at + 1} slot={slot} picks={picks} onChange={(next) => put(at, next)} />
      ))}
      <Field label="Reason" hint="At least 3 letters; shown to the player">
        {(part) => <input {...part} type="text" maxLength={200} value={reason} onChange={({ target }) => onReason(target.value)} />}
      </Field>
      <Button type="submit" variant="contained" disabled={pending || reason.trim().length < 3}>
        {pending ? 'Saving' : 'Save'}
      </Button>
    </form>
  );
}
