import type { DemoFacts } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AtDoor } from '../testing/guest';
import { SignInForm } from './SignInForm';

const demo: DemoFacts = {
  password: 'poolhouse',
  users: [
    { username: 'rusty', about: 'a player' },
    { username: 'sal', about: 'a player in the smallest contest' },
  ],
  starts: '2026-11-22T20:22:00.000Z',
  sights: [{ title: 'Sweat a Sunday', about: 'Your picks while they are played.', username: 'rusty', path: '/football', sketch: 'rows' }],
  scenes: [{ name: 'march', title: 'March', about: 'the Sweet 16' }],
};

function open(facts: DemoFacts, answers: FakeAnswers = {}) {
  const want = jest.fn();
  const { container, calls } = renderWithKit(
    <AtDoor place={{ want }}>
      <SignInForm />
    </AtDoor>,
    { session: null, answers: { 'GET na/welcome': () => ({ practice: true, demo: facts }), ...answers } },
  );
  return { container, want, calls };
}

test('a demo shows what there is to see, and a press on it wants to be led there', async () => {
  const { container, want } = open(demo);
  const sight = await screen.findByRole('button', { name: /Sweat a Sunday.*Enter as rusty/ });
  // Who is in none of the sights has a row of their own.
  expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(2);
  // What it looks like is drawn beside it, for eyes alone.
  expect(sight.querySelectorAll('svg[aria-hidden] *').length).toBeGreaterThan(8);
  await expectNoAxeFindings(container);
  await userEvent.click(sight);
  expect(want).toHaveBeenCalledWith('/football');
});

test('the demo begins anew where it began, or in another moment, and a refusal is said', async () => {
  const message = 'Somebody has just begun the demo anew. Look at it first.';
  const { calls } = open(demo, { 'POST na/begin_again': () => ({ error: { message, code: 'conflict' } }) });
  await userEvent.click(await screen.findByRole('button', { name: /^Begin anew/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'March' }));
  expect(await screen.findByText(/Somebody has just begun/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Back to (Sun|Mon) \d/ }));
  expect(calls.filter(({ key }) => key.endsWith('begin_again')).map(({ body }) => body)).toEqual([{ scene: 'march' }, {}]);
});

test('a server that does not begin anew offers nothing of it, and one of before lets its players in', async () => {
  open({ password: 'poolhouse', users: demo.users });
  expect(await screen.findByRole('button', { name: /Enter as sal/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Enter as rusty/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Begin anew/ })).toBeNull();
});
