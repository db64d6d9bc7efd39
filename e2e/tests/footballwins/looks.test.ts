import { looksOf } from '../../support/looks';
import { openWins } from '../../support/visit';

looksOf('NFL wins', [
  { name: 'footballwins', picture: true, open: (page) => openWins(page) },
  {
    name: 'winsseason',
    open: (page) => page.goto('/footballwins/season').then(() => page.getByRole('list', { name: /season's race/ }).waitFor()),
  },
  {
    name: 'winsmine',
    open: (page) => page.goto('/footballwins/season/me').then(() => page.getByRole('button', { name: 'Copy link' }).waitFor()),
  },
  {
    name: 'winsrecap',
    open: (page) => page.goto('/footballwins/recap?week=10').then(() => page.getByRole('button', { name: 'Copy link' }).waitFor()),
  },
  {
    name: 'winsdraft',
    open: (page) => page.goto('/footballwins/draft').then(() => page.getByRole('grid', { name: 'Draft board' }).waitFor()),
  },
  {
    name: 'winsrules',
    open: (page) => page.goto('/footballwins/rules').then(() => page.getByRole('heading', { name: 'Pot', exact: true }).waitFor()),
  },
]);
