import { askRegistry } from '../../registry/ask-registry';
import { replaceRemote } from '../../registry/registry.store';
import { aRemote } from '../../testing/remote.fixture';
import { beginAgain } from './begin-again';
import { forgetFailedShares, hasRun } from './federation';

jest.mock('./federation', () => ({ forgetFailedShares: jest.fn(), hasRun: jest.fn() }));
jest.mock('../../registry/ask-registry', () => ({ askRegistry: jest.fn() }));
jest.mock('../../registry/registry.store', () => ({ replaceRemote: jest.fn() }));
const live = (...remotes: ReturnType<typeof aRemote>[]) =>
  jest.mocked(askRegistry).mockResolvedValue({ remotes, leftOut: [], player: null });
const ran = (yes: boolean) => jest.mocked(hasRun).mockReturnValue(yes);

beforeEach(() => jest.clearAllMocks());

test('takes over what is live by now for a remote that has not run, and drops failed shares', async () => {
  ran(false);
  live(aRemote({ id: 'mf-golf' }), aRemote({ version: '1.1.0' }));
  await beginAgain(aRemote());
  expect(jest.mocked(replaceRemote).mock.calls).toEqual([[aRemote({ version: '1.1.0' })]]);
  expect(forgetFailedShares).toHaveBeenCalledTimes(1);
});

test('a remote that has run keeps its version: chunks of two would mix', async () => {
  ran(true);
  live(aRemote({ version: '1.1.0' }));
  await beginAgain(aRemote());
  expect(askRegistry).not.toHaveBeenCalled();
  expect(replaceRemote).not.toHaveBeenCalled();
});

test.each([
  ['nothing has changed', () => live(aRemote())],
  ['the remote is not listed any more', () => live()],
  ['the registry cannot be read', () => jest.mocked(askRegistry).mockRejectedValue(new Error('offline'))],
])('where %s, the description stays', async (_what, given) => {
  ran(false);
  given();
  await beginAgain(aRemote());
  expect(replaceRemote).not.toHaveBeenCalled();
});

test('a registry that does not answer holds nobody up', async () => {
  jest.useFakeTimers();
  ran(false);
  jest.mocked(askRegistry).mockReturnValue(new Promise(() => undefined));
  const done = beginAgain(aRemote());
  await jest.advanceTimersByTimeAsync(3_000);
  await done;
  expect(replaceRemote).not.toHaveBeenCalled();
  jest.useRealTimers();
});
