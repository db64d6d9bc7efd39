import type { MissedPick, UnderdogsConfigRow } from '@poolhouse/contract';
import { useAction, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Form, SelectField, useFormOf, type Choice } from '@poolhouse/shared-ui/desk';

interface Values {
  selfPick: 0 | 1;
  missed: MissedPick;
}

const WHO: readonly Choice<0 | 1>[] = [
  { value: 1, label: 'each player, until kick-off' },
  { value: 0, label: 'administrators only' },
];
const MISSED: readonly Choice<MissedPick>[] = [
  { value: 'none', label: 'counts for nothing' },
  { value: 'biggest', label: 'gets the biggest underdog that is left' },
];

/** Who sets the picks, and what becomes of a week without one. */
export function SettingsPanel({ config, onSaved }: { config: UnderdogsConfigRow; onSaved(): Promise<void> }) {
  const api = useApi();
  const form = useFormOf<Values>({ selfPick: config.SelfPick, missed: config.MissedPick });
  const save = useAction(
    ({ selfPick, missed }: Values) =>
      api.call('POST ad/underdogs_settings', { body: { contest_id: config.contest_id, self_pick: selfPick, missed_pick: missed } }),
    { done: () => 'success: saved', onDone: onSaved },
  );
  return (
    <Panel title="How it is played" action={config.contest_name}>
      <Form label="How it is played" form={form} action={save} submit="Save" main whenChanged>
        <SelectField control={form.control} name="selfPick" label="Who sets the picks" choices={WHO} />
        <SelectField control={form.control} name="missed" label="A week without a pick" choices={MISSED} />
      </Form>
    </Panel>
  );
}
