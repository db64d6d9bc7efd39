import { isPopup } from '@poolhouse/shared-ui';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfig, aLeader, someScores } from '../testing/page.fixture';
import { holes, shotsPage } from '../testing/shots.fixture';
import { openShotDetails } from './open-shot-details';
import ShotDetails from './ShotDetails.page';

beforeEach(() => localStorage.clear());

const open = (shots: string | null = JSON.stringify(holes)) =>
  renderWithKit(<ShotDetails />, { at: '/golf/shotdetails', answers: { 'GET golf/shotdetails': () => shotsPage(shots) } });
const golfer = async (name: RegExp) => within(await screen.findByRole('region', { name }));

describe('shot details', () => {
  it('draw a hole of each of my golfers, and tell its strokes in words', async () => {
    const { container } = open();
    const first = await golfer(/Golfer 1/);
    expect(first.getByRole('heading', { name: 'Hole 1' })).toBeVisible();
    expect(first.getByText('Par 4, 434 yards, rank 3 of 18')).toBeVisible();
    expect(first.getByText('birdie')).toBeVisible();
    const strokes = first.getAllByRole('listitem').map((item) => item.textContent);
    expect(strokes).toEqual([
      '1291 yds to left fairway',
      '2140 yds to green, 11 ft 4 in. left',
      '311 ft 4 in. putt, in the holeIn the hole',
    ]);
    expect(first.getByRole('img', { name: /Hole 1 of Golfer 1: 291 yds to left fairway; 140 yds/ })).toBeVisible();
    expect(first.getByText('Drawn from 412 plays')).toBeVisible();
    expect((await golfer(/Golfer 2/)).getByText('Not playing in this round.')).toBeVisible();
    await expectNoAxeFindings(container);
  });

  it('go from hole to hole, and invent nothing where no shots are reported', async () => {
    const user = userEvent.setup();
    open(null);
    const first = await golfer(/Golfer 1/);
    expect(first.getByText('Shots are not reported for this round.')).toBeVisible();
    expect(first.queryByRole('img')).toBeNull();
    expect(first.getByRole('button', { name: '3 on hole 1: show it, Golfer 1' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(first.getByRole('button', { name: 'Hole 2' }));
    expect(first.getByRole('heading', { name: 'Hole 2' })).toBeVisible();
  });

  it('begin with those who are on the course; others are one line, which opens', async () => {
    const user = userEvent.setup();
    const [done, playing] = [aLeader(1, { Through: 'F' }), aLeader(2)];
    renderWithKit(<ShotDetails />, {
      at: '/golf/shotdetails',
      answers: {
        'GET golf/shotdetails': () => ({
          ...shotsPage(JSON.stringify(holes)),
          leaderboard: { data: [done, playing] },
          scores: { data: [{ ...someScores(1, 2, [-1]), shot_details: JSON.stringify(holes) }, someScores(2, 2, [0])] },
        }),
      },
    });
    await golfer(/Golfer 2/);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Pick 2Golfer 2 2',
      'Pick 1Golfer 1 1',
    ]);
    const first = await golfer(/Golfer 1/);
    expect(first.getByText('Hole 1: birdie, 11 ft 4 in. putt, in the hole')).toBeVisible();
    expect(first.queryByRole('heading', { name: 'Hole 1' })).toBeNull();
    await user.click(first.getByRole('button', { name: 'Show shots of Golfer 1' }));
    expect(first.getByRole('heading', { name: 'Hole 1' })).toBeVisible();
    await user.click(first.getByRole('button', { name: 'Hide shots of Golfer 1' }));
    expect(first.queryByRole('heading', { name: 'Hole 1' })).toBeNull();
    await user.click(first.getByRole('button', { name: '3 on hole 1: show it, Golfer 1' }));
    expect(first.getByRole('heading', { name: 'Hole 1' })).toBeVisible();
  });

  it('say of who has no round why, and give him no score of today', async () => {
    const [cut, later] = [
      aLeader(1, { Status: 'CUT', Position: 'CUT', Score: '+1', Round_Score: '+1', Through: 'F' }),
      aLeader(2, { Round_Score: '', Through: '', Tee_Time: '2026-11-21T14:40:00Z', back_nine: 1 }),
    ];
    renderWithKit(<ShotDetails />, {
      at: '/golf/shotdetails',
      answers: { 'GET golf/shotdetails': () => ({ ...shotsPage(null), leaderboard: { data: [cut, later] }, scores: { data: [] } }) },
    });
    const first = await golfer(/Golfer 1/);
    expect(first.getByText('Missed the cut.')).toBeVisible();
    expect(first.getByText(/Round/)).toHaveTextContent('Round – Total +1');
    expect(first.queryByText(/Finished/)).toBeNull();
    expect((await golfer(/Golfer 2/)).getByText(/^Starts \d+:40 [AP]M\*\.$/)).toBeVisible();
  });

  it('open in a window of their own, 840 wide and 2000 high', () => {
    const popup = jest.spyOn(window, 'open').mockReturnValue(window);
    const focus = jest.spyOn(window, 'focus').mockReturnValue();
    openShotDetails(aConfig(), 5);
    const [path, name, size] = popup.mock.calls[0] ?? [];
    expect([path, size]).toEqual(['/golf/shotdetails?contest=3&tid=7&gid=5', 'popup,width=840,height=2000']);
    window.name = String(name);
    expect(isPopup()).toBe(true);
    window.name = '';
    focus.mockRestore();
    popup.mockRestore();
  });
});
