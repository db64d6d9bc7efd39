import { FeedFailure } from './feed-failure';
import { fetchFeed, type FetchOptions } from './fetch-feed';
import { FeedServer, half, json, silent, slow, status, text } from './testing/feed-server';

describe('fetching a feed', () => {
  const server = new FeedServer();
  let url: URL;
  beforeAll(async () => {
    url = await server.start();
    url.searchParams.set('apiKey', 'secret-key');
  });
  afterAll(() => server.stop());

  const get = (options: Partial<FetchOptions> = {}) =>
    fetchFeed(url, { signal: new AbortController().signal, pauseMs: 1, timeoutMs: 2000, ...options });
  async function failure(options: Partial<FetchOptions> = {}): Promise<FeedFailure> {
    const failed = await get(options).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(FeedFailure);
    expect(`${(failed as FeedFailure).stack} ${JSON.stringify(failed)}`).not.toContain('secret-key');
    return failed as FeedFailure;
  }

  it('answers its data, and asks with the key', async () => {
    server.willAnswer(json({ events: [] }));
    expect(await get()).toEqual({ events: [] });
    expect(server.asked).toEqual(['/scoreboard?apiKey=secret-key']);
  });

  it.each<[string, () => void, FeedFailure['kind'], RegExp, number]>([
    [
      'a web page',
      () => server.willAnswer(text('<!DOCTYPE html><p>We will be back', 'text/html')),
      'web_page',
      /web page instead of data/,
      1,
    ],
    [
      'half a body',
      () => server.willAnswer(half(JSON.stringify({ events: Array(500).fill('game') }))),
      'cut_off',
      /breaks off in the middle/,
      3,
    ],
    ['half a body that looks whole', () => server.willAnswer(text('{"events":[{"id":')), 'cut_off', /breaks off in the middle/, 3],
    ['something else', () => server.willAnswer(text('OK')), 'not_json', /not data/, 1],
    ['a wrong address', () => server.willAnswer(status(404)), 'refused', /answered 404/, 1],
    ['a wrong key', () => server.willAnswer(status(401)), 'refused', /is the key right/, 1],
    ['trouble over there', () => server.willAnswer(status(503, { 'retry-after': '60' })), 'refused', /trouble of its own \(503\)/, 1],
    ['too many calls', () => server.willAnswer(status(429, { 'retry-after': '120' })), 'too_many_requests', /asks for fewer calls/, 1],
  ])('tells %s apart', async (_name, prepare, kind, words, tries) => {
    prepare();
    const failed = await failure();
    expect([failed.kind, server.asked.length]).toEqual([kind, tries]);
    expect(failed.message).toMatch(words);
    expect(failed.message).toContain('127.0.0.1');
  });

  it.each([
    ['that never begins', silent()],
    ['that never ends', slow()],
  ])('gives up an answer %s', async (_name, answer) => {
    server.willAnswer(answer);
    expect(await failure({ timeoutMs: 100, tries: 2 })).toMatchObject({ kind: 'too_slow' });
    expect(server.asked).toHaveLength(2);
  });

  it('gives up an answer that is too large, whatever it promises', async () => {
    server.willAnswer(text(`"${'x'.repeat(5000)}"`));
    expect(await failure({ bodyLimit: 1000 })).toMatchObject({ kind: 'too_large' });
  });

  it('tries again where a moment may help', async () => {
    server.willAnswer(status(503, { 'retry-after': '0' }), half('{"events":[]}'), json({ events: [1] }));
    expect(await get()).toEqual({ events: [1] });
  });

  it('hands on how long it is asked to wait, in seconds or as a date', async () => {
    server.willAnswer(status(429, { 'retry-after': '77' }));
    expect(await failure()).toMatchObject({ retryAfterSeconds: 77 });
    server.willAnswer(status(429, { date: 'Sun, 11 Sep 2022 17:00:00 GMT', 'retry-after': 'Sun, 11 Sep 2022 17:01:30 GMT' }));
    expect(await failure()).toMatchObject({ retryAfterSeconds: 90 });
    server.willAnswer(status(429));
    expect(await failure()).toMatchObject({ retryAfterSeconds: 60 });
  });

  it('says when nobody is there', async () => {
    const gone = new FeedServer();
    const nowhere = await gone.start();
    await gone.stop();
    await expect(fetchFeed(nowhere, { signal: new AbortController().signal, pauseMs: 1, tries: 2 })).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });

  it('stops at once when it is told to', async () => {
    server.willAnswer(silent());
    const stop = new AbortController();
    const call = get({ signal: stop.signal });
    setTimeout(() => stop.abort(new Error('the server stops')), 30);
    await expect(call).rejects.toThrow('the server stops');
    expect(server.asked).toHaveLength(1);
  });
});
