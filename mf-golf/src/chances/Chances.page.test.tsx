import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GolfPage } from '../contest/golf.types';
import { aConfig, aLeader, aPage, aPick } from '../testing/page.fixture';
import { someRules } from '../testing/screens.fixture';
import ChancesPage from './Chances.page';

beforeEach(() => localStorage.clear());

const open = (over: Partial<GolfPage> = {}) =>
  renderWithKit(<ChancesPage />, {
    at: '/golf/chances',
    answers: { 'GET golf/pagedata': () => aPage(over), 'GET golf/rulesdata': () => someRules },
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('golf’s chances', () => {
  it('say who may win, what it brings, who took whom and what a hole is worth to me', async () => {
    const { container } = open({
      picks: { data: [aPick(12), aPick(13, { Pick3: 6, Pick3Name: 'Golfer 6' })] },
      leaderboard: { data: [1, 2, 3, 4, 6].map((id) => aLeader(id)) },
    });
    expect(await screen.findByRole('table', { name: 'Win chances' }, { timeout: 20_000 })).toHaveTextContent(/Rusty Nail.*%/);
    const taken = await region('Who took whom');
    expect(taken.getAllByRole('row', { name: /Entry 13, Rusty Nail 100%/ })).toHaveLength(3);
    expect(taken.getByRole('row', { name: /Golfer 3 .*Rusty Nail 50% \+\d+%/ })).toBeVisible();
    expect(taken.getByRole('row', { name: /Golfer 6 .*Entry 13 50% [+−]?\d+%/ })).toBeVisible();
    const race = await region('Race of round 2');
    expect(race.getByRole('list', { name: 'The race: strokes behind the leader after each hole' })).toBeVisible();
    expect(race.getByText('Strokes behind the leader')).toBeVisible();
    expect(race.getByRole('listitem', { name: 'Rusty Nail, −9, 2nd, 1 behind' })).toBeInTheDocument();
    expect(race.getAllByRole('listitem')).toHaveLength(2);
    const method = await region('How it is counted, and how good it is');
    const calibration = method.getByText(/A tournament of 30 golfers in 2020, after round 2/);
    expect(calibration).not.toBeVisible();
    await userEvent.click(method.getByText('How good it was on a real tournament'));
    expect(calibration).toBeVisible();
    // Nothing on a page that the demo shows bears a real tour's name.
    expect(container).not.toHaveTextContent(/TOUR Championship|PGA|Masters|The Open/);
    await expectNoAxeFindings(container);
  });

  it('begin with the first tee, and end with the last hole', async () => {
    const sealed = aPick(13, { Pick1: null, Pick2: null, Pick3: null, Pick4: null });
    const { unmount } = open({
      config: { data: [aConfig({ locked: 0, status: 'NOT_STARTED' })] },
      picks: { data: [sealed] },
    });
    expect(await screen.findByText('Picks are sealed until the first tee; chances begin with it.')).toBeVisible();
    unmount();
    open({ config: { data: [aConfig({ status: 'OFFICIAL' })] } });
    expect(await screen.findByText('Nothing is left to play.')).toBeVisible();
  });
});
