import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PracticeData } from '../contest/auction.types';
import { going, none } from '../testing/practice.fixture';
import { aBlock, aRoom } from '../testing/rows.fixture';
import Practice from './Practice.page';
import { practiceRefresh, practiceRoom } from './practice.rules';

const open = (practice: PracticeData, answers: FakeAnswers = {}) =>
  renderWithKit(<Practice />, {
    at: '/bbauction/practice?year=2026&group=1',
    now: '2026-03-17T00:00:00Z',
    answers: { 'GET bbauction/practice': () => practice, 'GET bbauction/auction_data': () => aRoom(), ...answers },
  });

describe('the practice room', () => {
  it('says that nothing counts, starts at a press, and bids in the practice alone', async () => {
    const ok = () => ({ result: 'success' as const });
    const first = open(none, { 'POST bbauction/practice': ok });
    expect(within(await screen.findByRole('complementary', { name: 'Practice' })).getByText(/Nothing here counts/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start a practice' }));
    await waitFor(() => expect(first.calls.find(({ key }) => key === 'POST bbauction/practice')!.body).toEqual({ year: 2026, group: 1 }));
    await expectNoAxeFindings(document.body);
    first.unmount();

    const { calls } = open(going(), { 'POST bbauction/practice_bid': () => ({ result: 'success', seq: 4 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Bid $21' }));
    await waitFor(() =>
      expect(calls.find(({ key }) => key === 'POST bbauction/practice_bid')!.body).toEqual({ year: 2026, group: 1, lot: 103, amount: 21 }),
    );
    expect(calls.some(({ key }) => key === 'POST bbauction/bid')).toBe(false);
    await expectNoAxeFindings(document.body);
  });

  it('shows what was bought once it is over', async () => {
    open(going({ block: { data: [aBlock({ lot: 0, ends_at: null })] }, practice: { data: [{ ID: 1, wait: null }] } }));
    const panel = within(await screen.findByRole('region', { name: 'The practice is over' }));
    expect(panel.getByRole('row', { name: /5 Team 5 \$40/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'My bid' })).toBeNull();
  });

  it('draws of the real room the field alone, and looks again when something happens', () => {
    const { all_teams: teams, teams1, plan, owners: who } = practiceRoom(aRoom(), going());
    expect(teams.data.filter(({ Price }) => Price !== null).map(({ ID, shares }) => [ID, shares])).toEqual([[105, '1:100']]);
    expect(teams1.data.find(({ ID }) => ID === 101)).toMatchObject({ Owner: '', Price: null });
    expect([plan.data, who.data.length]).toEqual([[], 2]);
    const wait = (ms: number | null) => practiceRefresh(going({ practice: { data: [{ ID: 1, wait: ms }] } }));
    expect([wait(null), wait(10), wait(2400), practiceRefresh(none)]).toEqual([null, 0.4, 2.5, null]);
  });
});
