import { choose, EMPTY, gutsBody, lock } from './override.rules';

const offered = [
  { ID: '1-1', Pick: 'Jets', Spread: 3.5, event_id: 7, Day: '', started: 0 as const },
  { ID: '1-2', Pick: 'Bills', Spread: -3.5, event_id: 7, Day: '', started: 0 as const },
];

test('another pick clears spread and lock; Locked copies the current spread', () => {
  const locked = lock(choose(offered, 'Jets'), offered, true);
  expect(locked).toEqual({ pick: 'Jets', eventId: 7, spread: 3.5, sealed: false });
  expect(choose(offered, 'Bills')).toEqual({ pick: 'Bills', eventId: 7, spread: null, sealed: false });
  expect(lock(locked, offered, false).spread).toBeNull();
  expect(lock(EMPTY, offered, true).spread).toBeNull();
});

test('asks for the picks as they are to stand, with the reason', () => {
  const slots = [lock(choose(offered, 'Jets'), offered, true), EMPTY, EMPTY, EMPTY, choose(offered, 'Bills')];
  expect(gutsBody(12, slots, { week: 11, reason: ' Called before kick-off ' })).toEqual({
    entry_id: 12,
    Pick1: 'Jets',
    event_id1: 7,
    lock1: 1,
    Pick5: 'Bills',
    event_id5: 7,
    lock5: 0,
    week: 11,
    reason: 'Called before kick-off',
  });
});
