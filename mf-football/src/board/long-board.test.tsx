import { fakePage, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act } from '@testing-library/react';
import { aBoardPage } from '../testing/board-page.fixture';
import { aGame, aLiveGame } from '../testing/board.fixture';
import { rowsOf } from '../testing/entries.fixture';
import FootballMain from './FootballMain.page';

/** A Sunday of 500 entries in one contest, all of whose picks are open. */
const sunday = () =>
  aBoardPage({
    scores: {
      data: Array.from({ length: 18 }, (_, i) => (i < 9 ? aLiveGame({ ID: i + 1 }) : aGame({ ID: i + 1, day: '2026-11-16T01:20:00Z' }))),
    },
    ...rowsOf(500),
  });

afterEach(() => jest.useRealTimers());

it('is laid out in at most 3,050 nodes, with 500 entries', async () => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-15T20:22:00Z') });
  const page = fakePage('GET football/pagedata', sunday());
  renderWithKit(<FootballMain />, { at: '/football', answers: { 'GET football/pagedata': page.answer } });
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(80);
  expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(3050);
});
