import { aBlock, aConfig, aRoom } from '../testing/rows.fixture';
import { beforePutUp, beforeSale, beforeStopBids } from './asks.rules';

const room = (over: Parameters<typeof aBlock>[0]) => aRoom({ block: { data: [aBlock(over)] } });
const resting = room({ lot: 0, high: 0, high_id: 0 });
const up = room({ high: 0, high_id: 0 });
const on = aConfig();
const paused = aConfig({ phase: 'paused', paused: 'Pizza' });

it('asks before a press takes a team down or ends a pause, and never where nothing is lost', () => {
  expect(beforePutUp(resting, on)).toBeNull();
  expect(beforePutUp(up, on)?.question).toBe('Take Team 5 down?');
  expect(beforePutUp(up, paused)?.question).toBe('Take Team 5 down?');
  expect(beforePutUp(resting, paused)?.question).toBe('End the pause (Pizza)?');
});

it('asks before bids are stopped while a team is up', () => {
  expect(beforeStopBids(resting)).toBeNull();
  expect(beforeStopBids(up)?.question).toMatch(/^Stop the clock of Team 5/);
});

it('asks before a sale is typed over a bid, with both prices', () => {
  expect(beforeSale(up, 'Rusty Oakes', 3)).toBeNull();
  expect(beforeSale(room({}), 'Rusty Oakes', 3)?.question).toMatch(
    /June Hathaway has bid \$71 for Team 5\. Sell it to Rusty Oakes for \$3/,
  );
});
