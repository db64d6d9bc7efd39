import { COMPATIBILITY } from '@poolhouse/contract/constants';
import { createApiClient } from './client';
import type { Credentials } from './credentials';
import { forgetServerTime, serverNow } from './server-time';

const rusty: Credentials = { username: 'Rusty', secret: 's3cret' };
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const answers = (body: unknown, init?: ResponseInit) =>
  fetchMock.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), init));

describe('the API client', () => {
  const onRefused = jest.fn();
  const client = createApiClient({ credentials: () => rusty, onRefused });

  beforeEach(() => {
    jest.resetAllMocks();
    globalThis.fetch = fetchMock as unknown as typeof fetch;
  });
  afterEach(forgetServerTime);

  it('says who calls and for which application, and leaves empty query fields out', async () => {
    answers({ data: {} });
    await client.call('GET football/pagedata', { query: { week: 3, year: undefined, contest_id: 7 } });
    const [url, init] = fetchMock.mock.calls[0]!;
    expect(url).toBe('/api/v1/football/pagedata?week=3&contest_id=7');
    expect(init.headers).toMatchObject({ authorization: `Basic ${btoa('Rusty:s3cret')}`, 'x-application-id': 'poolhouse-web' });
    expect(init.headers).not.toHaveProperty('x-poolhouse-circle');
  });

  it('asks nothing for a page that stands a moment longer than the session, and what anyone may ask', async () => {
    const gone = createApiClient({ credentials: () => null, onRefused });
    const refused = { error: { code: 'not_signed_in' } };
    expect(await gone.call('GET utils/home')).toMatchObject(refused);
    expect(await gone.follow('/api/v1/utils/home?since=1')).toMatchObject(refused);
    expect(await gone.watch?.('/api/v1/utils/home?since=1', new AbortController().signal, () => {})).toEqual({ refused: 'not_signed_in' });
    expect(fetchMock).not.toHaveBeenCalled();
    answers({ data: {} });
    await gone.call('GET na/welcome');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    answers({ data: { result: 'success' } });
    await gone.call('POST utils/logout', { as: rusty });
    expect(fetchMock.mock.calls[1]![1].headers).toMatchObject({ authorization: `Basic ${btoa('Rusty:s3cret')}` });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('sends JSON and hands an error answer back unchanged', async () => {
    const error = { error: { message: 'must not be empty', code: 'bad_input', fields: { Message: 'must not be empty' } } };
    answers(error, { status: 400 });
    expect(await client.call('POST football/smack', { body: { Message: '', contest_id: 1 } })).toEqual(error);
    expect(fetchMock.mock.calls[0]![1]).toMatchObject({ method: 'POST', body: '{"Message":"","contest_id":1}' });
  });

  it('takes over the server’s time', async () => {
    answers({ data: {} }, { headers: { 'x-poolhouse-time': '1662843000000;rate=0', 'x-poolhouse-compat': String(COMPATIBILITY) } });
    await client.call('GET na/welcome');
    expect(serverNow()).toBe(1_662_843_000_000);
  });

  it.each([
    ['a proxy’s page', '<html>', 502],
    ['a cut body', '{"data":', 200],
    ['no answer of ours', '[]', 200],
    ['data with a failing status', '{"data":{}}', 500],
  ])('calls %s unavailable', async (_, body, status) => {
    answers(body, { status });
    expect((await client.call('GET na/welcome')).error?.code).toBe('unavailable');
  });

  it('never throws when the network fails', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect((await client.call('GET na/welcome')).error?.code).toBe('unavailable');
  });

  it('gives up after 15 seconds, and at once when told to', async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          if (init.signal?.aborted) reject(new Error('aborted'));
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const slow = client.call('GET na/welcome');
    jest.advanceTimersByTime(15_000);
    expect((await slow).error?.code).toBe('unavailable');
    const stop = new AbortController();
    stop.abort();
    expect((await client.call('GET na/welcome', { signal: stop.signal })).error?.code).toBe('unavailable');
    jest.useRealTimers();
  });

  it('tells when the server refuses who we are', async () => {
    answers({ error: { message: 'Please sign in.', code: 'not_signed_in' } }, { status: 401 });
    await client.call('GET football/pagedata');
    expect(onRefused).toHaveBeenCalledWith(rusty);
  });

  it('makes a call for somebody else, whose refusal is not ours', async () => {
    answers({ error: { message: 'Please sign in.', code: 'not_signed_in' } }, { status: 401 });
    await client.call('POST na/joinuser', {
      body: { guid: 'abcdefghijkl', password: 'pw' },
      as: { username: 'Ann', secret: 'abcdefghij' },
    });
    expect(fetchMock.mock.calls[0]![1].headers).toMatchObject({ authorization: `Basic ${btoa('Ann:abcdefghij')}` });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('follows path and query of a delta on our own API only', async () => {
    answers({ data: {}, __delta: '/x' });
    await client.follow('https://elsewhere.example/api/v1/football/pagedata?since=5');
    expect(fetchMock.mock.calls[0]![0]).toBe('/api/v1/football/pagedata?since=5');
    expect((await client.follow('/admin?x=1')).error?.code).toBe('unavailable');
    expect((await client.follow('http://[')).error?.code).toBe('unavailable');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
