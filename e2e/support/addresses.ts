import type { Page } from '@playwright/test';
import type { Registry, RemoteRoute, SignedRegistry } from '@poolhouse/contract/remote';
import { expect } from './test';

/** What the remotes declare. */
export async function routesOf(url: string): Promise<RemoteRoute[]> {
  const { payload } = (await (await fetch(`${url}/registry.json`)).json()) as SignedRegistry;
  return (JSON.parse(payload) as Registry).remotes.flatMap(({ routes }) => routes);
}

/** Every address of the site that a player reaches: the shell's own, and what the remotes declare. */
export const addresses = async (url: string): Promise<string[]> => [
  '/',
  '/accountsettings',
  '/years',
  '/years/rival',
  '/archive',
  '/models',
  '/check?contest_id=1',
  ...(await routesOf(url)).map(({ path }) => `/${path}`),
];

/** Opens an address and waits until all that it shows has been read. */
export async function openAddress(page: Page, path: string, guest = false): Promise<void> {
  // Where a hash alone differs the page would stay, and what it does then counted as moving while it came.
  if (guest) await page.goto('about:blank');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (guest) await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]').first()).toHaveCount(0);
}
