import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Door } from '../door/Door';

const open = (onIntent = () => undefined) =>
  renderWithKit(<Door onIntent={onIntent} />, { session: null, answers: { 'GET na/welcome': () => ({ practice: false }) } });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('a guest reads a welcome, fills two fields named by their helper texts, and finds both links below', async () => {
  const { container } = open();
  expect(screen.getByRole('heading', { name: 'Welcome to Poolhouse' })).toBeVisible();
  expect(await screen.findByLabelText('Username')).toHaveAccessibleDescription('username');
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('password');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Comments/Questions/Problems' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  expect(screen.getByRole('link', { name: 'Main Page' })).toBeVisible();
  expect(document.title).toBe('Home · Poolhouse');
  await expectNoAxeFindings(container);
});

test('the eye shows what is typed, and the first sign of typing fetches the site', async () => {
  const intent = jest.fn();
  open(intent);
  expect(intent).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  expect(intent).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show what is typed', pressed: false }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Password')).toHaveValue('secret');
});

test('the theme is switched, and kept where MUI looks for it as well', async () => {
  document.documentElement.setAttribute('data-theme', 'light');
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(await screen.findByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});

test('the forgotten password has an address, and the way back leads to the form', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  expect(window.location.hash).toBe('#forgot');
  await userEvent.click(await screen.findByRole('link', { name: 'Back to sign in' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to Poolhouse' })).toBeVisible();
  expect(window.location.hash).toBe('');
});
