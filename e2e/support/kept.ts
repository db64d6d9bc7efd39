import type { Page } from '@playwright/test';
import { registered } from './remote-files';
import { expect } from './test';

/** What the worker has to keep before a board can be opened without a network. */
export interface ToKeep {
  /** All of the shell's and of football's. */
  files: readonly string[];
  /** Pages of which it has the data. */
  pages: number;
}

/** @param url of the site, as this process reaches it */
export async function toKeep(url: string, pages: number): Promise<ToKeep> {
  const { base, entry, preload, routes } = await registered(url, 'mf-football');
  const scripts = [entry, ...preload, ...routes.flatMap((route) => route.preload)].map((file) => base + file);
  const shell = (await (await fetch(`${url}/shell-files.json`)).json()) as string[];
  return { files: [...new Set([...scripts, ...shell])], pages };
}

/** Runs in the page: whether the worker has it all. */
export async function isKept({ files, pages }: ToKeep): Promise<boolean> {
  const worker = await navigator.serviceWorker.getRegistration('/sw.js');
  if (!worker?.active) return false;
  const found = new Set((await (await caches.open('poolhouse-files')).keys()).map((one) => new URL(one.url).pathname));
  const kept = await (await caches.open('poolhouse-pages')).keys();
  return files.every((file) => found.has(file)) && kept.length >= pages;
}

/** Waits until the worker has kept all of the shell and of football, and the data of the page that is open. */
export async function keptOffline(page: Page, url: string): Promise<void> {
  const all = await toKeep(url, 1);
  // `waitForFunction` takes a promise for true.
  await expect.poll(() => page.evaluate(isKept, all), { timeout: 30_000 }).toBe(true);
}
