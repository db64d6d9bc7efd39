import type { DataOf, SquaresConfigRow, SquaresPayoutRow } from '@poolhouse/contract';
import { useAction, useApi } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Form, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';
import { PayoutFields } from './PayoutFields';
import { PreviewTable } from './PreviewTable';
import { settingsBody, settingsOf, type SettingsDraft } from './settings.rules';
import { SettingsFields } from './SettingsFields';

type Preview = DataOf<'POST bbsquares/preview_settings'>;

interface Props {
  config: SquaresConfigRow;
  payouts: readonly SquaresPayoutRow[];
  page: PageState<SquaresPage>;
}

/** How the board is played, until its first game. What it would pay is looked at before it is saved. */
export function SettingsForm({ config, payouts, page }: Props) {
  const form = useFormOf(settingsOf(config));
  const { playins } = useWatch({ control: form.control }) as SettingsDraft;
  const { preview, look, save, forget, pending, result } = useSettings(config, page, () => {
    form.setValue('payouts', 'same');
    form.setValue('lockAt', '');
  });
  const blocked = page.staleSince !== null;
  const again = (
    <Button disabled={pending || blocked} onClick={() => void look(form.getValues())}>
      {LOOK}
    </Button>
  );
  return (
    <>
      <Form
        label="Settings of the board"
        form={form}
        action={{ pending, result, run: preview ? save : look }}
        submit={preview ? 'Save settings' : LOOK}
        beside={preview && again}
        main
        within
        blocked={blocked}
      >
        <SettingsFields form={form} onChanged={forget} />
        <PayoutFields
          form={form}
          rounds={payouts.map(({ round }) => round).filter((round) => round > 0 || playins === 1)}
          onChanged={forget}
        />
      </Form>
      {preview && <PreviewTable preview={preview} />}
    </>
  );
}

const LOOK = 'See what it would pay';

/** Looks at settings and saves those that were looked at; what is changed then are other settings. */
function useSettings(config: SquaresConfigRow, page: PageState<SquaresPage>, onSaved: () => void) {
  const { call } = useApi();
  const saver = useSave(page);
  const [preview, setPreview] = useState<Preview | null>(null);
  const body = (draft: SettingsDraft) => settingsBody(config.contest_id, draft);
  const looking = useAction((draft: SettingsDraft) => call('POST bbsquares/preview_settings', { body: body(draft) }), {
    done: () => 'This is what it would pay. Nothing is saved yet.',
    onDone: setPreview,
  });
  return {
    preview,
    look: looking.run,
    save: async (draft: SettingsDraft) => {
      const saved = await saver.run(() => call('POST bbsquares/settings', { body: body(draft) }), 'Settings saved.');
      if (saved) {
        onSaved();
        setPreview(null);
      }
      return saved;
    },
    forget: () => setPreview(null),
    pending: saver.saving || looking.pending,
    result: saver.result ?? looking.result,
  };
}
