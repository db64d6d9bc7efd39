import { memo } from 'react';
import { registryState } from '../../registry/registry.store';
import { aRemote, aSlot } from '../../testing/remote.fixture';
import { loadExposed } from './federation';
import { openPiece, pieceAtHand } from './pieces';
import { provided } from './provided';

jest.mock('./federation', () => ({ loadExposed: jest.fn() }));
jest.mock('./provided', () => ({ provided: { '@poolhouse/shared-ui/board': jest.fn(() => Promise.resolve({})) } }));
jest.mock('../../registry/registry.store', () => ({ registryState: jest.fn(), pinRegistry: jest.fn() }));
const exposed = jest.mocked(loadExposed);
const Section = () => null;
const NAME = 'settings/football';
let count = 0;
/** A remote of its own for each test: the loader keeps what it loaded for the life of the page. */
function remote(over = {}) {
  const made = aRemote({ id: `mf-p${(count += 1)}`, slots: [aSlot()], ...over });
  jest.mocked(registryState).mockReturnValue({ status: 'ready', registry: { remotes: [made] }, leftOut: [], player: null });
  return made;
}
const preloads = () => [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('integrity'));

beforeEach(() => {
  exposed.mockReset();
  jest.mocked(provided['@poolhouse/shared-ui/board']!).mockClear();
  document.head.replaceChildren();
});

test('loads a piece once, with its own scripts and what it draws with, and none of the screens’', async () => {
  exposed.mockResolvedValue({ default: Section });
  const football = remote({ slots: [aSlot({ preload: ['assets/football.0123456789.js'] })] });
  expect(pieceAtHand(football, NAME)).toBeNull();
  const both = [openPiece(football, NAME), openPiece(football, NAME)];
  await expect(Promise.all(both)).resolves.toEqual([Section, Section]);
  expect(exposed.mock.calls).toEqual([[football, NAME]]);
  expect(pieceAtHand(football, NAME)).toBe(Section);
  expect(preloads()).toEqual(['sha256-BOARD']);
  expect(provided['@poolhouse/shared-ui/board']).toHaveBeenCalled();
});

test('after a failure it begins anew, and its sibling is its own affair', async () => {
  const football = remote();
  exposed.mockRejectedValueOnce(Object.assign(new Error('no script'), { name: 'ChunkLoadError' }));
  await expect(openPiece(football, NAME)).rejects.toMatchObject({ kind: 'unreachable' });
  exposed.mockResolvedValue({ default: memo(Section) });
  await expect(openPiece(football, 'console/football')).resolves.toBeDefined();
  expect(pieceAtHand(football, NAME)).toBeNull();
  await expect(openPiece(football, NAME)).resolves.toBeDefined();
});

test.each([[null], [{}], [{ default: 'text' }], [{ default: {} }]])('a module without a component is a bad answer: %j', async (module) => {
  exposed.mockResolvedValue(module);
  await expect(openPiece(remote(), NAME)).rejects.toMatchObject({ kind: 'bad_answer' });
});

test('a remote that does not fit is not run for a piece either', async () => {
  await expect(openPiece(remote({ compatibility: 99 }), NAME)).rejects.toMatchObject({ kind: 'incompatible', unfit: 'page' });
  expect(exposed).not.toHaveBeenCalled();
  expect(preloads()).toEqual([]);
});
