import { strFromU8, unzipSync } from 'fflate';
import { contests as plugs } from '../../contests';
import { footballLeague, saveOf, THURSDAY } from '../../contests/football/testing/football-league';
import { openContests } from '../../contests/open-contests';
import { logKeeper } from '../../contests/proof/testing/log-keeper';
import { newProofSite } from '../../ground/proof/proof-site';
import { describeByTurns } from '../../testing/engines';

describeByTurns('the export of a group', (engine) => {
  it('holds all of it in both forms, and neither secrets, sealed picks nor other groups', async () => {
    const league = await footballLeague(engine);
    const { as, entries, call } = league;
    await call('GET football/makepicks', {
      as: as.ann,
      query: saveOf(league, entries.ann, [
        [0, 'H'],
        [1, 'A'],
      ]),
    });
    await call('POST football/smack', { as: as.ann, body: { Message: '=HYPERLINK("x")', contest_id: league.contest } });
    await call('POST ad/paid', { as: as.carl, body: { entry_id: entries.bob, paid: 1 } });
    await call('POST ad/invite', { as: as.carl, body: { group_number: 1, days: 3, uses: 3 } });
    league.clock.set(THURSDAY + 1);
    const answer = await league.inject({ url: '/api/v1/ad/export?group_number=1', headers: { authorization: as.carl } });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/zip',
      'attachment; filename="group-1-2022-09-09.zip"',
    ]);
    const files = Object.fromEntries(Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]));
    const rows = (name: string) => JSON.parse(files[`${name}.json`]!) as Record<string, unknown>[];
    expect(rows('members').map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Carl', 'Eve']);
    expect(rows('entries').map((row) => [row['entry_name'], row['paid'] !== null])).toEqual([
      ["Ann's Aces", false],
      ['Bob', true],
      ['Eve', false],
    ]);
    // The Thursday game has begun; the Sunday pick is sealed still.
    expect(rows(`2022-football-${league.contest}-picks`)).toMatchObject([{ entry: "Ann's Aces", team: 'Home0' }]);
    expect(rows(`2022-football-${league.contest}-standings`)).toHaveLength(3);
    expect(files['messages.csv']).toContain("'=HYPERLINK");
    const all = Object.values(files).join('\n');
    for (const hidden of ['argon2', 'password', 'secret', 'code_hash', 'Away1', 'Dan', 'Elsewhere']) expect(all).not.toContain(hidden);
    await league.app.close();
  });

  it('has a page that needs nothing else, whatever people are called, and the logs', async () => {
    const [db, proof] = [await engine.open(), newProofSite()];
    const contests = openContests(db, plugs);
    const league = await footballLeague({ ...engine, open: async () => db }, { contests, proof });
    const { as, call, contest } = league;
    await call('POST ad/rename_entry', { as: as.carl, body: { entry_id: league.entries.bob, entry_name: '<b>Bob' } });
    await call('POST football/smack', { as: as.ann, body: { Message: 'x < y & "z"', contest_id: contest } });
    await logKeeper({ db, clock: league.clock, contests, proof }).look();
    const answer = await league.inject({ url: '/api/v1/ad/export?group_number=1', headers: { authorization: as.carl } });
    const files = Object.fromEntries(Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]));
    const page = files['index.html']!;
    expect(page).not.toMatch(/<(script|link|img|iframe|b)\b/);
    for (const text of ['&lt;b&gt;Bob', 'x &lt; y &amp; &quot;z&quot;', 'Ann&#39;s Aces']) expect(page).toContain(text);
    expect(page).toMatch(/<caption>Standings<\/caption>/);
    const logs = [...page.matchAll(/href="([^#"]+)"/g)].map(([, href]) => href);
    expect(logs).toEqual([`logs/2022-football-${contest}.jsonl`]);
    expect(files[logs[0]!]!.split('\n').filter(Boolean).length).toBeGreaterThan(1);
    await league.app.close();
  });
});
