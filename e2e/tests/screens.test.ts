import { useDemo } from '../support/demo';
import { openAs } from '../support/signed-in';
import { expect, test } from '../support/test';
import { openBoard } from '../support/visit';

test.describe('the screens beside the board', () => {
  const demo = useDemo();

  const signedIn = () => openAs(demo, demo.site.users[0]!);

  test('leads from an entry in the Overall Standings to its weeks, and back', async () => {
    const { page, complaints } = await signedIn();
    await openBoard(page);
    const entry = page.locator('#overall').getByRole('link').first();
    const name = new URL((await entry.getAttribute('href'))!, demo.site.url).searchParams.get('entry')!;
    await entry.click();
    await expect(page.getByRole('heading', { level: 1, name: `History for ${name}` })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/football/history');
    await expect(page.getByRole('table', { name: 'Yearly Results' })).toBeVisible();
    await page.goBack();
    await expect(page.locator('#overall')).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('sorts the all-time table by its heads, and begins with wins at the next visit', async () => {
    const { page, complaints } = await signedIn();
    await page.goto('/football/alltime');
    const sorted = (by: string) => page.locator('th[aria-sort="descending"], th[aria-sort="ascending"]').filter({ hasText: by }).waitFor();
    const {
      all_time_data: { data: rows },
    } = await demo.site.call(demo.site.users[0]!, 'GET football/alltimeview');
    const shown = async (column: number) =>
      (
        await page
          .locator('#alltime tbody tr')
          .evaluateAll((all, index) => all.map((row) => (row as HTMLTableRowElement).cells[index]!.innerText), column)
      ).map(Number);
    const ordered = (values: number[]) => [...values].sort((a, b) => b - a);

    await sorted('Wins');
    expect(rows.length).toBeGreaterThan(1);
    expect((await shown(1)).slice(0, rows.length)).toEqual(ordered(rows.map((row) => row.wins)));
    await page.getByRole('columnheader', { name: 'Winnings' }).getByRole('button').click();
    await sorted('Winnings');
    expect((await shown(4)).slice(0, rows.length)).toEqual(ordered(rows.map((row) => row.winnings)));
    await page.reload();
    await sorted('Wins');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('reaches season, all-time and rules from the board by its tabs', async () => {
    const { page, complaints } = await signedIn();
    await openBoard(page);
    for (const [label, heading] of [
      ['Season', /^Season \d{4} Football$/],
      ['All-time', /^Football All-time$/],
      ['Rules', /^Football Rules$/],
    ] as const) {
      await page.getByRole('link', { name: label, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
