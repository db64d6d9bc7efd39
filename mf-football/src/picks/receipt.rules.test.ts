import { anEvent, savedRow } from '../testing/picks.fixture';
import { sentPicks } from './receipt.rules';

test('what a save has taken is told as the log seals it: the line only of a pick that is locked, and the empty slots too', () => {
  const events = [anEvent(), anEvent({ ID: 2, Pick1: 'Rams', Pick2: 'Bears', Abbrev1: 'LAR', Abbrev2: 'CHI', Spread1: -3, Spread2: 3 })];
  const saved = savedRow([{ team: 'Bills', eventId: 1, line: -3.5 }, { team: 'Rams', eventId: 2 }, null, null, null]);
  expect(sentPicks(saved, events)).toEqual([
    { slot: 1, pick: { event: 1, line: '-3.5', locked: true, side: 2 }, says: 'BUF −3.5' },
    { slot: 2, pick: { event: 2, line: null, locked: false, side: 1 }, says: 'LAR −3' },
    ...[3, 4, 5].map((slot) => ({ slot, pick: null, says: '' })),
  ]);
});
