import type { AddressInfo } from 'node:net';
import { footballLeague } from '../../contests/football/testing/football-league';
import { describeSite } from '../../testing/engines';

describeSite('a poll', (engine) => {
  it('has the same headers from its route and from memory, and they are few', async () => {
    const league = await footballLeague(engine);
    await league.app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(league.app.server.address() as AddressInfo).port}`;
    const get = (path: string) => fetch(url + path, { headers: { authorization: league.as.bob, 'x-application-id': 'test' } });
    const { __delta } = (await (await get(`/api/v1/football/pagedata?contest_id=${league.contest}`)).json()) as { __delta: string };
    const answers = [await get(__delta), await get(__delta)];
    const [first, second] = answers.map(({ headers }) => [...headers].filter(([name]) => name !== 'date').sort());
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['{"data":{}}', '{"data":{}}']);
    expect(first).toEqual(second);
    expect(Object.fromEntries(first ?? [])).toMatchObject({ 'content-type': 'application/json', 'content-length': '11' });
    const closed = league.app.close();
    league.app.server.closeAllConnections();
    await closed;
  });
});
