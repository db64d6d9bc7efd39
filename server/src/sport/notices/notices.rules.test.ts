import fc from 'fast-check';
import { FINAL_IS_NEWS_MS, noticesOf, PLAY_IS_NEWS_MS, type NoticedGame } from './notices.rules';

const KICKOFF = Date.UTC(2022, 8, 9, 0, 20);
const MINUTE = 60_000;
const game = (values: Partial<NoticedGame>): NoticedGame => ({
  id: 17,
  team1: 'Bills',
  team2: 'Buccaneers',
  kickoffAt: KICKOFF,
  state: 'in_progress',
  score1: 13,
  score2: 13,
  status: 'Q3',
  timeLeft: '2:14',
  updatedAt: KICKOFF + 100 * MINUTE,
  ...values,
});
const NOW = KICKOFF + 101 * MINUTE;
const noticesAfter = (before: Partial<NoticedGame>, after: Partial<NoticedGame>, now = NOW) =>
  noticesOf(game(before), game(after), now).map(({ kind, title, body }) => `${kind}: ${title} | ${body}`);

describe('what a game gives notice of', () => {
  it.each([
    [{ score1: 19 }, 'Touchdown Bills', 'Bills 19, Buccaneers 13 · Q3 2:14'],
    [{ score1: 20 }, 'Touchdown Bills', 'Bills 20, Buccaneers 13 · Q3 2:14'],
    [{ score2: 21, status: 'OT', timeLeft: '0:00' }, 'Touchdown Buccaneers', 'Bills 13, Buccaneers 21 · OT'],
    [{ score2: 16, status: 'Halftime', timeLeft: '15:00' }, 'Field goal Buccaneers', 'Bills 13, Buccaneers 16 · Halftime'],
    [{ score1: 15 }, 'Two points Bills', 'Bills 15, Buccaneers 13 · Q3 2:14'],
    [{ score1: 23 }, 'Points for Bills', 'Bills 23, Buccaneers 13 · Q3 2:14'],
    [{ score1: 20, score2: 16 }, 'Bills and Buccaneers score', 'Bills 20, Buccaneers 16 · Q3 2:14'],
  ])('a play: %j', (after: Partial<NoticedGame>, title, body) => {
    expect(noticesOf(game({}), game(after), NOW)).toEqual([
      { kind: 'scoring_play', dedupeKey: `event:17:score:${after.score1 ?? 13}-${after.score2 ?? 13}`, title, body, rewrites: false },
    ]);
  });

  it('an extra point only rewrites what has not left', () => {
    expect(noticesOf(game({ score1: 19 }), game({ score1: 20 }), NOW)).toMatchObject([{ title: 'Extra point Bills', rewrites: true }]);
  });

  it.each([
    [{ score1: 31, score2: 10 }, 'Bills win | Bills 31, Buccaneers 10 · Final'],
    [{ score1: 10, score2: 31, status: 'F/OT' }, 'Buccaneers win | Bills 10, Buccaneers 31 · Final after overtime'],
    [{ score1: 20, score2: 20 }, 'Bills and Buccaneers tie | Bills 20, Buccaneers 20 · Final'],
  ])('a final: %j', (score, words) => {
    expect(noticesAfter({ ...score, state: 'in_progress' }, { status: 'Final', ...score, state: 'final' })).toEqual([`final: ${words}`]);
  });

  it('a play that ends the game gives notice of both', () => {
    expect(noticesAfter({}, { score2: 16, state: 'final', status: 'F/OT' })).toEqual([
      'scoring_play: Field goal Buccaneers | Bills 13, Buccaneers 16 · Final after overtime',
      'final: Buccaneers win | Bills 13, Buccaneers 16 · Final after overtime',
    ]);
  });

  it('a clock that jumps, or a feed that was away, tells the final at most', () => {
    const asleep = { state: 'scheduled' as const, score1: null, score2: null, updatedAt: KICKOFF - 1e9 };
    expect(noticesAfter(asleep, { score1: 20, score2: 13 })).toEqual([]);
    expect(noticesAfter(asleep, { score1: 20, score2: 13, state: 'final' }, KICKOFF + 5e7)).toEqual([
      'final: Bills win | Bills 20, Buccaneers 13 · Final',
    ]);
    expect(noticesAfter({ updatedAt: NOW - PLAY_IS_NEWS_MS - 1 }, { score1: 20 })).toEqual([]);
    expect(noticesAfter(asleep, { score1: 20, score2: 13, state: 'final' }, KICKOFF + FINAL_IS_NEWS_MS + 1)).toEqual([]);
  });

  it('a first play is one, minutes after the kick-off', () => {
    expect(
      noticesAfter(
        { state: 'scheduled', score1: null, score2: null, updatedAt: 0 },
        { score1: 7, score2: 0, status: 'Q1' },
        KICKOFF + 3 * MINUTE,
      ),
    ).toHaveLength(1);
  });

  it.each([
    ['a score that is taken back', {}, { score1: 10 }],
    ['a corrected final', { state: 'final' as const }, { state: 'final' as const, score1: 14 }],
    ['a final that is opened again', { state: 'final' as const }, { score1: 20 }],
    ['a game that is called off', {}, { state: 'cancelled' as const, score1: null, score2: null }],
    ['a clock that goes back', { state: 'final' as const }, { state: 'scheduled' as const, score1: null, score2: null }],
    ['a minute without points', {}, { timeLeft: '1:14' }],
  ])('nothing of %s', (_name, before, after) => {
    expect(noticesAfter(before, after)).toEqual([]);
  });

  const state = fc.constantFrom('scheduled' as const, 'in_progress' as const, 'final' as const, 'postponed' as const, 'cancelled' as const);
  const points = fc.option(fc.integer({ min: 0, max: 60 }), { nil: null });
  const any = fc
    .record({ state, score1: points, score2: points, updatedAt: fc.integer({ min: KICKOFF - 1e8, max: KICKOFF + 1e8 }) })
    .map((values) => game(values));

  it('before the kick-off there is no notice, and none comes twice', () => {
    fc.assert(
      fc.property(any, any, fc.integer({ min: -1e8, max: 1e8 }), (before, after, ms) => {
        const notices = noticesOf(before, after, KICKOFF + ms);
        if (ms < 0) expect(notices).toEqual([]);
        expect(noticesOf(after, after, KICKOFF + ms)).toEqual([]);
        expect(new Set(notices.map((one) => one.dedupeKey)).size).toBe(notices.length);
        expect(notices.filter((one) => one.kind === 'final').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
