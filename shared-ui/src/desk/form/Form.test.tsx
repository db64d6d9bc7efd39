import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useAction, type ActionOptions } from '../../actions/useAction';
import type { Answer } from '../../api/answer.types';
import { expectNoAxeFindings } from '../../testing/axe';
import { renderWithKit } from '../../testing/renderWithKit';
import { CheckField } from './CheckField';
import { entryChoices } from './choices.rules';
import { DateField } from './DateField';
import { Form, type FormProps } from './Form';
import { InputField } from './InputField';
import { MoneyField } from './MoneyField';
import { ReasonField } from './ReasonField';
import { SelectField } from './SelectField';
import { SwitchField } from './SwitchField';
import { useFormOf } from './useFormOf';

interface Values {
  team: string;
  entry: number;
  sport: 'NFL' | 'NCAA';
  fee: string;
  locked: boolean;
  open: 0 | 1;
  closes: string;
  day: string;
  reason: string;
}
const kept: Values = { team: 'Bills', entry: 0, sport: 'NFL', fee: '20', locked: false, open: 1, closes: '', day: '', reason: '' };
const entries = [
  { id: 7, name: 'Rusty', note: 'in' },
  { id: 9, name: 'Oakes' },
];

interface Given extends Pick<Partial<FormProps<Values>>, 'empties' | 'whenChanged'> {
  save(values: Values): Promise<Answer<unknown>>;
  values?: Values;
  options?: ActionOptions<Values, unknown>;
}

function Settings({ save, values = kept, options = { done: 'success: saved' }, ...rest }: Given): ReactElement {
  const form = useFormOf(values);
  const { control } = form;
  return (
    <Form label="Settings" form={form} action={useAction(save, options)} submit="Save" {...rest}>
      <InputField control={control} name="team" label="Team" hint="As on the card" />
      <SelectField control={control} name="entry" label="Entry" choices={entryChoices(entries)} />
      <SelectField
        control={control}
        name="sport"
        label="Sport"
        choices={[
          { value: 'NFL', label: 'pro', group: 'Sundays' },
          { value: 'NCAA', label: 'college', group: 'Saturdays' },
        ]}
      />
      <MoneyField control={control} name="fee" label="Fee, dollars" />
      <CheckField control={control} name="locked" label="Locked" hint="No line changes" />
      <SwitchField control={control} name="open" label="Open" />
      <DateField control={control} name="closes" label="Closes" />
      <DateField control={control} name="day" label="Day" dayOnly />
      <ReasonField control={control} name="reason" />
    </Form>
  );
}

const saved = jest.fn<Promise<Answer<unknown>>, [Values]>();
const draw = (given: Partial<Given> = {}) => renderWithKit(<Settings save={saved} {...given} />);
const button = () => screen.getByRole('button', { name: 'Save' });
const reason = async (words = 'his phone is lost') => userEvent.type(await screen.findByLabelText('Reason'), words);

beforeEach(() => {
  saved.mockReset();
  saved.mockResolvedValue({ data: {} });
});

it('sends each value with its own type', async () => {
  draw();
  await userEvent.type(screen.getByLabelText('Team'), ' at home');
  await userEvent.selectOptions(screen.getByLabelText('Entry'), 'Rusty (in)');
  await userEvent.selectOptions(screen.getByLabelText('Sport'), 'college');
  await userEvent.clear(screen.getByLabelText('Fee, dollars'));
  await userEvent.type(screen.getByLabelText('Fee, dollars'), '4.90');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Locked' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Open' }));
  await userEvent.type(screen.getByLabelText('Closes'), '2026-11-16T16:05');
  await userEvent.type(screen.getByLabelText('Day'), '2026-11-17');
  await reason();
  await userEvent.click(button());
  expect(saved).toHaveBeenCalledWith({
    team: 'Bills at home',
    entry: 7,
    sport: 'NCAA',
    fee: '4.90',
    locked: true,
    open: 0,
    closes: new Date('2026-11-16T16:05').toISOString(),
    day: '2026-11-17',
    reason: 'his phone is lost',
  });
  expect(screen.getByLabelText('Closes')).toHaveValue('2026-11-16T16:05');
  expect(screen.getByRole('status')).toHaveTextContent('success: saved');
});

it('groups choices under their headings, and tells notes with their fields', () => {
  draw();
  expect(within(screen.getByRole('group', { name: 'Saturdays' })).getByRole('option')).toHaveTextContent('college');
  expect(screen.getByLabelText('Team')).toHaveAccessibleDescription('As on the card');
  expect(screen.getByRole('checkbox', { name: 'Locked' })).toHaveAccessibleDescription('No line changes');
});

it('sends nothing without a reason, and says so once the field was left', async () => {
  draw();
  expect(button()).toBeDisabled();
  await reason('no');
  await userEvent.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('At least 3 letters');
  expect(screen.getByLabelText('Reason')).toBeInvalid();
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('At least 3 letters');
  expect(button()).toBeDisabled();
  await reason(' way');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button()).toBeEnabled();
});

it('refuses what is no amount', async () => {
  draw();
  await reason();
  await userEvent.type(screen.getByLabelText('Fee, dollars'), ' bucks');
  await userEvent.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('No amount of dollars');
  expect(button()).toBeDisabled();
});

it('is off while it is under way', async () => {
  let answer: (given: Answer<unknown>) => void = () => undefined;
  saved.mockReturnValue(new Promise((give) => (answer = give)));
  draw();
  await reason();
  await userEvent.click(button());
  expect(button()).toBeDisabled();
  await act(async () => answer({ data: {} }));
  expect(button()).toBeEnabled();
});

it('says what the server refused in its own words, and keeps what was typed', async () => {
  saved.mockResolvedValue({ error: { code: 'conflict', message: 'The season has begun.' } });
  draw({ empties: ['reason'] });
  await reason();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('The season has begun.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByLabelText('Reason')).toHaveValue('his phone is lost');
});

it('empties what belongs to one press, and leaves the rest as it was typed', async () => {
  draw({ empties: ['reason'] });
  await userEvent.type(screen.getByLabelText('Team'), '!');
  await reason();
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveValue(''));
  expect(screen.getByLabelText('Team')).toHaveValue('Bills!');
  expect(button()).toBeDisabled();
});

it('goes back to what is kept where all of it belongs to one press', async () => {
  draw({ empties: 'all' });
  await userEvent.type(screen.getByLabelText('Team'), '!');
  await reason();
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByLabelText('Team')).toHaveValue('Bills'));
});

it('has nothing to send until something differs from what is kept', async () => {
  draw({ whenChanged: true, values: { ...kept, reason: 'as it was' } });
  expect(await screen.findByLabelText('Team')).toHaveValue('Bills');
  expect(button()).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Team'), '!');
  expect(button()).toBeEnabled();
  await userEvent.type(screen.getByLabelText('Team'), '{Backspace}');
  expect(button()).toBeDisabled();
});

it('follows what is read anew, but for what was typed', async () => {
  const { rerender } = draw();
  await userEvent.type(screen.getByLabelText('Team'), '!');
  rerender(<Settings save={saved} values={{ ...kept, team: 'Jets', fee: '30' }} />);
  expect(await screen.findByDisplayValue('30')).toBe(screen.getByLabelText('Fee, dollars'));
  expect(screen.getByLabelText('Team')).toHaveValue('Bills!');
});

it('has no axe findings, neither sound nor with what is wrong', async () => {
  const { container } = draw();
  await expectNoAxeFindings(container);
  await reason('no');
  await userEvent.tab();
  await expectNoAxeFindings(container);
});
