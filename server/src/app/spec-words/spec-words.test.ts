import { contests } from '../../contests';
import { DEMO_START } from '../../contests/demo/demo-season';
import { fillDemoLeague } from '../../demo/fill-demo-league';
import { describeSite } from '../../testing/engines';
import { guidIn } from '../../testing/outbox.store';
import { basic, testSite, type TestSite } from '../../testing/site';
import { links, partOne } from './part-one.fixture';
import { consoleRows, contestRows } from './part-two.fixture';
import type { Answered, Person, Reader, SpecRow } from './spec-row.fixture';

const WHO: Record<Person, Record<string, string>> = {
  player: { authorization: basic('rusty', 'poolhouse') },
  administrator: { authorization: basic('casey', 'poolhouse') },
  guest: {},
};
interface Answer {
  status: number;
  data?: Answered;
  error?: { code: string; message: string; fields?: Record<string, string> };
}

/** Each call is made as the specification writes it: what the contract calls a field must not be asked here. */
describeSite('a row of the specification', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    const db = await engine.open();
    await fillDemoLeague(db, contests);
    site = await testSite(db);
    site.clock.set(DEMO_START);
    site.wall.set(DEMO_START);
  }, 120_000);
  afterAll(() => site.app.close());

  const ask = async (call: string, as: Person, sent?: object): Promise<Answer> => {
    const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const inAddress = method === 'GET' || method === 'DELETE';
    const query = new URLSearchParams(
      Object.entries((inAddress && sent) || {}).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const answer = await site.inject({
      method,
      url: `/api/v1/${path}${query.size > 0 ? `?${query}` : ''}`,
      headers: WHO[as],
      ...(!inAddress && sent && { payload: sent }),
    });
    return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
  };
  const reader: Reader = {
    rows: async (path, group, as = 'player') => ((await ask(`GET ${path}`, as)).data?.[group] as { data: Record<string, unknown>[] }).data,
    first: async (path, group, as) => (await reader.rows(path, group, as))[0]!,
    guid: (kind) => guidIn(site.db, kind),
  };

  const named = ({ call, ...row }: SpecRow, part: string) => ({ ...row, call, name: `${part}: ${call}` });
  const rows = [
    ...partOne.map((row) => named(row, '1')),
    ...contestRows.map((row) => named(row, '2')),
    ...consoleRows.map((row) => named(row, '2, the console')),
    ...links.map((row) => named(row, '1, links')),
  ];

  it.each(rows)(
    '$name is answered in its own words',
    async ({ call, as = 'player', send, groups = [], fields = {}, wants, status = 200 }) => {
      const sent = await send?.(reader);
      expect(Object.values(sent ?? {})).not.toContain(undefined);
      const answer = await ask(call, as, sent);
      if (wants !== undefined) {
        expect([answer.status, Object.keys(answer.error?.fields ?? {})]).toEqual([400, [wants]]);
        return;
      }
      expect([answer.status, answer.error?.message]).toEqual([status, status === 200 ? undefined : expect.any(String)]);
      if (status !== 200) return;
      expect(Object.keys(answer.data!)).toEqual(expect.arrayContaining([...groups, ...Object.keys(fields)]));
      for (const [group, names] of Object.entries(fields)) {
        const found = answer.data![group] as { data: Record<string, unknown>[] };
        expect(Object.keys(found.data[0] ?? {})).toEqual(expect.arrayContaining([...names]));
      }
    },
  );
});
