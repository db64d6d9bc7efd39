import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AtDoor } from '../testing/guest';
import { ForgotForm } from './ForgotForm';

const form = (
  <AtDoor>
    <ForgotForm />
  </AtDoor>
);

const ask = async (name: string) => {
  await userEvent.type(screen.getByLabelText('Username or e-mail'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
};

test('asks for a link and says the same for every name', async () => {
  const { calls, container } = renderWithKit(form, {
    session: null,
    answers: { 'POST na/forgot': () => ({ result: 'success' }) },
  });
  expect(screen.getByRole('button', { name: 'Send me a link' })).toBeDisabled();
  await ask('ann@example.com');
  expect(await screen.findByText(/^If that is a player of this site, a link is on its way/)).toBeVisible();
  expect(calls).toEqual([{ key: 'POST na/forgot', query: {}, body: { username: 'ann@example.com' } }]);
  await expectNoAxeFindings(container);
});

test('says when it did not work', async () => {
  renderWithKit(form, {
    session: null,
    answers: { 'POST na/forgot': () => ({ error: { code: 'too_many_requests', message: 'Too many requests. Try again in 15 minutes.' } }) },
  });
  await ask('ann');
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 15 minutes.');
});
