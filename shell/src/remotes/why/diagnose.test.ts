import { createHash, webcrypto } from 'node:crypto';
import { registryState } from '../../registry/registry.store';
import { aRemote } from '../../testing/remote.fixture';
import { diagnose, failureAtOnce } from './diagnose';
import { LoadFailure } from './load-failure';

jest.mock('../../registry/registry.store', () => ({ registryState: jest.fn() }));
const code = 'console.log(1)';
const file = 'assets/routes.0123456789.js';
const url = `http://localhost/remotes/mf-football/1.2.0/${file}`;
const football = aRemote({ files: { [file]: `sha256-${createHash('sha256').update(code).digest('base64')}` } });
const script = { headers: { 'content-type': 'text/javascript; charset=utf-8' } };
const chunkError = (request: string) => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });
const answers = (body: string, init: ResponseInit) => jest.fn(() => Promise.resolve(new Response(body, init)));

beforeEach(() => {
  jest.mocked(registryState).mockReturnValue({ status: 'ready', registry: { remotes: [football] }, leftOut: [], player: null });
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
});

test.each([
  ['no answer', jest.fn(() => Promise.reject(new TypeError('Failed to fetch'))), 'unreachable', 0],
  ['an error', answers('down', { status: 503 }), 'bad_answer', 503],
  ['a page in its place', answers('<!doctype html>', { headers: { 'content-type': 'text/html' } }), 'bad_answer', 0],
  ['an answer of no type', answers('', {}), 'bad_answer', 0],
  ['other bytes', answers(`${code};evil()`, script), 'integrity', 0],
  ['the published bytes after all', answers(code, script), 'unreachable', 0, true],
])('a script that did not come, and on a second look %s', async (_what, fetched, kind, status, echo = false) => {
  globalThis.fetch = fetched;
  await expect(diagnose(chunkError(url))).resolves.toMatchObject({ kind, status, url, echo });
});

test('where the browser cannot hash, its refusal of a script that is there is believed, but tried once more', async () => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
  globalThis.fetch = answers(code, script);
  await expect(diagnose(chunkError(url))).resolves.toMatchObject({ kind: 'integrity', echo: true });
});

test('a script of the shell has no listed hash; one that ran and was something else is a bad answer', async () => {
  globalThis.fetch = answers(code, script);
  await expect(diagnose(Object.assign(chunkError('http://localhost/assets/board.js'), { type: 'missing' }))).resolves.toMatchObject({
    kind: 'bad_answer',
  });
  await expect(diagnose(chunkError('http://localhost/assets/board.js'))).resolves.toMatchObject({ kind: 'unreachable' });
});

test('everything else is known at once', () => {
  const failure = new LoadFailure('slow', 'late');
  expect(failureAtOnce(failure)).toBe(failure);
  expect(failureAtOnce(chunkError(url))).toBeNull();
  expect(failureAtOnce(chunkError(''))).toMatchObject({ kind: 'unreachable' });
  expect(failureAtOnce(new TypeError('x is undefined'))).toMatchObject({ kind: 'crashed', message: 'TypeError: x is undefined' });
  expect(failureAtOnce('thrown text')).toMatchObject({ kind: 'crashed', message: 'thrown text' });
  expect(failureAtOnce(new Error('[ Federation Runtime ]: shareScope #RUNTIME-015'))).toMatchObject({ kind: 'incompatible', unfit: 'kit' });
});
