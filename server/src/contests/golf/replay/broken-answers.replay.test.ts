import fc from 'fast-check';
import { FeedFailure } from '../../../sport/feeds/feed-failure';
import type { Misfit } from '../../../sport/feeds/misfit';
import { brokenAnswers, related } from '../../../sport/feeds/testing/broken-answer.fixture';
import type { FeedGolf } from '../feeds/feed-golf';
import { readGolfAnswer } from '../feeds/read-golf';
import { describeRecordedGolf, golfFiles, golfText } from './recorded-golf';

const OPEN = 'feeds/espn_leaderboard_open_2026';
const ZOZO = 'feeds/espn_scoreboard_zozo_2022_r4.json';
const LBDATA = 'feeds/pgatour_lbdata';
const QUICKEN = 'feeds/pgatour_quicken_loans_2018';
const GRAPHQL = 'tour_championship_2020/pgatour_graphql_shape_smith_r4.reconstructed.json';

/** The fields that any of the shapes looks at. */
const LOOKED_AT = new Set(
  (
    'id athlete displayName linescores value displayValue teeTime isPlayoff status period startHole thru type name position competitors ' +
    'competitions courses holes number shotsToPar events date rows roundState totalRounds tournamentRoundId cutLines playerId playerNames ' +
    'firstName lastName playerRoundId round startingHoleId coursesByRounds courseId rounds strokes shottext leaderboard players player_id ' +
    'player_bio current_round today start_hole course_id round_number tee_time course_hole_id shots shot_id is_finished p rnds n cNum sc ' +
    'data tournamentId holeNumber score strokeNumber strokeType finalStroke'
  ).split(' '),
);
const RUNS = 60;

interface Read {
  feeds: readonly FeedGolf[];
  misfits: readonly Misfit[];
}

function readOrFail(json: unknown): Read {
  try {
    return readGolfAnswer(json);
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    return { feeds: [], misfits: error.misfits };
  }
}

/** Every number that scores hang on, by where it belongs. What says nothing is left out. */
function numbersOf(feeds: readonly FeedGolf[]): Map<string, unknown> {
  const all = new Map<string, unknown>();
  for (const { golfers } of feeds)
    for (const { id, status, rounds } of golfers) {
      if (status !== null) all.set(`${id} status`, status);
      for (const { round, strokes, toPar, thru, holes = [], played } of rounds) {
        for (const [what, value] of Object.entries({ strokes, toPar, thru, played: played?.join(' ') }))
          if (value != null) all.set(`${id} ${round} ${what}`, value);
        for (const [n, value] of holes.entries()) if (value !== null) all.set(`${id} ${round} hole ${n}`, value);
      }
    }
  return all;
}

type Json = Record<string, unknown>;
const parsed = (file: string) => JSON.parse(golfText(file)) as Json;
const few = (list: unknown, count: number) => (list as unknown[]).slice(0, count);

function espn(file: string, count: number): unknown {
  const { events } = parsed(file) as { events: { competitions: Json[] }[] };
  const [event] = events;
  const [competition] = event!.competitions;
  return { events: [{ ...event, competitions: [{ ...competition, competitors: few(competition!['competitors'], count) }] }] };
}

function lbdata(file: string): unknown {
  const whole = parsed(file);
  return { ...whole, rows: few(whole['rows'], 4) };
}

function leaderboard2018(file: string): unknown {
  const whole = parsed(file) as { leaderboard: Json };
  return { leaderboard: { ...whole.leaderboard, players: few(whole.leaderboard['players'], 2) } };
}

const fileOf = (folder: string, name: RegExp) => `${folder}/${golfFiles(folder).find((file) => name.test(file)) ?? ''}`;

describeRecordedGolf('a recorded answer of golf with one field that is not what it was', [OPEN, ZOZO, LBDATA, QUICKEN, GRAPHQL], () => {
  it.each([
    ['ESPN’s leaderboard', () => espn(`${OPEN}/${golfFiles(OPEN).sort()[3] ?? ''}`, 5)],
    ['ESPN’s scoreboard by holes', () => espn(ZOZO, 2)],
    ['the tour’s of 2019', () => lbdata(fileOf(LBDATA, /r2_midround_a/))],
    ['the tour’s of 2018', () => leaderboard2018(fileOf(QUICKEN, /leaderboard/))],
    ['today’s shots', () => parsed(GRAPHQL)],
  ] as const)('never crashes, takes no wrong score, and is named by its path: %s', (_name, answerOf) => {
    const answer = answerOf();
    const whole = readGolfAnswer(answer);
    const before = numbersOf(whole.feeds);
    expect(before.size).toBeGreaterThan(5);
    fc.assert(
      fc.property(brokenAnswers(answer, LOOKED_AT), ({ at, how, json }) => {
        const { feeds, misfits } = readOrFail(json);
        const after = numbersOf(feeds);
        for (const [what, value] of after) expect([at, how, what, value]).toEqual([at, how, what, before.get(what)]);
        const isNamed = misfits.some(({ path }) => related(path, at));
        // What is only left out may be nothing that the feed has to say; in another kind it is not that.
        if (how === 'retyped' && after.size < before.size) expect([at, how, isNamed, misfits]).toEqual([at, how, true, misfits]);
      }),
      { numRuns: RUNS },
    );
  });
});
