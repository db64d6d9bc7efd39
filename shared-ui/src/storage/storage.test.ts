import { storedId, storeId } from './ids';
import { readStored, removeStored, writeStored } from './storage';

describe('local storage', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('remembers an id, and has 0 for none or nonsense', () => {
    expect(storedId('football_contest_id')).toBe(0);
    storeId('football_contest_id', 7);
    expect(storedId('football_contest_id')).toBe(7);
    for (const broken of ['x', '-1', '1.5', '']) {
      localStorage.setItem('football_entry_id', broken);
      expect(storedId('football_entry_id')).toBe(0);
    }
  });

  it('goes on for the length of the visit where storage is forbidden', () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbid);
    writeStored('theme', 'dark');
    expect(readStored('theme')).toBe('dark');
    removeStored('theme');
    expect(readStored('theme')).toBeNull();
  });
});
