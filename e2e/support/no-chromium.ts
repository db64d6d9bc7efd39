import { test } from '@playwright/test';
import { CHROMIUM } from './chromium';

/** Stands for all tests where there is no Chromium. */
test('the whole product in Chromium', () => test.skip(true, `needs Chromium at ${CHROMIUM}`));
