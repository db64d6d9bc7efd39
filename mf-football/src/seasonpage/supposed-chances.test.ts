import type { FootballPickRow, FootballScoreRow } from '@poolhouse/contract';
import { boardOutlook } from '@poolhouse/contract/football-rules';
import { againstLine } from '@poolhouse/contract/rules';
import { writeLink } from '@poolhouse/shared-ui/what-if';
import fc from 'fast-check';
import type { FootballPage } from '../contest/board.rules';
import { raceOf } from '../season/chances/race.rules';
import { aBoardPage } from '../testing/board-page.fixture';
import { aConfig, aGame, aPick, aStanding } from '../testing/board.fixture';
import { aSeason } from '../testing/season.fixture';
import { supposedSeason } from '../whatif/supposed-board.rules';

const ENTRIES = [1, 2, 3];

/** A game by the time it is looked at, how it ends, and whether it is supposed to. */
const game = fc.record({
  now: fc.constantFrom('to come' as const, 'on' as const, 'over' as const),
  lead: fc.integer({ min: -14, max: 14 }),
  end: fc.integer({ min: -30, max: 30 }),
  supposed: fc.boolean(),
});
/** Which side of each game an entry has; null for none. */
const sides = fc.array(fc.option(fc.constantFrom(1 as const, 2 as const)), { minLength: 5, maxLength: 5 });
const week = fc.record({
  games: fc.array(game, { minLength: 5, maxLength: 5 }),
  picks: fc.array(sides, { minLength: ENTRIES.length, maxLength: ENTRIES.length }),
});
type Drawn = typeof week extends fc.Arbitrary<infer W> ? W : never;

function gameOf({ now, lead, end, supposed }: Drawn['games'][number], n: number, after: boolean): FootballScoreRow {
  const of = { ID: n + 1, team1: `Away ${n}`, team2: `Home ${n}`, Abbrev1: `A${n}`, Abbrev2: `H${n}`, Spread1: 2.5, Spread2: -2.5 };
  const score = (margin: number) => ({ started: 1 as const, score1: 40, score2: 40 + margin });
  if (now === 'over' || (after && supposed)) return aGame({ ...of, ...score(end), state: 'final', status: 'Final', timeLeft: '0:00' });
  if (now === 'to come') return aGame(of);
  return aGame({ ...of, ...score(lead), state: 'in_progress', inProgress: 1, status: 'Q3', timeLeft: '7:30' });
}

function pickOf(entry: number, side: 1 | 2, { ID, team1, team2, state, started, score1, score2 }: FootballScoreRow): FootballPickRow {
  const Spread = side === 2 ? -2.5 : 2.5;
  const by = againstLine(side, (score2 ?? 0) - (score1 ?? 0), Spread);
  const [ahead, behind] = state === 'final' ? [1, 0] : [-1, -2];
  const Result = started === 0 ? 3 : by > 0 ? ahead : behind;
  return aPick({ ID: `${entry}-${ID}`, entry_id: entry, slot: ID, event_id: ID, Pick: side === 1 ? team1 : team2, Spread, Result });
}

/** The board before or after what is supposed has come. */
function boardAt({ games, picks }: Drawn, after: boolean): FootballPage {
  const scores = games.map((one, n) => gameOf(one, n, after));
  // A pick of a game to come is in nobody's page: where nothing was supposed of it, it is sealed.
  const made = picks.flatMap((own, e) =>
    own.flatMap((side, n) => (side !== null && scores[n]!.started === 1 ? [pickOf(e + 1, side, scores[n]!)] : [])),
  );
  const count = (entry: number, result: number) => made.filter(({ entry_id: id, Result }) => id === entry && Result === result).length;
  const over = scores.every(({ state }) => state === 'final');
  const rows = ENTRIES.flatMap((entry) => {
    // Once the week is over, what was not picked is lost.
    const losses = over ? 5 - count(entry, 1) : count(entry, 0);
    const counts = { entry_id: entry, EntryName: `Entry ${entry}`, Wins: count(entry, 1), Losses: losses };
    const PicksIn = picks[entry - 1]!.filter((side) => side !== null).length;
    return [aStanding({ ID: `3-${entry}`, Week: 3, PicksIn, ...counts }), aStanding({ ID: `0-${entry}`, Week: 0, ...counts })];
  });
  const config = aConfig({ Week: 3, WeekOver: over ? 1 : 0, WeeksAhead: 12 });
  return aBoardPage({ config: { data: [config] }, scores: { data: scores }, picks: { data: made }, standings: { data: rows } });
}

/** A week that is on and whose ends are all supposed: with them it is over, whatever else is drawn. */
const ALL_SUPPOSED: Drawn = {
  games: [7, 3, -2, -9, 30].map((end) => ({ now: 'on', lead: 0, end, supposed: true })),
  picks: [
    [1, 1, 1, 1, 1],
    [2, 2, 2, 2, 2],
    [null, 1, 2, null, 1],
  ],
};

/** The season's page beside a board: its outlook is the board's (`what-if.property.test.ts` of the server holds that). */
const seasonAt = (page: FootballPage) => aSeason({ outlook: { data: boardOutlook({ page, over: false }) } });

test('once what was supposed has come, the race that is played is the one that was supposed, dice and all', () => {
  let over = 0;
  fc.assert(
    fc.property(week, (drawn) => {
      // What has not begun is sealed, so that nobody's page tells what would come of it.
      const games = drawn.games.map((one) => (one.now === 'to come' ? { ...one, supposed: false } : one));
      const [before, after] = [boardAt({ ...drawn, games }, false), boardAt({ ...drawn, games }, true)];
      const asked = new Map(games.flatMap(({ supposed, now, end }, n) => (supposed && now === 'on' ? [[n + 1, end] as const] : [])));
      fc.pre(asked.size > 0);
      const season = seasonAt(before);
      const then = supposedSeason(before, writeLink(asked, before.scores.data), season);
      const race = raceOf({ config: season.config, outlook: { data: then.outlook } }, then.left);
      expect(race).not.toBeNull();
      expect(race).toEqual(raceOf(seasonAt(after), after));
      over += after.config.data[0]!.WeekOver;
    }),
    { examples: [[ALL_SUPPOSED]] },
  );
  expect(over).toBeGreaterThan(0);
});
