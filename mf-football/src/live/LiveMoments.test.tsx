import type { DataOf, HomeLiveRow } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { aBoardPage } from '../testing/board-page.fixture';
import { aLiveGame, aPick, aStanding } from '../testing/board.fixture';
import { LiveMoments } from './LiveMoments';

const at = Date.parse('2026-11-15T18:00:00Z') / 1000;
const STEPS = [`${at},Q1,15:00,0,0,`, `${at + 5400},Q2,2:00,20,0,touchdown`, `${at + 8000},Q3,9:10,20,31,touchdown`].join(';');
const steps: DataOf<'GET football/steps'> = { games: { data: [{ ID: 2, Steps: STEPS }] } };
const FIVE = [1, 2, 3, 4, 5];
const page = aBoardPage({
  scores: { data: FIVE.map((ID) => aLiveGame({ ID })) },
  picks: { data: FIVE.map((event) => aPick({ ID: `1-${event}`, slot: event, event_id: event, Result: -1 })) },
  standings: { data: [aStanding({ PicksIn: 5 })] },
});
const row = (contest: number, pool: string, href = `/football?contest=${contest}&game=2`): HomeLiveRow => ({
  ...{ ID: `${contest}-2`, contest: 'Football', pool, href, at: '2026-11-15T18:00:00Z', pick: 'Bills −5.5', need: '' },
  ...{ score: '31–20', clock: 'Q3 8:41', push: 0, near: 1, result: -1 },
});
const open = (live: HomeLiveRow[]) =>
  renderWithKit(<LiveMoments live={live} />, { answers: { 'GET football/pagedata': () => page, 'GET football/steps': () => steps } });

it('names what moved my week, the last first, with my chance before and after', async () => {
  const { container, calls } = open([row(3, 'Oak Street Pool')]);
  const panel = within(await screen.findByRole('region', { name: 'Moments' }));
  const moments = within(await panel.findByRole('list', { name: 'What moved it' })).getAllByRole('listitem');
  expect(moments[0]).toHaveTextContent(/BUF touchdown.*Q3 9:10, 20–31.*% → \d+%/);
  expect(moments[1]).toHaveTextContent(/TB touchdown.*Q2 2:00, 20–0/);
  expect(panel.getByRole('link', { name: 'To the board' })).toHaveAttribute('href', '/football?contest=3');
  expect(calls.find(({ key }) => key === 'GET football/pagedata')?.query).toEqual({ contest_id: '3' });
  await expectNoAxeFindings(container);
});

it('has a panel for each pool, by name, and none where no football of mine is on', async () => {
  const { unmount } = open([row(4, 'Oak Street Pool'), row(3, 'Night Shift')]);
  expect((await screen.findAllByRole('region')).map((one) => one.getAttribute('aria-labelledby') !== null)).toEqual([true, true]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Moments, Night Shift',
    'Moments, Oak Street Pool',
  ]);
  unmount();
  const { container } = open([row(7, 'Oak Street Pool', '/underdogs?contest=7')]);
  expect(container).toBeEmptyDOMElement();
});
