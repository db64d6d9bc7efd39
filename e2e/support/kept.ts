import type { Page } from '@playwright/test';
import { registered } from './remote-files';

/** Waits until the worker has kept all of the shell and of football, and the open page's data. @param url of the site, as this process reaches it */
export async function keptOffline(page: Page, url: string): Promise<void> {
  const { base, entry, preload, routes } = await registered(url, 'mf-football');
  const scripts = [entry, ...preload, ...routes.flatMap((route) => route.preload)].map((file) => base + file);
  const shell = (await (await fetch(`${url}/shell-files.json`)).json()) as string[];
  await page.waitForFunction(
    async (files) => {
      const worker = await navigator.serviceWorker.getRegistration('/sw.js');
      if (!worker?.active) return false;
      const found = new Set((await (await caches.open('poolhouse-files')).keys()).map((one) => new URL(one.url).pathname));
      const pages = await (await caches.open('poolhouse-pages')).keys();
      return files.every((file) => found.has(file)) && pages.length > 1;
    },
    [...new Set([...scripts, ...shell])],
  );
}
