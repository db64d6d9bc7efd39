import type { DataOf } from '@poolhouse/contract';
import { useApi, type ConsolePlace } from '@poolhouse/shared-ui';
import { PanelEmpty, PanelError, PanelSkeleton, ReadGate, useRead, type Read } from '@poolhouse/shared-ui/board';
import { Controller, FieldGroup, Form, Note, ReasonField, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { GolferSelect } from '../contest/GolferSelect';
import { EntryField } from './EntryField';
import { useGolfDesk } from './useGolfDesk';
import { useSaveInStead } from './useSaveInStead';

type Saved = DataOf<'GET ad/pick1_golf_pick'>;

/** The tool of the console's drawer, for the contest that runs. */
export default function Pick1Tool({ changed }: ConsolePlace) {
  return <Pick1InStead contest={0} changed={changed} />;
}

/** The golfer of any Pick1 entry, set in the player's stead; what is sealed is not shown. */
export function Pick1InStead({ contest, changed }: { contest: number; changed(): void }) {
  const desk = useGolfDesk(contest);
  const { page, config, pick1Entries: entries, tournament } = desk;
  const [chosen, choose] = useState(0);
  const read = useRead('GET ad/pick1_golf_pick', chosen === 0 ? null : { entry_id: chosen });
  if (!config)
    return page.error ? <PanelError message={page.error.message} onRetry={() => void page.refresh()} /> : <PanelSkeleton rows={3} />;
  if (entries.length === 0) return <PanelEmpty>No Pick1 contest of this year has entries. Open one in Contests.</PanelEmpty>;
  const entry = entries.find(({ ID }) => ID === chosen);
  return (
    <FieldGroup label="Pick 1 Golf">
      <Note>{tournament ? tournament.Name : 'The season has no tournament.'}</Note>
      <EntryField
        hint={read.data && isSealed(read.data) ? 'saved, sealed: its golfer is not shown' : undefined}
        value={chosen}
        entries={entries}
        onChange={choose}
      />
      {entry && (
        <ReadGate read={read} rows={2}>
          {(saved) => <PickForm key={chosen} {...{ desk, entry, read, saved, changed }} />}
        </ReadGate>
      )}
    </FieldGroup>
  );
}

const isSealed = ({ picked, pick }: Saved): boolean => picked === 1 && pick === null;

interface Props {
  desk: ReturnType<typeof useGolfDesk>;
  entry: { ID: number; entry_name: string };
  read: Read<Saved>;
  saved: Saved;
  changed(): void;
}

function PickForm({ desk, entry, read, saved, changed }: Props) {
  const { call } = useApi();
  const form = useFormOf({ pick: saved.pick ?? 0, reason: '' });
  const pick = useWatch({ control: form.control, name: 'pick' });
  const save = useSaveInStead({
    desk,
    entry,
    read,
    save: (typed: { pick: number; reason: string }, asked) => call('POST ad/MakePick1GolfPick', { body: { ...asked, pick: typed.pick } }),
    done: (name) => `success: the golfer of ${name} is set`,
    changed,
  });
  const golfers = desk.groups.flat().sort((a, b) => (a.Name < b.Name ? -1 : 1));
  return (
    <Form label="Pick 1 Golf" form={form} action={save} submit="Save" main within blocked={pick === 0} empties="all">
      <Controller
        control={form.control}
        name="pick"
        render={({ field }) => (
          <GolferSelect
            label="Golfer"
            value={field.value}
            none={isSealed(saved) ? 'saved, sealed' : 'none'}
            golfers={golfers}
            onChange={field.onChange}
          />
        )}
      />
      <ReasonField control={form.control} name="reason" needed={false} />
    </Form>
  );
}
