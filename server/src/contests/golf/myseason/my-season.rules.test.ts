import fc from 'fast-check';
import { anOpenSeason, someEntries } from '../testing/open-season.fixture';
import { headOf, ownSeason } from './own-season';
import { seasonCard } from './season-card.rules';

const [ann] = someEntries as [(typeof someEntries)[number]];
const rules = (crowd: number, favorites: number, house: number, random: number) => ({ crowd, favorites, house, random });
const out = (position: string, total: number, onlyBalls: number) => ({ position, total, onlyBalls });

describe('a season of four tournaments', () => {
  /**
   * Ann wins the first with Golfer 1, whom she alone has; is second in the next two, with Golfer 9 who misses both cuts; and last in the
   * fourth, for which the house picks. Bob is ahead of her in three; Cid comes for the second.
   */
  const season = anOpenSeason([
    {
      by: {
        1: {
          ...{ score: -40, rounds: [-9, -11, -10, -10], cents: 900 },
          picks: [
            { golferId: 1, onlyBalls: 12 },
            { golferId: 2, onlyBalls: 5 },
          ],
        },
        2: { score: -35, rounds: [-12, -8, -8, -7], picks: [{ golferId: 2 }] },
      },
      rules: rules(-36, -38, -30, -31.2),
      rare: [
        { golferId: 1, round: 2, hole: 7, strokes: 1 },
        { golferId: 8, round: 2, hole: 7, strokes: 1 },
      ],
      name: 'Desert Classic',
    },
    {
      by: {
        1: { score: -30, rounds: [-7, -8, -8, -7], picks: [{ golferId: 9, ...out('CUT', 6, 2) }] },
        2: { score: -33, rounds: [-8, -8, -9, -8], picks: [{ golferId: 3 }] },
        3: { score: -20, rounds: [-5, -5, -5, -5] },
      },
      rules: rules(-32, -29, -28, -26.5),
    },
    {
      by: {
        1: { score: -31, rounds: [-7, -8, -9, -7], picks: [{ golferId: 9, ...out('WD', 1, 0) }, { golferId: 3 }] },
        2: { score: -33, rounds: [-9, -8, -8, -8], picks: [{ golferId: 3 }] },
        3: { score: -20, rounds: [-5, -5, -5, -5] },
      },
    },
    {
      by: {
        1: { score: -10, rounds: [-2, -3, -2, -3], picks: [{ golferId: 1, house: true, onlyBalls: 30, position: '1' }] },
        2: { score: -30, rounds: [-9, -8, -8, -5], picks: [{ golferId: 4 }] },
        3: { score: -20, rounds: [-5, -5, -5, -5] },
      },
      rules: rules(-12, -12, -10, -9),
    },
  ]);

  it('is told with its figures, each with the tournaments behind it', () => {
    const own = ownSeason(season, ann)!;
    expect(own.head).toMatchObject({ Week: 4, Over: 0, Rank: 2, Shared: 0, Entries: 3, Score: -111, Points: 9 });
    expect(own.head.Gap).toBe('20 strokes behind Bob');
    expect(own.tournaments.map(({ Week, Rank, Place, Of, Score, Points }) => [Week, Rank, Place, Of, Score, Points])).toEqual([
      [1, 1, 1, 2, -40, 9],
      [2, 1, 2, 3, -30, 0],
      [3, 1, 2, 3, -31, 0],
      [4, 2, 3, 3, -10, 0],
    ]);
    expect(own.facts.map(({ ID, Head, Text, Weeks }) => [ID, Head, Text, Weeks])).toEqual([
      ['run', '1 in the money', 'Tournament 1', '1'],
      ['drought', '3 without money', 'Tournaments 2–4', '2,3,4'],
      ['best', 'Desert Classic, 1st of 2', '−40.', '1'],
      ['worst', 'Event 4, 3rd of 3', '−10.', '4'],
      ['round', 'Round 2 of Desert Classic, −11', 'Nobody had a better one that day.', '1'],
      ['rare', '1 ace', 'Golfer 1 on hole 7 of round 2, Desert Classic.', '1'],
      ['carried', 'Golfer 1', 'Made the only ball that counted on 12 holes, in 1 tournament.', '1'],
      [
        'against',
        'Golfer 9',
        'Missed the cut and withdrew in 2 of 2 tournaments with you. 2 balls of this golfer alone counted for you.',
        '2,3',
      ],
      [
        'alone',
        'Golfer 1, Desert Classic',
        'Finished T1 at −1. On 12 holes this golfer alone made the ball that counted. One of 3 golfers that nobody else had.',
        '1',
      ],
      ['nemesis', 'Bob', 'Ahead of you in 3 tournaments of 4, and behind you in 1.', '2,3,4'],
    ]);
    expect(own.picks.filter(({ House }) => House === 1).map(({ Week, Name, Position, Alone }) => [Week, Name, Position, Alone])).toEqual([
      [4, 'Golfer 1', '1', 0],
    ]);
  });

  it('stands beside simple rules where these can be told', () => {
    const own = ownSeason(season, ann)!;
    expect(own.rules.map(({ ID, Score }) => [ID, Score])).toEqual([
      ['mine', -80],
      ['crowd', -80],
      ['favorites', -79],
      ['house', -68],
      ['random', -66.7],
    ]);
    expect(own.beside).toEqual({ ID: 1, Tournaments: 3, Says: '13.3 strokes better than any four' });
    const without = anOpenSeason(season.tournaments.map(() => ({ by: { 1: { score: -9 }, 2: { score: -9 } } })));
    expect(ownSeason(without, ann)).toMatchObject({ rules: [], beside: undefined });
    const level = anOpenSeason(season.tournaments.map(() => ({ by: { 1: { score: -9 } }, rules: rules(0, 0, 0, -9) })));
    expect(ownSeason(level, ann)!.beside!.Says).toBe('Level with any four');
    const worse = anOpenSeason(season.tournaments.map(() => ({ by: { 1: { score: -9 } }, rules: rules(0, 0, 0, -9.25) })));
    expect(ownSeason(worse, ann)!.beside!.Says).toBe('1.0 strokes worse than any four');
  });

  it('has a picture of it, a cell a tournament', () => {
    const card = seasonCard(ownSeason(season, ann)!);
    expect(card).toMatchObject({ when: '2026 season so far', place: '2nd', among: 'of 3', record: '−111, $9 won' });
    expect(card.weeks.map(({ cells, letters, notes, perfect }) => [cells, letters, notes, perfect])).toEqual([
      [['W'], ['1'], ['−40'], true],
      [[''], ['2'], ['−30'], false],
      [[''], ['2'], ['−31'], false],
      [[''], ['3'], ['−10'], false],
    ]);
    expect(card.facts.map(({ title, text }) => [title, text])).toEqual([
      ['Best tournament', '−40.'],
      ['Nemesis', 'Ahead of you in 3 tournaments of 4, and behind you in 1.'],
      ['Beside simple rules', 'You −80, the favorites −79, the house picks −68'],
    ]);
    expect(card.sum).toBe('After 4 tournaments: 1 won, 1 time in the money');
  });

  it('begins with three tournaments of the entry, and ends with the season’s last one', () => {
    const two = { ...season, tournaments: season.tournaments.slice(0, 2) };
    expect(ownSeason(two, ann)).toBeUndefined();
    expect(headOf(two, ann)).toMatchObject({ Week: 2, Rank: 0, Gap: '', Score: 0 });
    expect(headOf({ ...season, tournaments: [] }, undefined)).toMatchObject({ Week: 0, entry_id: 0, Over: 0 });
    expect(ownSeason({ ...season, over: true }, ann)!.head.Over).toBe(1);
    // Who came for the second has three, and begins there.
    const late = ownSeason(season, someEntries[2]!)!;
    expect(late.tournaments.map(({ Week }) => Week)).toEqual([2, 3, 4]);
    expect(late.head).toMatchObject({ Score: -35 - 20 - 20 - 20, Rank: 3 });
    expect(ownSeason({ ...season, tournaments: season.tournaments.slice(0, 3) }, someEntries[2]!)).toBeUndefined();
  });
});

describe('any season, by the drawn scores alone', () => {
  const golfer = fc.record({
    golferId: fc.integer({ min: 1, max: 5 }),
    house: fc.boolean(),
    onlyBalls: fc.integer({ min: 0, max: 9 }),
    position: fc.constantFrom('1', 'T4', '30', 'CUT', 'WD', ''),
  });
  const played = fc.record({
    score: fc.integer({ min: -12, max: -8 }),
    cents: fc.constantFrom(0, 0, 700),
    rounds: fc.array(fc.integer({ min: -9, max: 3 }), { minLength: 2, maxLength: 2 }),
    picks: fc.uniqueArray(golfer, { selector: ({ golferId }) => golferId, maxLength: 4 }),
  });
  const drawn = fc.array(fc.tuple(played, played, played), { minLength: 3, maxLength: 9 });

  it('counts places, rivals, golfers and rounds as one does by hand', () => {
    fc.assert(
      fc.property(drawn, (all) => {
        const season = anOpenSeason(all.map((by) => ({ by: Object.fromEntries(by.map((one, n) => [n + 1, one])) })));
        const own = ownSeason(season, ann)!;
        const sums = [0, 1, 2].map((e) => all.reduce((sum, by) => sum + by[e]!.score, 0));
        expect(own.head).toMatchObject({ Score: sums[0], Rank: 1 + sums.filter((one) => one < sums[0]!).length });
        const factOf = (wanted: string) => own.facts.find(({ ID }) => ID === wanted);

        const places = all.map(([mine, ...others]) => 1 + others.filter(({ score }) => score < mine.score).length);
        expect(own.tournaments.map(({ Place }) => Place)).toEqual(places);
        expect(places[Number(factOf('best')!.Weeks) - 1]).toBe(Math.min(...places));
        const worst = Math.max(...places) > Math.min(...places);
        expect(factOf('worst') === undefined).toBe(!worst);
        if (worst) expect(places[Number(factOf('worst')!.Weeks) - 1]).toBe(Math.max(...places));

        const ahead = [1, 2].map((e) => all.filter((by) => by[e]!.score < by[0].score).length);
        const behind = [1, 2].map((e) => all.filter((by) => by[e]!.score > by[0].score).length);
        const able = ahead.filter((n, e) => n >= 3 && n > behind[e]!);
        expect(factOf('nemesis')?.Weeks.split(',').length).toBe(able.length === 0 ? undefined : Math.max(...able));

        const chosen = all.flatMap(([mine], n) => mine.picks.filter(({ house }) => !house).map((pick) => ({ ...pick, n: n + 1 })));
        const ballsOf = (id: number) => chosen.filter(({ golferId }) => golferId === id).reduce((sum, { onlyBalls }) => sum + onlyBalls, 0);
        const most = Math.max(0, ...chosen.map(({ golferId }) => ballsOf(golferId)));
        expect(factOf('carried')?.Text.match(/on (\d+) hole/)?.[1]).toBe(most === 0 ? undefined : String(most));
        const outOf = (id: number) => chosen.filter(({ golferId, position }) => golferId === id && /^(CUT|WD)$/.test(position)).length;
        const outs = Math.max(0, ...chosen.map(({ golferId }) => outOf(golferId)));
        expect(factOf('against')?.Weeks.split(',').length).toBe(outs === 0 ? undefined : outs);

        const alone = chosen.filter(({ golferId, n }) =>
          all[n - 1]!.slice(1).every(({ picks }) => picks.every((one) => one.house || one.golferId !== golferId)),
        );
        expect(own.picks.filter(({ Alone }) => Alone === 1)).toHaveLength(alone.length);
        const ended = alone.filter(({ position }) => /\d/.test(position)).map(({ position }) => Number(position.replace('T', '')));
        expect(factOf('alone') === undefined).toBe(ended.length === 0);

        const low = Math.min(...all.flatMap(([mine]) => mine.rounds));
        expect(factOf('round')!.Head).toContain(low === 0 ? ', E' : low < 0 ? `−${-low}` : `+${low}`);
        const paid = own.tournaments.filter(({ Points }) => Points > 0).length;
        expect(factOf('run') === undefined).toBe(paid === 0);
        expect(factOf('drought') === undefined).toBe(paid === all.length);
      }),
    );
  });
});
