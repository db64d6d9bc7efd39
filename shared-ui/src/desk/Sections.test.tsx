import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { useRead } from '../read/useRead';
import { renderWithKit } from '../testing/renderWithKit';
import { KeptPanels } from './KeptPanels';
import { Sections } from './Sections';

const Typed = ({ label }: { label: string }): ReactElement => <input aria-label={label} />;
function Entries(): ReactElement {
  const read = useRead('GET ad/user_entries', { user_id: 1 });
  return <input aria-label={`${read.data?.user_entries.data.length ?? 'no'} entries`} />;
}

it('keeps what is typed in a section while another is shown, and reads a section anew that comes back', async () => {
  const { where, calls } = renderWithKit(
    <Sections
      label="Golf Admin"
      sections={[
        { key: 'season', label: 'Season', panel: <Typed label="Year" /> },
        { key: 'entries', label: 'Entries', panel: <Entries /> },
      ]}
    />,
    { at: '/ad', answers: { 'GET ad/user_entries': () => ({ user_entries: { data: [] } }) } },
  );
  await userEvent.type(screen.getByLabelText('Year'), '2027');
  expect(calls).toHaveLength(0);
  await userEvent.click(screen.getByRole('tab', { name: 'Entries' }));
  expect(where()).toBe('/ad?section=entries');
  await userEvent.type(await screen.findByLabelText('0 entries'), 'new');
  expect(screen.getByLabelText('Year')).not.toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Entries');
  await userEvent.click(screen.getByRole('tab', { name: 'Season' }));
  expect(screen.getByLabelText('Year')).toBeVisible();
  expect(screen.getByLabelText('Year')).toHaveValue('2027');
  expect(calls).toHaveLength(1);
  await userEvent.click(screen.getByRole('tab', { name: 'Entries' }));
  expect(calls).toHaveLength(2);
  expect(await screen.findByLabelText('0 entries')).toHaveValue('new');
});

it('stays at its section behind another panel, whose sections the address then names', async () => {
  let show: (front: string) => void = () => {};
  function Around(): ReactElement {
    const [front, setFront] = useState('golf');
    show = setFront;
    const sections = (of: string) => (
      <Sections label={of} sections={['one', 'two'].map((key) => ({ key: `${of}-${key}`, label: key, panel: `${of} ${key}` }))} />
    );
    return <KeptPanels front={front} panels={['golf', 'people', 'never'].map((key) => ({ key, panel: sections(key) }))} />;
  }
  renderWithKit(<Around />, { at: '/ad?section=golf-two' });
  expect(screen.getByText('golf two')).toBeVisible();
  act(() => show('people'));
  await userEvent.click(screen.getByRole('tab', { name: 'two' }));
  expect(screen.getByText('people two')).toBeVisible();
  expect(screen.getByText('golf two')).not.toBeVisible();
  expect(screen.queryByText('golf one')).toBeNull();
  expect(screen.queryByText('never one')).toBeNull();
});
