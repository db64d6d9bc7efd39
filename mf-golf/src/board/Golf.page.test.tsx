import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { aConfig, aLeader, aPage } from '../testing/page.fixture';
import type { GolfPage } from '../contest/golf.types';
import Golf from './Golf.page';

beforeEach(() => localStorage.clear());

const open = (over: Partial<GolfPage> = {}) =>
  renderWithKit(<Golf />, {
    at: '/golf',
    answers: { 'GET golf/pagedata': () => aPage(over), 'GET golf/sideactionoptin': () => ({ result: 'success' as const }) },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the golf board', () => {
  it('shows every panel of the specification and passes axe', async () => {
    const { container } = open();
    for (const name of [
      'Round 2',
      'Leaderboard',
      'Standings',
      'Side Action',
      'Watched golfers',
      'Golfer stats',
      'Smack Board',
      'My golfers',
    ])
      await panel(name);
    expect(screen.queryByRole('region', { name: 'Pick1 Contest' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Tournament' })).toBeVisible();
    expect(screen.getByText('Round 2 in progress')).toBeVisible();
    await expectNoAxeFindings(container);
  });

  it('opens an entry to its four golfers and the best ball, and remembers it', async () => {
    const user = userEvent.setup();
    const { container, unmount } = open();
    const rounds = await panel('Round 2');
    await user.click(rounds.getByRole('button', { name: /Rusty Nail/ }));
    expect(rounds.getByText('Best ball')).toBeVisible();
    expect(rounds.getByRole('row', { name: /Golfer 2/ })).toBeVisible();
    expect(container.querySelectorAll('td[data-counts]').length).toBeGreaterThan(0);
    unmount();
    open();
    expect((await panel('Round 2')).getByText('Best ball')).toBeVisible();
  });

  it('puts the projected cut before the first golfer over it, and says who of mine is inside', async () => {
    open();
    const rows = (await panel('Leaderboard')).getAllByRole('row').map((row) => row.textContent);
    const cut = rows.findIndex((text) => text.includes('Projected Cut −1'));
    expect(rows[cut]).toContain('2 inside');
    expect(rows[cut + 1]).toContain('Golfer 3');
    const mine = await panel('My golfers');
    expect(mine.getAllByText('2 inside, 6 to play')).toHaveLength(2);
    expect(mine.getByText('3 over, finished')).toBeVisible();
    expect(mine.getByText('If the line moves to E: 3 of 4. If it moves to −2: 2 of 4.')).toBeVisible();
  });

  it('says of scores with starting strokes that the contest counts what was played', async () => {
    open({ leaderboard: { data: [aLeader(1, { Score: '-18', Starting: -3 }), aLeader(2, { Score: '-9', Starting: 0 })] } });
    expect((await panel('Leaderboard')).getByText('Scores include starting strokes; contests count strokes played.')).toBeVisible();
  });

  it('says nothing of starting strokes where nobody has any', async () => {
    open({ leaderboard: { data: [aLeader(1, { Starting: 0 }), aLeader(2)] } });
    expect((await panel('Leaderboard')).queryByText(/starting strokes/)).toBeNull();
  });

  it('prints points where they are played for, with line and order by them', async () => {
    const points = (own: number | null, today: number | null) => ({ Points: own, Round_Points: today });
    open({
      config: { data: [aConfig({ projected_cut: '', cut_points: 9 })] },
      leaderboard: {
        data: [
          aLeader(1, { Score: 'E', ...points(14, 6) }),
          aLeader(2, { Score: '-2', ...points(9, -1) }),
          aLeader(3, { Score: '-3', ...points(8, 0) }),
          aLeader(4, { Score: '', Round_Score: '', Through: '', ...points(null, null) }),
        ],
      },
    });
    const leaders = await panel('Leaderboard');
    expect(leaders.getByRole('columnheader', { name: 'Points' })).toBeVisible();
    const rows = leaders.getAllByRole('row').map((row) => [...row.children].slice(0, 5).map(({ textContent }) => textContent));
    expect(rows[1]?.slice(2)).toEqual(['14', '12', '6']);
    expect(rows[2]?.slice(2)).toEqual(['9', '12', '−1']);
    expect(rows[3]?.[0]).toContain('Projected Cut 9 pts');
    expect(rows[4]?.slice(2)).toEqual(['8', '12', '0']);
    const mine = await panel('My golfers');
    expect(mine.getByText('14 pts')).toBeVisible();
    expect(mine.getByText('5 inside, 6 to play')).toBeVisible();
    expect(mine.getByText('If the line moves to 8 pts: 3 of 4. If it moves to 10 pts: 1 of 4.')).toBeVisible();
  });

  it('watches a golfer for this tournament, with his last shot', async () => {
    const user = userEvent.setup();
    open();
    await user.click((await panel('Leaderboard')).getByRole('button', { name: 'Watch Golfer 2' }));
    expect((await panel('Watched golfers')).getByText(/291 yds to left fairway/)).toBeVisible();
    expect(localStorage.getItem('golf-watched-7')).toBe('[2]');
  });

  it('offers the side action until one is in, and explains a tie', async () => {
    const user = userEvent.setup();
    const { calls } = open();
    const side = await panel('Side Action');
    await user.click(side.getByRole('button', { name: 'Opt In' }));
    expect(calls.some(({ key }) => key === 'GET golf/sideactionoptin')).toBe(true);
    expect(side.getByText('Nobody through: Entry 13.')).toBeVisible();
    expect((await panel('Standings')).getByText(/would be broken by round 2 so far/)).toBeVisible();
  });

  it('shows the season beside the tournament', async () => {
    const user = userEvent.setup();
    open();
    const standings = await panel('Standings');
    await user.click(standings.getByRole('tab', { name: 'Season' }));
    expect(standings.getByText('−300')).toBeVisible();
  });

  it('has words for a contest without tournaments, and once in shows the check mark', async () => {
    open({ config: { data: [aConfig({ current_tournament: 0, Name: '' })] } });
    expect(await screen.findByText('This contest has no tournaments yet.')).toBeVisible();
  });
});
