import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoardPage } from '../testing/board-page.fixture';
import { aConfig, aLiveGame, aPick } from '../testing/board.fixture';
import { aSeason } from '../testing/season.fixture';
import Season from './Season.page';
beforeEach(() => localStorage.clear());

const open = (page = aSeason()) =>
  renderWithKit(<Season />, {
    at: '/football/season',
    answers: { 'GET football/season': () => page, 'GET football/pagedata': () => aBoardPage() },
  });
async function panel(name: string) {
  await screen.findByRole('heading', { level: 1, name: 'Season 2026 Football' });
  return within(screen.getByRole('region', { name }));
}
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

describe('the season', () => {
  it('tells me in a sentence each what I need', async () => {
    open();
    const need = await panel('What do I need');
    expect(need.getByText('Win 2 of 3 picks still open for a perfect week; you finish 1st at best and 6th at worst.')).toBeVisible();
    expect(need.getByText('You are 3 wins behind with 63 picks to come; you finish 1st at best and 2nd at worst.')).toBeVisible();
  });

  it('shows everybody’s chances, of the week or the season', async () => {
    open();
    const need = await panel('What do I need');
    const table = within(need.getByRole('table', { name: /^Where everybody/ }));
    expect(texts(table.getAllByRole('rowheader'))).toEqual(['Rusty Nail YOU', 'Turf Toe']);
    // How good they are is there for who asks.
    expect(need.getByText('How good the chances of games are').closest('details')).not.toHaveAttribute('open');
    expect(need.getByRole('row', { name: /Turf Toe/ })).toHaveTextContent(/Out––2nd6th–1/);
    await userEvent.click(need.getByRole('button', { name: 'Season' }));
    expect(need.getByRole('row', { name: /Turf Toe/ })).toHaveTextContent(/Alive–1st2nd061/);
    expect(need.getByRole('columnheader', { name: 'Wins behind the leader' })).toBeInTheDocument();
  });

  it('counts how likely first place and a perfect week are, from the games that are on', async () => {
    const page = aSeason();
    const so = {
      data: page.outlook.data.map((row) => ({
        ...row,
        Wins: row.scope === 'week' ? 3 : 10,
        Losses: 0,
        Open: row.scope === 'week' ? 2 : 62,
      })),
    };
    const board = aBoardPage({
      config: { data: [aConfig({ Week: 3 })] },
      scores: { data: [aLiveGame({ ID: 2, status: 'Q4', timeLeft: '0:00', score1: 0, score2: 30 })] },
      picks: {
        data: [
          aPick({ event_id: 2, Result: -1 }),
          aPick({ ID: '2-1', entry_id: 2, Pick: 'Buccaneers', Spread: 5.5, event_id: 2, Result: -2 }),
        ],
      },
    });
    const { calls } = renderWithKit(<Season />, {
      at: '/football/season',
      answers: { 'GET football/season': () => ({ ...page, outlook: so }), 'GET football/pagedata': () => board },
    });
    const need = await panel('What do I need');
    expect(await need.findByText(/Chance of first place, alone or shared, >99%, of a perfect week (4[89]|5[012])%\./)).toBeVisible();
    expect(need.getByRole('row', { name: /Turf Toe/ })).toHaveTextContent(/Turf Toe.*2[2-8]%.*/);
    expect(need.getByText(/your browser plays the season to its end 4,000 times/)).toBeVisible();
    expect(calls.filter(({ key }) => key === 'GET football/pagedata').map(({ query }) => query)).toEqual([{ contest_id: '3' }]);
  });

  it('leaves the sentences out for an administrator without an entry', async () => {
    const { config, ...rest } = aSeason();
    open({ ...rest, config: { data: [{ ...config.data[0]!, entry_id: 0, EntryName: '' }] } });
    const need = await panel('What do I need');
    expect(need.queryByText(/you finish/)).toBeNull();
    expect(need.getByText('Rusty Nail')).toBeVisible();
  });

  it('names the lines of the race by focus, and walks them by arrows', async () => {
    open();
    const race = await panel('Race of the season');
    const lines = within(race.getByRole('list', { name: /season's race/ }));
    expect(
      lines
        .getAllByRole('listitem')
        .map((line) => line.getAttribute('aria-label'))
        .sort(),
    ).toEqual(['Rusty Nail, 7 wins, 1st, 3 behind', 'Turf Toe, 10 wins, 2nd']);
    const mine = lines.getByRole('listitem', { name: /Rusty Nail/ });
    expect(mine).toHaveAttribute('data-mine', 'true');
    expect(race.getByText('7 wins, 1st, 3 behind')).toBeVisible();
    act(() => mine.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAttribute('aria-label', 'Turf Toe, 10 wins, 2nd');
    expect(race.getByText('10 wins, 2nd')).toBeVisible();
  });

  it('names the line that is pointed at', async () => {
    open();
    const race = await panel('Race of the season');
    const chart = race.getByRole('list', { name: /season's race/ });
    fireEvent(chart, new MouseEvent('pointermove', { bubbles: true, clientX: 620, clientY: 12 }));
    expect(race.getByText('10 wins, 2nd')).toBeVisible();
    fireEvent(chart, new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
    await waitFor(() => expect(race.getByText('7 wins, 1st, 3 behind')).toBeVisible());
  });

  it('has the race as a table too', async () => {
    open();
    const race = await panel('Race of the season');
    const table = within(race.getByRole('table', { hidden: true }));
    expect(texts(within(table.getByRole('row', { name: /Turf Toe/, hidden: true })).getAllByRole('cell', { hidden: true }))).toEqual([
      '5',
      '8',
      '10',
    ]);
  });

  it('keeps the books of the pot', async () => {
    open();
    const pot = await panel('Pot and points');
    const rows = texts(pot.getAllByRole('row').slice(1));
    expect(rows[0]).toContain('1030Turf Toe30–');
    expect(rows[1]).toContain('2030nobody, pushed forward–30');
    expect(rows[2]).toContain('33060on now––');
    expect(rows.at(-1)).toContain('Paid301 perfect week');
    expect(pot.getByText('30 of 560 points paid')).toBeVisible();
    expect(pot.getByRole('link', { name: 'Week 2' })).toHaveAttribute('href', '/football?week=2');
  });

  it('says who would be paid, and what was changed, newest first', async () => {
    open();
    const payouts = await panel('Payouts');
    expect(payouts.getByText('Points if it ended now')).toBeVisible();
    expect(texts(payouts.getAllByRole('row').slice(1))).toEqual(['Overall, 1stTurf Toe60', 'Close but no cigar–15']);
    const changes = await panel('Change log');
    expect(texts(changes.getAllByRole('listitem'))[0]).toContain('Entry Turf Toe added');
  });

  it('shows a past year, and leads to its boards', async () => {
    const { calls } = renderWithKit(<Season />, { at: '/football/season?year=2025', answers: { 'GET football/season': () => aSeason() } });
    const pot = await panel('Pot and points');
    expect(calls[0]!.query).toEqual({ year: '2025' });
    expect(pot.getByRole('link', { name: 'Week 2' })).toHaveAttribute('href', '/football?week=2&year=2025');
  });

  it('is read again each minute while a week runs', async () => {
    open();
    expect(await screen.findByRole('button', { name: /Refresh in: (60|59|58) seconds/ })).toBeVisible();
  });

  it('is left alone when no week runs', async () => {
    const page = aSeason();
    open({ ...page, ledger: { data: page.ledger.data.filter((row) => row.State === 'over') } });
    await panel('Pot and points');
    expect(screen.queryByRole('button', { name: /Refresh/ })).toBeNull();
  });

  it('has words before anything has happened', async () => {
    const none = { data: [] };
    open(aSeason({ outlook: none, race: none, ledger: none, payouts: none, changes: none }));
    expect((await panel('Race of the season')).getByText('The race begins with the first result.')).toBeVisible();
    expect((await panel('Change log')).getByText('Nothing was changed by hand yet.')).toBeVisible();
  });

  it('passes axe', async () => {
    const { container } = open();
    await panel('Change log');
    await expectNoAxeFindings(container);
  });
});
