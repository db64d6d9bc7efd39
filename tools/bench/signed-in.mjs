import { chromium } from 'playwright-core';
import { launchOptions } from './chromium.mjs';

/**
 * The first who can sign in to a demo.
 * @param {string} url
 * @returns {Promise<{ username: string, password: string }>}
 */
export async function demoPlayer(url) {
  const { data } = /** @type {{ data: import('@poolhouse/contract').Welcome }} */ (await (await fetch(`${url}/api/v1/na/welcome`)).json());
  const username = data.demo?.users[0]?.username;
  if (!data.demo || !username) throw new Error('the demo has nobody who can sign in');
  return { username, password: data.demo.password };
}

/**
 * Signs in on the home page, and takes what the browser keeps.
 * @param {string} url
 * @returns {Promise<Record<string, string>>}
 */
export async function signedInStorage(url) {
  const { username, password } = await demoPlayer(url);
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByRole('textbox', { name: /username/i }).fill(username);
    await page.locator('input[type=password]').fill(password);
    await page.locator('input[type=password]').press('Enter');
    await page.getByRole('button', { name: 'Sign Out' }).first().waitFor();
    return await page.evaluate(() => ({ ...localStorage }));
  } finally {
    await browser.close();
  }
}
