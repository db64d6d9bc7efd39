import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GolfPage } from '../contest/golf.types';
import { aConfig, aLeader, aPage, aPick, aStanding } from '../testing/page.fixture';
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
    expect(screen.getByRole('combobox', { name: 'Tournament' })).toBeEnabled();
    expect(screen.getByText('Change tournament')).toBeVisible();
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

  it('says my chance of first once it is counted, with the way to all chances, and nothing of it before the lock', async () => {
    const { unmount } = open();
    const mine = await panel('My golfers');
    const way = mine.getByRole('link', { name: 'Your chance of first' });
    expect(way).toHaveAttribute('href', '/golf/chances?contest=3');
    expect(way.nextElementSibling).toHaveTextContent('–');
    await waitFor(() => expect(way.nextElementSibling).toHaveTextContent('50%'), { timeout: 20_000 });
    unmount();
    open({ config: { data: [aConfig({ locked: 0, status: 'NOT_STARTED' })] } });
    await panel('My golfers');
    expect(screen.queryByRole('link', { name: 'Your chance of first' })).toBeNull();
  });

  it('shows how my four stand together while they are on the course, and what the house tells', async () => {
    const best = {
      ID: 'best-12',
      at: '2026-11-19T12:35:00Z',
      pick: 'Best ball',
      need: 'Leads Turf Toe by 1',
      score: '−18',
      clock: 'R2, 20 holes left',
    };
    const ace = {
      ID: 1,
      Kind: 'ace',
      Round: 7,
      Says: 'An ace! Golfer 2 on 7, for Rusty Nail.',
      At: best.at,
      entries: [12],
      Undone: 0 as const,
    };
    const { container } = open({
      mine: { data: [{ ...best, push: 0, near: 0.5, result: -1, href: '/golf?contest=3' }] },
      moments: { data: [ace] },
    });
    const mine = await panel('My golfers');
    expect(mine.getAllByRole('listitem')[0]).toHaveTextContent('Best ball −18Leads Turf Toe by 1, winning nowLIVER2, 20 holes left');
    expect((await panel('Moments')).getByText(ace.Says)).toBeVisible();
    expect((await panel('Standings')).getByRole('row', { name: /Rusty Nail.*Has an ace/ })).toBeVisible();
    await expectNoAxeFindings(container);
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

  it('says when a golfer starts until a hole is posted, and before the first ranks by the starts', async () => {
    const from = (golferId: number, Tee_Time: string, more = {}) =>
      aLeader(golferId, { Position: '', Score: '', Through: '', Round_Score: '', last_shot: '', Tee_Time, ...more });
    open({
      config: { data: [aConfig({ status: 'NOT_STARTED', current_round: 1, projected_cut: '' })] },
      leaderboard: {
        data: [
          from(1, '2026-11-19T14:40:00Z'),
          from(2, ''),
          from(3, '2026-11-19T13:30:00Z', { back_nine: 1 }),
          aLeader(4, { Position: 'T1', Score: 'E', Through: '1', sort_order: 0 }),
        ],
      },
      scores: { data: [] },
    });
    const leaders = await panel('Leaderboard');
    const time = (at: string) => new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }).replace('\u202f', ' ');
    const rows = leaders.getAllByRole('row').slice(1);
    expect(rows.map((row) => [row.children[1]?.textContent.trim(), row.children[3]?.textContent])).toEqual([
      ['Golfer 4', '1'],
      ['Golfer 3', `${time('2026-11-19T13:30:00Z')}*`],
      ['Golfer 1', time('2026-11-19T14:40:00Z')],
      ['Golfer 2', ''],
    ]);
    expect(leaders.getByText('* started on the back nine')).toBeVisible();
    expect((await panel('My golfers')).getByText(`${time('2026-11-19T13:30:00Z')}*`)).toBeVisible();
  });

  it('shows a dash and no score of today for who has no part in the round that is on', async () => {
    open({
      config: { data: [aConfig({ current_round: 4, cut_made: 1 })] },
      leaderboard: {
        data: [
          aLeader(1),
          aLeader(2, { Status: 'CUT', Position: 'CUT', Score: '+3', Through: 'F', Round_Score: '+1' }),
          aLeader(3, { Status: 'WD', Position: 'WD', Score: '+2', Through: '7', Round_Score: '+2' }),
        ],
      },
    });
    const rows = (await panel('Leaderboard')).getAllByRole('row');
    const shown = (name: string) => {
      const row = rows.find(({ textContent }) => textContent.includes(name));
      return [row?.children[3]?.textContent, row?.children[4]?.textContent];
    };
    expect(['Golfer 1', 'Golfer 2', 'Golfer 3'].map(shown)).toEqual([
      ['12', '−1'],
      ['–', '–'],
      ['–', '–'],
    ]);
    const mine = await panel('My golfers');
    expect(mine.getByText('Missed the cut')).toBeVisible();
    expect(mine.getByText('CUT')).toBeVisible();
    expect(mine.getByText('Withdrew')).toBeVisible();
  });

  it('keeps the round that the cut was made after on the board while it is the last that was played', async () => {
    open({
      config: { data: [aConfig({ status: 'ROUND_COMPLETE', current_round: 2, cut_made: 1 })] },
      leaderboard: { data: [aLeader(2, { Status: 'CUT', Position: 'CUT', Score: '+3', Through: 'F', Round_Score: '+1' })] },
    });
    expect((await panel('My golfers')).getByText('CUT, F, today +1')).toBeVisible();
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
    expect(await (await panel('Standings')).findByText('Level at −9; round 2 would decide as it stands: Rusty Nail −2.')).toBeVisible();
  });

  it('tells entries that are level on one total in one sentence', async () => {
    const level = (id: number, own: string, other: string) =>
      aStanding(id, { TieNote: `Level at -9; would be broken by round 2 so far: ${own} against ${other}.` });
    open({ standings: { data: [level(12, '-2', '-1'), level(13, '-1', '-2'), level(14, '-1', '-2')] } });
    const standings = await panel('Standings');
    expect(await standings.findAllByText(/Level at/)).toHaveLength(1);
    expect(standings.getByText(/Rusty Nail −2, Entry 13 −1, Entry 14 −1\.$/)).toBeVisible();
  });

  describe('before the first tee', () => {
    const standings = { data: [aStanding(12, { Rank: 0, golfers_making_cut: 0 }), aStanding(13, { Rank: 0, side_action: 0 })] };
    const sealed = { picked: 0 as const, Pick1: null, Pick2: null, Pick3: null, Pick4: null };
    const config = (over = {}) => ({
      data: [aConfig({ status: 'NOT_STARTED', locked: 0, current_tournament: 8, projected_cut: '', ...over })],
    });
    const of8 = { data: standings.data.map((row) => ({ ...row, Tournament_ID: 8 })) };

    it('says who is in, with the way to my own picks, and who is in the side action', async () => {
      const { container } = open({ config: config(), standings: of8, picks: { data: [aPick(12), aPick(13, sealed)] } });
      expect(await screen.findByRole('link', { name: 'Change your picks' })).toHaveAttribute('href', '/golf/makepicks');
      const who = await panel('Who is in');
      expect(who.getByText('1 of 2')).toBeVisible();
      expect(who.getByText('Your picks: Golfer 1, Golfer 2, Golfer 3, Golfer 4.')).toBeVisible();
      expect(within(who.getByText('Entry 13').closest('li') ?? document.body).getByLabelText('not in yet')).toBeVisible();
      expect((await panel('Side Action')).getByText('In so far: Rusty Nail.')).toBeVisible();
      await expectNoAxeFindings(container);
    });

    it('asks for my picks where they are missing, and leads nowhere from a later tournament', async () => {
      const missing = aPick(12, { ...sealed, Pick1Name: '', Pick2Name: '', Pick3Name: '', Pick4Name: '' });
      const { unmount } = open({ config: config(), standings: of8, picks: { data: [missing] } });
      expect(await screen.findByRole('link', { name: 'Make your picks' })).toBeVisible();
      expect(screen.getByText('Your picks are not in yet.')).toBeVisible();
      unmount();
      const earlier = aPage().tournaments.data.map((row) => ({ ...row, status: 'NOT_STARTED' as const }));
      open({ config: config(), standings: of8, picks: { data: [missing] }, tournaments: { data: earlier } });
      expect(await screen.findByText('Your picks are not in yet.')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Make your picks' })).toBeNull();
    });

    it('is over with the lock', async () => {
      open({ config: config({ locked: 1 }), standings: of8 });
      await panel('Standings');
      expect(screen.queryByRole('region', { name: 'Who is in' })).toBeNull();
    });
  });

  it('shows the season beside the tournament', async () => {
    const user = userEvent.setup();
    open();
    const standings = await panel('Standings');
    await user.click(standings.getByRole('tab', { name: 'Season' }));
    expect(standings.getByText('−300')).toBeVisible();
  });

  it('keeps the selector and a way back where the address names a tournament that is not there', async () => {
    const user = userEvent.setup();
    renderWithKit(<Golf />, {
      at: '/golf?tid=999',
      answers: {
        'GET golf/pagedata': ({ tid }) =>
          Number(tid) === 999
            ? { error: { code: 'unknown_tournament', message: 'There is no such tournament in this contest.' } }
            : aPage(),
      },
    });
    expect(await screen.findByText(/There is no such tournament in this contest/)).toBeVisible();
    const select = await screen.findByRole('combobox', { name: 'Tournament' });
    expect(within(select).getByRole('option', { name: 'Ironwood Classic (double)' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Show the current one' }));
    expect(await screen.findByRole('heading', { name: 'Copper Ridge Classic' })).toBeVisible();
  });

  it('has words for a contest without tournaments, and once in shows the check mark', async () => {
    open({ config: { data: [aConfig({ current_tournament: 0, Name: '' })] } });
    expect(await screen.findByText('This contest has no tournaments yet.')).toBeVisible();
  });
});
