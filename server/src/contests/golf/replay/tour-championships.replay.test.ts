import { DateTime } from 'luxon';
import { tag } from '../../../ground/db/database';
import { readCsv } from '../../../sport/imports/csv-file';
import { describeByTurns } from '../../../testing/engines';
import { boardAt } from '../rules/board.rules';
import { gradeEntries } from '../rules/grade.rules';
import { keepCards, keepField, readFacts } from '../stores/facts.store';
import { keepGolfers } from '../stores/golfers.store';
import { writePicks } from '../stores/picks.store';
import { changeTournament, keepCourse } from '../stores/tournaments.store';
import { aCourse, aGolfer, picksOf } from '../testing/facts.fixture';
import { golfTestLeague, type GolfTestLeague } from '../testing/golf-test-league';
import { cardOf, describeRecordedGolf, golfText, holedAt2011, recordedRounds, type RecordedRound } from './recorded-golf';

const EAST_LAKE = 'tour_championship_2011/rounds_by_hole.csv';
const EAST_LAKE_2020 = 'tour_championship_2020/tour_championship_2020_holes.csv';
const PARS_2020 = [4, 3, 4, 4, 4, 5, 4, 4, 3, 4, 3, 4, 4, 4, 3, 4, 4, 5];
const DAY_4 = '2011-09-25';

/** Best ball by the plainest way: of each hole the lowest score less par, over the rounds up to one. */
const plain = (rounds: readonly RecordedRound[], golfers: readonly number[], pars: readonly number[], round: number): number =>
  pars.reduce((sum, par, hole) => {
    const made = rounds.filter((one) => one.round === round && golfers.includes(one.golferId)).map(({ holes }) => holes[hole]!);
    return sum + Math.min(...made) - par;
  }, 0);

/** Puts a recorded tournament in the place of the league's first, played by two entries. */
async function replace(
  league: GolfTestLeague,
  rounds: readonly RecordedRound[],
  {
    pars,
    entries,
    cards,
    firstTeeAt,
    started = new Map(),
  }: {
    pars: readonly number[];
    entries: readonly (readonly number[])[];
    cards: ReturnType<typeof cardOf>[];
    firstTeeAt: number;
    started?: ReadonlyMap<number, number>;
  },
) {
  const names = new Map(rounds.map(({ golferId, name }) => [golferId, name]));
  await league.db.write(async (tx, invalidate) => {
    await keepGolfers(
      tx,
      invalidate,
      [...names].map(([id, name]) => ({ id, name, country: '', birthday: '' })),
    );
    await keepCourse(tx, invalidate, aCourse({ courseId: 688, pars }), league.first);
    // Those of the league's own tournament have withdrawn long ago.
    const own = Array.from({ length: 20 }, (_, n) => aGolfer(n + 1, { status: 'ALTERNATE' }));
    await keepField(tx, invalidate, league.first, [
      ...own,
      ...[...names].map(([golferId], n) =>
        aGolfer(golferId, { groupNum: n % 4, listOrder: n + 1, startingStrokes: started.get(golferId) ?? 0 }),
      ),
    ]);
    await keepCards(tx, invalidate, league.first, cards);
    await changeTournament(tx, invalidate, league.first, { cutRound: 0, firstTeeAt });
    // They have been there since before those years.
    await tx.updateTable('entries').set({ created_at: 0 }).execute();
    invalidate(tag.contest(league.contest));
    for (const [n, golfers] of entries.entries())
      await writePicks(
        tx,
        invalidate,
        { contestId: league.contest, tid: league.first, entryId: [league.entries.ann, league.entries.bob][n]! },
        { golfers, savedAt: 0, reason: null },
      );
  });
}

/** What the five who came in first began with; the recorded holes have none of it, and the strokes' running scores lag behind. */
const STARTED_2020 = { Johnson: -10, Thomas: -7, Schauffele: -3, Rahm: -8, Scheffler: -2 };

const instant = (time: string) => DateTime.fromISO(`${DAY_4}T${time}`, { zone: 'America/New_York' }).toMillis();

describeRecordedGolf('the TOUR Championships', [EAST_LAKE, EAST_LAKE_2020], () => {
  describeByTurns('through the API', (engine) => {
    let league: GolfTestLeague;
    beforeEach(async () => {
      league = await golfTestLeague(engine);
    });
    afterEach(() => league.app.close());

    const rowsOf = async (who: 'ann' | 'bob', round: number) => {
      const page = await league.page(who, { tid: league.first });
      const entry = league.entries[who];
      return {
        round: page.rounds.data.find((row) => row.entry_id === entry && row.round_number === round),
        standing: page.standings.data.find((row) => row.ID === `${league.first}-${entry}`),
      };
    };

    it('2011 goes hole by hole as the four played it, at every instant as recorded', async () => {
      const { rows } = readCsv(golfText('tour_championship_2011/course_holes.csv'), ['round', 'hole', 'par']);
      const pars = Array.from({ length: 18 }, (_, n) =>
        Number(rows.find((row) => row.value('round') === '1' && Number(row.value('hole')) === n + 1)!.value('par')),
      );
      const rounds = recordedRounds(EAST_LAKE);
      const byName = (name: string) => rounds.find((one) => one.name.startsWith(name))!.golferId;
      const four = ['Haas', 'Mahan', 'Donald', 'Mickelson'].map(byName);
      const holed = holedAt2011(4, DAY_4);
      const cards = rounds.map((one) =>
        cardOf(one, 688, one.round === 4 ? (holed.get(one.golferId) ?? one.holes.map(() => instant('18:30'))) : undefined),
      );
      await replace(league, rounds, { pars, entries: [four], cards, firstTeeAt: Date.parse('2011-09-22T15:00:00Z') });
      const expected = [
        ['15:30', -3, 36, 9, -37],
        ['16:30', -6, 17, 3, -40],
        ['17:30', -7, 2, 1, -41],
        ['19:00', -7, 0, 0, -41],
      ] as const;
      for (const [time, round, HR, BOR, total] of expected) {
        league.clock.set(instant(time));
        expect([time, (await rowsOf('ann', 4)).round]).toMatchObject([time, { Round: round, HR, BOR, Total: total }]);
      }
      const { standing } = await rowsOf('ann', 4);
      expect(standing).toMatchObject({ Score: -41, golfers_making_cut: 4, side_action_score: -27 });
      for (const round of [1, 2, 3, 4]) expect((await rowsOf('ann', round)).round!.Round).toBe(plain(rounds, four, pars, round));
    });

    it('2020: the best ball wins the tournament, and the other four the side action', async () => {
      const rounds = recordedRounds(EAST_LAKE_2020);
      const byName = (name: string) => rounds.find((one) => one.name.startsWith(name))!.golferId;
      const side = ['Schauffele', 'Scheffler', 'Hatton', 'Reed'].map(byName);
      const ball = ['Johnson', 'Thomas', 'Hughes', 'Horschel'].map(byName);
      const cards = rounds.map((one) => cardOf(one, 688));
      await replace(league, rounds, { pars: PARS_2020, entries: [side, ball], cards, firstTeeAt: 1000 });
      const [ann, bob] = [await rowsOf('ann', 4), await rowsOf('bob', 4)];
      expect([ann.standing!.Score, ann.standing!.side_action_score]).toEqual([-42, -45]);
      expect([bob.standing!.Score, bob.standing!.side_action_score]).toEqual([-44, -26]);
      expect(bob.standing!.Rank).toBeLessThan(ann.standing!.Rank);
      for (const round of [1, 2, 3, 4]) {
        expect((await rowsOf('ann', round)).round!.Round).toBe(plain(rounds, side, PARS_2020, round));
        expect((await rowsOf('bob', round)).round!.Round).toBe(plain(rounds, ball, PARS_2020, round));
      }
    });

    it('2020: leaderboard and winner are the official ones, with starting strokes; the contest counts what was played', async () => {
      const rounds = recordedRounds(EAST_LAKE_2020);
      const byName = (name: string) => rounds.find((one) => one.name.startsWith(name))!.golferId;
      const started = new Map(Object.entries(STARTED_2020).map(([name, strokes]) => [byName(name), strokes]));
      const entries = [['Schauffele', 'Scheffler', 'Hatton', 'Reed'].map(byName), ['Johnson', 'Thomas', 'Hughes', 'Horschel'].map(byName)];
      const cards = rounds.map((one) => cardOf(one, 688));
      await replace(league, rounds, { pars: PARS_2020, entries, cards, firstTeeAt: 1000, started });
      const page = await league.page('ann', { tid: league.first });
      const leaders = [...page.leaderboard.data].sort((a, b) => a.sort_order - b.sort_order).slice(0, 5);
      expect(leaders.map(({ Name, Position, Score }) => [Name.split(',')[0], Position, Score])).toEqual([
        ['Johnson', '1', '-21'],
        ['Schauffele', 'T2', '-18'],
        ['Thomas', 'T2', '-18'],
        ['Rahm', '4', '-17'],
        ['Scheffler', '5', '-14'],
      ]);
      const board = boardAt((await league.db.read((tx) => readFacts(tx, league.first)))!, league.clock.now());
      const alone = (name: string) =>
        gradeEntries(board, [{ entryId: 1, name, picks: picksOf(byName(name), null, null, null) }]).map((one) => [
          one.score,
          one.sideScore,
        ]);
      expect([alone('Schauffele'), alone('Johnson')]).toEqual([[[-15, -15]], [[-11, -11]]]);
      const [ann, bob] = [await rowsOf('ann', 4), await rowsOf('bob', 4)];
      expect([ann.standing!.Score, ann.standing!.side_action_score]).toEqual([-42, -45]);
      expect([bob.standing!.Score, bob.standing!.side_action_score]).toEqual([-44, -26]);
    });
  });
});
