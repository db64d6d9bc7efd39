import { test } from '@playwright/test';
import { OTHERS } from '../support/journeys/browsers';
import { JOURNEYS } from '../support/journeys/journeys';
import type { OtherBrowser } from '../support/journeys/other-browser';
import { Site } from '../support/site';
import { inTurn } from '../support/turn';

/** So many journeys are made in each browser by the whole `npm test`, which takes the next ones with the next commit. */
const SHORT = 2;
const turns = Array.from({ length: Math.ceil(JOURNEYS.length / SHORT) }, (_, n) => JOURNEYS.slice(n * SHORT, (n + 1) * SHORT));

// Each browser's packages are large: one has its turn with each commit (tools/run/programs.mjs).
for (const { name, lacks, start } of inTurn(OTHERS))
  test.describe(`somebody in ${name}`, () => {
    test.skip(lacks !== '', `needs ${name} (${lacks})`);
    let site: Site;
    let browser: OtherBrowser;
    test.beforeAll(async () => {
      site = await Site.start();
      browser = await start();
    });
    test.afterAll(async () => {
      await browser?.end();
      await site?.stop();
    });

    for (const journey of inTurn(turns).flat()) test(journey.name, () => journey.go(browser, site));
  });
