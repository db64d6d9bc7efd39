import type { DataOf, FootballAdminEntryRow, FootballAdminPickRow } from '@poolhouse/contract';
import { useAction, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, ReadGate, useRead, type Read } from '@poolhouse/shared-ui/board';
import { ChoiceField, Controller, entryChoices, FieldGroup, Form, Note, ReasonField, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
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
  const [chosen, choose] = useState(0);
  // Nothing can be saved before the picks that it replaces are shown.
  const read = useRead('GET football/pending_picks', chosen === 0 ? null : { entry_id: chosen });
  const entry = users.find(({ entry_id }) => entry_id === chosen);
  const choices = entryChoices(
    users.map(({ entry_id, entry_name, PicksIn }) => ({ id: entry_id, name: entry_name, note: `${PicksIn} in` })),
  );
  return (
    <Panel title="User Picks Utility" tone="dashed" foot="Sealed picks are nobody’s to read. Saving sets all five anew.">
      {users.length === 0 ? (
        <PanelEmpty>Nobody is in this contest yet.</PanelEmpty>
      ) : (
        <FieldGroup label="User Picks Utility">
          <ChoiceField label="Entry" value={chosen} choices={choices} onChange={(id) => choose(id)} />
          {entry && (
            <ReadGate read={read} rows={5}>
              {(saved) => <PicksForm key={chosen} {...{ entry, picks, week, onSaved, read, saved }} />}
            </ReadGate>
          )}
        </FieldGroup>
      )}
    </Panel>
  );
}

type Pending = DataOf<'GET football/pending_picks'>;
interface Values {
  slots: SlotDraft[];
  reason: string;
}

interface FormProps extends Omit<Props, 'users'> {
  entry: FootballAdminEntryRow;
  read: Read<Pending>;
  saved: Pending;
}

function PicksForm({ entry, picks, week, onSaved, read, saved }: FormProps) {
  const { call } = useApi();
  const form = useFormOf<Values>({ slots: slotsOf(saved.current_picks.data[0]), reason: '' });
  const { control } = form;
  const slots = useWatch({ control, name: 'slots' });
  const action = useAction(
    (typed: Values) => call('POST football/MakePicksGuts', { body: gutsBody(entry.entry_id, typed.slots, { week, reason: typed.reason }) }),
    {
      done: () => `success: the picks of ${entry.entry_name} are set`,
      // What was typed stays until it is saved and read again.
      onDone: () => Promise.all([onSaved(), read.again()]),
    },
  );
  return (
    <Form
      label="Picks in the player’s stead"
      form={form}
      action={action}
      submit={action.pending ? 'Saving' : 'Save'}
      main
      within
      empties="all"
    >
      {slots.some(({ sealed }) => sealed) && <Note>Saved, sealed: its picks are not shown.</Note>}
      {slots.map((_, at) => (
        <Controller
          key={at}
          control={control}
          name={`slots.${at}`}
          render={({ field }) => <SlotFields place={at + 1} slot={field.value} picks={picks} onChange={field.onChange} />}
        />
      ))}
      <ReasonField control={control} name="reason" />
    </Form>
  );
}
