import { looksOf } from '../../support/looks';
import { openBoard } from '../../support/visit';

looksOf('football', [
  { name: 'football', picture: true, open: (page) => openBoard(page) },
  {
    name: 'myfive',
    picture: ['390-dark'],
    open: (page) => page.goto('/football').then(() => page.getByRole('region', { name: 'My five' }).waitFor()),
  },
  {
    name: 'makepicks',
    open: (page) => page.goto('/football/makepicks').then(() => page.getByRole('button', { name: 'Submit Picks' }).first().waitFor()),
  },
  {
    name: 'season',
    open: (page) => page.goto('/football/season').then(() => page.getByRole('list', { name: /season's race/ }).waitFor()),
  },
  {
    name: 'history',
    open: (page) =>
      openBoard(page)
        .then(() => page.locator('#overall a').first().click())
        .then(() => page.getByRole('table', { name: 'Yearly Results' }).waitFor()),
  },
  {
    name: 'alltime',
    open: (page) => page.goto('/football/alltime').then(() => page.getByRole('columnheader', { name: 'Win %' }).waitFor()),
  },
  { name: 'rules', open: (page) => page.goto('/football/rules').then(() => page.getByRole('heading', { name: 'The pot' }).waitFor()) },
]);
