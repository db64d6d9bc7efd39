import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import { HomePage } from './Home.page';

test('a guest reads a welcome, fills two fields named by their helper texts, and finds both links below', async () => {
  renderWithKit(<HomePage />, { session: null, answers: { 'GET na/welcome': () => ({ practice: false }) } });
  expect(screen.getByRole('heading', { name: 'Welcome to Poolhouse' })).toBeVisible();
  expect(await screen.findByLabelText('Username')).toHaveAccessibleDescription('username');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('password');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Comments/Questions/Problems' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  expect(screen.getByRole('link', { name: 'Main Page' })).toBeVisible();
  expect(document.title).toBe('Home · Poolhouse');
});
