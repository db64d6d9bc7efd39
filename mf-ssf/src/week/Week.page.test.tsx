import { expectNoAxeFindings, fill, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAccuracy, anEvent, aWeek } from '../testing/week.fixture';
import Week from './Week.page';

const NOW = '2026-11-22T20:30:00Z';
const open = (answers: NonNullable<Parameters<typeof renderWithKit>[1]>['answers'] = {}) =>
  renderWithKit(<Week />, {
    at: '/ssf',
    now: NOW,
    answers: { 'GET ssf/pagedata': () => aWeek(), 'GET ssf/accuracy': anAccuracy, ...answers },
  });
const row = (name: RegExp) => screen.findByRole('button', { name });

test('the first line says that the closing line is better, before any score', async () => {
  const { container } = open();
  const sentence = await screen.findByText('The closing line is better on every measure.');
  expect(screen.getByText(/Against the spread the model is a coin flip: 1083–1033–47, 51\.2% \(49\.1% to 53\.3%\)/)).toBeVisible();
  const table = await screen.findByRole('table', { name: '' });
  expect(sentence.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await expectNoAxeFindings(container);
});

test('a row has both spreads, scores and PScores, Over/Under, their sum, and counts with signs', async () => {
  open();
  const button = await row(/Buccaneers at Bills/);
  const cells = within(button.closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells.slice(1)).toEqual(['+5.5', '20', '22.1', '−5.5', '31', '27.3', '48.5', '49.4']);
  expect(within(button.closest('tr')!).getByText('3 for, 1 against')).toBeInTheDocument();
  const later = within((await row(/49ers at Cardinals/)).closest('tr')!).getAllByRole('cell');
  expect(later.map((cell) => cell.textContent).slice(1)).toEqual(['+5.5', '', '24.6', '−5.5', '', '22.3', '48.5', '46.9']);
});

test('a press on a row opens both lists in their order, the axis in words, and a second press closes it', async () => {
  const { container } = open();
  const button = await row(/Buccaneers at Bills/);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const away = within(screen.getByRole('table', { name: /Buccaneers/ }));
  expect(away.getAllByRole('row').map((one) => one.textContent)).toEqual([
    'FactorNotePoints',
    'League average22.7',
    'Attack+2.3',
    'Home fieldaway−1.3',
    'Opponent’s defence−1.6',
    'PScore22.1',
  ]);
  expect(screen.getByText(/Model: Bills by 5\.2/)).toBeVisible();
  expect(screen.getByText(/Closing line: Bills by 5\.5/)).toBeVisible();
  expect(screen.getByText(/Score now: Bills by 11/)).toBeVisible();
  expect(screen.getByText(/Bills win in 66 of 100/)).toBeVisible();
  expect(screen.getByText(/Buccaneers: J\. Alder starts\..*Frozen at kick-off\./)).toBeVisible();
  await expectNoAxeFindings(container);
  await userEvent.click(button);
  expect(screen.queryByRole('table', { name: /Buccaneers/ })).toBeNull();
});

test('teams are found as words are typed, and heads sort', async () => {
  const many = Array.from({ length: 7 }, (_, n) => anEvent({ id: 20 + n, nickname1: `Away ${n}`, pscore2: 20 + n }));
  open({ 'GET ssf/pagedata': () => aWeek({ events: { data: many } }) });
  const games = () => screen.getAllByRole('button', { name: / at / }).map((one) => one.getAttribute('aria-label')!.replace(/.*, /, ''));
  await row(/Away 3 at Bills/);
  await userEvent.click(screen.getAllByRole('button', { name: /^PScore/ })[1]!);
  expect(games()[0]).toBe('Away 6 at Bills');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a team' }), 'away 3');
  expect(games()).toEqual(['Away 3 at Bills']);
  expect(screen.getByText('1 game found')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a team' }), ' x');
  expect(screen.getByText('No team of this week is called so.')).toBeVisible();
});

test('Update says what came of it and reads the page again, and a refusal is said in its words', async () => {
  let refuse = false;
  const { calls } = open({
    'GET ssf/update': () =>
      refuse
        ? { error: { code: 'conflict' as const, message: 'An update is under way.' } }
        : { result: 'success' as const, message: '16 games, 3 changed; results to 11/19', changed: 3 },
  });
  expect(await screen.findByText(/^Updated .*, results to 11\/19$/)).toBeVisible();
  const reads = () => calls.filter(({ key }) => key === 'GET ssf/pagedata').length;
  const before = reads();
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('16 games, 3 changed; results to 11/19')).toBeVisible();
  expect(reads()).toBeGreaterThan(before);
  refuse = true;
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('An update is under way.')).toBeVisible();
});

test('a league, a season and a week are chosen by the address', async () => {
  const { where, calls } = open();
  await row(/Buccaneers at Bills/);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Week' }), '3');
  expect(where()).toBe('/ssf?sport=NFL&year=2026&week=3');
  await userEvent.click(screen.getByRole('button', { name: 'NCAA' }));
  expect(where()).toBe('/ssf?sport=NCAA');
  expect(await screen.findByText(/NCAA, less data: 2 tested seasons\./)).toBeVisible();
  expect(calls.filter(({ key }) => key === 'GET ssf/accuracy').at(-1)!.query).toEqual({ sport: 'NCAA' });
});

test('an administrator names a starter before kick-off, and nobody else is asked', async () => {
  const config = { data: [{ ...aWeek().config.data[0]!, isAdmin: 1 as const }] };
  const { calls } = open({
    'GET ssf/pagedata': () => aWeek({ config }),
    'POST ssf/set_quarterback': () => ({ result: 'success' as const }),
  });
  await userEvent.click(await row(/Buccaneers at Bills/));
  expect(screen.queryByRole('form', { name: 'Name who starts' })).toBeNull();
  await userEvent.click(await row(/49ers at Cardinals/));
  const form = within(await screen.findByRole('form', { name: 'Name who starts' }));
  await userEvent.click(form.getByRole('radio', { name: 'Cardinals' }));
  await userEvent.type(form.getByLabelText('Quarterback'), 'C. Elder');
  expect(form.getByRole('button', { name: 'Name' })).toBeDisabled();
  await fill(form.getByLabelText('Reason, shown to everybody'), 'his coach');
  await userEvent.click(form.getByRole('button', { name: 'Name' }));
  expect(await form.findByText('Named, and computed anew')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST ssf/set_quarterback')!.body).toEqual({
    event_id: 8,
    side: 2,
    name: 'C. Elder',
    reason: 'his coach',
  });
});

test('without games, and without an answer, it says so', async () => {
  open({ 'GET ssf/pagedata': () => aWeek({ events: { data: [] }, factors: { data: [] } }) });
  expect(await screen.findByText('No games are known of this week.')).toBeVisible();
});

test('a refused page is said, and tried again', async () => {
  open({ 'GET ssf/pagedata': () => ({ error: { code: 'not_found' as const, message: 'The season 2026 has 18 weeks.' } }) });
  expect(await screen.findByText('The season 2026 has 18 weeks.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an address that asks for what is not here says so and leads on', async () => {
  const refused = (code: string) => ({ 'GET ssf/pagedata': () => ({ error: { code, message: 'The week must be a week.' } }) });
  renderWithKit(<Week />, { at: '/ssf?year=abc&week=99', now: NOW, answers: { 'GET ssf/accuracy': anAccuracy, ...refused('bad_input') } });
  expect(await screen.findByText(/There is no week 99 of the NFL here\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the week that is on' })).toHaveAttribute('href', '/ssf?sport=NFL');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a game without PScores says why, and counts nothing', async () => {
  const event = anEvent({ pscore1: null, pscore2: null, plus1: 0, minus1: 0, plus2: 0, minus2: 0, note: 'Too few games', source: 'live' });
  open({ 'GET ssf/pagedata': () => aWeek({ events: { data: [event] } }) });
  const button = await row(/Buccaneers at Bills/);
  expect(within(button.closest('tr')!).getAllByText('Too few games')).toHaveLength(2);
  expect(within(button.closest('tr')!).queryByText(/\+0/)).toBeNull();
});
