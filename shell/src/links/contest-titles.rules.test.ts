import { aRemote } from '../testing/remote.fixture';
import { contestLink, isWithin } from './contest-titles.rules';

const registry = {
  remotes: [aRemote({ contests: { Football: 'Gridiron' } }), aRemote({ id: 'mf-curling', contests: { Curling: 'Curling' } })],
};

test.each([
  ['Football', '/football', 'Gridiron', true],
  ['FootballWins', '/footballwins', 'Football Wins', true],
  ['Curling', '/curling', 'Curling', true],
  ['Bowl_Mania', '/bowl_mania/index.html', 'Bowl_Mania', false],
  ['A/B?', '/a%2Fb%3F/index.html', 'A/B?', false],
])('%s links to %s', (name, href, title, inside) => {
  expect(contestLink(name, registry)).toMatchObject({ href, title, inside });
});

test('knows which contest is switched off here', () => {
  const off = new Set(['mf-football']);
  expect(contestLink('Football', registry, off).off).toBe(true);
  expect(contestLink('Curling', registry, off).off).toBe(false);
  expect(contestLink('constructor', registry, off)).toMatchObject({ inside: false, off: false });
});

test('a contest does not light up within another whose name begins alike', () => {
  expect(isWithin('/football/makepicks', '/football')).toBe(true);
  expect(isWithin('/footballwins', '/football')).toBe(false);
});
