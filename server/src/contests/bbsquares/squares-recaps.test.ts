import { applyVisibleResults } from '../../sport/results/apply-visible-results';
import { correctResult } from '../../testing/correct-result';
import { describeByTurns } from '../../testing/engines';
import { MAIL_SITE } from '../../testing/outbox-mail';
import { mailsIn } from '../../testing/outbox.store';
import { demoTournament } from '../demo/tournament/demo-tournament';
import { createMemories } from '../memories';
import { recapsAgent } from '../recaps/recaps.agent';
import { squaresReader } from './board/read-board';
import { squaresRecaps } from './squares-recaps';
import { FIRST_TIP, squaresLeague, YEAR } from './testing/squares-league';

const HOUR = 3_600_000;
const FINAL = Math.max(...demoTournament().games.map(({ tipoffAt }) => tipoffAt));

describeByTurns('the recap of a squares board with its tournament', (engine) => {
  /** All squares are Ann's and Bob's, and the numbers are drawn. */
  async function league() {
    const of = await squaresLeague(engine);
    await of.bracket();
    await of.fillUp();
    await of.at(FIRST_TIP - HOUR);
    const recap = async (who: keyof typeof of.as = 'ann') => {
      const { data, error } = await of.call('GET bbsquares/recap', { as: of.as[who], query: { contest_id: of.contest } });
      if (!data) throw new Error(error.message);
      return data;
    };
    const card = (round = 1) => of.call('GET utils/recap_card', { as: of.as.ann, query: { contest_id: of.contest, round } });
    const agentOn = (db = of.db) => {
      const memories = createMemories(db);
      const sources = [squaresRecaps(squaresReader(memories))];
      const agent = recapsAgent({ sources, directory: memories.directory, wall: of.wall, mail: MAIL_SITE });
      return async () => (await agent.run({ db, clock: of.clock, log: { warn: () => {} }, signal: new AbortController().signal })).words;
    };
    return { ...of, recap, card, agentOn };
  }

  it('is not there before the final has ended, and then the same on page, card and mail', async () => {
    const { at, recap, card, call, as, contest, app } = await league();
    expect((await recap()).config.data[0]).toMatchObject({ Over: 0, Open: 63, Games: 63, Drawn: 1, Dates: '', Headline: '' });
    await at(FINAL - 24 * HOUR);
    const before = await recap();
    expect(before.config.data[0]).toMatchObject({ Over: 0, Headline: '' });
    expect(before.config.data[0]!.Open).toBeLessThan(10);
    expect([before.facts.data, before.mine.data, (await card()).status]).toEqual([[], [], 404]);

    await at(FINAL + 5 * HOUR);
    const { config, facts, winner, mine } = await recap();
    expect(config.data[0]).toMatchObject({ Over: 1, Open: 0, EntryName: 'Ann Ames', Headline: expect.stringMatching(/^(Ann Ames|Bob)$/) });
    expect(facts.data.map(({ ID }) => ID)).toEqual(expect.arrayContaining(['final', 'best_square', 'best_day', 'swing']));
    expect(winner.data.length).toBeGreaterThan(0);
    expect(mine.data).toEqual([{ ID: expect.any(Number), EntryName: 'Ann Ames', Says: expect.stringMatching(/^\d\w* of 2, /) }]);
    expect((await recap('carl')).mine.data).toEqual([]);
    expect((await card()).data).toMatchObject({ sharing: 1, path: '', picture: expect.stringMatching(/^data:image\/png/) });
    expect((await card(2)).status).toBe(404);
    // Without an id it is the board that the page shows; another group's is none.
    expect((await call('GET bbsquares/recap', { as: as.ann, query: {} })).data!.config.data[0]!.contest_id).toBe(contest);
    expect((await call('GET bbsquares/recap', { as: as.dan, query: { contest_id: contest } })).status).toBe(404);
    await app.close();
  });

  it('is shown outside at one address, which a correction changes and a clock that goes back closes', async () => {
    const site = await league();
    const { at, recap, call, as, contest, inject, page: board, app } = site;
    await at(FINAL + 24 * HOUR);
    const first = await recap();
    const { path } = (await call('POST utils/share_recap', { as: as.bob, body: { contest_id: contest, round: 1 } })).data!;
    const page = () => inject({ url: path });
    expect((await page()).body).toContain(first.config.data[0]!.Headline);

    const final = (await board('ann')).events.data.find(({ round }) => round === 6)!;
    const [score1, score2] = [final.score2!, final.score1! + 1];
    expect((await correctResult(site, as.carl, { id: final.ID, state: 'final', score1, score2 })).status).toBe(200);
    const text = (of: typeof first) => of.facts.data.find(({ ID }) => ID === 'final')!.Text;
    expect(text(await recap())).not.toBe(text(first));

    await at(FINAL - HOUR);
    expect((await recap()).config.data[0]).toMatchObject({ Over: 0, Headline: '' });
    expect((await page()).statusCode).toBe(404);
    await app.close();
  });

  it('is mailed once, hours after the final, by however many processes', async () => {
    const { at, agentOn, db, contest, app } = await league();
    const run = agentOn();
    await at(FINAL + 5 * HOUR);
    expect(await run()).toBe('Nothing to tell');
    await at(FINAL + 7 * HOUR);
    expect(await run()).toBe('2 mails written');
    expect([await run(), await agentOn()(), await agentOn(await engine.openAgain(db))()]).toEqual(Array(3).fill('Nothing to tell'));
    const ann = (await mailsIn(db)).find(({ body_text: text }) => text.includes('Ann Ames: '))!;
    expect(ann.subject).toMatch(new RegExp(`^${YEAR} tournament, Mar`));
    expect(ann.body_text).toContain(`/bbsquares/recap?contest=${contest}`);
    expect(ann.body_text).toMatch(/- The final: \d–\d, (Ann Ames|Bob)\. /);
    expect(ann.body_text).toMatch(/Ann Ames: \d\w* of 2, \d+ games and [\d,]+ points for 50 squares\./);
    await app.close();
  });

  it('is none of a board that never had numbers', async () => {
    const of = await squaresLeague(engine);
    await of.bracket();
    // Without claims nothing is drawn either.
    of.clock.set(FINAL + 24 * HOUR);
    await applyVisibleResults(of.db, of.clock.now());
    const { data } = await of.call('GET bbsquares/recap', { as: of.as.ann, query: { contest_id: of.contest } });
    expect(data!.config.data[0]).toMatchObject({ Over: 0, Open: 0, Games: 63, Headline: '' });
    await of.app.close();
  });
});
