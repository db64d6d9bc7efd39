import { changedDays } from './retention.rules';

test('only what differs is saved', () => {
  const saved = { activity: 1095, addresses: 90, mails: 30, payloads: 7, hits: 365 };
  expect(changedDays(saved, {})).toEqual({});
  expect(changedDays(saved, { mails: '30', addresses: '60', payloads: '' })).toEqual({ addresses: 60 });
});
