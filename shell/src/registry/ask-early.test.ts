import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askAhead } from '@poolhouse/shared-ui';

const script = readFileSync(join(__dirname, '../../public/ask-early.js'), 'utf8');
const player = `Basic ${btoa('Rusty:device-secret')}`;
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

/** What is asked at an address, in order; the registry states these reads for it. */
async function asked(address: string, reads: unknown): Promise<string[]> {
  window.history.replaceState(null, '', address);
  const payload = JSON.stringify({ remotes: [{ routes: [{ path: 'golf', reads }] }] });
  const answer = { ok: true, clone: () => answer, json: async () => ({ payload }), text: async () => '{}', status: 200, headers: {} };
  fetchMock.mockReset().mockResolvedValue(answer);
  const element = document.createElement('script');
  element.setAttribute('data-parts', '{}');
  element.textContent = script;
  document.head.append(element);
  await new Promise((resolve) => setTimeout(resolve));
  return fetchMock.mock.calls.map(([url]) => url).filter((url) => url.startsWith('/api/v1/golf'));
}

describe('what the first script asks', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('auth', '{"username":"Rusty"}');
    localStorage.setItem('auth2', 'device-secret');
    globalThis.fetch = fetchMock as unknown as typeof fetch;
    AbortSignal.timeout = () => new AbortController().signal;
  });
  const READ = 'golf/pagedata?sd=all&contest_id={:contest|golf_contest_id}&tid={:tid}';

  it.each([
    ['/golf', '', '/api/v1/golf/pagedata?sd=all'],
    ['/golf', '7', '/api/v1/golf/pagedata?sd=all&contest_id=7'],
    ['/golf?contest=3', '7', '/api/v1/golf/pagedata?sd=all&contest_id=3'],
    ['/golf?tid=12', '7', '/api/v1/golf/pagedata?sd=all&contest_id=7&tid=12'],
    ['/golf?contest=x', '0', '/api/v1/golf/pagedata?sd=all'],
    ['/golf?tid=12', '', '/api/v1/golf/rulesdata?contest_id=0&tid=12', 'golf/rulesdata?contest_id={golf_contest_id|0}&tid={:tid|7}'],
    ['/golf', '5', '/api/v1/golf/rulesdata?contest_id=5&tid=7', 'golf/rulesdata?contest_id={golf_contest_id|0}&tid={:tid|7}'],
    ['/golf?contest=1%26admin%3D1', 'x&y=1', '/api/v1/golf/pagedata?sd=all'],
  ])('at %s with the choice "%s": %s', async (address, choice, url, read = READ) => {
    localStorage.setItem('golf_contest_id', choice);
    expect(await asked(address, [read])).toEqual([url]);
    expect(fetchMock.mock.calls.find(([asked]) => asked === url)?.[1]).toMatchObject({ method: 'GET', headers: { authorization: player } });
  });

  it.each([
    ['the address names what the read does not know', '/golf?gid=4', [READ]],
    ['another screen stands there', '/golf/makepicks', [READ]],
    ['the read leads elsewhere', '/golf', ['../golf/pagedata', '/evil.example/golf']],
    ['there are none', '/golf', undefined],
  ])('is nothing where %s', async (_why, address, reads) => {
    expect(await asked(address, reads)).toEqual([]);
  });

  it('is what was read at the last visit, where there was one', async () => {
    localStorage.setItem('first', JSON.stringify({ '/golf': ['/api/v1/golf/pagedata?contest_id=9', 'https://evil.example/'] }));
    expect(await asked('/golf', [READ])).toEqual(['/api/v1/golf/pagedata?contest_id=9']);
  });

  it('is nothing for a guest, whose page can ask later for whoever signs in', async () => {
    localStorage.clear();
    expect(await asked('/golf', [READ])).toEqual([]);
    localStorage.setItem('auth', '{"username":"Rusty"}');
    localStorage.setItem('auth2', 'device-secret');
    askAhead([READ], '?tid=2');
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/api/v1/golf/pagedata?sd=all&tid=2']);
  });
});
