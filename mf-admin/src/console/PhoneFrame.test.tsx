import { useShownBack } from '@poolhouse/shared-ui';
import { useRead } from '@poolhouse/shared-ui/board';
import { SheetDialog } from '@poolhouse/shared-ui/data';
import { Link } from '@poolhouse/shared-ui/router';
import { renderWithKit, screenOf, type RenderedKit } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { allMay } from '../testing/answers.fixture';
import { aConsole } from '../testing/console.fixture';
import AdminPage from './Admin.page';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** What the shell's bar draws of it; a page is left from there even while a dialog is open, as with the phone's own way back. */
function Bar() {
  const back = useShownBack();
  return <nav aria-label="Bar">{back && <Link to={back.to}>{back.label}</Link>}</nav>;
}

/** A tab of a contest with something to type, something that is read, and a question. */
function Darts() {
  const [asks, setAsks] = useState(false);
  const read = useRead('GET ad/user_entries', { user_id: 1 });
  return (
    <>
      <input aria-label="Reason" />
      <p>{read.data?.user_entries.data.length ?? 'no'} entries</p>
      <button type="button" onClick={() => setAsks(true)}>
        Delete
      </button>
      {asks && (
        <SheetDialog title="Delete them all?" onClose={() => setAsks(false)} actions={<button type="button">Keep</button>}>
          They are gone for good.
        </SheetDialog>
      )}
    </>
  );
}

function onPhone(at = '/ad'): RenderedKit {
  screenOf(390);
  return renderWithKit(
    <>
      <Bar />
      <AdminPage />
    </>,
    {
      at,
      now: '2026-11-16T18:00:00Z',
      session: { is_admin: true },
      answers: {
        'GET ad/pagedata': () => aConsole(),
        'GET ad/my_permissions': allMay,
        'GET ad/user_entries': () => ({ user_entries: { data: [] } }),
      },
      slots: {
        console: [{ name: 'football', title: 'Darts Admin', Part: Darts }],
      },
    },
  );
}

const row = async (name: RegExp) => within(await screen.findByRole('navigation', { name: 'Console' })).getByRole('link', { name });
const goBack = () => userEvent.click(within(screen.getByLabelText('Bar')).getByText('Admin'));

describe('the list of the console on a phone', () => {
  it('stands before a tab that keeps what is typed, and that is read anew when it is opened again', async () => {
    const { calls } = onPhone();
    const reads = () => calls.filter(({ key }) => key === 'GET ad/user_entries').length;
    await userEvent.click(await row(/^Darts Admin/));
    await userEvent.type(await screen.findByLabelText('Reason'), 'postponed');
    expect(await screen.findByText('0 entries')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Console' })).toBeNull();
    expect(reads()).toBe(1);

    await goBack();
    expect(await row(/^Darts Admin/)).toBeVisible();
    expect(screen.getByLabelText('Reason')).not.toBeVisible();
    expect(reads()).toBe(1);

    await userEvent.click(await row(/^Darts Admin/));
    expect(screen.getByLabelText('Reason')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('postponed');
    await waitFor(() => expect(reads()).toBe(2));
  });

  it('draws no tab that nobody has opened, and of several the one that was opened last', async () => {
    onPhone();
    await row(/^Darts Admin/);
    expect(screen.queryByLabelText('Reason')).toBeNull();
    await userEvent.click(await row(/^Darts Admin/));
    await userEvent.type(await screen.findByLabelText('Reason'), 'rain');
    await goBack();
    await userEvent.click(await row(/^Admin/));
    expect(await screen.findByRole('region', { name: 'Users' })).toBeVisible();
    expect(screen.getByLabelText('Reason')).not.toBeVisible();
    await goBack();
    await userEvent.click(await row(/^Darts Admin/));
    expect(screen.getByLabelText('Reason')).toHaveValue('rain');
    expect(screen.queryByRole('region', { name: 'Users' })).toBeNull();
  });

  it('has no question of a tab standing over it, which asks again when the tab is opened', async () => {
    onPhone('/ad?tab=console/football');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Delete them all?' })).toBeVisible();
    await goBack();
    expect(await row(/^Darts Admin/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await userEvent.click(await row(/^Darts Admin/));
    expect(await screen.findByRole('dialog', { name: 'Delete them all?' })).toBeVisible();
  });
});
