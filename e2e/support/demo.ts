import type { Browser } from '@playwright/test';
import { Site } from './site';
import { test } from './test';

export interface Demo {
  site: Site;
  browser: Browser;
}

/**
 * A demo site for the tests of one `describe`, in the worker's browser; there from its first test on, and gone after its last. A second try
 * has another worker, and so a site that is as the first one was at first.
 *
 * @param env variables of its own, known once what they name runs
 * @param scene where its clock begins, and so what is over by then
 */
export function useDemo(env: () => Promise<Record<string, string>> = async () => ({}), scene?: 'auction' | 'cut' | 'march'): Demo {
  const demo = {} as Demo;
  test.beforeAll(async ({ browser }) => {
    demo.browser = browser;
    demo.site = await Site.start(await env(), scene);
  });
  test.afterAll(() => demo.site?.stop());
  return demo;
}
