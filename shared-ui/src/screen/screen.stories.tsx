import { LONG_NAME, nowhere } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { BackLink } from './BackLink';
import { EntrySelect } from './EntrySelect';
import { Field } from './Field';
import { FormBar, type FormBarProps } from './FormBar';
import { LeagueBar } from './LeagueBar';
import { NameField } from './NameField';
import { RuleList } from './RuleList';
import { SettingControl, SettingField, SettingHint, SettingLabel, SettingRefused, SettingRow } from './setting.styles';
import { SportFilterBar } from './SportFilterBar';
import { SwitchTrack } from './switch.styles';
import { SwitchRow } from './SwitchRow';

export default {
  title: 'Screens and forms',
  component: Field,
  subcomponents: {
    BackLink,
    EntrySelect,
    FormBar,
    LeagueBar,
    NameField,
    RuleList,
    SettingControl,
    SettingField,
    SettingHint,
    SettingLabel,
    SettingRefused,
    SettingRow,
    SportFilterBar,
    SwitchRow,
    SwitchTrack,
  },
} satisfies Stories;

const entries = [
  { id: 1, entry_name: 'Rusty Nail', contest_id: 1, contest_name: 'Oak Street' },
  { id: 2, entry_name: LONG_NAME, contest_id: 2, contest_name: LONG_NAME },
];
const bar = (over: Partial<FormBarProps> = {}) => (
  <FormBar state="Changes not saved" action="Save Changes" disabled={false} saving={false} result={null} onSubmit={nowhere} {...over} />
);
const field = (over: { hint?: string; error?: string; value?: string }) => (
  <Field label="Name of the pool" {...(over.hint ? { hint: over.hint } : {})} {...(over.error ? { error: over.error } : {})}>
    {(part) => <SettingControl {...part} defaultValue={over.value ?? 'Oak Street'} />}
  </Field>
);

export const Plain: Story = { render: () => field({}) };
export const WithHint: Story = { render: () => field({ hint: 'Everybody who is invited reads it.' }) };
export const Refused: Story = { render: () => field({ error: 'There is a pool of this name.' }) };
export const LongValue: Story = { render: () => field({ value: LONG_NAME, hint: LONG_NAME }) };
export const Names: Story = {
  render: () => (
    <>
      <NameField label="Oak Street, 2026" value="Rusty Nail" onChange={nowhere} />
      <NameField label="Oak Street, 2025" value="" placeholder="Rusty’s entry" onChange={nowhere} />
      <NameField label={LONG_NAME} value={LONG_NAME} refused="This name is taken." onChange={nowhere} />
    </>
  ),
};
export const BarUnsaved: Story = { render: () => bar({ note: 'Two picks are missing' }) };
export const BarNothingToSave: Story = { render: () => bar({ state: 'Everything is saved', disabled: true }) };
export const BarSaving: Story = { render: () => bar({ saving: true }) };
export const BarWaiting: Story = { render: () => bar({ waiting: true, disabled: true }) };
export const BarSaved: Story = { render: () => bar({ result: { ok: true, text: 'Success' } }) };
export const BarRefused: Story = { render: () => bar({ result: { ok: false, text: 'The game has started.' }, sticky: true }) };
export const Switches: Story = {
  render: () => (
    <>
      <SwitchRow label="Weekly reminder" hint="On Thursday, where a pick is missing." on onChange={nowhere} />
      <SwitchRow label="Results" on={false} onChange={nowhere} />
      <SwitchRow label="Notices on this device" on={false} disabled onChange={nowhere} />
      <SettingRow>
        <div>
          <SettingLabel>Track alone</SettingLabel>
          <SettingHint>{LONG_NAME}</SettingHint>
        </div>
        <SwitchTrack />
      </SettingRow>
      <SettingField>
        <SettingLabel htmlFor="typed">Typed</SettingLabel>
        <SettingControl id="typed" aria-invalid placeholder="Empty and refused" />
      </SettingField>
    </>
  ),
};
export const Entries: Story = { render: () => <EntrySelect entries={entries} value={1} onChange={nowhere} /> };
export const OneEntry: Story = { render: () => <EntrySelect entries={entries.slice(0, 1)} value={1} onChange={nowhere} /> };
export const NoEntry: Story = { render: () => <EntrySelect entries={[]} value={0} onChange={nowhere} /> };
export const Sports: Story = { render: () => <SportFilterBar value="NFL" onChange={nowhere} /> };
export const Leagues: Story = { render: () => <LeagueBar value="NCAA" onChange={nowhere} /> };
export const Rules: Story = {
  render: () => (
    <RuleList
      rules={[
        { title: 'Picks', text: 'Five games a week, against the spread.' },
        { title: LONG_NAME, text: `${LONG_NAME}. `.repeat(5) },
      ]}
    />
  ),
};
export const NoRules: Story = { render: () => <RuleList rules={[]} /> };
export const Back: Story = { render: () => <BackLink to="/football" /> };
