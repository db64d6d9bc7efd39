import type { ApiClient } from '../api/client.types';
import type { Keep } from './keep';
import type { KeptContest } from './kept.types';
import { EVERY_MS, look } from './witness';

const NOW = 1_790_000_000_000;
const SEEN = 'poolhouse/0123456789abcdef/7\n3\nazZtgC9ccbHesrGjcxt64et4flJjw9Bky6iukD5gLZw=\n\n— poolhouse/0123456789abcdef/7 b0jhSQ==\n';
const kept: KeptContest = {
  contest: 7,
  origin: 'poolhouse/0123456789abcdef/7',
  key: '',
  since: NOW,
  count: 1,
  seen: { checkpoint: SEEN, at: NOW },
  asked: NOW,
  ahead: 0,
};

type Answers = Record<string, unknown>;
const notFound = { error: { code: 'not_found', message: 'This contest has no log yet.' } };
const noLog = (origin = kept.origin) => ({ data: { origin, key: '', checkpoint: '', at: new Date(0).toISOString() } });

function watching(answers: Answers, known: KeptContest | null, later = 2 * EVERY_MS) {
  const asked: string[] = [];
  let held = known;
  const keep = {
    contest: async () => held,
    putContest: async (one: KeptContest) => void (held = one),
    forgetContest: async () => void (held = null),
  } as unknown as Keep;
  const call = (async (key: string) => (asked.push(key), answers[key])) as unknown as ApiClient['call'];
  return { asked, held: () => held, with: { api: { call }, keep, now: NOW + later } };
}

describe('a browser that watches a log', () => {
  it('asks for nothing within ten minutes of its last look', async () => {
    const { asked, with: by } = watching({}, kept, EVERY_MS - 1);
    expect(await look(7, by)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('says that a log is gone which it has seen', async () => {
    const { held, with: by } = watching({ 'GET proof/consistency': notFound, 'GET proof/checkpoint': noLog() }, kept);
    expect(await look(7, by)).toMatchObject({ evidence: { why: 'rewritten', seen: { checkpoint: SEEN }, shown: { checkpoint: '' } } });
    expect(held()?.evidence).toBeDefined();
  });

  it('says nothing to who has left the contest, and of a demo that began anew', async () => {
    const left = watching({ 'GET proof/consistency': notFound, 'GET proof/checkpoint': notFound }, kept);
    expect(await look(7, left.with)).toBeNull();
    const demo = { 'GET na/welcome': { data: { practice: true } } };
    const anew = watching(
      { ...demo, 'GET proof/consistency': notFound, 'GET proof/checkpoint': noLog('poolhouse/fedcba9876543210/7') },
      kept,
    );
    expect(await look(7, anew.with)).toBeNull();
    expect([left.held(), anew.held()]).toEqual([kept, null]);
  });

  it('asks once for a log that there is none of', async () => {
    const { asked, held, with: by } = watching({ 'GET proof/checkpoint': noLog() }, null);
    for (let visit = 0; visit < 3; visit += 1) expect(await look(8, by)).toBeNull();
    expect(asked).toEqual(['GET proof/checkpoint']);
    expect(held()).toBeNull();
  });
});
