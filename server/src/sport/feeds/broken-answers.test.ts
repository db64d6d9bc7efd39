import fc from 'fast-check';
import { readEspnScoreboard } from './espn/espn-scoreboard';
import { readEspnTournament } from './espn/espn-tournament';
import { FeedFailure } from './feed-failure';
import type { FeedGame } from './feed-game';
import type { Misfit } from './misfit';
import { readOddsApi } from './odds/odds-api';
import { brokenAnswers, related } from './testing/broken-answer.fixture';
import {
  COLLEGE_LIVE,
  describeRecorded,
  FINAL_OVERTIME,
  FINAL_TIE,
  LIVE_2022,
  NCAAB_PREGAME,
  ODDS_NEXT_WEEK,
  ONE_FINAL_2025,
  POSTPONED,
  recorded,
  scoreboardOf,
} from './testing/recorded.fixture';
import type { TournamentFeedGame } from './tournament-feed-game';

const RUNS = 100;
/** The fields of ESPN and of The Odds API that are looked at. */
const LOOKED_AT = new Set(
  (
    'id date season year type week number status competitions competitors homeAway team abbreviation location displayName score ' +
    'curatedRank current linescores value displayClock period name state completed notes headline timeValid odds details spread ' +
    'situation possession broadcasts names events leagues slug home_team away_team commence_time bookmakers markets key outcomes point'
  ).split(' '),
);

/** What must not be another than it was, by game. */
type Vital = ReadonlyMap<string, unknown>;
interface Read {
  vital: Vital;
  /** All that was read. */
  all: string;
  misfits: readonly Misfit[];
}

const vitalOf = ({ kickoffAt, away, home, play, listing }: FeedGame) => ({
  kickoffAt,
  teams: [away.code, away.name, home.code, home.name],
  season: [listing?.season, listing?.gameType],
  play: play && [play.state, play.score1, play.score2, play.status],
});

const scoreboard =
  (sport: 'NFL' | 'NCAA') =>
  (json: unknown): Read => {
    const { games, misfits } = readEspnScoreboard(json, sport);
    return { vital: new Map(games.map((game) => [game.feedKey ?? '', vitalOf(game)])), all: JSON.stringify(games), misfits };
  };
const tournament = (json: unknown): Read => {
  const { games, misfits } = readEspnTournament(json);
  const vital = ({ tipoffAt, season, region, teams, play }: TournamentFeedGame) => ({
    tipoffAt,
    season,
    region,
    teams: teams.map((t) => t.name),
    play,
  });
  return { vital: new Map(games.map((game) => [game.feedKey, vital(game)])), all: JSON.stringify(games), misfits };
};
/** A line may move when a book is left out; which game it is of may not. */
const odds = (json: unknown): Read => {
  const { games, misfits } = readOddsApi(json, 'NFL');
  const vital = new Map(games.map(({ kickoffAt, away, home }) => [`${away.fullName} ${home.fullName}`, kickoffAt]));
  return { vital, all: JSON.stringify(games), misfits };
};

/** Of a scoreboard with hundreds of fields a game, a few games. */
const few = (json: unknown, count: number) => {
  const { events, ...rest } = json as { events: unknown[] };
  return { ...rest, events: events.slice(0, count) };
};

function holds(answer: unknown, read: (json: unknown) => Read): void {
  const whole = read(answer);
  expect(whole.misfits).toEqual([]);
  fc.assert(
    fc.property(brokenAnswers(answer, LOOKED_AT), ({ at, how, json }) => {
      const { vital, all, misfits } = readOrFail(json, read);
      const isNamed = misfits.some(({ path }) => related(path, at));
      for (const [game, facts] of vital) {
        expect([game, whole.vital.has(game)]).toEqual([game, true]);
        expect(facts).toEqual(whole.vital.get(game));
      }
      if (vital.size < whole.vital.size || (how === 'retyped' && all !== whole.all))
        expect([at, how, isNamed, misfits]).toEqual([at, how, true, misfits]);
      for (const { words } of misfits) expect(words).toMatch(/^is not .+ but .+$/);
    }),
    { numRuns: RUNS },
  );
}

/** What cannot be used at all brings no games, and still names why. */
function readOrFail(json: unknown, read: (json: unknown) => Read): Read {
  try {
    return read(json);
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    return { vital: new Map(), all: '[]', misfits: error.misfits };
  }
}

describeRecorded(
  'a recorded answer with one field that is not what it was',
  [LIVE_2022, COLLEGE_LIVE, ONE_FINAL_2025, FINAL_OVERTIME, FINAL_TIE, POSTPONED, NCAAB_PREGAME, ODDS_NEXT_WEEK],
  () => {
    it.each([
      ['live games of the NFL', () => few(recorded(LIVE_2022), 4), scoreboard('NFL')],
      ['games that are over, and one that was put off', () => scoreboardOf(FINAL_OVERTIME, FINAL_TIE, POSTPONED), scoreboard('NFL')],
      ['games of 2025, with odds', () => few(recorded(ONE_FINAL_2025), 3), scoreboard('NFL')],
      ['live college games', () => few(recorded(COLLEGE_LIVE), 4), scoreboard('NCAA')],
      ['the First Four', () => recorded(NCAAB_PREGAME), tournament],
      ['odds', () => (recorded(ODDS_NEXT_WEEK) as unknown[]).slice(0, 3), odds],
    ] as const)('never crashes, takes no wrong score, and is named by its path: %s', (_name, answer, read) => {
      holds(answer(), read);
    });

    it('tells a score that is gone as the field of the address that it is, and takes the other games', () => {
      const answer = structuredClone(recorded(LIVE_2022)) as { events: { competitions: { competitors: { score?: string }[] }[] }[] };
      const live = answer.events.findIndex(({ competitions: [one] }) => one?.competitors[1]?.score === '20');
      delete answer.events[live]!.competitions[0]!.competitors[1]!.score;
      const { games, misfits } = readEspnScoreboard(answer, 'NFL');
      expect(games).toHaveLength(15);
      expect(misfits).toEqual([
        {
          path: `events[${live}].competitions[0].competitors[1].score`,
          words: 'is not a whole number but missing',
          game: expect.stringMatching(/^ESPN:\d+$/) as string,
        },
      ]);
    });

    it('a broken broadcast does not cost the score', () => {
      const answer = structuredClone(recorded(LIVE_2022)) as { events: { competitions: { broadcasts: unknown }[] }[] };
      answer.events[0]!.competitions[0]!.broadcasts = 'CBS';
      const { games, misfits } = readEspnScoreboard(answer, 'NFL');
      expect(games).toHaveLength(16);
      expect(misfits).toEqual([{ path: 'events[0].competitions[0].broadcasts', words: 'is not a list but a text' }]);
    });
  },
);
