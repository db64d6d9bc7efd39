import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { PageState } from '../page-data/page-state.types';
import { expectNoAxeFindings } from '../testing/axe';
import { aPageState } from '../testing/page-state';
import { BackLink } from './BackLink';
import { EntrySelect } from './EntrySelect';
import { Field } from './Field';
import { FormBar } from './FormBar';
import { RuleList } from './RuleList';
import { Screen } from './Screen';

const sections = [
  { to: '/golf', label: 'Board', end: true },
  { to: '/golf/rules', label: 'Rules' },
];
const draw = ({ data = null, ...part }: Partial<PageState<string>>) =>
  render(
    <MemoryRouter initialEntries={['/golf/rules']}>
      <Screen title="Golf Rules" sections={sections} page={aPageState(data, part)} waiting="Rules">
        {(text) => <p>{text}</p>}
      </Screen>
    </MemoryRouter>,
  );

describe('a screen beside the board', () => {
  it('has its head and sections before the first answer', () => {
    draw({ data: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Golf Rules' })).toBeVisible();
    expect(within(screen.getByRole('navigation', { name: 'Contest' })).getByRole('link', { name: 'Rules' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('region', { name: 'Rules' })).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    const refresh = jest.fn(() => Promise.resolve());
    draw({ data: null, error: { message: 'No such contest.', code: 'not_found' }, refresh });
    expect(screen.getByText(/No such contest/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('draws the data, and keeps drawing it while the server is away', () => {
    draw({ data: 'Four golfers.', staleSince: Date.now() });
    expect(screen.getByText('Four golfers.')).toBeVisible();
    expect(screen.getByText(/Can't reach Poolhouse/)).toBeVisible();
  });
});

describe('the bar under a form', () => {
  const bar = (over: Partial<Parameters<typeof FormBar>[0]> = {}) => (
    <FormBar
      state="1 change not saved"
      note="Last saved Sat 9:14 AM"
      action="Submit Picks"
      disabled={false}
      saving={false}
      result={null}
      onSubmit={jest.fn()}
      {...over}
    />
  );

  it('says what is not saved and saves it', async () => {
    const onSubmit = jest.fn();
    const { container } = render(bar({ onSubmit }));
    expect(screen.getByText('1 change not saved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Submit Picks' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await expectNoAxeFindings(container);
  });

  it('cannot be pressed while there is nothing to save, or while it saves', () => {
    const { rerender } = render(bar({ disabled: true }));
    expect(screen.getByRole('button', { name: 'Submit Picks' })).toBeDisabled();
    rerender(bar({ saving: true }));
    expect(screen.getByRole('button', { name: 'Saving' })).toBeDisabled();
  });

  it('tells what came of it', () => {
    const { rerender } = render(bar({ result: { ok: true, text: 'Success' } }));
    expect(screen.getByRole('status')).toHaveTextContent('Success');
    rerender(bar({ result: { ok: false, text: 'Too late.' } }));
    expect(screen.getByRole('alert')).toHaveTextContent('Too late.');
  });
});

it('entries of several contests carry the contest', async () => {
  const onChange = jest.fn();
  const entries = [
    { id: 1, entry_name: 'Rusty Nail', contest_id: 3, contest_name: 'Oak' },
    { id: 2, entry_name: 'Turf Toe', contest_id: 4, contest_name: 'Elm' },
  ];
  const { rerender } = render(<EntrySelect entries={entries} value={1} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Entry' }), 'Turf Toe, Elm');
  expect(onChange).toHaveBeenCalledWith(2);
  rerender(<EntrySelect entries={entries.map((entry) => ({ ...entry, contest_id: 3 }))} value={1} onChange={onChange} />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Rusty Nail', 'Turf Toe']);
});

it('rules are numbered, and the way back is in the words of the specification', async () => {
  const { container } = render(
    <MemoryRouter>
      <BackLink to="/golf" />
      <h2>Rules</h2>
      <RuleList
        rules={[
          { title: 'Picks', text: 'Four.' },
          { title: 'Ties', text: 'Shared.' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Return to the main Page' })).toHaveAttribute('href', '/golf');
  expect(container.querySelector('ol')?.children).toHaveLength(2);
  await expectNoAxeFindings(container);
});

describe('a field under its label', () => {
  it('reads its hint with it, and what is wrong instead of the hint', async () => {
    const { rerender, container } = render(
      <Field label="E-mail" hint="Where the invitation goes">
        {(part) => <input {...part} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Where the invitation goes');
    rerender(
      <Field label="E-mail" hint="Where the invitation goes" error="is no address">
        {(part) => <input {...part} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('is no address');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('is no address');
    await expectNoAxeFindings(container);
  });
});
