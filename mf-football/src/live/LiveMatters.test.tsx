import type { HomeLiveRow } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoardPage } from '../testing/board-page.fixture';
import { aFinalGame, aLiveGame, aPick, aStanding } from '../testing/board.fixture';
import { LiveMatters } from './LiveMatters';

const FIVE = [1, 2, 3, 4, 5];
const page = aBoardPage({
  scores: {
    data: FIVE.map((ID) =>
      ID < 4 ? aFinalGame({ ID }) : aLiveGame({ ID, ...(ID === 5 && { team1: 'Jets', Abbrev1: 'NYJ', team2: 'Patriots', Abbrev2: 'NE' }) }),
    ),
  },
  picks: {
    data: FIVE.map((event) =>
      aPick({
        ID: `1-${event}`,
        slot: event,
        event_id: event,
        Result: event < 4 ? 1 : -1,
        ...(event === 5 && { Pick: 'Patriots', Abbrev: 'NE' }),
      }),
    ),
  },
  standings: { data: [aStanding({ PicksIn: 5, Wins: 3 })] },
  mine: {
    data: [4, 5].map((event) => ({
      ...{ ID: `1-${event}`, event_id: event, side: 2, state: 'live' as const, at: '2026-11-15T18:00:00Z', pick: '', need: '' },
      ...{ score: '31–20', clock: 'Q3 8:41', result: -1, push: 0, near: 1, chance: event === 5 ? 0.6 : 0.9 },
    })),
  },
});
const row = (contest: number, pool: string, href = `/football?contest=${contest}&game=2`): HomeLiveRow => ({
  ...{ ID: `${contest}-2`, contest: 'Football', pool, href, at: '2026-11-15T18:00:00Z', pick: 'Bills −5.5', need: '' },
  ...{ score: '31–20', clock: 'Q3 8:41', push: 0, near: 1, result: -1 },
});
const open = (live: HomeLiveRow[], answer: () => unknown = () => page, at = '/live') =>
  renderWithKit(<LiveMatters live={live} />, { at, answers: { 'GET football/pagedata': answer as () => typeof page } });

// What is fetched apart is at hand.
beforeAll(() =>
  Promise.all([
    import('../chances/matters.rules'),
    import('../whatif/ChoiceList'),

    import('../whatif/WhatIfBar'),
  ]),
);

it('names the game that matters most with its figure, and supposes how it ends', async () => {
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { container } = open([row(3, 'Oak Street Pool')]);
  expect(await screen.findByText(/^If Patriots cover, your chance of 5–0 is \d+%\. If not, it is over\.$/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Pool' })).toBeNull();
  const panel = within(await screen.findByRole('region', { name: 'What if' }));
  await user.click(panel.getByRole('button', { name: 'What if' }));
  const ends = within(await panel.findByRole('group', { name: 'Suppose how Jets at Patriots ends' }));
  await user.click(ends.getByRole('button', { name: /Patriots cover/ }));
  const bar = within(await screen.findByRole('region', { name: 'Supposed' }));
  expect(bar.getByRole('status')).toHaveTextContent('Supposed: NE covers');
  expect(bar.getByRole('status')).toHaveTextContent('You: 4–0, 1st of 1');
  expect(within(await screen.findByRole('region', { name: 'Week 11 Standings' })).getByText('Supposed')).toBeVisible();
  await expectNoAxeFindings(container);
  // Who opens the link has their own page of what is on: the board is what both see alike.
  await user.click(bar.getByRole('button', { name: 'Copy link' }));
  expect(written).toHaveBeenCalledWith(`${location.origin}/football?contest=3&if=NE`);
  await user.click(bar.getByRole('button', { name: 'Back to now' }));
  expect(screen.queryByText('Supposed')).toBeNull();
});

it('is of one pool at a time', async () => {
  const user = userEvent.setup();
  const { calls } = open([row(4, 'Oak Street Pool'), row(3, 'Night Shift'), row(5, 'Night Shift')]);
  const pools = within(await screen.findByRole('group', { name: 'Pool' }));
  expect(pools.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Night Shift (3)',
    'Night Shift (5)',
    'Oak Street Pool',
  ]);
  await user.click(pools.getByRole('button', { name: 'Oak Street Pool' }));
  await screen.findByText(/^If Patriots cover/);
  expect(calls.filter(({ key }) => key === 'GET football/pagedata').map(({ query }) => query?.contest_id)).toEqual(['3', '4']);
});

it('begins with the pool that matters, and keeps to it while something is supposed of it', async () => {
  const user = userEvent.setup();
  const far = { ...row(3, 'Night Shift'), near: 3, chance: 0.97 };
  const even = { ...row(4, 'Oak Street Pool'), near: 3, chance: 0.52 };
  const { rerender } = open([far, even]);
  const pressed = () => within(screen.getByRole('group', { name: 'Pool' })).getByRole('button', { pressed: true });
  await screen.findByText(/^If Patriots cover/);
  expect(pressed()).toHaveTextContent('Oak Street Pool');
  const panel = within(await screen.findByRole('region', { name: 'What if' }));
  await user.click(panel.getByRole('button', { name: 'What if' }));
  await user.click(within(await panel.findByRole('group', { name: /Jets at Patriots/ })).getByRole('button', { name: /Patriots cover/ }));
  await screen.findByRole('region', { name: 'Supposed' });
  rerender(<LiveMatters live={[{ ...far, near: 0.1 }, even]} />);
  expect(pressed()).toHaveTextContent('Oak Street Pool');
  await within(await screen.findByRole('region', { name: 'Week 11 Standings' })).findByText(/%/);
});

it('says that no game moves the week, and is absent where no football of mine is on', async () => {
  const decided = { ...page, mine: { data: [] } };
  const { unmount } = open([row(3, 'Oak Street Pool')], () => decided);
  expect(await screen.findByText('No game that is on moves your week.')).toBeVisible();
  unmount();
  const { container } = open([row(7, 'Oak Street Pool', '/underdogs?contest=7')]);
  expect(container).toBeEmptyDOMElement();
});
