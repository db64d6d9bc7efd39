import { REGISTRY_PURPOSE, hostPurpose } from '@poolhouse/contract/remote';
import { registryKey } from './registry-key';
import { takeStatement } from './statement';

jest.mock('./registry-key', () => ({ registryKey: jest.fn() }));
const stated = (number: number, purpose = REGISTRY_PURPOSE) => ({ purpose, number, at: '2026-11-21T10:00:00.000Z', remotes: [] });
const inPage = (key: string) => jest.mocked(registryKey).mockReturnValue(key);

beforeEach(() => {
  localStorage.clear();
  inPage(`key of ${expect.getState().currentTestName}`);
});

test('takes the same list and a newer one, and after that no older one that was put back', () => {
  for (const number of [7, 7, 8]) expect(takeStatement(stated(number)).number).toBe(number);
  expect(() => takeStatement(stated(7))).toThrow(expect.objectContaining({ kind: 'older' }));
  expect(takeStatement(stated(9)).number).toBe(9);
});

test('counts anew where the site has another key, and remembers without a store', () => {
  takeStatement(stated(7));
  inPage('new key');
  expect(takeStatement(stated(1)).number).toBe(1);
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  localStorage.removeItem('poolhouse.registry');
  takeStatement(stated(5));
  expect(() => takeStatement(stated(4))).toThrow(expect.objectContaining({ kind: 'older' }));
  refused.mockRestore();
});

test.each(['poolhouse releases', hostPurpose('https://static.example.org'), ''])('takes nothing that was signed as %j', (purpose) => {
  expect(() => takeStatement(stated(1, purpose))).toThrow(expect.objectContaining({ kind: 'unsigned' }));
});

test('takes the list of the static host that the page is from', () => {
  expect(takeStatement(stated(1, hostPurpose(location.origin))).number).toBe(1);
});

test.each([null, {}, { remotes: [] }, { ...stated(1), number: '1' }, { ...stated(1), at: undefined }])(
  'takes no list without number, time and purpose: %j',
  (value) => {
    expect(() => takeStatement(value)).toThrow(expect.objectContaining({ kind: 'bad_answer' }));
  },
);
