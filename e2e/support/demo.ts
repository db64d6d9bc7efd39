import type { Browser } from 'playwright-core';
import { launch } from './browser';
import { Site } from './site';
import { triedBefore } from './tries';

export interface Demo {
  site: Site;
  browser: Browser;
}

/**
 * A demo site and a browser for the tests of one `describe`; there from its first test on, and gone after its last.
 *
 * @param env variables of its own, known once what they name runs
 * @param scene where its clock begins, and so what is over by then
 */
export function useDemo(env: () => Promise<Record<string, string>> = async () => ({}), scene?: 'auction'): Demo {
  const demo = {} as Demo;
  beforeAll(async () => {
    [demo.site, demo.browser] = await Promise.all([env().then((own) => Site.start(own, scene)), launch()]);
  });
  // A second try begins with what the first one found.
  beforeEach(() => (triedBefore() ? demo.site.putBack() : demo.site.keep()));
  afterAll(async () => {
    await demo.browser?.close();
    await demo.site?.stop();
  });
  return demo;
}
