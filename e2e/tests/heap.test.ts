import type { CDPSession, Page } from '@playwright/test';
import { useDemo } from '../support/demo';
import { openAs } from '../support/signed-in';
import { expect, test } from '../support/test';
import { inTurn, LONG_WALKS } from '../support/turn';
import { openBoard } from '../support/visit';

/** Words of a game's clock that come while a page is young, and as many again as an hour of a Sunday brings. */
const [FIRST, HOUR] = [100, 500];
/** The browser goes on compiling what runs often, some 300 bytes a word; a page that kept each word's rows would be twice as large. */
const MAY_GROW = 1.12;

/** Nodes of a line or two that the house may say meanwhile. */
const A_LINE = 150;

interface Weight {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page holds on to, garbage taken away. */
async function weigh(hand: CDPSession): Promise<Weight> {
  for (let times = 0; times < 3; times += 1) await hand.send('HeapProfiler.collectGarbage');
  const { usedSize } = await hand.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await hand.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

test.describe('a board that is looked at for an hour of a Sunday', () => {
  test.skip(!inTurn(LONG_WALKS).includes('an hour'), 'has its turn with the next commit');
  const demo = useDemo();

  test('holds on to no more than after its first minutes', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!);
    const hand = await page.context().newCDPSession(page);
    await openBoard(page);
    const admin = await demo.site.admin();
    const { scores } = await demo.site.call(demo.site.users[0]!, 'GET football/pagedata');
    const { ID, score1, score2, team1, team2 } = scores.data.find((one) => one.inProgress === 1)!;
    let said = 0;
    const play = async (words: number) => {
      const last = said + words;
      for (; said < last; said += 1) {
        const time_left = clockOf(said);
        const body = { id: ID, state: 'in_progress', score1: score1 ?? 0, score2: score2 ?? 0, status: 'Q3', time_left } as const;
        await demo.site.call(admin, 'POST ad/set_game', { body });
      }
      await shows(page, `${team1} at ${team2}`, clockOf(last - 1));
    };
    await play(FIRST);
    const young = await weigh(hand);
    await play(HOUR);
    const old = await weigh(hand);
    expect(old.bytes).toBeLessThan(young.bytes * MAY_GROW);
    expect(old.nodes).toBeLessThan(young.nodes + A_LINE);
    expect(old.listeners).toBeLessThan(young.listeners + A_LINE);
    await page.context().close();
  });
});

/** From 14:59 down, and again. */
function clockOf(word: number): string {
  const seconds = 899 - (word % 890);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const shows = (page: Page, game: string, clock: string) =>
  expect(page.getByRole('article', { name: game }).getByText(clock).first()).toBeVisible();
