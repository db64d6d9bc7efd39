/** @alone What draws is counted by a hook that has to be there before React is. */
import { takeDraws, fakePage, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act } from '@testing-library/react';
import { aBoardPage } from '../testing/board-page.fixture';
import { aFinalGame, aGame, aLiveGame } from '../testing/board.fixture';
import { rowsOf } from '../testing/entries.fixture';
import FootballMain from './FootballMain.page';

/** A Sunday of 30 entries and 27 games, 9 of them on. */
const sunday = () =>
  aBoardPage({
    scores: {
      data: [
        ...Array.from({ length: 9 }, (_, i) => aLiveGame({ ID: i + 1 })),
        ...Array.from({ length: 9 }, (_, i) => aFinalGame({ ID: i + 10 })),
        ...Array.from({ length: 9 }, (_, i) => aGame({ ID: i + 19, day: '2026-11-16T01:20:00Z' })),
      ],
    },
    ...rowsOf(30),
  });

let page: ReturnType<typeof fakePage<'GET football/pagedata'>>;

beforeEach(async () => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-15T20:22:00Z') });
  page = fakePage('GET football/pagedata', sunday());
  renderWithKit(<FootballMain />, { at: '/football', answers: { 'GET football/pagedata': page.answer } });
  await act(() => jest.advanceTimersByTimeAsync(500));
  // All but the finals that are folded. By its tag: a role costs jsdom seconds on a board of this size.
  expect(document.querySelectorAll('article')).toHaveLength(18);
  // What is worked out once the board stands.
  for (let waited = 0; waited < 50 && !firstPlace().textContent.includes('to be first'); waited++) await pass(20);
  expect(firstPlace()).toHaveTextContent('to be first');
  takeDraws();
});
afterEach(() => jest.useRealTimers());

const firstPlace = () => document.querySelector('#first')!;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('draws the seconds alone while nothing happens', async () => {
  for (let second = 0; second < 10; second++) await pass(1000);
  const { total, of } = takeDraws();
  expect(Object.keys(of).sort()).toEqual(['Ring', 'TimeTo', 'Words']);
  expect(total).toBeLessThanOrEqual(50);
});

it('draws next to nothing for an answer that brings nothing', async () => {
  await pass(29_000);
  takeDraws();
  await pass(1500);
  const { of, total } = takeDraws();
  expect(of.GameRow).toBeUndefined();
  expect(of.TableRow).toBeUndefined();
  expect(of.GridRow).toBeUndefined();
  expect(total).toBeLessThanOrEqual(80);
});

it('draws one game for one score, and the rows of those whose chance it changes', async () => {
  await pass(29_000);
  page.change({ scores: [{ ID: 3, score1: 27 }] });
  takeDraws();
  await pass(1500);
  expect(document.querySelectorAll('article')[2]).toHaveTextContent('27');
  const { of, total } = takeDraws();
  expect(of.GameRow).toBe(1);
  // Four of thirty can still be perfect with a pick on it.
  expect(of.TableRow).toBe(4);
  // Of each its chance alone, and of the table no head.
  expect(of.TableCell).toBe(4);
  expect(of.TableHead).toBeUndefined();
  expect(of.GridRow).toBeUndefined();
  expect({ total, of: total > 90 ? of : {} }).toEqual({ total: expect.any(Number), of: {} });
  expect(total).toBeLessThanOrEqual(90);
});

it('draws the rows of those whose picks turned, no others', async () => {
  await pass(29_000);
  page.change({ picks: [{ ID: '3-4', Result: -2 }] });
  takeDraws();
  await pass(1500);
  const { of } = takeDraws();
  expect(of.GridRow).toBe(1);
  expect(of.GameRow).toBe(1);
  expect(of.TableRow).toBeUndefined();
});
