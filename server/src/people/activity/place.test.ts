import { api, type ApiKey, type ContestType, type Endpoint } from '@poolhouse/contract';
import { describeSite } from '../../testing/engines';
import { inputOf, sample, type Shape } from '../../testing/sample-input';
import { addAccount, basic, testSite } from '../../testing/site';

/** All that are asked of one contest by its id, with their input. */
const ofContests = (Object.keys(api) as ApiKey[]).flatMap((key) => {
  const field = (api[key] as Endpoint).place?.contest;
  const input = inputOf(key);
  return field && input ? [{ key, field, ...input }] : [];
});

/** What the call needs, alone and with each one of the fields that it may be given beside. */
function inputsOf(shape: Shape): Record<string, unknown>[] {
  const needed = { ...(sample(shape) as object), ...(shape.properties?.['reason'] ? { reason: 'for the test' } : {}) };
  const beside = Object.entries(shape.properties ?? {}).filter(([name]) => !shape.required?.includes(name));
  return [needed, ...beside.map(([name, part]) => ({ ...needed, [name]: sample(part) }))];
}

const types = inputOf('POST ad/add_contest')?.shape.properties?.['contest_type']?.enum as ContestType[];

describeSite('what a site administrator does in the contests of another group', (engine) => {
  it('is filed in that group, whichever call did it', async () => {
    const site = await testSite(await engine.open());
    await addAccount(site.db, 'Carl', 'secret', { isAdmin: true, groupNumber: 1 });
    await addAccount(site.db, 'Dan', 'secret', { groupNumber: 2 });
    const authorization = basic('Carl', 'secret');
    const contests: number[] = [];
    for (const type of types) {
      const body = { contest_type: type, name: `Of ${type}`, year: 2022, group_number: 2 };
      const { data } = await site.call('POST ad/add_contest', { as: authorization, body });
      if (data?.id !== undefined) contests.push(data.id);
    }
    for (const contest of contests)
      for (const { key, field, where, shape } of ofContests)
        for (const input of inputsOf(shape).map((one) => ({ ...one, [field]: contest }))) {
          const [method, path] = key.split(' ') as ['GET' | 'POST', string];
          const query =
            where === 'query'
              ? new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]))
              : '';
          const payload = where === 'body' ? { payload: input } : {};
          const answer = await site.inject({ method, url: `/api/v1/${path}?${query}`, headers: { authorization }, ...payload });
          expect([key, answer.statusCode >= 500]).toEqual([key, false]);
        }
    const lines = await site.db.read((tx) =>
      tx.selectFrom('activity').select(['action', 'contest_id', 'group_number']).where('actor', '=', 'Carl').execute(),
    );
    // Of every kind of contest at least one, so that the walk has been somewhere.
    for (const action of ['underdogs.settings', 'auction.settings', 'golf.settings', 'golf.season', 'bbsquares.settings', 'nflwins.teams'])
      expect(lines.map((line) => line.action)).toContain(action);
    expect(lines.filter(({ group_number: group }) => group !== 2)).toEqual([]);
    await site.app.close();
  });
});
