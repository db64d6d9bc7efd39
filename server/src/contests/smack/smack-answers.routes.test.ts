import { describeByTurns } from '../../testing/engines';
import { footballLeague, type FootballLeague } from '../football/testing/football-league';

describeByTurns('answers on a smack board', (engine) => {
  let league: FootballLeague;
  beforeAll(async () => {
    league = await footballLeague(engine);
  });
  afterAll(() => league.app.close());

  const post = async (Message: string, as = league.as.bob) =>
    (await league.call('POST football/smack', { as, body: { Message, contest_id: league.contest } })).data!.id!;
  const reply = (id: number, Message: string, as = league.as.ann) => league.call('POST utils/smack_reply', { as, body: { id, Message } });
  const react = (id: number, on: 0 | 1, as = league.as.ann, reaction: 'fire' | 'laugh' = 'fire') =>
    league.call('POST utils/smack_react', { as, body: { id, reaction, on } });
  const rows = async () => (await league.call('GET football/pagedata', { as: league.as.ann, query: {} })).data!.smack.data;
  const row = async (id: number) => (await rows()).find(({ ID }) => ID === id)!;

  it('an answer stands with what it answers, until that is taken off', async () => {
    const first = await post('Five   of\nfive');
    const { data } = await reply(first, 'Luck');
    expect(await row(data!.id!)).toMatchObject({
      ...{ EntryName: "Ann's Aces", Message: 'Luck', ReplyTo: first, ReplyName: 'Bob', ReplyMessage: 'Five of five' },
    });
    expect(await row(first)).not.toHaveProperty('ReplyTo');
    await league.call('DELETE football/smack', { as: league.as.bob, query: { id: first, contest_id: league.contest } });
    expect(await row(data!.id!)).toMatchObject({ ReplyTo: first, ReplyName: '', ReplyMessage: '' });
    expect((await reply(first, 'Late')).error).toMatchObject({ code: 'not_found', message: 'This message is not there any more.' });
  });

  it('a reaction counts once a player, comes with a delta, and is taken away by who gave it', async () => {
    const id = await post('Hail Mary');
    const read = async (url: string) =>
      (await league.inject({ method: 'GET', url, headers: { authorization: league.as.bob } })).json<{
        data: { smack: { data: object[] } };
        __delta: string;
      }>();
    const whole = await read('/api/v1/football/pagedata');
    await react(id, 1);
    expect((await react(id, 1)).data!.Reactions).toEqual([{ Reaction: 'fire', By: ["Ann's Aces"] }]);
    await react(id, 1, league.as.bob, 'laugh');
    const delta = await read(whole.__delta);
    expect(delta.data.smack.data).toEqual([
      expect.objectContaining({
        ID: id,
        Reactions: [
          { Reaction: 'fire', By: ["Ann's Aces"] },
          { Reaction: 'laugh', By: ['Bob'] },
        ],
      }),
    ]);
    expect((await react(id, 0, league.as.bob)).data!.Reactions).toHaveLength(2);
    await react(id, 0);
    await react(id, 0, league.as.bob, 'laugh');
    expect(await row(id)).not.toHaveProperty('Reactions');
  });

  it('keeps whom a message names', async () => {
    const id = await post("@ann's aces pays, and so does @nobody");
    expect((await row(id)).Mentions).toEqual(["ann's aces"]);
    expect(await row(await post('me@example.org'))).not.toHaveProperty('Mentions');
  });

  it('is for who has an entry on that board; a stranger learns nothing of it, and nothing changes', async () => {
    const id = await post('For us alone');
    const gone = { code: 'not_found', message: 'This message is not there any more.' };
    for (const refused of [await react(id, 1, league.as.dan), await reply(id, 'Hello', league.as.dan), await react(999_999, 1)])
      expect(refused.error).toMatchObject(gone);
    expect((await reply(id, 'As the boss', league.as.carl)).error?.code).toBe('forbidden');
    const wrong = await league.call('POST utils/smack_react', { as: league.as.ann, body: { id, reaction: 'thumb' as 'fire', on: 1 } });
    expect(wrong.status).toBe(400);
    expect(await row(id)).not.toHaveProperty('Reactions');
  });
});
