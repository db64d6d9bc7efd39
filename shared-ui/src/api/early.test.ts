import { createApiClient } from './client';

const who = { username: 'Rusty', secret: 'device-secret' };
const authorization = `Basic ${btoa('Rusty:device-secret')}`;
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (data: object) => new Response(JSON.stringify({ data }));
const client = (credentials: typeof who | null) => createApiClient({ credentials: () => credentials, onRefused: () => {} });
const early = (name: string, response: Promise<Response>, over: { authorization?: string; sentAt?: number } = { authorization }) => {
  globalThis.poolhouseEarly = { calls: { [name]: { answer: response, sentAt: Date.now(), ...over } } };
};
const BOARD = 'GET /api/v1/football/pagedata?contest_id=3 ';
const board = { query: { contest_id: 3 } };

describe('what the first script has asked', () => {
  beforeEach(() => {
    fetchMock.mockReset();
    fetchMock.mockImplementation(async () => answer({ from: 'the client' }));
    globalThis.fetch = fetchMock as unknown as typeof fetch;
    globalThis.poolhouseEarly = undefined;
  });

  it('is taken over by the same call of the same player, once', async () => {
    early(BOARD, Promise.resolve(answer({ from: 'the first script' })));
    expect(await client(who).call('GET football/pagedata', board)).toEqual({ data: { from: 'the first script' } });
    expect(fetchMock).not.toHaveBeenCalled();
    expect(await client(who).call('GET football/pagedata', board)).toEqual({ data: { from: 'the client' } });
  });

  it('is taken over by the sign-in that proves the player by its body', async () => {
    const body = JSON.stringify({ username: 'Rusty', password: 'device-secret' });
    early(`POST /api/v1/na/signin ${body}`, Promise.resolve(answer({ username: 'Rusty' })), {});
    await client(null).call('POST na/signin', { body: { username: 'Rusty', password: 'device-secret' } });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([
    ['another player asked', { authorization: 'Basic other' }],
    ['it is too old', { authorization, sentAt: Date.now() - 60_000 }],
  ])('is left alone when %s', async (_why, over) => {
    early(BOARD, Promise.resolve(answer({ from: 'the first script' })), over);
    expect(await client(who).call('GET football/pagedata', board)).toEqual({ data: { from: 'the client' } });
  });

  it('is asked again when it failed on its way', async () => {
    const failed = Promise.reject(new TypeError('Failed to fetch'));
    failed.catch(() => {});
    early(BOARD, failed);
    expect(await client(who).call('GET football/pagedata', board)).toEqual({ data: { from: 'the client' } });
  });
});
