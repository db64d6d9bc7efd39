import type { WinsScoreRow } from '@poolhouse/contract';
import fc from 'fast-check';
import { aGame } from '../../underdogs/testing/game.fixture';
import { periodRows, scoresIn, standingsIn } from '../footballwins-rows';
import type { PeriodFacts, WinsState } from '../footballwins-season.types';
import { stateAfter, weeksOver } from '../weeks-over';
import { badBeatOf, closestOf, ownedGames, routOf, swingOf, upsetOf } from './facts.rules';
import { winsRecap } from './recap.rules';
import type { WinsWeek } from './week.types';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan'];
const CLUBS = ['BUF', 'CHI', 'DAL', 'DEN', 'GB', 'HOU', 'KC', 'LA'];
const entries = NAMES.map((name, n) => ({ id: n + 1, name, contestId: 1, userId: n + 1, createdAt: 0 }));
const contest = { id: 1, type: 'footballwins' as const, name: 'Oak Street Wins', year: 2026, groupNumber: 1, firstWeek: 1 };
const NOW = Date.UTC(2026, 11, 1);

interface Played {
  away: string;
  home: string;
  score: readonly [number, number];
  line: number | null;
  late: readonly [number, number] | null;
}

/** Weeks as the board has them. @param owners by club its entry; 0 for nobody */
function weeksOf(owners: readonly number[], weeks: readonly (readonly Played[])[]): WinsWeek {
  const teams = CLUBS.map((abbrev, n) => ({ abbrev, owner: owners[n] || null, expWins: 8, drafted: n + 1 }));
  let state: WinsState = { ...weeksOver.start, teams };
  let id = 0;
  const told = weeks.map((games, n) => {
    const facts: PeriodFacts = {
      ...{ contest, entries, week: n + 1, closesAt: 0, endsAt: 0, draft: undefined },
      games: games.map(({ away, home, score: [score1, score2], line }) =>
        aGame({
          id: (id += 1),
          abbrev1: away,
          abbrev2: home,
          team1: away,
          team2: home,
          state: 'final',
          score1,
          score2,
          spread2: line,
          kickoffAt: id,
        }),
      ),
    };
    const before = state;
    state = stateAfter(before, facts);
    return periodRows({ ...facts, before, after: state }, NOW);
  });
  const week = weeks.length;
  const [rows = []] = told.slice(-1);
  const scores = scoresIn(rows);
  const late = new Map(
    (weeks.at(-1) ?? []).flatMap(({ late: then }, n) => (then ? [[scores[n]!.ID, { score1: then[0], score2: then[1] }] as const] : [])),
  );
  return {
    ...{ week, scores, late },
    standings: standingsIn(rows).filter((row) => row.Week === week),
    overall: standingsIn(rows).filter((row) => row.Week === 0),
    weeks: told.map((one, n) => standingsIn(one).filter((row) => row.Week === n + 1)),
  };
}

const points = fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }));
const drawnWeek = fc
  .record({
    order: fc.shuffledSubarray(CLUBS, { minLength: CLUBS.length }),
    games: fc.array(fc.record({ score: points, line: fc.constantFrom(null, -7, -2.5, 0, 3, 10), late: fc.option(points) }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(({ order, games }) => games.map((game, n): Played => ({ away: order[2 * n]!, home: order[2 * n + 1]!, ...game })));
const drawn = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 4 }), { minLength: CLUBS.length, maxLength: CLUBS.length }),
    fc.array(drawnWeek, { minLength: 1, maxLength: 5 }),
  )
  .map(([owners, weeks]) => weeksOf(owners, weeks));

const record = ({ Wins, Losses, Ties }: { Wins: number; Losses: number; Ties: number }) => [Wins, Losses, Ties];

describe('what a week of NFL wins came to', () => {
  it('is the same whatever order rows come in, and agrees with the week’s standings', () => {
    fc.assert(
      fc.property(drawn, (week) => {
        const recap = winsRecap(week);
        expect(winsRecap({ ...week, scores: [...week.scores].reverse(), standings: [...week.standings].reverse() })).toEqual(recap);
        for (const row of week.standings) {
          const own = recap.games.filter(({ entryId }) => entryId === row.entry_id);
          const count = (result: string) => own.filter((one) => one.result === result).length;
          expect([count('W'), count('L'), count('T')]).toEqual(record(row));
          expect(recap.own.get(row.entry_id)).toMatch(/^T?\d\w* of 4, \d–\d/);
          expect(recap.winners.includes(row)).toBe(row.Rank === 1 && row.Wins > 0);
        }
        expect(recap.standings.map(({ Rank }) => Rank)).toEqual(week.standings.map(({ Rank }) => Rank).sort((a, b) => a - b));
        for (const { Title, Head, Card, Short, Text } of recap.facts)
          for (const words of [Title, Head, Card, Short, Text]) expect(words).toMatch(/^[^ ].*[^ ]$|^\S$/);
        expect(new Set(recap.facts.map(({ ID }) => ID)).size).toBe(recap.facts.length);
      }),
    );
  });

  it('tells no swing without another result, no bad beat of who was not ahead, and no upset that a bigger one beats', () => {
    const winnerOf = (a: number | null, b: number | null) => Math.sign((a ?? 0) - (b ?? 0));
    fc.assert(
      fc.property(drawn, (week) => {
        const games = ownedGames(week);
        const turned = (game: WinsScoreRow) => {
          const then = week.late.get(game.ID);
          return then !== undefined && winnerOf(then.score1, then.score2) !== winnerOf(game.score1, game.score2);
        };
        const [swing, beat, upset] = [swingOf(games, week.late), badBeatOf(games, week.late), upsetOf(games)];
        expect(swing !== undefined).toBe(games.some(({ game }) => turned(game)));
        if (swing) expect(turned(swing.game) && swing.gained.length + swing.lost.length > 0).toBe(true);
        if (beat) expect(turned(beat.beat.game) && beat.beat.result === 'L').toBe(true);
        const [rout, closest] = [routOf(games), closestOf(games, swing?.game)];
        for (const { result, own, against } of games)
          if (result === 'W') expect(own - against).toBeLessThanOrEqual(rout!.own - rout!.against);
        for (const { game, own, against } of games)
          if (own !== against && game !== swing?.game && Math.abs(own - against) <= 3)
            expect(Math.abs(own - against)).toBeGreaterThanOrEqual(Math.abs(closest!.own - closest!.against));
        for (const { result, game, side } of games)
          if (result === 'W')
            expect(Math.max(0, (side === 1 ? game.Spread1 : game.Spread2) ?? 0)).toBeLessThanOrEqual(upset?.points ?? 2.5);
      }),
    );
  });

  it('says who won it, the swing, the bad beat, the upset, the climb, who is on a run and who won nothing', () => {
    // Ann has BUF and CHI, Bob DAL and DEN, Cid GB and HOU, Dan KC; LA is nobody's.
    const owners = [1, 1, 2, 2, 3, 3, 4, 0];
    const game = (away: string, home: string, score: [number, number], over: Partial<Played> = {}): Played => ({
      ...{ away, home, score, line: null, late: null, ...over },
    });
    const usual = [game('BUF', 'GB', [20, 10]), game('DAL', 'HOU', [20, 10]), game('DEN', 'LA', [20, 10]), game('KC', 'CHI', [10, 20])];
    const last = [
      game('BUF', 'GB', [24, 20], { line: -6.5, late: [17, 20] }),
      game('CHI', 'KC', [30, 3]),
      game('DAL', 'HOU', [10, 13]),
      game('DEN', 'LA', [7, 9]),
    ];
    const recap = winsRecap(weeksOf(owners, [usual, usual, last]));
    expect([recap.headline, recap.says, recap.note]).toMatchInlineSnapshot(`
      [
        "Ann",
        "2–0",
        "Now 1st of 4, 6–0",
      ]
    `);
    expect(recap.facts.map(({ ID, Title, Head, Short, Text }) => [ID, Title, Head, Short, Text])).toMatchInlineSnapshot(`
      [
        [
          "swing",
          "The swing",
          "The last two minutes of BUF at GB",
          "17–20 became 24–20: Ann gained by it, Cid lost by it",
          "17–20 became 24–20. Ann gained by it, Cid lost by it.",
        ],
        [
          "bad_beat",
          "The bad beat",
          "Cid, GB",
          "Ahead of the BUF by 3 with two minutes to go, lost 20–24",
          "Ahead of the BUF by 3 with two minutes to go, lost 20–24.",
        ],
        [
          "upset",
          "The upset",
          "BUF over GB",
          "24–20 for Ann",
          "24–20, and the line had them 6.5 points behind. Ann had the BUF, Cid the GB.",
        ],
        [
          "closest",
          "The closest",
          "LA over DEN",
          "9–7, against Bob",
          "9–7. Bob had the DEN, nobody the LA.",
        ],
        [
          "run",
          "On a run",
          "Ann",
          "Has won more than lost three weeks in a row",
          "Has won more than lost three weeks in a row.",
        ],
        [
          "rout",
          "The biggest win",
          "Ann, CHI",
          "Won 30–3 over the KC",
          "Won 30–3 over the KC.",
        ],
        [
          "empty",
          "Not one win",
          "Bob",
          "0–2",
          "0–2.",
        ],
      ]
    `);
    expect([...recap.own.values()]).toMatchInlineSnapshot(`
      [
        "1st of 4, 2–0. BUF won 24–20, CHI won 30–3.",
        "2nd of 4, 1–1. GB lost 20–24, HOU won 13–10.",
        "3rd of 4, 0–1. KC lost 3–30.",
        "4th of 4, 0–2. DAL lost 10–13, DEN lost 7–9.",
      ]
    `);
  });
});
