import { sentGolfers } from './receipt.rules';

test('what a save has taken is told as the log seals it: each golfer with their name, and the empty slots too', () => {
  const golfers = [
    { Golfer_ID: 7, Name: 'Ludvig Åberg' },
    { Golfer_ID: 9, Name: 'Max Homa' },
  ];
  expect(sentGolfers([9, null, 7], golfers)).toEqual([
    { slot: 1, pick: { golfer: 9, name: 'Max Homa' }, says: 'Max Homa' },
    { slot: 2, pick: null, says: '' },
    { slot: 3, pick: { golfer: 7, name: 'Ludvig Åberg' }, says: 'Ludvig Åberg' },
  ]);
});
