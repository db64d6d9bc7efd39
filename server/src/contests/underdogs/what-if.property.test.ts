import { hangsOn, isUndecided, supposeDogs, type DogBoard } from '@poolhouse/contract/underdogs-rules';
import fc from 'fast-check';
import type { Database } from '../../ground/db/database';
import { must } from '../../ground/must';
import { describeByTurns } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';
import { finish, play, postpone } from '../../testing/scores.store';
import { createMemories } from '../memories';
import { addSeason } from '../periods/testing/nfl-season';
import { twoProcesses } from '../periods/testing/two-processes';
import { readCalendar, windowOf } from '../weeks/calendar';
import { boardRows } from './board';
import { underdogsReader } from './underdogs-facts';
import { readWholeSeason } from './underdogs-season';
import { underdogsKind } from './underdogs.kind';
import { setMissedPick, writePick } from './underdogs.store';

const DAY = 86_400_000;
const GAMES = 4;
const score = fc.constantFrom(0, 3, 7, 10);
/** A game when the board is looked at, and how it ends. */
const game = fc.record({
  now: fc.constantFrom('to begin', 'on', 'on', 'over', 'called off'),
  ...{ score1: score, score2: score, end1: score, end2: score },
});
/** What an entry has of each week; null for nothing. */
const picked = fc.option(
  fc.record({ game: fc.nat({ max: GAMES - 1 }), side: fc.constantFrom(1 as const, 2 as const), spread: fc.constantFrom(null, 3.5, 3, 7) }),
);
const season = fc.record({
  weeks: fc.array(fc.array(game, { minLength: GAMES, maxLength: GAMES }), { minLength: 2, maxLength: 2 }),
  picks: fc.array(fc.array(picked, { minLength: 2, maxLength: 2 }), { minLength: 4, maxLength: 4 }),
  policy: fc.constantFrom('none' as const, 'biggest' as const),
  /** Looked at before some of its games begin. */
  early: fc.boolean(),
});
type Season = typeof season extends fc.Arbitrary<infer S> ? S : never;

type Game = Season['weeks'][number][number];
const on = (end1: Game['end1'], end2: Game['end2']): Game => ({ now: 'on', score1: 0, score2: 0, end1, end2 });
const taken = (at: number, side: 1 | 2) => ({ game: at, side, spread: null });
/** A dog that wins, one that covers, one that loses, and a player who missed the week: nothing that is counted is left to the lot. */
const CERTAIN: Season = {
  weeks: [Array.from({ length: GAMES }, () => on(7, 3)), [on(10, 3), on(7, 3), on(7, 10), on(10, 0)]],
  picks: [0, 2, 3].map((at): Season['picks'][number] => [null, taken(at, at === 3 ? 2 : 1)]).concat([[null, null]]),
  ...{ policy: 'none', early: false },
};

describeByTurns('what is supposed of an Underdogs board', (engine) => {
  let db: Database;
  let users: number[];
  let year = 2100;
  beforeAll(async () => {
    ({ db, users } = await twoProcesses(engine));
  });

  it('is what comes when it comes true: picks of the week and the table of the season', async () => {
    const seen = { W: 0, C: 0, L: 0, missed: 0 };
    await fc.assert(
      fc.asyncProperty(season, async (one) => {
        const { before, after, late } = await playOut((year += 1), one);
        const ends = new Map(
          after.scores.data.flatMap(({ ID, state, score1, score2 }) =>
            state === 'final' ? [[ID, (score2 ?? 0) - (score1 ?? 0)] as const] : [],
          ),
        );
        const came = new Map(
          before.scores.data.filter(isUndecided).flatMap(({ ID }) => (ends.has(ID) ? [[ID, must(ends.get(ID), 'an end')] as const] : [])),
        );
        const { page, open } = supposeDogs(before, came);
        if (late && came.size === 0) return;
        expect(grades(page, late ? null : before)).toEqual(grades(after, late ? null : before));
        if (!late) return;
        expect(open).toBe(0);
        expect(table(page)).toEqual(table(after));
        for (const { Grade, pick, week } of page.picks.data) if (Grade !== '' && week === 2) seen[pick === '' ? 'missed' : Grade] += 1;
      }),
      { numRuns: engine.engine === 'sqlite' ? 40 : 10, examples: [[CERTAIN]] },
    );
    expect(Object.values(seen).every((times) => times > 0)).toBe(true);
  });

  /** The board in the evening of week 2, and when its games are over. `late`: all of them have kicked off by then. */
  async function playOut(of: number, { weeks, picks, policy, early }: Season) {
    const contestId = await addContest(db, { contest_type: 'underdogs', year: of });
    const entries: number[] = [];
    for (const n of [0, 1, 2, 3])
      entries.push(
        await addEntry(db, { contest_id: contestId, user_id: must(users[n % users.length], 'a user'), created_at: Date.UTC(of, 0) }),
      );
    const games = await addSeason(db, { year: of, weeks: 2, days: [2.5, 5, 5, 6] }, (w, n) => ({
      ...{ abbrev1: `A${n}${w}`, abbrev2: `H${n}`, team1: `Away ${n}${w}`, team2: `Home ${n}`, spread2: n % 2 === 0 ? -3.5 : 3 },
    }));
    const calendar = await db.read((tx) => readCalendar(tx, of, underdogsKind));
    await db.write((tx, invalidate) => setMissedPick(tx, invalidate, contestId, { policy, since: 0 }));
    for (const [n, own] of picks.entries())
      for (const [w, pick] of own.entries()) {
        if (!pick) continue;
        const choice = { eventId: must(games[w]?.[pick.game], 'a game'), side: pick.side, spread: pick.spread };
        const saved = { week: w + 1, choice, takenAt: null, savedAt: 0, overrideReason: null };
        await db.write((tx, invalidate) => writePick(tx, invalidate, { contestId, entryId: must(entries[n], 'an entry') }, saved));
      }
    const now = must(windowOf(calendar, 2), 'a week').opensAt + (early ? 4 : 6.4) * DAY;
    const toBegin = (n: number) => early && n > 0;
    for (const [w, ofWeek] of weeks.entries())
      for (const [n, one] of ofWeek.entries()) {
        const id = must(games[w]?.[n], 'a game');
        if (one.now === 'called off') await postpone(db, id);
        else if (w === 0 || (one.now === 'over' && !toBegin(n))) await finish(db, id, one.end1, one.end2);
        else if (one.now === 'on' && !toBegin(n)) await play(db, id, one.score1, one.score2);
      }
    const before = await board(contestId, calendar, now);
    for (const [n, one] of must(weeks[1], 'a week').entries())
      if (one.now !== 'called off') await finish(db, must(games[1]?.[n], 'a game'), one.end1, one.end2);
    return { before, after: await board(contestId, calendar, early ? now + 2.4 * DAY : now), late: !early };
  }

  const board = (contestId: number, calendar: Awaited<ReturnType<typeof readCalendar>>, now: number) =>
    db.read(async (tx): Promise<DogBoard> => {
      const whole = await readWholeSeason(tx, underdogsReader(createMemories(db)), { contestId, calendar, now });
      const { scores, users: ofUsers, picks, standings } = boardRows(whole, calendar, now).shared;
      return {
        ...{ config: { data: [{ week: whole.week }] }, scores: { data: [...scores] }, users: { data: [...ofUsers] } },
        ...{ picks: { data: [...picks] }, standings: { data: [...standings] } },
      };
    });
});

const table = ({ standings }: DogBoard) => standings.data.map(({ ID, Wins, Covers, Losses, Rank }) => ({ ID, Wins, Covers, Losses, Rank }));

/** The grades by pick; of an early board of those alone whose game it told of. */
function grades({ picks }: DogBoard, of: DogBoard | null): Record<string, string> {
  const known = of && new Set(of.picks.data.filter(hangsOn).map(({ ID }) => ID));
  return Object.fromEntries(picks.data.filter(({ ID }) => !known || known.has(ID)).map(({ ID, Grade }) => [ID, Grade]));
}
