import { FIRST_READS, noteFirstRead } from './first-reads';

const kept = () => JSON.parse(localStorage.getItem(FIRST_READS) ?? '{}') as Record<string, string[]>;
const at = (path: string) => window.history.replaceState(null, '', path);

describe('what is read first at an address', () => {
  beforeEach(() => localStorage.clear());

  it('is kept for each address, the latest two reads of it', () => {
    at('/football?contest=3');
    for (const n of [1, 2, 3, 3]) noteFirstRead(`/api/v1/a?n=${n}`);
    at('/golf');
    noteFirstRead('/api/v1/golf');
    expect(kept()).toEqual({ '/football?contest=3': ['/api/v1/a?n=3', '/api/v1/a?n=2'], '/golf': ['/api/v1/golf'] });
  });

  it('is forgotten for the address that was opened longest ago', () => {
    for (let n = 0; n < 12; n += 1) {
      at(`/page-${n}`);
      noteFirstRead('/api/v1/a');
    }
    expect(Object.keys(kept())).toEqual([4, 5, 6, 7, 8, 9, 10, 11].map((n) => `/page-${n}`));
  });

  it('begins anew where what is kept is broken', () => {
    localStorage.setItem(FIRST_READS, 'no JSON');
    at('/golf');
    noteFirstRead('/api/v1/golf');
    expect(kept()).toEqual({ '/golf': ['/api/v1/golf'] });
  });
});
