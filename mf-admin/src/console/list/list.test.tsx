import type { NeedsActionRow } from '@poolhouse/contract';
import { useShownBack } from '@poolhouse/shared-ui';
import { Link } from '@poolhouse/shared-ui/router';
import { expectNoAxeFindings, renderWithKit, screenOf, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allAnswers, allMay } from '../../testing/answers.fixture';
import { aConsole, aSeat, aUser } from '../../testing/console.fixture';
import AdminPage from '../Admin.page';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const need = (kind: NeedsActionRow['kind'], subject_id: number | null, message: string): NeedsActionRow => ({
  ID: `${kind}-${subject_id}`,
  kind,
  message,
  at: '',
  subject_id,
});
/** Two rows about football's contest and what it names, one about people, one that is nowhere but on Admin. */
const waiting = () =>
  aConsole({
    needs_action: {
      data: [
        need('picks_missing', 5, 'One entry lacks picks in Oak Street Pool.'),
        need('result_waits', null, 'Jets at Bills: say in Football Admin how it ended.'),
        need('claim_waits', 4, 'Marge says that Hail Marys is theirs.'),
        need('user_locked', 2, 'hollis@example.com is locked out.'),
      ],
    },
  });
/** What the shell's bar draws of it. */
function Bar() {
  const back = useShownBack();
  return <nav aria-label="Bar">{back && <Link to={back.to}>{back.label}</Link>}</nav>;
}

const open = (width: number, at = '/ad', answers: FakeAnswers = {}) => {
  screenOf(width);
  return renderWithKit(
    <>
      <Bar />
      <AdminPage />
    </>,
    {
      at,
      now: '2026-11-16T18:00:00Z',
      session: { is_admin: true },
      answers: { 'GET ad/pagedata': waiting, 'GET ad/my_permissions': allMay, ...answers },
      slots: { console: [{ name: 'football', title: 'Football Admin', Part: () => <p>football is here</p> }] },
    },
  );
};

it('stands upright at the left with its headings, the tools below, and says what waits behind each', async () => {
  const { container } = open(1440);
  const list = await screen.findByRole('tablist', { name: 'Console' });
  expect(list).toHaveAttribute('aria-orientation', 'vertical');
  for (const heading of ['Contests', 'People', 'Site']) expect(within(list).getAllByText(heading)[0]).toBeVisible();
  const described = (name: string) => within(list).getByRole('tab', { name }).getAttribute('aria-description');
  expect(['Admin', 'Football Admin', 'People', 'Contests'].map(described)).toEqual([
    '4 things to do',
    '2 things to do',
    '1 thing to do',
    null,
  ]);
  expect(await screen.findByRole('complementary', { name: 'Tools' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Add User' })).toBeVisible();
  await expectNoAxeFindings(container);
});

it('leads by arrows from name to name, and the page it opens shows its own rows first', async () => {
  open(1440);
  const first = await screen.findByRole('tab', { name: 'Admin' });
  act(() => first.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: 'Football Admin' })).toHaveFocus();
  expect(first).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('football is here')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Football Admin' })).toBeVisible();
  expect(document.title).toBe('Football Admin · Poolhouse');
  const rows = within(screen.getByRole('region', { name: 'Needs action' }));
  expect(rows.getAllByRole('listitem')).toHaveLength(2);
  expect(rows.getByRole('link', { name: '2 elsewhere' })).toHaveAttribute('href', '/ad?tab=admin');
  expect(screen.getByRole('tabpanel', { name: 'Football Admin' })).toContainElement(screen.getByText('football is here'));
});

it('is a rail of icons where there is little room, which say their names on focus', async () => {
  open(1000);
  const tab = await screen.findByRole('tab', { name: 'Football Admin' });
  expect(screen.queryByText('Site')).toBeNull();
  act(() => screen.getByRole('tab', { name: 'Admin' }).focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(tab).toHaveFocus();
  expect(await screen.findByRole('tooltip', { name: 'Football Admin' })).toBeVisible();
});

it('is a page of its own on a phone, whose rows open with the way back in the bar', async () => {
  const { container, where } = open(390);
  const list = within(await screen.findByRole('navigation', { name: 'Console' }));
  expect(screen.queryByRole('tab')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Needs action' })).getAllByRole('listitem')).toHaveLength(4);
  expect(list.getByRole('link', { name: 'Football Admin 2 entries , 2 things to do' })).toBeVisible();
  expect(list.getByRole('button', { name: 'Tools' })).toBeVisible();
  await expectNoAxeFindings(container);
  await userEvent.click(list.getByRole('link', { name: /^Football Admin/ }));
  expect(await screen.findByText('football is here')).toBeVisible();
  expect(where()).toContain('tab=console');
  const bar = within(screen.getByRole('navigation', { name: 'Bar' }));
  await userEvent.click(bar.getByRole('link', { name: 'Admin' }));
  expect(await screen.findByRole('navigation', { name: 'Console' })).toBeVisible();
  expect(bar.queryByRole('link')).toBeNull();
});

it('holds on a phone, too, only what is allowed', async () => {
  const calls = allMay().calls.filter((key) => key !== 'POST ad/invite');
  open(390, '/ad', {
    'GET ad/pagedata': () => aConsole({ config: { data: [aSeat({ role: 'commissioner' })] }, active_contests: { data: [] } }),
    'GET ad/my_permissions': () => ({ role: 'commissioner' as const, calls }),
  });
  const list = within(await screen.findByRole('navigation', { name: 'Console' }));
  const names = () => list.getAllByRole('link').map((link) => link.textContent?.replace(/\d.*$/, ''));
  await waitFor(() => expect(names()).toEqual(['Admin', 'Contests', 'Set-up']));
});

it('finds a page and a person by a part of the name, from the key / on', async () => {
  const { where } = open(1440, '/ad', { ...allAnswers(), 'GET ad/users': () => ({ users: { data: [], total: 0 } }) });
  const field = await screen.findByRole('combobox', { name: 'Find' });
  await userEvent.keyboard('/');
  expect(field).toHaveFocus();
  await userEvent.keyboard('deploy');
  await userEvent.click(await screen.findByRole('option', { name: /Deployments/ }));
  expect(where()).toContain('tab=releases');
  await userEvent.type(field, 'holl');
  expect(await screen.findByRole('option', { name: /Hollis FB/ })).toBeVisible();
  await userEvent.click(screen.getByRole('option', { name: /hollis@example.com/ }));
  expect(await screen.findByRole('dialog', { name: 'Hollis' })).toBeVisible();
});

it('finds an entry of somebody who did not come with the page, by asking the server once', async () => {
  const marge = aUser(400, 'Marge', { football_entry_name: '', golf_entry_name: '', found_entries: ['Hail Marys'] });
  const { calls } = open(1440, '/ad', { ...allAnswers(), 'GET ad/users': () => ({ users: { data: [marge], total: 1 } }) });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Find' }));
  await userEvent.paste('hail');
  expect(await screen.findByRole('option', { name: /Hail Marys Marge/ })).toBeVisible();
  const asked = calls.filter(({ key }) => key === 'GET ad/users').map(({ query }) => query);
  expect(asked.filter((query) => 'q' in (query as object))).toEqual([expect.objectContaining({ q: 'hail' })]);
});
