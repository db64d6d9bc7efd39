import fc from 'fast-check';
import type { Game } from '../../../sport/games/game';
import { coverMargin } from '../../../sport/games/game.rules';
import type { Score } from '../../../sport/late/late-score.rules';
import type { EntryPick } from '../football.store';
import { byEntry, resultsOf } from '../money/played-week.rules';
import { aGame, anEntry, aPick, aWeek } from '../testing/recap-week.fixture';
import { decidedPicks } from './decided.rules';
import { bestOf, recapOf, type Recap, type RecapWeek } from './recap.rules';

const factOf = (recap: Recap, id: string) => recap.facts.find(({ ID }) => ID === id);
/** Home sides of five games won by ten. */
const games = [1, 2, 3, 4, 5].map((id) => aGame(id, { score1: 10, score2: 20 }));
const allOf = (entryId: number, side: 1 | 2, but: Partial<Record<number, 1 | 2>> = {}) =>
  games.map(({ id }) => aPick(entryId, id, { slot: id, side: but[id] ?? side }));

describe('a recap', () => {
  it('says who won what, and what nobody else had', () => {
    const entries = [anEntry(1, 'Mendoza Line'), anEntry(2, 'Sack Lunch'), anEntry(3, 'Stan')];
    const picks = [...allOf(1, 2), ...allOf(2, 2, { 5: 1 }), ...allOf(3, 1, { 1: 2 })];
    const recap = recapOf(aWeek({ games, entries, picks, paid: { available: 42, each: 42, winners: [1] } }));
    expect(recap).toMatchObject({
      headline: 'Mendoza Line',
      says: '5–0 and all 42 points',
      note: 'First perfect week in the pool this season',
    });
    expect(recap.picks).toEqual({ won: 10, lost: 5, pushed: 0 });
    expect(recap.own.get(2)).toBe('4–1. One pick short: Away5 +3.5 lost by 6.5.');
    expect(factOf(recap, 'alone')).toMatchObject({
      Head: 'Mendoza Line, Home5 −3.5',
      Short: 'Won 20–10 against the Away5',
      Text: 'Won 20–10 against the Away5. Two had the Away5.',
    });
    expect(factOf(recap, 'crowd')).toMatchObject({ Head: 'Home1 −3.5', Text: '3 of 3, won by 6.5.' });
    expect(recap.facts.map(({ ID }) => ID)).toEqual(['alone', 'crowd']);
    expect(recap.standings.map(({ EntryName, Wins, Rank, Season }) => [EntryName, Wins, Rank, Season])).toEqual([
      ['Mendoza Line', 5, 1, 1],
      ['Sack Lunch', 4, 2, 2],
      ['Stan', 1, 3, 3],
    ]);
  });

  it('tells of several winners, and of none', () => {
    const entries = [anEntry(1, 'Ann'), anEntry(2, 'Bob')];
    const both = aWeek({ games, entries, picks: [...allOf(1, 2), ...allOf(2, 2)], paid: { available: 42, each: 21, winners: [1, 2] } });
    expect(recapOf(both)).toMatchObject({ headline: 'Two shared it', says: '5–0 and 21 points each', note: '' });
    const next = { week: 2, points: 84, pushed: 42 };
    const none = recapOf(aWeek({ games, entries, picks: allOf(1, 2, { 1: 1 }), paid: { available: 42, each: 0, winners: [] }, next }));
    expect(none).toMatchObject({ headline: 'Nobody had five', says: '42 points go on' });
    expect(bestOf(none.standings)).toBe('Ann, 4–1');
    expect(factOf(none, 'next')).toMatchObject({ Head: '84 points', Text: 'Week 2, 42 of them pushed forward.' });
  });

  it('tells what the last two minutes turned, and the pick that was furthest ahead before it lost', () => {
    const late = new Map<number, Score>([[5, { score1: 20, score2: 20 }]]);
    const turned = [...games.slice(0, 4), aGame(5, { score1: 20, score2: 27, sport: 'NFL' })];
    const entries = [anEntry(1, 'Mendoza Line'), anEntry(2, 'Sack Lunch')];
    const picks = [...allOf(1, 2), ...allOf(2, 2, { 5: 1 })];
    const recap = recapOf(aWeek({ games: turned, entries, picks, late, paid: { available: 42, each: 42, winners: [1] } }));
    expect(factOf(recap, 'swing')).toMatchObject({
      Head: 'The last two minutes of Away5 at Home5',
      Text: '20–20 became 20–27. Mendoza Line won by it, Sack Lunch lost by it.',
    });
    expect(factOf(recap, 'bad_beat')).toMatchObject({
      Head: 'Sack Lunch, Away5 +3.5',
      Short: 'Ahead by 3.5 with two minutes to go, lost by 3.5',
      Text: '4–0 and ahead of the line by 3.5 with two minutes to go; lost by 3.5, and 21 points with it.',
    });
  });

  it('tells of weeks in a row with more wins than losses', () => {
    const won = new Map([[1, { wins: 3, losses: 2 }]]);
    const of = aWeek({ games, entries: [anEntry(1, 'Turf Toe')], picks: allOf(1, 2, { 1: 1 }) });
    expect(factOf(recapOf({ ...of, records: [won, ...of.records] }), 'run')).toBeUndefined();
    expect(factOf(recapOf({ ...of, records: [won, won, ...of.records] }), 'run')).toMatchObject({
      Head: 'Turf Toe',
      Text: 'Has won more than lost three weeks in a row.',
    });
  });
});

describe('any week', () => {
  const points = fc.nat({ max: 30 });
  const score = fc.record({ score1: points, score2: points });
  const drawn = fc.record({
    games: fc.array(
      fc.record({
        score,
        late: fc.option(score, { nil: undefined }),
        spread2: fc.constantFrom(null, -7, -3.5, 0, 2.5),
        state: fc.constantFrom('final', 'final', 'final', 'postponed' as const),
      }),
      { minLength: 1, maxLength: 7 },
    ),
    picks: fc.array(
      fc.uniqueArray(
        fc.record({ game: fc.nat({ max: 6 }), side: fc.constantFrom(1 as const, 2 as const), locked: fc.constantFrom(null, 3, -3) }),
        {
          selector: ({ game }) => game,
          maxLength: 5,
        },
      ),
      { minLength: 1, maxLength: 6 },
    ),
    available: fc.nat({ max: 100 }),
  });

  it('has a recap that agrees with its grades, whatever the order of its facts', () => {
    fc.assert(
      fc.property(drawn, ({ games: drawnGames, picks: drawnPicks, available }) => {
        const played = drawnGames.map((one, n) => aGame(n + 1, { ...one.score, spread2: one.spread2, state: one.state as Game['state'] }));
        const late = new Map(drawnGames.flatMap((one, n) => (one.late && one.state === 'final' ? [[n + 1, one.late] as const] : [])));
        const entries = drawnPicks.map((_, n) => anEntry(n + 1, `Entry ${n + 1}`));
        const picks = drawnPicks.flatMap((own, n) =>
          own
            .filter(({ game }) => game < played.length)
            .map(({ game, side, locked }, slot) => aPick(n + 1, game + 1, { slot: slot + 1, side, lockedSpread: locked })),
        );
        const week = aWeek({ games: played, entries, picks, late, paid: { available, each: 0, winners: [] } });
        const recap = recapOf(week);
        agrees(week, picks, recap);
        const turnedAround = { ...week, games: [...played].reverse(), saved: new Map([...week.saved].reverse()) };
        expect(recapOf(turnedAround)).toEqual(recap);
      }),
      { numRuns: 300 },
    );
  });

  function agrees(week: RecapWeek, picks: readonly EntryPick[], recap: Recap): void {
    const results = resultsOf(
      { games: week.games, closesAt: 1000, saved: byEntry(picks) },
      { entries: week.entries, over: true, now: 2000 },
    );
    for (const row of recap.standings) expect([row.Wins, row.Losses]).toEqual([results.get(row.ID)!.wins, results.get(row.ID)!.losses]);
    expect(recap.winners.map(({ id }) => id).sort()).toEqual(
      [...results]
        .filter(([, { wins }]) => wins === 5)
        .map(([id]) => id)
        .sort(),
    );
    const decided = decidedPicks(week);
    const { won, lost, pushed } = recap.picks;
    expect([won, lost + pushed]).toEqual([decided.filter((one) => one.won).length, decided.filter((one) => !one.won).length]);
    const turned = decided.filter(({ won: w, lateMargin }) => lateMargin !== null && w !== lateMargin > 0);
    expect(factOf(recap, 'swing') !== undefined).toBe(turned.length > 0);
    const beats = turned.filter((one) => !one.won);
    const beat = factOf(recap, 'bad_beat');
    expect(beat !== undefined).toBe(beats.length > 0);
    if (beat) {
      const most = Math.max(...beats.map(({ game, side, line }) => coverMargin(week.late.get(game.id)!, side, line)!));
      expect(beat.Short).toContain(`Ahead by ${most} with`);
    }
    const sides = (one: { game: Game; side: number }) =>
      decided.filter(({ game, side }) => game.id === one.game.id && side === one.side).length;
    const players = new Set(decided.map(({ entry }) => entry.id)).size;
    expect(factOf(recap, 'alone') !== undefined).toBe(players > 1 && decided.some((one) => one.won && sides(one) === 1));
    expect(factOf(recap, 'crowd') !== undefined).toBe(decided.some((one) => sides(one) > 1));
  }
});
