import { axeViolations } from '../../support/axe';
import { useDemo } from '../../support/demo';
import { shareWithSomebodyOutside } from '../../support/shared-recap';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test.describe('the recap of a week of NFL wins', () => {
  const demo = useDemo();

  test('is reached from the board of a week that is over, walked through and shared with somebody outside', async () => {
    const user = demo.site.users.find(({ username }) => username === 'rusty')!;
    const { page, complaints } = await openAs(demo, user);
    await page.goto(`${demo.site.url}/footballwins?week=10`);
    await page.getByRole('region', { name: 'Week 10 Standings' }).getByRole('link', { name: 'Week 10 recap' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Week 10 recap' })).toBeVisible();
    for (const name of ['Won the week', 'Your week', 'How it ended']) await expect(page.getByRole('region', { name })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: /^Week 11/ }).click();
    await expect(page.getByText(/open\. The recap is here when/)).toBeVisible();
    await page.getByRole('link', { name: 'Week 9', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Week 9 recap' })).toBeVisible();
    await shareWithSomebodyOutside(demo, page, /: Week 9, /);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
