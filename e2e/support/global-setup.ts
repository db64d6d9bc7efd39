import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Welcome } from '@poolhouse/contract';
import { launchOptions } from './chromium';
import { folderOf } from './folder';
import { serve } from './server';
import { signInForAll } from './signed-in';

/** Who is signed in before all tests: the first of the demo, who administers it, and two others whom many tests are about. */
const OFTEN = ['casey', 'rusty', 'dana'];

/** Generates the demo league once; every test file then starts from a copy of it. Answers how it is removed. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (!existsSync(join(__dirname, '../../shell/dist/index.html'))) throw new Error('The site is not built: run `npm run build` first.');
  const folder = await folderOf('e2e');
  const server = await serve(folder);
  const browser = await chromium.launch(launchOptions);
  const { demo } = ((await (await fetch(`${server.url}/api/v1/na/welcome`)).json()) as { data: Welcome }).data;
  process.env.E2E_SIGNED_IN = await signInForAll(
    browser,
    server.url,
    OFTEN.map((username) => ({ username, password: demo!.password })),
  );
  await browser.close();
  await server.end();
  process.env.E2E_DATA = folder;
  return () => rm(folder, { recursive: true, force: true });
}
