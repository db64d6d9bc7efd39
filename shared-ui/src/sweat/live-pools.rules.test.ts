import * as fc from 'fast-check';
import { livePools } from './live-pools.rules';

const row = (href: string, pool: string) => ({ href, pool });

describe('contests in which something of mine is on', () => {
  it('are those of the page that is asked for, each once, by name', () => {
    const rows = [
      row('/football?contest=4&game=9', 'Oak Street Pool'),
      row('/football?contest=3&game=9', 'Night Shift'),
      row('/football?game=8&contest=4', 'Oak Street Pool'),
      row('/footballwins?contest=6&game=9', 'Oak Street Pool'),
      row('/football/season?contest=8', 'Oak Street Pool'),
      row('/football?game=9', 'No number'),
      row('/football?contest=x', 'No number'),
      row('/football', 'No number'),
    ];
    expect(livePools(rows, '/football', ['contest'])).toEqual([
      { contest: 3, name: 'Night Shift' },
      { contest: 4, name: 'Oak Street Pool' },
    ]);
    expect(livePools(rows, '/footballwins', ['contest'])).toEqual([{ contest: 6, name: 'Oak Street Pool' }]);
    expect(livePools(rows, '/golf', ['contest'])).toEqual([]);
  });

  it('may be named by several numbers, all of which their address must have', () => {
    const rows = [
      row('/bbauction?year=2026&group=2&game=70', 'The kids’ table'),
      row('/bbauction?year=2026&group=1&game=70', 'Street'),
      row('/bbauction?year=2026', 'Street'),
    ];
    expect(livePools(rows, '/bbauction', ['year', 'group'])).toEqual([
      { year: 2026, group: 1, name: 'Street' },
      { year: 2026, group: 2, name: 'The kids’ table' },
    ]);
  });

  it('have their number behind a name that two of them have', () => {
    const rows = [row('/golf?contest=12', 'Night Shift'), row('/golf?contest=9', 'Night Shift'), row('/golf?contest=10', 'Oak Street')];
    expect(livePools(rows, '/golf', ['contest']).map(({ name }) => name)).toEqual(['Night Shift (9)', 'Night Shift (12)', 'Oak Street']);
  });

  it('come in one order and under names of their own, in whichever order rows come', () => {
    const rows = fc.array(fc.record({ contest: fc.integer({ min: 1, max: 6 }), game: fc.nat(3) }), { maxLength: 12 });
    fc.assert(
      fc.property(rows, fc.func(fc.nat()), (played, order) => {
        const all = played.map(({ contest, game }) => row(`/golf?contest=${contest}&game=${game}`, contest % 2 === 0 ? 'Even' : 'Odd'));
        const pools = livePools(all, '/golf', ['contest']);
        expect(new Set(pools.map(({ contest }) => contest))).toEqual(new Set(played.map(({ contest }) => contest)));
        expect(new Set(pools.map(({ name }) => name)).size).toBe(pools.length);
        const turned = [...all].sort((a, b) => order(a.href) - order(b.href));
        expect(livePools(turned, '/golf', ['contest'])).toEqual(pools);
      }),
    );
  });
});
