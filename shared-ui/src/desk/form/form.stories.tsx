import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { LONG_NAME, nowhere } from '../../testing/story-data';
import type { Stories, Story } from '../../testing/story.types';
import { DeskTheme } from '../../theme/DeskTheme';
import { Note } from '../Note';
import { Beside } from './Beside';
import { Buttons } from './Buttons';
import { CheckField } from './CheckField';
import { ChoiceField, ChoiceSelect } from './ChoiceField';
import { DateField } from './DateField';
import { FieldGroup } from './FieldGroup';
import { Form, type FormAction } from './Form';
import { FormResult } from './FormResult';
import { InputField } from './InputField';
import { MoneyField } from './MoneyField';
import { ReasonField } from './ReasonField';
import { SelectField } from './SelectField';
import { SwitchField } from './SwitchField';
import { useFormOf } from './useFormOf';

const fields = { InputField, SelectField, ChoiceField, CheckField, SwitchField, DateField, MoneyField, ReasonField };
export default {
  title: 'Forms of the desk',
  component: Form,
  subcomponents: { ...fields, ChoiceSelect, FieldGroup, Beside, Buttons, FormResult, Note, DeskTheme },
} satisfies Stories;

interface Values {
  name: string;
  open: 0 | 1;
  reason: string;
}
const kept: Values = { name: 'Oak Street', open: 1, reason: '' };
const at: FormAction<Values> = { run: async () => true, pending: false };

function Settings({
  values = kept,
  action = at,
  blocked = false,
}: {
  values?: Values;
  action?: FormAction<Values>;
  blocked?: boolean;
}): ReactElement {
  const form = useFormOf(values);
  const { control } = form;
  return (
    <Form label="Settings" form={form} action={action} submit="Save" blocked={blocked}>
      <InputField control={control} name="name" label="Name" hint="As the board says it" />
      <SwitchField control={control} name="open" label="Open to new entries" />
      <ReasonField control={control} name="reason" />
    </Form>
  );
}

const filled = { ...kept, reason: 'The commissioner was away.' };

function Terms(): ReactElement {
  const form = useFormOf<{ sport: 'NFL' | 'NCAA'; fee: string; closes: string; locked: boolean }>({
    sport: 'NFL',
    fee: '20',
    closes: '',
    locked: true,
  });
  const { control } = form;
  return (
    <Form label="Terms" form={form} action={{ run: async () => true, pending: false }} submit="Save">
      <Beside>
        <SelectField
          control={control}
          name="sport"
          label="Sport"
          choices={[
            { value: 'NFL', label: 'NFL' },
            { value: 'NCAA', label: 'College' },
          ]}
        />
        <MoneyField control={control} name="fee" label="Fee, dollars" />
      </Beside>
      <DateField control={control} name="closes" label="Closes" />
      <CheckField control={control} name="locked" label="Locked" hint="No line changes" />
    </Form>
  );
}

export const OfEachKind: Story = { render: () => <Terms /> };
export const Begun: Story = { render: () => <Settings /> };
export const Filled: Story = { render: () => <Settings values={filled} /> };
export const UnderWay: Story = { render: () => <Settings values={filled} action={{ ...at, pending: true }} /> };
export const Saved: Story = {
  render: () => <Settings values={filled} action={{ ...at, result: { ok: true, text: 'success: 12 entries have it' } }} />,
};
export const Refused: Story = {
  render: () => <Settings values={filled} action={{ ...at, result: { ok: false, text: 'The season has begun. Nothing was saved.' } }} />,
};
export const Blocked: Story = { render: () => <Settings values={filled} blocked /> };
export const LongNames: Story = { render: () => <Settings values={{ ...filled, name: LONG_NAME, reason: LONG_NAME }} /> };
export const WithoutAForm: Story = {
  render: () => (
    <DeskTheme>
      <FieldGroup legend="What is shown">
        <ChoiceField
          label="Week"
          value={11}
          choices={[
            { value: 10, label: 'Week 10' },
            { value: 11, label: 'Week 11 (now)' },
          ]}
          onChange={nowhere}
        />
        <Note>Nothing of the week is changed yet.</Note>
        <Buttons>
          <Button variant="outlined">Look first</Button>
          <Button variant="outlined" disabled>
            Bring it in
          </Button>
        </Buttons>
        <FormResult result={{ ok: true, text: '46 tournaments taken in' }} />
      </FieldGroup>
    </DeskTheme>
  ),
};
export const BesideATitle: Story = {
  render: () => (
    <DeskTheme>
      <ChoiceSelect value={11} choices={[{ value: 11, label: 'Week 11 (now)' }]} onChange={nowhere} input={{ 'aria-label': 'Week' }} />
    </DeskTheme>
  ),
};
