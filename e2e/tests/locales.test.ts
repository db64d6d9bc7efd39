import type { Page } from '@playwright/test';
import { addresses, openAddress } from '../support/addresses';
import { useDemo } from '../support/demo';
import { openAs } from '../support/signed-in';
import { expect, test } from '../support/test';
import { inTurn, LONG_WALKS } from '../support/turn';

/** Readers whose hours and days are written in different ways, and what none of their pages may hold. */
const READERS = [
  {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    wrong: {
      'twelve hours': /\d\s?[AP]M\b/gi,
      'the month first': /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)?(?:day|\w{3}), [A-Z][a-z]{2} \d/g,
      'a slash in a day': /\b(?:1[0-2]|[1-9])\/(?:1[1-9]|2\d|3[01])\b/g,
    },
    clock: /\b(?:[01]\d|2[0-3]):[0-5]\d\b/,
  },
  {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Not a clock of a game, nor a countdown.
    wrong: {
      '24 hours': /(?<![:\d])(?:1[6-9]|2[0-3]):[0-5]\d(?![:\d])/g,
      'the day first': /\b(?:\w{3}|\w+day), \d{1,2} [A-Z][a-z]{2}\b/g,
    },
    clock: /\b(?:1[0-2]|\d):[0-5]\d [AP]M\b/,
  },
] as const;

/** Figures stand in English sentences, and have one way on a page, whoever reads it (docs/decisions/0180): '1,400.50', and no other. */
const SEPARATORS = {
  'a comma before decimals': /(?<![\d,])\d{1,3},\d{1,2}(?![\d,])/g,
  'a dot between thousands': /(?<![\d.])[1-9]\d{0,2}\.\d{3}(?![\d.])/g,
  'an apostrophe or space between thousands': /(?<![\d:–-])\d{1,3}['’\u202f]\d{3}(?!\d)/g,
};
/** A whole of one, as shares of games are written. */
const ALL_OF_THEM = '1.000';

/** What a reader sees of a page, and what its fields say to listeners. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [document.body.innerText, ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))].join('\n'),
  );

test.describe('a reader’s own hours and days', () => {
  test.skip(!inTurn(LONG_WALKS).includes('locales'), 'has its turn with the next commit');
  const demo = useDemo();

  test('stand on every page of every contest, and figures have one way on all of them', async () => {
    test.setTimeout(4 * 60_000);
    const faults: string[] = [];
    const paths = await addresses(demo.site.url);
    const clocks = new Map<string, number>();
    for (const [number, { locale, timezoneId, wrong, clock }] of READERS.entries()) {
      const { page } = await openAs(demo, demo.site.users[0]!, { locale, timezoneId });
      for (const [place, path] of paths.entries()) {
        if (!inTurn([0, 1], place).includes(number)) continue;
        await openAddress(page, path);
        const text = await seen(page);
        if (clock.test(text)) clocks.set(locale, (clocks.get(locale) ?? 0) + 1);
        for (const [what, pattern] of Object.entries({ ...wrong, ...SEPARATORS }))
          for (const [found] of text.matchAll(pattern)) if (found !== ALL_OF_THEM) faults.push(`${path} in ${locale}: ${what}, '${found}'`);
      }
      await page.context().close();
    }
    expect(faults).toEqual([]);
    // Pages without any hour would be right in every locale.
    expect(clocks.size).toBe(READERS.length);
    for (const many of clocks.values()) expect(many).toBeGreaterThan(paths.length / 8);
  });
});
