import { FixedClock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import { markMode } from '../../../ground/settings/mode';
import { gamesOfWeeks } from '../../games/games.store';
import { applyVisibleResults, nextVisibleChange } from '../../results/apply-visible-results';
import { readTournament } from '../../tournament/tournament';
import { importNcaab } from './import-ncaab';
import { describeTournamentsOnEachEngine, ncaabTexts } from './ncaab.fixture';

const SELECTION_SUNDAY = Date.parse('2025-03-16T22:00:00Z');
const DAY = 86_400_000;
const HOUR = 3_600_000;

/** The round in which a team loses its game, by name, from the results as the file has them; 7 for the champion. */
function lastRounds(): Map<string, number> {
  const { teams, results, seeds } = ncaabTexts(2025);
  const cells = (text: string | undefined) =>
    text!
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(','));
  const name = new Map(cells(teams).map(([id, of]) => [id, of!]));
  // Wins do: everybody starts in the round of 64 but the eight of the First Four, one round before.
  const early = new Set(
    cells(seeds)
      .filter(([, seed]) => /[ab]$/.test(seed!))
      .map(([, , id]) => id),
  );
  const last = new Map(cells(seeds).map(([, , id]) => [id!, early.has(id) ? 0 : 1]));
  for (const [, , winner] of cells(results)) last.set(winner!, last.get(winner!)! + 1);
  return new Map([...last].map(([id, round]) => [name.get(id)!, round]));
}

describeTournamentsOnEachEngine('importing tournaments', (engine) => {
  let db: Database;
  const clock = new FixedClock(SELECTION_SUNDAY);
  beforeEach(async () => {
    db = await engine.open();
    clock.set(SELECTION_SUNDAY);
    await db.write((tx) => markMode(tx, 'practice'));
  });
  const take = (options = {}, texts = ncaabTexts(2025)) => importNcaab({ db, clock }, texts, options);
  const tournament = () => db.read((tx) => readTournament(tx, 2025, clock.now()));
  const show = async (now: number) => {
    clock.set(now);
    await applyVisibleResults(db, now);
    return (await tournament())!;
  };
  const events = () => db.read((tx) => tx.selectFrom('events').selectAll().where('sport', '=', 'NCAAB').orderBy('id').execute());

  it('counts on a dry run, writes, and changes nothing twice', async () => {
    const first = { added: 1, changed: 0, unchanged: 0, results: 67, corrected: 0 };
    expect(await take({ dryRun: true })).toEqual(first);
    expect(await tournament()).toBeUndefined();
    expect(await take()).toEqual(first);
    const counters = () => db.read((tx) => tx.selectFrom('scopes').selectAll().orderBy('name').execute());
    const before = await counters();
    expect(await take()).toEqual({ added: 0, changed: 0, unchanged: 1, results: 0, corrected: 0 });
    expect(await counters()).toEqual(before);
  });

  it('shows nothing before the field is announced, and then the games whose teams are known', async () => {
    await take();
    clock.set(SELECTION_SUNDAY - 1);
    expect((await show(SELECTION_SUNDAY - 1)).teams.size).toBe(0);
    expect(await events()).toEqual([]);
    expect(await nextVisibleChange(db, clock.now())).toBe(SELECTION_SUNDAY);
    const { teams, slots, games } = await show(SELECTION_SUNDAY);
    expect(teams.size).toBe(68);
    // 60 that are in, and 4 places that two play for.
    expect(games.filter(({ event }) => event)).toHaveLength(4 + 28);
    expect(slots.get('r1p58')!.map(({ name }) => name)).toEqual(['Texas', 'Xavier']);
  });

  // The longest of all, and not about the engine.
  if (engine.engine === 'sqlite')
    it('never names a team of a later round before its win can be seen, day by day to the champion', async () => {
      await take();
      const last = lastRounds();
      const finals = new Map<string, number>();
      let seen = 0;
      for (let now = SELECTION_SUNDAY; now < SELECTION_SUNDAY + 24 * DAY; now += 6 * HOUR) {
        const { games, slots } = await show(now);
        for (const { event, key } of games) if (event?.state === 'final') finals.set(key, now);
        for (const row of await events()) {
          const [round, number] = row.source_key.split(':')[2]!.slice(1).split('g').map(Number) as [number, number];
          // Both feeders are over, as far as the round has any.
          if (round > 1) for (const feeder of [2 * number - 1, 2 * number]) expect(finals.has(`r${round - 1}g${feeder}`)).toBe(true);
          expect([last.get(row.team1)! >= round, last.get(row.team2)! >= round]).toEqual([true, true]);
          if (row.kickoff_at > now) expect(row.score1).toBeNull();
          seen += 1;
        }
        const held = [...slots].filter(([, holders]) => holders.length === 1);
        expect(held.length).toBe(68 + finals.size);
      }
      expect(seen).toBeGreaterThan(1000);
      expect((await tournament())!.slots.get('r7p1')!.map(({ name }) => name)).toEqual(['Florida']);
    });

  it('is played out in one jump of the clock, and taken back by a clock that goes back', async () => {
    await take();
    const end = SELECTION_SUNDAY + 30 * DAY;
    const whole = await show(end);
    expect(whole.games.filter(({ event }) => event?.state === 'final')).toHaveLength(67);
    expect(whole.games.every(({ half }) => half)).toBe(true);
    const sweet16 = Date.parse('2025-03-28T16:00:00Z');
    const back = await show(sweet16);
    expect(back.games.filter(({ event }) => event?.state === 'final')).toHaveLength(4 + 32 + 16 + 4);
    // The Thursday's four games have made two pairs of the Elite 8.
    expect(await events()).toHaveLength(4 + 32 + 16 + 8 + 2);
    expect((await show(SELECTION_SUNDAY - DAY)).games.some(({ event }) => event)).toBe(false);
    expect(await events()).toEqual([]);
    expect((await show(end)).games.map(({ winner }) => winner)).toEqual(whole.games.map(({ winner }) => winner));
  });

  it('keeps tournament games off football boards', async () => {
    await take();
    await show(SELECTION_SUNDAY + 30 * DAY);
    expect(await db.read((tx) => gamesOfWeeks(tx, '2025-01-01', '2025-12-31', ['NFL', 'NCAA']))).toEqual([]);
  });

  it('takes a corrected score over, also of a game that is shown, and moves the bracket with it', async () => {
    await take();
    const end = SELECTION_SUNDAY + 30 * DAY;
    await show(end);
    const texts = ncaabTexts(2025);
    const final = texts.results!.trim().split(/\r?\n/).at(-1)!;
    const [season, day, winner, winnerScore, loser, loserScore, ...rest] = final.split(',');
    const corrected = [season, day, winner, Number(winnerScore) + 1, loser, loserScore, ...rest].join(',');
    expect(await take({}, { ...texts, results: texts.results!.replace(final, corrected) })).toMatchObject({
      changed: 1,
      results: 1,
      corrected: 1,
    });
    const game = (await tournament())!.games.find(({ key }) => key === 'r6g1')!;
    expect([game.event!.score1, game.event!.score2].sort()).toEqual([Number(loserScore), Number(winnerScore) + 1].sort());
  });

  it('refuses files that do not fit together and writes nothing', async () => {
    const texts = ncaabTexts(2025);
    await expect(take({}, { ...texts, seeds: texts.seeds.replace(/2025,W04,\d+\r?\n/, '') })).rejects.toThrow(
      'the slot W04 of 2025 has no team',
    );
    await expect(take({ season: 1999 })).rejects.toThrow('no tournament of 1999');
    expect(await tournament()).toBeUndefined();
  });
});

describeTournamentsOnEachEngine('the walk-over of 2021', (engine) => {
  it('takes the game off the board at its hour, not before, and lets the other team go on', async () => {
    const db = await engine.open();
    const start = Date.parse('2021-03-15T00:00:00Z');
    const clock = new FixedClock(start);
    await db.write((tx) => markMode(tx, 'practice'));
    await importNcaab({ db, clock }, ncaabTexts(2021), {});
    const at = async (now: number) => {
      await applyVisibleResults(db, now);
      const known = (await db.read((tx) => readTournament(tx, 2021, now)))!;
      return { game: known.games.find(({ event }) => event?.team1 === 'Oregon' && event.team2 === 'VCU')!, known };
    };
    const { tipoffAt } = (await at(start)).game;
    expect((await at(tipoffAt - 1)).game).toMatchObject({ winner: undefined, walkover: false, event: { state: 'scheduled' } });
    const { game, known } = await at(tipoffAt);
    expect(game).toMatchObject({
      winner: 1,
      walkover: true,
      event: { state: 'cancelled', statusNote: 'Walk-over: Oregon go on', score1: null },
    });
    expect(known.slots.get(game.winnerTakes)!.map(({ name }) => name)).toEqual(['Oregon']);
    expect((await at(tipoffAt - 1)).game).toMatchObject({ winner: undefined, event: { state: 'scheduled' } });
    const end = (await at(start + 40 * 86_400_000)).known;
    expect(end.slots.get('r7p1')!.map(({ name }) => name)).toEqual(['Baylor']);
  });
});

describeTournamentsOnEachEngine('several tournaments', (engine) => {
  it('stand side by side, each as far as the clock has come', async () => {
    const db = await engine.open();
    const clock = new FixedClock(Date.parse('2023-03-20T12:00:00Z'));
    await db.write((tx) => markMode(tx, 'practice'));
    for (const season of [1985, 2022, 2023, 2025]) await importNcaab({ db, clock }, ncaabTexts(season), {});
    const champion = (season: number) =>
      db.read(async (tx) => (await readTournament(tx, season, clock.now()))!.slots.get('r7p1')?.[0]?.name);
    expect([await champion(1985), await champion(2022), await champion(2023), await champion(2025)]).toEqual([
      'Villanova',
      'Kansas',
      undefined,
      undefined,
    ]);
    const teams = await db.read(async (tx) => (await readTournament(tx, 2025, clock.now()))!.teams.size);
    expect(teams).toBe(0);
  });
});
