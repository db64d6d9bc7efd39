import { applyVisibleResults } from '../../sport/results/apply-visible-results';
import { correctResult } from '../../testing/correct-result';
import { describeByTurns } from '../../testing/engines';
import { MAIL_SITE } from '../../testing/outbox-mail';
import { mailsIn } from '../../testing/outbox.store';
import { demoTournament } from '../demo/tournament/demo-tournament';
import { createMemories } from '../memories';
import { recapsAgent } from '../recaps/recaps.agent';
import { auctionRecaps } from './auction-recaps';
import { auctionReader } from './seen/read-auction';
import { auctionLeague, YEAR } from './testing/auction-league';

const HOUR = 3_600_000;
const FINAL = Math.max(...demoTournament().games.map(({ tipoffAt }) => tipoffAt));

describeByTurns('the recap of an auction with its tournament', (engine) => {
  /** Every third team is sold, to Ann, Bob and Cat by turns. */
  async function league() {
    const of = await auctionLeague(engine);
    const { all_teams: teams } = await of.live('ann');
    for (const [n, { ID }] of teams.data.filter((_, at) => at % 3 === 0).entries())
      await of.ok(of.buy({ owner: ['Ann', 'Bob', 'Cat'][n % 3]!, team_id: ID, price: 1 + (n % 7) }));
    const at = async (now: number) => {
      of.clock.set(now);
      await applyVisibleResults(of.db, now);
    };
    const recap = () => of.ok(of.call('GET bbauction/recap', { as: of.as.ann, query: { year: YEAR, group: 1 } }));
    const card = (round = 1) => of.call('GET utils/recap_card', { as: of.as.ann, query: { contest_id: of.contest, round } });
    const agentOn = (db = of.db) => {
      const memories = createMemories(db);
      const sources = [auctionRecaps(auctionReader(memories))];
      const agent = recapsAgent({ sources, directory: memories.directory, wall: of.wall, mail: MAIL_SITE });
      return async () => (await agent.run({ db, clock: of.clock, log: { warn: () => {} }, signal: new AbortController().signal })).words;
    };
    return { ...of, at, recap, card, agentOn };
  }

  it('is not there before the final has ended, and then the same on page, card and mail', async () => {
    const { at, recap, card, app } = await league();
    expect((await recap()).config.data[0]).toMatchObject({ Over: 0, Open: 63, Dates: '', Headline: '', Mine: '' });
    await at(FINAL - 24 * HOUR);
    const before = await recap();
    expect(before.config.data[0]).toMatchObject({ Over: 0, Headline: '', Mine: '' });
    expect(before.config.data[0]!.Open).toBeLessThan(10);
    expect([before.facts.data, (await card()).status]).toEqual([[], 404]);

    await at(FINAL + 5 * HOUR);
    const { config, facts, winner } = await recap();
    expect(config.data[0]).toMatchObject({ Over: 1, Open: 0, EntryName: 'Ann', Mine: expect.stringMatching(/of 3, /) });
    expect(facts.data.map(({ ID }) => ID)).toEqual(expect.arrayContaining(['best_buy', 'worst_buy', 'swing']));
    expect(winner.data.length).toBeGreaterThan(0);
    expect((await card()).data).toMatchObject({ sharing: 1, path: '', picture: expect.stringMatching(/^data:image\/png/) });
    expect((await card(2)).status).toBe(404);
    await app.close();
  });

  it('is shown outside at one address, which a correction of a sale or a result changes and a clock that goes back closes', async () => {
    const site = await league();
    const { at, recap, call, as, contest, inject, buy, ok, board, app } = site;
    await at(FINAL + 24 * HOUR);
    const first = await recap();
    const { path } = await ok(call('POST utils/share_recap', { as: as.bob, body: { contest_id: contest, round: 1 } }));
    const page = () => inject({ url: path });
    expect((await page()).body).toContain(first.config.data[0]!.Headline);

    const loser = ['Ann', 'Bob', 'Cat'].find((name) => name !== first.config.data[0]!.Headline)!;
    await ok(buy({ owner: loser, team_id: first.winner.data[0]!.ID, price: 1, reason: 'Written down wrongly' }));
    const later = await recap();
    expect(later.config.data[0]).toMatchObject({ Over: 1, Headline: loser });
    expect((await page()).body).toContain(loser);

    const final = (await board('ann')).scores.data.find(({ round }) => round === 6)!;
    await ok(correctResult(site, as.carl, { id: final.ID, state: 'final', score1: final.score2!, score2: final.score1! }));
    const corrected = await recap();
    expect(corrected.config.data[0]).toMatchObject({ Over: 1, Open: 0 });
    expect(corrected.config.data[0]!.Mine).not.toBe(later.config.data[0]!.Mine);

    await at(FINAL - HOUR);
    expect((await recap()).config.data[0]).toMatchObject({ Over: 0, Headline: '' });
    expect((await page()).statusCode).toBe(404);
    await app.close();
  });

  it('is mailed once, hours after the final, by however many processes', async () => {
    const { at, agentOn, db, app } = await league();
    const run = agentOn();
    await at(FINAL + 5 * HOUR);
    expect(await run()).toBe('Nothing to tell');
    await at(FINAL + 7 * HOUR);
    expect(await run()).toBe('3 mails written');
    expect([await run(), await agentOn()(), await agentOn(await engine.openAgain(db))()]).toEqual(Array(3).fill('Nothing to tell'));
    const [ann] = await mailsIn(db);
    expect(ann!.subject).toMatch(new RegExp(`^${YEAR} tournament, Mar`));
    expect(ann!.body_text).toContain(`/bbauction/recap?year=${YEAR}&group=1`);
    expect(ann!.body_text).toMatch(/- The best buy: \d+ .*/);
    expect(ann!.body_text).toMatch(/Ann: T?\d\w* of 3, /);
    await app.close();
  });
});
