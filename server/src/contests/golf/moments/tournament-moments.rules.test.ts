import * as fc from 'fast-check';
import type { Tournament, TournamentFacts } from '../golf';
import { boardAt } from '../rules/board.rules';
import { gradeEntries } from '../rules/grade.rules';
import type { Result } from '../rules/season-state.rules';
import { aCard, aGolfer, aTournament, PARS, picksOf, roundOf, someFacts } from '../testing/facts.fixture';
import { tournamentMoments } from './tournament-moments.rules';

const TEE = Date.UTC(2026, 10, 19, 12);
const DAY = 86_400_000;
const NOW = TEE + 4 * DAY;
const ENTRIES = [
  { id: 11, name: 'Hail Marys', golfers: [1, 2] },
  { id: 12, name: 'Turf Toe', golfers: [3, 2] },
  { id: 13, name: 'Sack Lunch', golfers: [3, 4] },
];
/** To par by round, golfer and hole; null is not posted. */
type Cards = readonly (readonly (readonly (number | null)[])[])[];

function played(cards: Cards, { results = [], ...over }: Partial<Tournament> & { results?: Result[] } = {}) {
  const facts: TournamentFacts = someFacts({
    tournament: aTournament({ firstTeeAt: TEE, cutRound: 0, ...over }),
    field: [1, 2, 3, 4].map((n) => aGolfer(n)),
    cards: cards.flatMap((round, r) => round.map((toPar, n) => aCard(n + 1, r + 1, toPar, { teeAt: TEE + r * DAY }))),
  });
  const board = boardAt(facts, NOW);
  const effective = new Map(ENTRIES.map(({ id, golfers }) => [id, picksOf(...golfers)]));
  const grades = gradeEntries(
    board,
    ENTRIES.map(({ id, name }) => ({ entryId: id, name, picks: effective.get(id) ?? [] })),
  );
  const moments = tournamentMoments({
    tid: 7,
    name: 'Copper Ridge Classic',
    board,
    cards: facts.cards,
    entries: ENTRIES.map(({ id, name }) => ({ id, name })),
    effective,
    grades,
    results,
  });
  return { moments, board };
}
const said = (cards: Cards, over = {}) => played(cards, over).moments.map(({ kind, says, entries }) => [kind, says, entries]);
const even = roundOf(0);

test('an ace and an albatross are told to whom somebody has, and to nobody where nobody has the golfer', () => {
  const ace = even.with(1, -2);
  const albatross = even.with(5, -3);
  const rare = said([[even, ace, even, albatross]]).filter(([kind]) => kind === 'ace' || kind === 'albatross');
  expect(rare).toEqual([
    ['ace', 'An ace! Golfer 002 on 2 in round 1 of Copper Ridge Classic, for Hail Marys and Turf Toe.', [11, 12]],
    ['albatross', 'An albatross! Golfer 004 on 6 in round 1 of Copper Ridge Classic, for Sack Lunch.', [13]],
  ]);
  const [moment] = played([[even, ace, even, even]]).moments;
  expect([moment?.key, moment?.happenedAt, moment?.exactly]).toEqual(['7:2:1:2', TEE, undefined]);
});

test('a day that is over tells its best ball and who leads after it; one that is on tells nothing', () => {
  const first = [roundOf(-4), even, roundOf(-2), even];
  expect(said([first])).toEqual([
    ['day', 'Round 1 of Copper Ridge Classic: Hail Marys has the best ball of the day, −4.', [11]],
    ['first', 'After round 1 of Copper Ridge Classic, Hail Marys is in first place (−4).', [11]],
  ]);
  const second = [even, even, roundOf(-6), even];
  expect(said([first, second]).slice(2)).toEqual([
    ['day', 'Round 2 of Copper Ridge Classic: Turf Toe and Sack Lunch have the best ball of the day, −6.', [12, 13]],
    [
      'lead',
      'After round 2 of Copper Ridge Classic, Turf Toe and Sack Lunch share first place, and Hail Marys has lost it (−8).',
      [12, 13, 11],
    ],
  ]);
  expect(said([first, second.map((card) => card.with(17, null as never))]).slice(2)).toEqual([]);
});

test('after the last round there is a winner, once it is official, and no leader', () => {
  const round = [roundOf(-4), even, even, even];
  const rounds = [round, round, round, round];
  expect(said(rounds).map(([kind]) => kind)).toEqual(['day', 'first', 'day', 'first', 'day', 'first', 'day']);
  const result = (entryId: number, place: number, points: number): Result => ({
    ...{ entryId, place, shared: false, score: -16, points, aces: 0, winner: 0, side: 0 },
    ...{ sideIn: false, through: 4, sideScore: 0, note: '' },
  });
  const won = (...results: Result[]) => said(rounds, { officialAt: NOW, results }).filter(([kind]) => kind === 'won');
  expect(won(result(11, 1, 4000), result(12, 2, 100))).toEqual([
    ['won', 'Hail Marys wins Copper Ridge Classic at −16 and takes $40.', [11]],
  ]);
  expect(won(result(11, 1, 1250), result(12, 1, 1250))).toEqual([
    ['won', 'Hail Marys and Turf Toe share Copper Ridge Classic at −16, $25 together.', [11, 12]],
  ]);
  // Who has left the contest is named no more.
  expect(won(result(99, 1, 4000), result(12, 2, 100))).toEqual([]);
});

const hole = fc.constantFrom(-2, -1, 0, 0, 1, null);
const someCards = fc.array(fc.array(fc.array(hole, { minLength: 18, maxLength: 18 }), { minLength: 4, maxLength: 4 }), {
  minLength: 1,
  maxLength: 4,
});
/** Holes are played one after the other, and a round after the one before it. */
const inOrder = (cards: Cards): Cards => {
  const until = cards.findIndex((round) => round.some((card) => card.includes(null)));
  const begun = until < 0 ? cards : cards.slice(0, until + 1);
  return begun.map((round) =>
    round.map((card) => (card.includes(null) ? card.map((one, n) => (n < card.indexOf(null) ? one : null)) : card)),
  );
};

test('each thing is told once, aces are those of the cards, and whoever leads has the fewest strokes of whole days', () => {
  fc.assert(
    fc.property(someCards, fc.boolean(), (drawn, whole) => {
      const cards = inOrder(whole ? drawn.map((round) => round.map((card) => card.map((one) => one ?? 0))) : drawn);
      const { moments } = played(cards);
      const keys = moments.map(({ kind, key }) => `${kind} ${key}`);
      expect(new Set(keys).size).toBe(keys.length);

      const rare = cards.flatMap((round, r) =>
        round.flatMap((card, n) =>
          card.flatMap((toPar, h) => (toPar !== null && toPar + PARS[h]! === 1 ? [`7:${n + 1}:${r + 1}:${h + 1}`] : [])),
        ),
      );
      expect(moments.filter(({ kind }) => kind === 'ace').map(({ key }) => key).sort()).toEqual(rare.sort()); // prettier-ignore

      const over = cards.filter((round) => round.every((card) => !card.includes(null)));
      const balls = over.map((round) =>
        ENTRIES.map(({ golfers }) => PARS.reduce((sum, _, h) => sum + Math.min(...golfers.map((n) => round[n - 1]![h]!)), 0)),
      );
      const ids = (of: readonly number[]) => ENTRIES.flatMap(({ id }, n) => (of[n] === Math.min(...of) ? [id] : []));
      const days = balls.flatMap((day, r) =>
        ids(day).length < 3 && Math.min(...day) < 0 ? [[`7:${r + 1}`, ids(day), Math.min(...day)]] : [],
      );
      const told = (kind: string) => moments.filter((one) => one.kind === kind);
      expect(told('day').map(({ key, entries, figures }) => [key, entries, figures[0]])).toEqual(days);

      const totals = balls.map((_, r) => ENTRIES.map((__, n) => balls.slice(0, r + 1).reduce((sum, day) => sum + day[n]!, 0)));
      const leads = totals.slice(0, 3).flatMap((now, r) => {
        if (ids(now).length === 3) return [];
        const before = r === 0 ? [] : ids(totals[r - 1]!);
        const changed = r > 0 && before.length < 3 && before.join() !== ids(now).join();
        const lost = before.filter((id) => !ids(now).includes(id));
        return [[changed ? 'lead' : 'first', `7:${r + 1}`, changed ? [...ids(now), ...lost] : ids(now)]];
      });
      const front = moments.filter(({ kind }) => kind === 'lead' || kind === 'first');
      expect(front.map(({ kind, key, entries }) => [kind, key, entries])).toEqual(leads);
    }),
  );
});
