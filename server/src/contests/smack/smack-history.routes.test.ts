import { SMACK_PAGE, SMACK_SHOWN } from '../../people/smack/smack-rows.store';
import { describeByTurns } from '../../testing/engines';
import { footballLeague, type FootballLeague } from '../football/testing/football-league';

describeByTurns('further down a smack board', (engine) => {
  let league: FootballLeague;
  let ids: number[];

  beforeAll(async () => {
    league = await footballLeague(engine);
    const rows = Array.from({ length: SMACK_SHOWN + SMACK_PAGE + 5 }, (_, n) => ({
      board: `football:${league.contest}`,
      user_id: league.users.ann,
      entry_name: 'Ann',
      message: `message ${n}`,
      created_at: 1000 + Math.floor(n / 3),
      archived: 0,
    }));
    ids = (await league.db.write((tx) => tx.insertInto('smack').values(rows).returning('id').execute())).map(({ id }) => id);
  });

  const older = (before: number, as = league.as.ann) =>
    league.call('GET utils/smack', { as, query: { contest_id: league.contest, before } });

  it('comes page by page, each message once, newest first, until there are no more', async () => {
    const seen: number[] = [];
    for (let before = ids.at(-1)!, more = 1; more === 1; before = seen.at(-1)!) {
      const { data } = await older(before);
      seen.push(...data!.smack.data.map(({ ID }) => ID));
      more = data!.more;
    }
    expect(seen).toEqual(ids.slice(0, -1).reverse());
  });

  it('is for who may see the contest, and begins at a message of this board', async () => {
    expect((await league.call('GET utils/smack', { as: league.as.ann, query: { contest_id: 999_999, before: 1 } })).status).toBe(404);
    expect((await older(999_999)).data).toEqual({ smack: { data: [] }, more: 0 });
  });

  it('an administrator takes a message off, with a reason, which the log keeps; a player does not', async () => {
    const id = ids[0]!;
    const remove = (as: string, body = { id, reason: 'Insults Bob' }) => league.call('POST ad/delete_smack', { as, body });
    expect((await remove(league.as.ann)).status).toBe(403);
    expect((await remove(league.as.carl, { id, reason: '' })).status).toBe(400);
    expect((await remove(league.as.carl)).status).toBe(200);
    expect((await remove(league.as.carl)).status).toBe(404);
    expect((await older(ids[3]!)).data!.smack.data.map(({ ID }) => ID)).toEqual([ids[2], ids[1]]);
    const line = await league.db.read((tx) =>
      tx.selectFrom('activity').select(['actor', 'before', 'after']).where('action', '=', 'smack.moderated').executeTakeFirstOrThrow(),
    );
    expect([JSON.parse(line.before!), JSON.parse(line.after!)]).toEqual([
      { id, board: `football:${league.contest}`, user_id: league.users.ann, message: 'message 0' },
      { reason: 'Insults Bob' },
    ]);
  });
});
