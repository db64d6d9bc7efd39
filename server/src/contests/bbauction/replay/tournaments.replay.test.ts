import type { DataOf } from '@poolhouse/contract';
import { FixedClock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import { newProofSite, type ProofSite } from '../../../ground/proof/proof-site';
import { markMode } from '../../../ground/settings/mode';
import { seasonsOn } from '../../../replay/real-seasons';
import { checkedLog } from '../../../replay/site/checked-log';
import { importNcaab } from '../../../sport/imports/ncaab/import-ncaab';
import { describeTournamentsOnEachEngine, ncaabText, ncaabTexts } from '../../../sport/imports/ncaab/ncaab.fixture';
import { applyVisibleResults } from '../../../sport/results/apply-visible-results';
import { addContest, addEntry } from '../../../testing/rows.store';
import { addAccount, basic, testSite } from '../../../testing/site';
import { contests as plugs } from '../../index';
import { openContests } from '../../open-contests';
import { logKeeper } from '../../proof/testing/log-keeper';
import { strike } from '../bidding/hammer';

const DAY = 86_400_000;
const cells = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));

/** The file's own sums: games of the tournament proper by day, who won, who lost. */
function ownGames(year: number) {
  const seeds = new Map(cells(ncaabTexts(year).seeds).map(([, seed, id]) => [id!, seed!]));
  const rows = cells(ncaabTexts(year).results!).map(([, day, winner, , loser]) => ({ day: Number(day), winner: winner!, loser: loser! }));
  const isPlayIn = ({ winner, loser }: { winner: string; loser: string }) =>
    seeds.get(winner)!.slice(0, 3) === seeds.get(loser)!.slice(0, 3);
  const wins = new Map<string, number>();
  return rows
    .filter((row) => !isPlayIn(row))
    .map((row) => {
      const round = (wins.get(row.winner) ?? 0) + 1;
      wins.set(row.winner, round);
      return { ...row, round };
    });
}

/** Prices of a real room by region letter and seed; none but for 2023. */
function prices(year: number): Map<string, { owner: string; price: number }> {
  const letters = cells(ncaabTexts(year).seasons)[0]!.slice(2);
  if (year === 2023)
    return new Map(
      cells(ncaabText('auction_2023_bids.csv')).map(([region, rank, , , owner, bid]) => [
        `${'WXYZ'[letters.findIndex((name) => name.toUpperCase() === region!.toUpperCase())]}${rank!.padStart(2, '0')}`,
        { owner: owner!, price: Number(bid) },
      ]),
    );
  return new Map();
}

describeTournamentsOnEachEngine('real tournaments, against sums of the files', (engine) => {
  it.each(seasonsOn(engine, [2022, 2023, 2024, 2025]))('%i: what everybody paid, won and lost, day by day', async (year) => {
    const db = await engine.open();
    const clock = new FixedClock(Date.parse(`${year}-03-01T12:00:00Z`));
    await db.write((tx) => markMode(tx, 'practice'));
    await importNcaab({ db, clock }, ncaabTexts(year), {});
    const contests = openContests(db, plugs);
    const proof = newProofSite();
    const site = await testSite(db, { contests, proof });
    const { look } = logKeeper({ db, clock: site.clock, contests, proof });
    const prepared = prices(year);
    const names = year === 2023 ? [...new Set([...prepared.values()].map(({ owner }) => owner))].sort() : [...'ABCDEFGH'];
    const contest = await addContest(db, { contest_type: 'bbauction', name: 'Real', year });
    const carl = await addAccount(db, 'carl', 'secret', { isAdmin: true });
    for (const [n, entry_name] of names.entries())
      await addEntry(db, { contest_id: contest, user_id: n === 0 ? carl : await addAccount(db, `user${n}`, 'secret'), entry_name });
    const as = basic('carl', 'secret');
    const opens = await db.read((tx) =>
      tx.selectFrom('ncaab_seasons').select('opens_at').where('season', '=', year).executeTakeFirstOrThrow(),
    );
    site.clock.set(opens.opens_at + 3_600_000);
    await applyVisibleResults(db, site.clock.now());
    expect((await site.call('POST ad/bbauction_prep_teams', { as, body: { year } })).status).toBe(200);
    await look();
    // Seeds of the file, by team; First Four pairs share one.
    const places = new Map(cells(ncaabTexts(year).seeds).map(([, seed, id]) => [id!, seed!.slice(0, 3)]));
    const byPlace = new Map([...places].map(([id, place]) => [place, Number(id)]));
    if (year !== 2023) {
      const { bracket } = (await site.call('GET bbauction/pagedata', { as, query: { year, group: 1 } })).data!;
      for (const { round, position, Team_ID, Seed } of bracket.data)
        if (round === 1) prepared.set(places.get(String(Team_ID))!, { owner: names[(position - 1) % 8]!, price: (17 - Seed!) ** 2 });
    }
    const [first, second] = prepared.keys();
    for (const place of [first!, second!]) {
      const body = { year, group: 1, lot: byPlace.get(place)!, max: 7 };
      expect((await site.call('POST bbauction/proxy', { as, body })).data?.receipt).toBeDefined();
    }
    for (const [place, { owner, price }] of prepared) {
      const answer = await site.call('GET bbauction/buy_team', {
        as,
        query: { owner, team_id: byPlace.get(place)!, price, year, group: 1 },
      });
      expect([place, answer.error]).toEqual([place, undefined]);
      if (place === first) await look();
    }
    await strike(site, contests.memories, contest);
    await look();
    const pot = [...prepared.values()].reduce((sum, { price }) => sum + price, 0);
    const bp = [50, 100, 250, 400, 800, 1600];
    let left = 0;
    const values = [32, 16, 8, 4, 2, 1].map((games, n) => {
      const budget = pot * bp[n]! * games + left;
      left = budget % (10_000 * games);
      return Math.floor(budget / (10_000 * games));
    });
    const games = ownGames(year);
    const days = [...new Set(games.map(({ day }) => day))];
    const selection = opens.opens_at;
    for (const day of days) {
      const at = selection + (day - 132) * DAY + 12 * 3_600_000;
      site.clock.set(at);
      await applyVisibleResults(db, at);
      await look();
      const played = games.filter((game) => game.day <= day);
      const of = (id: string) => prepared.get(places.get(id)!)!.owner;
      const won = new Map(names.map((name) => [name, 0]));
      const losses = new Map(names.map((name) => [name, 0]));
      const versus = new Map<string, number>();
      for (const { winner, loser, round } of played) {
        won.set(of(winner), won.get(of(winner))! + values[round - 1]!);
        losses.set(of(loser), losses.get(of(loser))! + 1);
        if (of(winner) === of(loser)) continue;
        for (const [a, b, sign] of [
          [winner, loser, 1],
          [loser, winner, -1],
        ] as const)
          versus.set(`${of(a)}:${of(b)}`, (versus.get(`${of(a)}:${of(b)}`) ?? 0) + sign * values[round - 1]!);
      }
      const page = (await site.call('GET bbauction/pagedata', { as, query: { year, group: 1 } })).data!;
      expect(page.config.data[0]!.Pot).toBe(pot);
      const name = new Map(page.owners.data.map(({ ID, Name }) => [ID, Name]));
      expect(Object.fromEntries(page.owners.data.map((row) => [row.Name, [row.TotalWon, row.Losses]]))).toEqual(
        Object.fromEntries(names.map((one) => [one, [won.get(one), losses.get(one)]])),
      );
      for (const row of page.versus.data)
        expect([row.ID, row.winnings]).toEqual([row.ID, versus.get(`${name.get(row.owner)}:${name.get(row.opponent)}`) ?? 0]);
    }
    const page = (await site.call('GET bbauction/pagedata', { as, query: { year, group: 1 } })).data!;
    expect(page.owners.data.reduce((sum, { TotalWon }) => sum + TotalWon, 0)).toBe(pot);
    const { settlement, net } = (await site.call('GET bbauction/settlement', { as, query: { year, group: 1 } })).data!;
    const rest = new Map(net.data.map(({ ID, points }) => [ID, points]));
    for (const { from, to, points } of settlement.data) {
      rest.set(from, rest.get(from)! + points);
      rest.set(to, rest.get(to)! - points);
    }
    expect([...rest.values()].every((points) => points === 0)).toBe(true);
    if (year === 2025) {
      expect(Object.fromEntries(page.owners.data.map((row) => [row.Name, [row.TotalPaid, row.TotalWon, row.Losses, row.avgSeed]]))).toEqual(
        {
          A: [1508, 4049, 7, 3.5],
          B: [148, 29, 8, 13.5],
          C: [1108, 446, 8, 5.5],
          D: [292, 58, 8, 11.5],
          E: [976, 177, 8, 6],
          F: [296, 177, 8, 11],
          G: [1576, 1048, 8, 3],
          H: [80, 0, 8, 14],
        },
      );
      const name = new Map(net.data.map(({ ID, Name }) => [ID, Name]));
      expect(settlement.data.map(({ from, to, points }) => `${name.get(from)}→${name.get(to)} ${points}`)).toEqual([
        'E→A 799',
        'C→A 662',
        'G→A 528',
        'D→A 234',
        'B→A 119',
        'F→A 119',
        'H→A 80',
      ]);
    }
    await checkLog(db, proof, contest, page.owners.data);
    await site.app.close();
  });
});

/** The log fits, and what the checking program works out by rules of its own is the board's. */
async function checkLog(db: Database, proof: ProofSite, contest: number, owners: DataOf<'GET bbauction/pagedata'>['owners']['data']) {
  const table = await checkedLog(db, proof, contest, '--standings');
  const told = table.flatMap((row) => /^ *(\d+) {2}(.+?) +paid ([\d,]+), won ([\d,]+)$/.exec(row)?.slice(1, 5).join(' ') ?? []);
  const shown = owners.map(({ Name, Rank, TotalPaid, TotalWon }) =>
    [Rank, Name, TotalPaid.toLocaleString('en-US'), TotalWon.toLocaleString('en-US')].join(' '),
  );
  expect(told.sort()).toEqual(shown.sort());
}
