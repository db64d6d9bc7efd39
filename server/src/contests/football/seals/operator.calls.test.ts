import { newProofSite } from '../../../ground/proof/proof-site';
import { checkedFile, logLines } from '../../../replay/site/checked-log';
import { describeByTurns } from '../../../testing/engines';
import { changeScore, dropEntry, growAnew } from '../../../testing/operator.store';
import { addEntry } from '../../../testing/rows.store';
import { finish } from '../../../testing/scores.store';
import { contests as plugs } from '../../index';
import { openContests } from '../../open-contests';
import { logKeeper } from '../../proof/testing/log-keeper';
import { footballLeague, saveOf, SUNDAY, THURSDAY, type Choice, type FootballLeague } from '../testing/football-league';

const HOUR = 3_600_000;
const TUESDAY = Date.parse('2022-09-06T12:00:00Z');
const FIVE: Choice[] = [
  [0, 'A'],
  [1, 'H', 1],
  [2, 'A'],
  [3, 'A'],
  [6, 'A'],
];

/** What the operator can do to a database, done by SQL; the one thing that a board alone can show is asked of the page's own call. */
describeByTurns("what is done to a contest's database", (engine) => {
  let league: FootballLeague;
  let at: (time: number) => Promise<void>;
  const proof = newProofSite();

  const file = () => logLines(league.db, proof, league.contest);

  beforeEach(async () => {
    const db = await engine.open();
    const contests = openContests(db, plugs);
    league = await footballLeague({ ...engine, open: async () => db }, { contests, proof });
    const { look } = logKeeper({ db, clock: league.clock, contests, proof });
    at = async (time) => {
      league.clock.set(time);
      await look();
    };
    await at(TUESDAY);
    await league.call('POST football/makepicks', { as: league.as.ann, body: saveOf(league, league.entries.ann, FIVE) });
    await at(TUESDAY + HOUR);
    await at(THURSDAY);
    await finish(db, league.games[0]!, 20, 24);
    await at(THURSDAY + 4 * HOUR);
    expect(checkedFile(await file(), [])).toMatchObject({ status: 0 });
  });

  const said = async (...kept: string[]) => {
    const { status, out } = checkedFile(await file(), [], kept);
    return status === 1 ? out : `status ${status}`;
  };
  const checkpoint = async () => {
    const { data } = await league.call('GET proof/checkpoint', { as: league.as.bob, query: { contest_id: league.contest } });
    return data!.checkpoint;
  };
  const lines = async () => Number((await checkpoint()).split('\n')[1]);

  it('is found where an entry is dated back', async () => {
    const dated = { contest_id: league.contest, user_id: league.users.dan, entry_name: 'Dan', created_at: TUESDAY - HOUR };
    await addEntry(league.db, dated);
    await at(THURSDAY + 6 * HOUR);
    expect(await said()).toMatch(/seals 20 slots, but 3 entries have 15\./);
  });

  it('is found where an entry is dropped', async () => {
    await dropEntry(league.db, league.entries.eve, THURSDAY + 5 * HOUR);
    await at(THURSDAY + 6 * HOUR);
    expect(await said()).toMatch(/seals 10 slots, but 3 entries have 15\./);
  });

  it('is found where a score is another one without a correction', async () => {
    const results = async () =>
      (await league.call('GET proof/opened', { as: league.as.bob, query: { contest_id: league.contest } })).data!.results;
    const told = { event: league.games[0]!, score1: 20, score2: 24 };
    expect(await results()).toEqual([told]);
    await changeScore(league.db, league.games[0]!, 27);
    await at(SUNDAY);
    // The log says what it said: whoever holds it against the board sees another score there.
    expect(await results()).toEqual([{ ...told, score1: 27 }]);
    expect((await file()).filter((line) => line.includes('"kind":"correction"'))).toEqual([]);
  });

  it('is found by whoever kept a checkpoint where the log is cut and grown anew', async () => {
    const [before, size] = [await checkpoint(), await lines()];
    expect(await said(before)).toBe('status 0');
    const [last = ''] = (await file()).filter((line) => line.includes('"kind":"result"'));
    const { n, body } = JSON.parse(last) as { n: number; body: { [name: string]: number } };
    const other = { ...body, score1: 27 };
    await growAnew(league.db, { contestId: league.contest, lines: n, at: THURSDAY + 4 * HOUR }, [{ kind: 'result', body: other }]);
    while ((await lines()) <= size) await at(league.clock.now() + HOUR);
    // By itself it looks whole: only what was kept shows it.
    expect(await said()).toBe('status 0');
    expect(await said(before)).toMatch(/kept-0\.txt/);
  });

  it('is found where two players are shown different logs, by the first of them who sees what the other one kept', async () => {
    const size = await lines();
    const reason = { kind: 'entry.renamed', body: { entry: league.entries.bob, name: 'Bobby' } };
    const fork = async (name: string) => {
      const line = { ...reason, body: { ...reason.body, name } };
      await growAnew(league.db, { contestId: league.contest, lines: size, at: THURSDAY + 5 * HOUR }, [line]);
      return checkpoint();
    };
    const [one, other] = [await fork('Bobby'), await fork('Robert')];
    expect(await said(other)).toBe('status 0');
    expect(await said(one)).toMatch(/kept-0\.txt/);
  });
});
