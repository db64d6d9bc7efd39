import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { aWinsConfig, aWinsPage } from '../testing/wins.fixture';
import WinsRules from './WinsRules.page';
beforeEach(() => localStorage.clear());

const open = (data = [aWinsConfig({ NumEntries: 8, Pot: 400, OverallPoints: '250,100,50' })]) =>
  renderWithKit(<WinsRules />, {
    at: '/footballwins/rules',
    answers: { 'GET football/footballwins_pagedata': () => aWinsPage({ config: { data } }) },
  });
const rules = async () => within(await screen.findByRole('region', { name: 'Rules of Oak Street Wins' }));

describe('the rules of NFL wins', () => {
  it('shows the figures of the specification, out of the contest', async () => {
    open();
    const list = await rules();
    expect(list.getByText(/Each win of a team brings its owner 1 point, each tie half a point/)).toBeVisible();
    expect(
      list.getByText(/8 entries at 50 points make a pot of 400 points\. The overall prizes are 1st 250, 2nd 100, 3rd 50\./),
    ).toBeVisible();
    expect(list.getByText(/The 18 weeks of the regular season count/)).toBeVisible();
    for (const figure of ['400', '½', '250 · 100 · 50']) expect(screen.getByText(figure)).toBeInTheDocument();
  });

  it('leads back above and below', async () => {
    open();
    await rules();
    expect(screen.getAllByRole('link', { name: 'Return to the main Page' }).map((link) => link.getAttribute('href'))).toEqual([
      '/footballwins',
      '/footballwins',
    ]);
  });

  it('has words without a contest', async () => {
    open([]);
    expect(await screen.findByText('No NFL wins contest is open for you yet.')).toBeVisible();
  });

  it('passes axe', async () => {
    const { container } = open();
    await rules();
    await expectNoAxeFindings(container);
  });
});
