import type { GolfAdminConfigRow } from '@poolhouse/contract';
import { useAction, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Beside, CheckField, Form, MoneyField, Note, useFormOf, useWatch, type FormOf } from '@poolhouse/shared-ui/desk';
import { PrizeFields } from './PrizeFields';
import { payWords, settingsBody, settingsOf, type SettingsDraft } from './settings.rules';

interface Props {
  config: GolfAdminConfigRow;
  season: { events: number; doubles: number };
  onSaved(): Promise<void>;
}

const FROZEN = 'Amounts stand since the season’s first tee; the switches can still be set.';
const OPEN = 'Amounts stand from the season’s first tee on.';

/** Fee, prizes, both pots, side action and Pick1. Amounts stand from the season's first tee on. */
export function SettingsPanel({ config, season, onSaved }: Props) {
  const { call } = useApi();
  const kept = settingsOf(config);
  const form = useFormOf(kept);
  const draft = useWatch({ control: form.control }) as SettingsDraft;
  const pays = payWords(draft, config, season);
  const save = useAction(
    (values: SettingsDraft) => call('POST ad/golf_settings', { body: settingsBody(config.contest_id, values, kept) }),
    {
      done: 'success: the settings are saved',
      onDone: onSaved,
    },
  );
  return (
    <Panel title="Prizes, pots and side action" foot={config.frozen === 1 ? FROZEN : OPEN}>
      <Form
        label="Prizes, pots and side action"
        form={form}
        action={save}
        submit="Save settings"
        main
        whenChanged
        blocked={pays.wrong || !pays.known}
      >
        <AmountFields form={form} disabled={config.frozen === 1} />
        <Note wrong={pays.wrong} role="status">
          {pays.words}
        </Note>
        <SwitchFields form={form} />
      </Form>
    </Panel>
  );
}

function AmountFields({ form, disabled }: { form: FormOf<SettingsDraft>; disabled: boolean }) {
  const { control } = form;
  return (
    <>
      <Beside>
        <MoneyField {...{ control, disabled }} name="fee" label="Entry fee, dollars" hint="Another fee works out all prizes anew" />
        <MoneyField
          {...{ control, disabled }}
          name="perEvent"
          label="Each pot a tournament, dollars"
          hint="Aces pot and winners pot each"
        />
      </Beside>
      <PrizeFields
        {...{ form, disabled }}
        name="weekly"
        label="Prizes of a tournament, dollars by place; twice that where it counts double"
      />
      <PrizeFields {...{ form, disabled }} name="overall" label="Prizes of the season, dollars by place" />
    </>
  );
}

function SwitchFields({ form: { control } }: { form: FormOf<SettingsDraft> }) {
  return (
    <>
      <CheckField control={control} name="side_action_open" label="Side action takes entries in" />
      <CheckField control={control} name="self_pick1" label="Players set their own Pick1 golfer" />
      <CheckField control={control} name="once_per_season" label="A Pick1 golfer counts once a season" />
    </>
  );
}
