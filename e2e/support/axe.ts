import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page, one line a violation with the first elements that show it. */
export const axeViolations = (page: Page): Promise<string[]> => violations(page, {});

/** What axe finds of colours alone. */
export const contrastViolations = (page: Page): Promise<string[]> =>
  violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });

async function violations(page: Page, which: { runOnly?: string[] }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Half-way through a transition every contrast is wrong.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished),
    ),
  );
  // Without this axe also works out a selector for every element that is well, which takes most of its time.
  const results = await page.evaluate(
    (options) => (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(options),
    { resultTypes: ['violations'], ...which },
  );
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} | ${nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`)
        .join(' | ')}`,
  );
}
