import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './axe';
import { expect } from './test';

/** A page on which it can be supposed how games end. */
export interface Supposable {
  page: Page;
  /** What is there all the time, and then as supposed. */
  tables: readonly Locator[];
  /** What is there as supposed alone. */
  added?: readonly Locator[];
}

/** What somebody supposed. */
export interface WasSupposed {
  /** The address that was handed on. */
  link: string;
  /** 'Supposed: BUF covers' */
  said: string;
}

const barOf = (page: Page) => page.getByRole('region', { name: 'Supposed', exact: true });
const tag = (table: Locator) => table.getByText('Supposed', { exact: true });
/** Figures that are other ones than now; said aloud, not seen. */
const marks = (tables: readonly Locator[]) => tables.map((table) => table.getByText('supposed', { exact: true }));

async function expectSupposed({ page, tables, added = [] }: Supposable, said: string): Promise<void> {
  await expect(barOf(page)).toContainText(said);
  for (const table of [...tables, ...added]) await expect(tag(table)).toBeVisible();
  const marked = await Promise.all(marks([...tables, ...added]).map((found) => found.count()));
  expect(marked.reduce((all, one) => all + one, 0)).toBeGreaterThan(0);
}

/** Supposes an end of the first game that is offered, hands it on, and goes back to now with one tap: nothing is supposed any more. */
export async function supposeAndTakeBack(on: Supposable): Promise<WasSupposed> {
  const { page, tables, added = [] } = on;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const table of added) await expect(table).toHaveCount(0);
  await page.getByRole('button', { name: 'What if', exact: true }).click();
  const choice = page.getByRole('group', { name: /^Suppose how .* ends$/ }).first();
  await choice.getByRole('button').last().click();
  await expect(choice.getByRole('button', { pressed: true })).toHaveCount(1);
  const bar = barOf(page);
  await expect(bar).toContainText(/Supposed: \S/);
  const said = await bar.getByText(/^Supposed: /).innerText();
  await expectSupposed(on, said);
  expect(await axeViolations(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Copy link' }).click();
  await expect(bar.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await bar.getByRole('button', { name: 'Back to now' }).click();
  await expect(bar).toBeHidden();
  for (const table of added) await expect(table).toHaveCount(0);
  for (const table of tables) {
    await expect(table).toBeVisible();
    await expect(table.getByText('supposed')).toHaveCount(0);
  }
  expect(new URL(page.url()).searchParams.has('if')).toBe(false);
  return { link, said };
}

/** Opens what was handed on, and sees the same. */
export async function openSupposed(on: Supposable, { link, said }: WasSupposed): Promise<void> {
  await on.page.goto(link);
  await expectSupposed(on, said);
}
