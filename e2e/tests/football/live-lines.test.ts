import { axeViolations } from '../../support/axe';
import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test.describe('the page of all that is on', () => {
  const demo = useDemo();

  test('draws each pick’s chance through its game, of all contests, and names what moved them', async () => {
    const { page, complaints } = await openAs(demo, demo.site.users[0]!);
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('utils/courses') && asked.push(request.url())));
    await page.goto('/live');
    const moved = page.getByRole('region', { name: 'What moved my picks' });
    await expect(moved.getByRole('listitem').first()).toContainText(/\d% → \S*%/);
    const { live } = await demo.site.call(demo.site.users[0]!, 'GET utils/home');
    const told = live.data.filter(({ game }) => game !== undefined);
    expect(new Set(told.map(({ contest }) => contest)).size).toBeGreaterThan(1);
    const rows = page.getByRole('region', { name: 'Right now' }).getByRole('listitem');
    await expect(rows.filter({ has: page.locator('polyline') })).not.toHaveCount(0);
    expect(asked).toHaveLength(1);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
