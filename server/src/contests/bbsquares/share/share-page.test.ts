import { describeSite } from '../../../testing/engines';
import { FIRST_TIP, squaresLeague } from '../testing/squares-league';

describeSite('a board that is shared by a link', (engine) => {
  it('has the site’s name, whose initials are whose, live games and times in words', async () => {
    const league = await squaresLeague(engine);
    await league.bracket();
    await league.fillUp();
    const { data } = await league.call('POST bbsquares/share', { as: league.as.carl, body: { contest_id: league.contest, on: 1 } });
    const page = async () => (await league.inject({ url: data!.path })).body;
    expect(await page()).toContain('Numbers not drawn yet.');
    await league.at(FIRST_TIP - 6 * 3_600_000);
    await league.at(FIRST_TIP + 3 * 3_600_000);
    const body = await page();
    const { events, config } = await league.page('ann');
    const live = events.data.find(({ state, amount, leader }) => state === 'in_progress' && amount > 0 && leader !== 0)!;
    expect(body).toContain('<b>Poolhouse</b>');
    expect(body).toMatch(/As it stood Thu, Mar 19, \d+:\d\d PM Eastern\. <a href="">Load it again/);
    expect(body).toContain('<link rel="stylesheet" href="/fonts.css">');
    expect(body).toMatch(/<li><b>AA<\/b> Ann Ames<\/li>/);
    expect(body).toContain(`${live.team1} ${live.score1}–${live.score2} ${live.team2}`);
    expect(body).toContain(`would win now: ${live.x_score}–${live.y_score} ${live.entry_name}, ${live.amount} points`);
    expect(body).toMatch(/Numbers drawn Thu, Mar 19, \d+:\d\d AM Eastern\./);
    expect(body).toContain(config.data[0]!.commit);
    // No time as machines write it.
    expect(body).not.toMatch(/\d{4}-\d\d-\d\dT/);
    expect(body).not.toContain('overflow-x');
    await league.app.close();
  });
});
