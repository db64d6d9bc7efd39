import type { AuctionSettingsRow } from '@poolhouse/contract';
import { plural, useAction, useApi } from '@poolhouse/shared-ui';
import { Form, Note, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { PayoutFields } from './PayoutFields';
import { RunFields } from './RunFields';
import { draftOf, troublesOf, changesOf, type Draft } from './settings.rules';
import { StepFields } from './StepFields';

export interface SettingsFormProps {
  contestId: number;
  kept: AuctionSettingsRow;
  /** Lots are made, and prices paid: what then stays as it is. */
  sealed: boolean;
  begun: boolean;
  onSaved(): void | Promise<void>;
}

/** How an auction is run: mode, budget, increments, clocks, order, auto-bids, values and payouts. */
export default function SettingsForm({ contestId, kept, sealed, begun, onSaved }: SettingsFormProps) {
  const { call } = useApi();
  const form = useFormOf(draftOf(kept));
  const draft = useWatch({ control: form.control }) as Draft;
  const trouble = troublesOf(draft);
  const changes = Object.keys(changesOf(draft, kept)).length;
  const save = useAction(
    (values: Draft) => call('POST bbauction/settings', { body: { contest_id: contestId, ...changesOf(values, kept) } }),
    {
      done: 'Settings saved',
      shownMs: 5000,
      onDone: onSaved,
    },
  );
  return (
    <Form
      label="Settings of the auction"
      form={form}
      action={save}
      submit="Save settings"
      beside={<Note>{changes === 0 ? 'Nothing is changed' : `${plural(changes, 'change is', 'changes are')} not saved`}</Note>}
      main
      blocked={changes === 0 || Object.keys(trouble).length > 0}
    >
      <RunFields form={form} trouble={trouble} sealed={sealed} />
      <StepFields form={form} trouble={trouble.steps ?? ''} />
      <PayoutFields form={form} trouble={trouble.payouts ?? ''} begun={begun} />
    </Form>
  );
}
