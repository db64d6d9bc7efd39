import type { DataOf, GolfAdminEntryRow } from '@poolhouse/contract';
import { useApi, type ConsolePlace } from '@poolhouse/shared-ui';
import { PanelError, PanelSkeleton, ReadGate, useRead, type Read } from '@poolhouse/shared-ui/board';
import { Controller, FieldGroup, Form, Note, ReasonField, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { GolferSelect } from '../contest/GolferSelect';
import { isWhole, type Picks } from '../picks/picks.rules';
import { EntryField } from './EntryField';
import { useGolfDesk } from './useGolfDesk';
import { useSaveInStead } from './useSaveInStead';

type Saved = DataOf<'GET ad/golf_picks'>;

/** The tool of the console's drawer, for the contest that runs. */
export default function PicksTool({ changed }: ConsolePlace) {
  return <PicksInStead contest={0} changed={changed} />;
}

/** The four picks of any entry, set in the player's stead. Sealed ones are not shown: all four are set anew. */
export function PicksInStead({ contest, changed }: { contest: number; changed(): void }) {
  const desk = useGolfDesk(contest);
  const { page, config, entries, tournament } = desk;
  const [chosen, choose] = useState(0);
  const read = useRead('GET ad/golf_picks', chosen === 0 ? null : { entry_id: chosen });
  if (!config)
    return page.error ? <PanelError message={page.error.message} onRetry={() => void page.refresh()} /> : <PanelSkeleton rows={4} />;
  const entry = entries.find(({ ID }) => ID === chosen);
  return (
    <FieldGroup label="Golf Picks">
      <Note>{tournament ? tournament.Name : 'The season has no tournament.'}</Note>
      <EntryField
        hint={read.data && isSealed(read.data) ? 'saved, sealed: its picks are not shown' : undefined}
        value={chosen}
        entries={entries}
        onChange={choose}
      />
      {entry && (
        <ReadGate read={read} rows={4}>
          {(saved) => <PicksForm key={chosen} {...{ desk, entry, read, saved, changed }} />}
        </ReadGate>
      )}
    </FieldGroup>
  );
}

/** Saved, and another's to see once its lock is past. */
const isSealed = ({ picks: { data } }: Saved): boolean => data[0]?.picked === 1 && data[0].Pick1 === null;

interface Props {
  desk: ReturnType<typeof useGolfDesk>;
  entry: GolfAdminEntryRow;
  read: Read<Saved>;
  saved: Saved;
  changed(): void;
}

function PicksForm({ desk, entry, read, saved, changed }: Props) {
  const { call } = useApi();
  const row = saved.picks.data[0];
  const kept: Picks = row ? [row.Pick1, row.Pick2, row.Pick3, row.Pick4] : [null, null, null, null];
  const form = useFormOf({ picks: kept.map((id) => id ?? 0), reason: '' });
  const picks = useWatch({ control: form.control, name: 'picks' });
  const save = useSaveInStead({
    desk,
    entry,
    read,
    save: ({ picks: [pick1 = 0, pick2 = 0, pick3 = 0, pick4 = 0] }: { picks: number[]; reason: string }, asked) =>
      call('POST ad/MakeGolfPicks', { body: { ...asked, pick1, pick2, pick3, pick4 } }),
    done: (name) => `success: the picks of ${name} are set`,
    changed,
  });
  const whole = isWhole([picks[0] || null, picks[1] || null, picks[2] || null, picks[3] || null]);
  return (
    <Form label="Golf Picks" form={form} action={save} submit="Save" main within blocked={!whole} empties="all">
      {desk.groups.map((golfers, slot) => (
        <Controller
          key={slot}
          control={form.control}
          name={`picks.${slot}`}
          render={({ field }) => (
            <GolferSelect
              label={`Pick ${slot + 1}`}
              value={field.value}
              none={isSealed(saved) ? 'saved, sealed' : 'none'}
              golfers={golfers}
              onChange={field.onChange}
            />
          )}
        />
      ))}
      <ReasonField control={form.control} name="reason" needed={false} />
    </Form>
  );
}
