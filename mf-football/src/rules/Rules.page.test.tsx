import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { aRulesRow } from '../testing/rules.fixture';
import Rules from './Rules.page';
beforeEach(() => localStorage.clear());

const open = (data = [aRulesRow()]) =>
  renderWithKit(<Rules />, { at: '/football/rules', answers: { 'GET football/rulesdata': () => ({ config: { data } }) } });
const rules = async () => within(await screen.findByRole('region', { name: 'Rules of Oak Street Pool' }));

describe('the rules', () => {
  it('asks for the contest of this device, 0 without one', async () => {
    const { calls } = open();
    await rules();
    expect(calls[0]).toMatchObject({ key: 'GET football/rulesdata', query: { contest_id: '0' } });
  });

  it('asks for the stored contest', async () => {
    localStorage.setItem('football_contest_id', '7');
    const { calls } = open();
    await rules();
    expect(calls[0]).toMatchObject({ query: { contest_id: '7' } });
  });

  it('shows the figures, and numbered rules fed by them', async () => {
    open();
    const list = await rules();
    expect(list.getAllByRole('listitem').length).toBeGreaterThanOrEqual(12);
    expect(list.getByText(/14 entries at 40 points make a pot of 560 points/)).toBeVisible();
    for (const figure of ['560', '30', '60 · 30', '15']) expect(screen.getByText(figure)).toBeInTheDocument();
  });

  it('leads back above and below', async () => {
    open();
    await rules();
    const back = screen.getAllByRole('link', { name: 'Return to the main Page' });
    expect(back.map((link) => link.getAttribute('href'))).toEqual(['/football', '/football']);
  });

  it('has words without a contest', async () => {
    open([]);
    expect(await screen.findByText('No football contest is open for you yet.')).toBeVisible();
  });

  it('passes axe', async () => {
    const { container } = open();
    await rules();
    await expectNoAxeFindings(container);
  });
});
