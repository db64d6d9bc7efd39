/** @alone What draws is counted by a hook that has to be there before React is. */
import { takeDraws, fakePage, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act } from '@testing-library/react';
import { aLeader, aPage, aPick, aRound, aStanding, someScores } from '../testing/page.fixture';
import Golf from './Golf.page';

const ENTRIES = 12;
const GOLFERS = 60;
const golfers = Array.from({ length: GOLFERS }, (_, n) => n + 1);
const entries = Array.from({ length: ENTRIES }, (_, n) => n);
const MINE = 12;

/** A second round of 60 golfers and 12 entries, whose golfers are 1 to 4, 5 to 8 and so on. */
const friday = () =>
  aPage({
    picks: {
      data: entries.map((n) => aPick(MINE + n, { Pick1: 4 * n + 1, Pick2: 4 * n + 2, Pick3: 4 * n + 3, Pick4: 4 * n + 4 })),
    },
    rounds: { data: entries.map((n) => aRound(MINE + n, { ID: `${MINE + n}-2` })) },
    standings: { data: entries.map((n) => aStanding(MINE + n, { Rank: n + 1, Shared: 0, TieNote: '' })) },
    leaderboard: { data: golfers.map((id) => aLeader(id, { Score: `-${70 - id}` })) },
    scores: { data: golfers.map((id) => someScores(id, 2, [0, -1, 1, 0])) },
    smack: { data: [{ ID: 1, EntryName: 'Entry 13', Message: 'Fore!', Modtime: '2026-11-20T15:00:00.000Z', archived: 0 }] },
  });

let page: ReturnType<typeof fakePage<'GET golf/pagedata'>>;

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-20T20:22:00Z') });
  page = fakePage('GET golf/pagedata', friday());
  renderWithKit(<Golf />, { at: '/golf', answers: { 'GET golf/pagedata': page.answer } });
  await pass(500);
  expect(document.querySelectorAll('#rounds tbody')).toHaveLength(ENTRIES);
  await pass(88_500);
  takeDraws();
});
afterEach(() => jest.useRealTimers());

it('draws next to nothing for an answer that brings nothing', async () => {
  await pass(2000);
  const { of, total } = takeDraws();
  for (const part of ['EntryRows', 'LeaderRow', 'Hole', 'TableRow', 'SmackBoard', 'ContestHead'])
    expect([part, of[part]]).toEqual([part, undefined]);
  expect({ total, of: total > 100 ? of : {} }).toEqual({ total: expect.any(Number), of: {} });
});

it('draws one entry, one golfer and one hole where one golfer finished one, though all below him got another order', async () => {
  page.change({
    scores: [someScores(5, 2, [0, -1, 1, 0, -1])],
    leaderboard: golfers.map((id) => ({ ID: id, sort_order: id + 1, ...(id === 5 && { Through: '13' }) })),
  });
  await pass(2000);
  const row = [...document.querySelectorAll('#leaders tr')].find((one) => one.textContent.includes('Golfer 5'));
  expect(row).toHaveTextContent('13');
  const { of, total } = takeDraws();
  expect(of).toMatchObject({ EntryRows: 1, LeaderRow: 1, Hole: 1 });
  for (const part of ['SmackBoard', 'ContestHead']) expect([part, of[part]]).toEqual([part, undefined]);
  expect({ total, of: total > 300 ? of : {} }).toEqual({ total: expect.any(Number), of: {} });
});

it('puts one row elsewhere where one golfer rises past nineteen', async () => {
  const moved: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.nodeName === 'TR') moved.push(node.textContent ?? '');
  });
  watch.observe(document.querySelector('#leaders') ?? document, { childList: true, subtree: true });
  page.change({
    leaderboard: golfers
      .filter((id) => id <= 20)
      .map((id) => ({ ID: id, sort_order: id === 20 ? 1 : id + 1, ...(id === 20 && { Score: '-71' }) })),
  });
  await pass(2000);
  watch.disconnect();
  expect(document.querySelector('#leaders tbody tr')).toHaveTextContent('Golfer 20');
  expect(moved).toEqual([expect.stringContaining('Golfer 20')]);
});
