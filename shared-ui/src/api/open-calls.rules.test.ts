import { api, type ApiKey } from '@poolhouse/contract';
import { isOpenCall } from './open-calls.rules';
import { urlOf } from './url';

it('takes for open what the contract gives to anyone, and nothing else', () => {
  const keys = (Object.keys(api) as ApiKey[]).filter((key) => api[key].access !== 'team');
  const wrong = keys.filter((key) => isOpenCall(urlOf(key, { since: '1' }).url) !== (api[key].access === 'anyone'));
  expect(wrong).toEqual([]);
  expect(keys.length).toBeGreaterThan(100);
});
