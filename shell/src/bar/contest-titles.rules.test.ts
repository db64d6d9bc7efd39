import { aRemote } from '../testing/remote.fixture';
import { contestLink, isWithin } from './contest-titles.rules';

const registry = { remotes: [aRemote({ contests: { Football: 'Gridiron' } })] };

test.each([
  ['Football', '/football', 'Gridiron', true],
  ['FootballWins', '/footballwins', 'NFL Wins', true],
  ['bbSquares', '/bbsquares', 'NCAA Squares', true],
  ['bbAuction', '/bbauction', 'NCAA Auction', true],
  ['Bowl_Mania', '/bowl_mania/index.html', 'Bowl_Mania', false],
  ['A/B?', '/a%2Fb%3F/index.html', 'A/B?', false],
])('%s links to %s', (name, href, title, inside) => {
  expect(contestLink(name, registry)).toMatchObject({ href, title, inside });
});

test('knows whose code to fetch ahead', () => {
  expect(contestLink('Football', registry).remote?.id).toBe('mf-football');
  expect(contestLink('Golf', registry).remote).toBeNull();
});

test('a contest does not light up within another whose name begins alike', () => {
  expect(isWithin('/football/makepicks', '/football')).toBe(true);
  expect(isWithin('/footballwins', '/football')).toBe(false);
});
