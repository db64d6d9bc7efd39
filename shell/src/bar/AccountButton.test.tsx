import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountButton } from './AccountButton';

const openMenu = async () => {
  const site = renderWithKit(<AccountButton username="Rusty Nail" />, { at: '/football' });
  await userEvent.click(screen.getByRole('button', { name: 'Account of Rusty Nail' }));
  await screen.findByRole('menu', { name: 'Account' });
  return site;
};

test('opens a menu that leads to the settings', async () => {
  const { where } = await openMenu();
  await expectNoAxeFindings(document.body);
  expect(within(screen.getByRole('region', { name: 'Account menu' })).getByRole('menu')).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Account settings' }));
  expect(where()).toBe('/accountsettings');
});

test('changes the theme', async () => {
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Dark theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

test('signs out by way of home, and Escape only closes', async () => {
  const { where } = await openMenu();
  await userEvent.keyboard('{Escape}');
  expect(where()).toBe('/football');
  await userEvent.click(screen.getByRole('button', { name: 'Account of Rusty Nail' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  expect(where()).toBe('/');
});
