import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { aPage } from '../testing/page.fixture';
import { aConfig } from '../testing/rows.fixture';
import Rules from './Rules.page';
beforeEach(() => localStorage.clear());

const open = (config = aConfig()) =>
  renderWithKit(<Rules />, { at: '/underdogs/rules', answers: { 'GET underdogs/pagedata': () => aPage({ config: { data: [config] } }) } });
const rules = async () => within(await screen.findByRole('region', { name: 'Rules of Dog House' }));

describe('the rules', () => {
  it('are fed by the contest’s settings', async () => {
    open();
    const list = await rules();
    expect(list.getAllByRole('listitem').length).toBeGreaterThanOrEqual(12);
    expect(list.getByText(/one team in each of 18 weeks/)).toBeVisible();
    expect(list.getByText(/Players set their own pick/)).toBeVisible();
    expect(list.getByText('A week without a pick is a loss once its last game is over.')).toBeVisible();
    expect(list.getByText(/At \+7\.5: A win is a W, a tie or a loss by up to 7 a C\./)).toBeVisible();
  });

  it('say so where an administrator picks and missed picks are given', async () => {
    open(aConfig({ SelfPick: 0, MissedPick: 'biggest' }));
    const list = await rules();
    expect(list.getByText('An administrator sets the picks of this contest.')).toBeVisible();
    expect(list.getByText(/you get the biggest underdog you have left/)).toBeVisible();
    expect(screen.getByText('Biggest')).toBeVisible();
  });

  it('lead back above and below, and pass axe', async () => {
    const { container } = open();
    await rules();
    expect(screen.getAllByRole('link', { name: 'Return to the main Page' }).map((link) => link.getAttribute('href'))).toEqual([
      '/underdogs',
      '/underdogs',
    ]);
    expect(document.title).toContain('Underdogs Rules');
    expect(screen.queryByText(/Refresh in/)).toBeNull();
    await expectNoAxeFindings(container);
  });

  it('have words without a contest', async () => {
    renderWithKit(<Rules />, { at: '/underdogs/rules', answers: { 'GET underdogs/pagedata': () => aPage({ config: { data: [] } }) } });
    expect(await screen.findByText('No underdogs contest is open for you yet.')).toBeVisible();
  });
});
