import { act, screen, waitFor } from '@testing-library/react';
import { loadRegistry } from '../../registry/registry.store';
import { keepSignIn, openSite } from '../../testing/open-site';
import { aRegistry, aRemote } from '../../testing/remote.fixture';
import { loadExposed } from '../load/federation';

jest.mock('../load/federation', () => ({ loadExposed: jest.fn(), forgetFailedShares: jest.fn(), hasRun: jest.fn(() => false) }));

test('a remote that is described wrongly is reported to its team, and harms no other', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(loadExposed).mockResolvedValue({ default: [{ path: 'football', element: <h1>The board</h1> }] });
  keepSignIn();
  const golf = { ...aRemote({ id: 'mf-golf', owner: 'Golf team' }), entry: '../../evil.js' };
  const { calls } = openSite('/football', {
    '/registry.json': () => ({ body: aRegistry([golf, aRemote()]) }),
    '/api/v1/utils/remote_failure': () => ({ body: { data: { result: 'success' } } }),
  });
  await act(async () => void (await loadRegistry()));
  expect(await screen.findByRole('heading', { name: 'The board' })).toBeVisible();
  const reports = () => calls.filter(({ path }) => path.endsWith('remote_failure')).map(({ body }) => body);
  await waitFor(() =>
    expect(reports()).toEqual([
      expect.objectContaining({
        remote: 'mf-golf',
        owner: 'Golf team',
        kind: 'bad_answer',
        message: expect.stringContaining('entry: must be a file'),
      }),
    ]),
  );
});
