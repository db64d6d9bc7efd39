import type { RemoteSlot } from '@poolhouse/contract/remote';
import { aRemote, aSlot } from '../testing/remote.fixture';
import { contributionAt, piecesFor } from './slots.rules';
import type { Viewer } from './viewers.rules';

const player: Viewer = { contests: ['Football'], isAdmin: false };
const guest: Viewer = { contests: [], isAdmin: false };
const admin: Viewer = { contests: [], isAdmin: true };
const seen = (slot: Partial<RemoteSlot>, viewer: Viewer, over = {}) =>
  piecesFor({ remotes: [aRemote({ slots: [aSlot(slot)], ...over })] }, aSlot(slot).place as 'settings', viewer).length === 1;

test.each<[string, Partial<RemoteSlot>, Viewer, boolean]>([
  ['its players', {}, player, true],
  ['nobody else', {}, guest, false],
  ['no administrator who does not play', {}, admin, false],
  ['the players of the contest it is about', { contest: 'FootballWins' }, player, false],
  ['everybody, where it says so', { for: 'everybody' }, guest, true],
  ['administrators alone, where it says so', { for: 'administrators' }, player, false],
  ['administrators, in the contest or not', { for: 'administrators' }, admin, true],
  ['administrators in the console, without saying so', { place: 'console' }, player, false],
  ['administrators in the console', { place: 'console' }, admin, true],
  ['administrators among the tools, without saying so', { place: 'tools' }, player, false],
  ['nobody whom this page does not know', { for: 'commissioners' }, { contests: ['Football'], isAdmin: true }, false],
])('a piece is for %s', (_what, slot, viewer, sees) => {
  expect(seen(slot, viewer, { contests: { Football: 'Football', FootballWins: 'NFL Wins' } })).toBe(sees);
});

test('a remote without contests contributes for everybody', () => expect(seen({}, guest, { contests: {} })).toBe(true));

test('pieces stand in their order whatever the remotes’, level ones by title, and places of tomorrow are passed over', () => {
  const remotes = [
    aRemote({ id: 'mf-golf', slots: [aSlot({ name: 'golf', title: 'Golf', order: 30 }), aSlot({ place: 'moon', name: 'golf' })] }),
    aRemote({ slots: [aSlot({ order: 20 }), aSlot({ name: 'alpha', title: 'Alpha', order: 30 })] }),
    aRemote({ id: 'mf-old' }),
  ];
  expect(piecesFor({ remotes }, 'settings', player).map(({ key }) => key)).toEqual([
    'mf-football/settings/football',
    'mf-football/settings/alpha',
    'mf-golf/settings/golf',
  ]);
  expect(contributionAt({ remotes }, 'mf-golf/settings/golf')).toMatchObject({ remote: { id: 'mf-golf' }, slot: { order: 30 } });
  expect(contributionAt({ remotes }, 'mf-golf/moon/golf')).toBeNull();
});
