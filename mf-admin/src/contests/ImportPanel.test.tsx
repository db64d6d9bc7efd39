import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPage from '../console/Admin.page';
import { allAnswers } from '../testing/answers.fixture';
import { aConsole, aSeat } from '../testing/console.fixture';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const open = (answers: FakeAnswers = {}) =>
  renderWithKit(<AdminPage />, {
    at: '/ad?tab=contests',
    now: '2026-11-16T18:00:00Z',
    session: { is_admin: true },
    answers: { ...allAnswers(), ...answers },
  });

const season = { ID: 'Oak Street Pool 2024', entries: 12, members: 3, log: 'Everything fits: 30 lines.' };
const took = {
  ...{ result: 'success', message: '1 season has come in', site: '0123456789abcdef', key: 'Ytq=' },
  ...{ seasons: { data: [season] }, known: ['Oak Street Wins 2024'], open: ['Golf 2026'] },
};

/** What the server answers to what is sent, one after the other. */
function answering(...answers: { status: number; body: object }[]) {
  const sent: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = jest.fn(async (address: string) => {
    sent.push(address);
    const { status, body } = answers[sent.length - 1]!;
    return { ok: status === 200, text: async () => JSON.stringify(body) };
  }) as never;
  return { sent, back: () => (globalThis.fetch = real) };
}

const file = new File(['PK'], 'circle.zip', { type: 'application/zip' });

it('looks at an export of another site first, and takes it when asked', async () => {
  const { sent, back } = answering({ status: 200, body: { data: took } }, { status: 200, body: { data: took } });
  const { container } = open();
  const panel = within(await screen.findByRole('region', { name: 'Bring seasons along' }));
  await userEvent.upload(panel.getByLabelText(/Export of another site/), file);
  await userEvent.click(panel.getByRole('button', { name: 'Look what is in it' }));
  expect(await panel.findByText(/Oak Street Pool 2024: 12 entries, 3 of people who are here\. Everything fits/)).toBeVisible();
  expect(panel.getByText('Here already: Oak Street Wins 2024.')).toBeVisible();
  expect(panel.getByText('Not closed, and left out: Golf 2026.')).toBeVisible();
  await expectNoAxeFindings(container);
  await userEvent.click(panel.getByRole('button', { name: 'Take in' }));
  expect(await panel.findByText('success: 1 season has come in')).toBeVisible();
  expect(sent).toEqual([1, 0].map((dry) => `/api/v1/ad/import_season?group_number=1&dry_run=${dry}`));
  back();
});

it('says why an export is not taken', async () => {
  const { back } = answering({ status: 400, body: { error: { code: 'bad_input', message: 'members.json is not as it was exported.' } } });
  open();
  const panel = within(await screen.findByRole('region', { name: 'Bring seasons along' }));
  await userEvent.upload(panel.getByLabelText(/Export of another site/), file);
  await userEvent.click(panel.getByRole('button', { name: 'Look what is in it' }));
  expect(await panel.findByText('members.json is not as it was exported.')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Take in' })).toBeNull();
  back();
});

it('is for whoever runs the site', async () => {
  open({ 'GET ad/pagedata': () => aConsole({ config: { data: [aSeat({ role: 'commissioner' })] } }) });
  expect(await screen.findByRole('region', { name: 'Take everything along' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Bring seasons along' })).toBeNull();
});
