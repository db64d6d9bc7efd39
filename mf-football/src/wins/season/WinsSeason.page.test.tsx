import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOutlook, aWinsSeason } from '../testing/season.fixture';
import { aTeam, aWinsConfig } from '../testing/wins.fixture';
import WinsSeason from './WinsSeason.page';
beforeEach(() => localStorage.clear());

const open = (page = aWinsSeason()) =>
  renderWithKit(<WinsSeason />, { at: '/footballwins/season', answers: { 'GET football/footballwins_season': () => page } });
async function panel(name: string) {
  await screen.findByRole('heading', { level: 1, name: 'Season 2026 NFL Wins' });
  return within(screen.getByRole('region', { name }));
}
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

describe('the NFL wins season', () => {
  it('tells me in a sentence where I can still end', async () => {
    open();
    expect(
      (await panel('Projected finish')).getByText(
        'With 27 games left you end on 23.5 to 50.5 points; you finish 1st at best and 2nd at worst.',
      ),
    ).toBeVisible();
    expect(document.title).toContain('NFL Wins Season');
  });

  it('shows everybody’s finish and how far ahead of the pace they are', async () => {
    open();
    const finish = await panel('Projected finish');
    expect(texts(within(finish.getByRole('row', { name: /Turf Toe/ })).getAllByRole('cell')).slice(0, 7)).toEqual([
      'Alive',
      '13',
      '20.1',
      '13',
      '27',
      '1st–2nd',
      '−1.2',
    ]);
    expect(finish.getByRole('row', { name: /Rusty Nail/ })).toHaveAttribute('data-mine', 'true');
  });

  it('has dashes where nothing was expected', async () => {
    open(aWinsSeason({ outlook: { data: [anOutlook({ Projected: null, Pace: null, ExpWins: null })] } }));
    expect(
      texts(within((await panel('Projected finish')).getByRole('row', { name: /Rusty Nail/ })).getAllByRole('cell')).slice(1, 3),
    ).toEqual(['23.5', '–']);
  });

  it('draws the race in points, halves included', async () => {
    open();
    const race = await panel('Race of the season');
    expect(race.getByText('7 points, 1st')).toBeVisible();
    expect(race.getByRole('listitem', { name: 'Turf Toe, 4 points, 2nd, 3 behind' })).toBeInTheDocument();
    expect(race.getByRole('columnheader', { name: 'Points after week 2', hidden: true })).toBeInTheDocument();
  });

  it('puts the best surprise first', async () => {
    open();
    const pace = await panel('Teams against expectation');
    expect(texts(pace.getAllByRole('rowheader'))).toEqual(['Broncos', 'Bills', 'Buccaneers', 'Bears', 'Chiefs', 'Jets']);
    expect(pace.getByRole('row', { name: /Jets/ })).toHaveTextContent(/3\.54\.2−0\.7/);
  });

  it('shows the payouts, mine marked', async () => {
    open();
    const payouts = await panel('Payouts');
    expect(payouts.getByText('If it ended now')).toBeVisible();
    expect(payouts.getByRole('row', { name: /Rusty Nail/ })).toHaveTextContent('23.560');
    expect(payouts.getByText(/Prizes by place: 60 · 40, out of a pot of 100 points/)).toBeVisible();
  });

  it('calls them paid, and my season over, when no game is left', async () => {
    open(
      aWinsSeason({
        outlook: { data: [anOutlook({ Left: 0, Best: 40, Worst: 40, Points: 40, BestRank: 1, WorstRank: 1, State: 'clinched' })] },
      }),
    );
    expect((await panel('Payouts')).getByText('Paid')).toBeVisible();
    expect((await panel('Projected finish')).getByText('Your season is over: 40 points, 1st.')).toBeVisible();
  });

  it.each([
    ['before the draft', [], 'You have no teams yet. They are given out in the draft.'],
    [
      'before the games are there',
      [aTeam({ entry_id: 1, wins: 0, losses: 0, ties: 0, left: 0 })],
      'The games of your teams are not there yet.',
    ],
  ])('calls nothing over %s', async (_, teams, words) => {
    open(
      aWinsSeason({
        outlook: { data: [anOutlook({ Left: 0, Best: 0, Worst: 0, Points: 0, BestRank: 1, WorstRank: 2 })] },
        payouts: { data: [] },
        race: { data: [] },
        teams: { data: teams },
      }),
    );
    expect((await panel('Projected finish')).getByText(words)).toBeVisible();
    expect((await panel('Payouts')).getByText('If it ended now')).toBeVisible();
    expect((await panel('Race of the season')).getByText('The race begins with the first result.')).toBeVisible();
    expect(screen.getByTitle('Refresh now')).toBeVisible();
  });

  it('has a strip for whom has no entry', async () => {
    open(aWinsSeason({ config: { data: [aWinsConfig({ entry_id: 0, EntryName: '' })] } }));
    expect((await panel('Projected finish')).queryByText(/you finish/)).toBeNull();
    expect(screen.getByText('50 points each')).toBeVisible();
  });

  it('offers the years in which the contest was played', async () => {
    const { calls, where } = open(aWinsSeason({ config: { data: [aWinsConfig({ Years: '2026,2025' })] } }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2025');
    expect(where()).toBe('/footballwins/season?year=2025');
    expect(calls.at(-1)).toMatchObject({ query: { year: '2025' } });
  });

  it('offers itself as files', async () => {
    open();
    await panel('Payouts');
    await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
    const files = within(await screen.findByRole('group', { name: 'Download as CSV' }));
    expect(texts(files.getAllByRole('button'))).toEqual(['Projected finish', 'Race', 'Teams against expectation', 'Payouts', 'Everything']);
  });

  it('has words without a contest', async () => {
    open(aWinsSeason({ config: { data: [] } }));
    expect(await screen.findByText('No NFL wins contest is open for you yet.')).toBeVisible();
  });

  it('passes axe', async () => {
    const { container } = open();
    await panel('Payouts');
    await expectNoAxeFindings(container);
  });
});
