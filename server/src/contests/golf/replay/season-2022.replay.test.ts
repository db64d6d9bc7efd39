import type { DataOf } from '@poolhouse/contract';
import { must } from '../../../ground/must';
import { newProofSite } from '../../../ground/proof/proof-site';
import { checkedLog } from '../../../replay/site/checked-log';
import { describeSite, type TestEngine } from '../../../testing/engines';
import { addContest, addEntry } from '../../../testing/rows.store';
import { addAccount, basic, testSite } from '../../../testing/site';
import { contestById } from '../../entries/contests.store';
import { contests as plugs } from '../../index';
import { createMemories } from '../../memories';
import { openContests } from '../../open-contests';
import { throwAwayPeriods } from '../../periods/testing/thrown-away.store';
import { logKeeper } from '../../proof/testing/log-keeper';
import { golfMemories } from '../golf-memories';
import { importField } from '../imports/import-field';
import { importSeason } from '../imports/import-season';
import { settleResults } from '../results/settle-results';
import { keepCards, setGolferStatus } from '../stores/facts.store';
import { keepCourse, tournamentByKey } from '../stores/tournaments.store';
import { aCourse, PARS } from '../testing/facts.fixture';
import { GolfProcess } from '../testing/golf-process';
import { describeRecordedGolf, golfText } from './recorded-golf';
import { cardsOf, FIELDS_AFTER, metEvents, RESULTS_2022, statusOf, TOURNAMENTS, type MetEvent } from './season-2022';

const HOUR = 3_600_000;
const PLAYERS = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil', 'Carl'] as const;
/** Never picks, and plays with the house's golfers. */
const IDLE = 'Gil';
const cents = (dollars: number) => Math.round(dollars * 100);
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

type Page = DataOf<'GET golf/pagedata'>;

async function seasonSite(engine: TestEngine, events: readonly MetEvent[]) {
  const db = await engine.open();
  const contests = openContests(db, plugs);
  const proof = newProofSite();
  const site = await testSite(db, { contests, proof });
  const contest = await addContest(db, { contest_type: 'golf', name: 'Golf 2022', year: 2022 });
  const users = new Map<string, { as: string; user: number; entry: number }>();
  for (const name of PLAYERS) {
    const user_id = await addAccount(db, name, `secret of ${name}`, { isAdmin: name === 'Carl' });
    users.set(name, {
      as: basic(name, `secret of ${name}`),
      user: user_id,
      entry: await addEntry(db, { contest_id: contest, user_id, entry_name: name }),
    });
  }
  await db.kysely.updateTable('entries').set({ created_at: 0 }).execute();
  site.clock.set(Date.parse('2022-01-01T12:00:00Z'));
  const parts = { db, clock: site.clock };
  await importSeason(parts, golfText(TOURNAMENTS), { season: 2022 });
  const tids = new Map<string, number>();
  for (const { id, field } of events) {
    await importField(parts, JSON.stringify(field), {});
    const key = { year: 2022, tourCode: 'R', permNum: id.slice(5) };
    const tid = (await db.read((tx) => tournamentByKey(tx, key)))!.id;
    await db.write((tx, invalidate) => keepCourse(tx, invalidate, aCourse(), tid));
    tids.set(id, tid);
  }
  const known = must(await db.read((tx) => contestById(tx, contest)), 'the contest');
  const settle = () => settleResults(parts, golfMemories(createMemories(db)));
  const { look } = logKeeper({ db, clock: site.clock, contests, proof });
  return { ...site, contest, known, users, tids, settle, look, proof };
}

/** An entry's rounds by the plainest way; an entry without a ball on some hole is given the day's worst. */
function plainRounds(page: Page, event: MetEvent): Map<number, number[]> {
  const cards = new Map(event.golfers.map((one) => [one.golferId, cardsOf(one)]));
  const byEntry = new Map(page.picks.data.map((row) => [row.id, [] as number[]]));
  for (let n = 0; n < 4; n += 1) {
    const sums = page.picks.data.map((row) => {
      const own = [row.Pick1, row.Pick2, row.Pick3, row.Pick4].flatMap((id) => cards.get(id ?? 0)?.[n]?.holes ?? []);
      const balls = PARS.map((par, hole) => Math.min(...own.filter((_, at) => at % 18 === hole).map((strokes) => strokes! - par)));
      return { id: row.id, whole: balls.every(Number.isFinite), sum: sum(balls.filter(Number.isFinite)) };
    });
    const worst = Math.max(0, ...sums.filter(({ whole }) => whole).map((one) => one.sum));
    for (const one of sums) byEntry.get(one.id)!.push(one.whole ? one.sum : Math.max(one.sum, worst));
  }
  return byEntry;
}

/** Places by the sum, then by the last round, back to the first. */
function plainPlaces(rounds: ReadonlyMap<number, readonly number[]>): Map<number, number> {
  const keys = new Map([...rounds].map(([id, own]) => [id, [sum(own), ...[...own].reverse()]]));
  const before = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((one, n) => one !== b[n]);
    return at >= 0 && a[at]! < b[at]!;
  };
  return new Map([...keys].map(([id, own]) => [id, 1 + [...keys.values()].filter((other) => before(other, own)).length]));
}

describeRecordedGolf('the season of 2022', [RESULTS_2022, TOURNAMENTS, FIELDS_AFTER], () => {
  describeSite('through the API', (engine) => {
    const events = metEvents();
    let league: Awaited<ReturnType<typeof seasonSite>>;
    beforeAll(async () => {
      league = await seasonSite(engine, events);
    });
    afterAll(() => league.app.close());
    const admin = () => league.users.get('Carl')!.as;
    const pageOf = async (tid: number) => (await league.call('GET golf/pagedata', { as: admin(), query: { tid } })).data!;

    /** Picks before the first tee, the recorded scores, and the last word. */
    async function play(event: MetEvent, n: number): Promise<Page> {
      const tid = league.tids.get(event.id)!;
      const { LockAt } = (await pageOf(tid)).config.data[0]!;
      league.clock.set(Date.parse(LockAt) - HOUR);
      const { data } = await league.call('GET golf/makepicksdata', { as: admin(), query: {} });
      expect(data!.config.data[0]!.current_tournament).toBe(tid);
      for (const [at, name] of PLAYERS.entries()) {
        if (name === IDLE) continue;
        const [pick1, pick2, pick3, pick4] = [0, 1, 2, 3].map((group) => {
          const list = data!.available_golfers.data.filter(({ Group_Num }) => Group_Num === group);
          return list[(at * 5 + n * 3 + group) % list.length]!.Golfer_ID;
        }) as [number, number, number, number];
        const saved = await league.call('POST golf/makepicks', {
          as: league.users.get(name)!.as,
          body: { pick1, pick2, pick3, pick4, tid },
        });
        expect(saved.status).toBe(200);
      }
      await league.look();
      league.clock.set(Date.parse(LockAt) + HOUR);
      await league.look();
      await league.settle();
      const cutRound = (await pageOf(tid)).config.data[0]!.cut_round;
      league.clock.set(Date.parse(LockAt) + 90 * HOUR);
      const at = league.clock.now();
      await league.db.write(async (tx, invalidate) => {
        await keepCards(tx, invalidate, tid, event.golfers.flatMap(cardsOf));
        for (const one of event.golfers) {
          const status = statusOf(one, cutRound);
          if (status !== 'IN') await setGolferStatus(tx, invalidate, { tid, golferId: one.golferId }, { status, at });
        }
        for (const golferId of event.absent) await setGolferStatus(tx, invalidate, { tid, golferId }, { status: 'WD', at });
      });
      const winner = event.winnerId === undefined ? {} : { winner_id: event.winnerId };
      const body = { tournament_id: tid, status: 'FINAL' as const, reason: 'As it was recorded', ...winner };
      expect((await league.call('POST ad/golf_set_status', { as: admin(), body })).status).toBe(200);
      league.clock.set(at + HOUR);
      await league.settle();
      const page = await pageOf(tid);
      // The same comes from a process that has just started and finds nothing kept.
      await throwAwayPeriods(league.db);
      const process = new GolfProcess(league.db, league.clock, { golf: league.known });
      const viewer = { userId: league.users.get('Carl')!.user, username: 'Carl', isAdmin: true, groupNumber: 1, deviceId: null };
      expect((await process.boards([tid], [viewer]))[0]![0]!.data).toEqual(page);
      return page;
    }

    it('pays the pot to the cent over its tournaments, and each as the plainest sums say', async () => {
      expect(events.length).toBeGreaterThanOrEqual(15);
      const tournaments = events.map(({ id }) => ({
        id: league.tids.get(id)!,
        double: ['014', '011', '033'].includes(id.slice(5)) ? (1 as const) : (0 as const),
      }));
      const season = await league.call('POST ad/golf_season', { as: admin(), body: { contest_id: league.contest, tournaments } });
      expect(season.data!.tournaments.data).toHaveLength(events.length);
      for (const name of PLAYERS) await league.call('GET golf/sideactionoptin', { as: league.users.get(name)!.as, query: {} });

      let [carried, last] = [0, undefined as Page | undefined];
      const order = season.data!.tournaments.data.map(({ ID }) => ID);
      const orderOf = ({ id }: MetEvent) => order.indexOf(league.tids.get(id)!);
      const inOrder = [...events].sort((a, b) => orderOf(a) - orderOf(b));
      for (const [n, event] of inOrder.entries()) {
        const tid = league.tids.get(event.id)!;
        last = await play(event, n);
        expect([event.id, last.config.data[0]!.status]).toEqual([event.id, 'OFFICIAL']);
        const rows = last.standings.data.filter(({ Tournament_ID }) => Tournament_ID === tid);
        const rounds = plainRounds(last, event);
        const places = plainPlaces(rounds);
        expect(rows.map(({ entry_id, Score, Rank }) => [event.id, entry_id, Score, Rank])).toEqual(
          rows.map(({ entry_id }) => [event.id, entry_id, sum(rounds.get(entry_id)!), places.get(entry_id)]),
        );
        expect(sum(rows.map(({ side_action_points: net }) => cents(net)))).toBe(0);
        const { data: rules } = await league.call('GET golf/rulesdata', { as: admin(), query: {} });
        const double = tournaments.find(({ id }) => id === tid)!.double === 1;
        carried += cents(rules!.config.data[0]!.WinnersPot) / events.length;
        const holders = last.picks.data.filter((row) => [row.Pick1, row.Pick2, row.Pick3, row.Pick4].includes(event.winnerId ?? -1)).length;
        const weekly = sum(rules!.prizes.data.map(({ Weekly }) => cents(Weekly))) * (double ? 2 : 1);
        expect(sum(rows.map(({ Points }) => cents(Points)))).toBe(weekly + (holders > 0 ? carried : 0));
        if (holders > 0) carried = 0;
        expect(last.picks.data.find(({ EntryName }) => EntryName === IDLE)!.Notes).toContain('House pick in group 1');
      }
      const overall = last!.standings.data.filter(({ Tournament_ID }) => Tournament_ID === 0);
      expect(sum(overall.map(({ Points }) => cents(Points)))).toBe(PLAYERS.length * 5000);
      const told = await checkedLog(league.db, league.proof, league.contest, '--standings');
      const season2022 = overall.map(
        ({ Rank, EntryName, Score }) => `${Rank} ${EntryName} ${Score! > 0 ? '+' : ''}${Score} in ${events.length} tournaments`,
      );
      expect(
        told
          .filter((line) => line !== '')
          .map((line) => line.trim().replaceAll(/ +/g, ' '))
          .sort(),
      ).toEqual(season2022.sort());
    });
  });
});
