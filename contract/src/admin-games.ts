import { z } from 'zod';
import { SPORTS } from './constants';
import { contestType } from './contest-type';
import { defineApi } from './endpoint';
import { flag, group, id, oneLine, success, weekParam, yearParam } from './fields';
import { gameStatus } from './game';

/** Where scoreboards usually are, by the agent that asks them. They want no account. */
export const USUAL_SCOREBOARDS = {
  'nfl-scoreboard': 'https://site.api.espn.com/apis/site/v2/sports/football/nfl/scoreboard',
  'ncaa-scoreboard': 'https://site.api.espn.com/apis/site/v2/sports/football/college-football/scoreboard?groups=80',
  'ncaab-scoreboard': 'https://site.api.espn.com/apis/site/v2/sports/basketball/mens-college-basketball/scoreboard?groups=100&limit=100',
} as const;

const score = z.number().int().min(0).max(200).nullable();
/** 'm:ss' */
const timeLeft = z.string().regex(/^(\d{1,2}:[0-5]\d)?$/, 'must be minutes and seconds such as 7:45');

/** A game as an administrator sees it. */
const adminGame = z.object({
  ID: z.number().int(),
  sport: z.enum(SPORTS),
  season: z.number().int(),
  kickoff: z.string(),
  team1: z.string(),
  team2: z.string(),
  spread2: z.number().nullable(),
  state: gameStatus,
  score1: z.number().int().nullable(),
  score2: z.number().int().nullable(),
  status: z.string(),
  /** 1: score and state, or the line, are kept by hand; feeds leave them alone until they are released. */
  manual: flag,
  manual_line: flag,
  /** 1 once the line cannot change any more. */
  started: flag,
});
export type AdminGameRow = z.infer<typeof adminGame>;

/** Whose rank and points a changed result would move. */
const movedRow = z.object({
  ID: z.string(),
  contest_id: z.number().int(),
  contest_type: contestType,
  contest_name: z.string(),
  /** '' where the contest is frozen: it does not move before it is reopened. */
  EntryName: z.string(),
  Rank: z.number().int(),
  RankAfter: z.number().int(),
  Points: z.number(),
  PointsAfter: z.number(),
  Winnings: z.number(),
  WinningsAfter: z.number(),
});
export type MovedRow = z.infer<typeof movedRow>;

const games = {
  source: z.enum(['feed', 'file']),
  sport: z.enum(['NFL', 'NCAA']).default('NFL'),
  season: z.number().int().min(1990).max(2200),
  /** A file with the columns of nflverse's games.csv. */
  csv: z.string().max(6_000_000).optional(),
};
export const gamesRequest = z.object(games).strict();
/** A season's file is some 100 kB; all seasons since 1999 are 2 MB. */
export const GAMES_BODY = 8_000_000;
export const loadedGames = {
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  results: z.number().int(),
  /** Lines of the file that are not as they should be: then nothing is taken. */
  refused: group(z.object({ ID: z.number().int(), line: z.number().int().nullable(), message: z.string() })),
};

/** The field of a tournament as a feed reports it. */
const reportedField = {
  field: group(
    z.object({
      /** `SOUTH-1` */
      ID: z.string(),
      region: z.string(),
      seed: z.number().int(),
      /** One team, or the two that play for the place in the First Four. */
      teams: z.array(z.string()),
      /** 1: a team that the site did not know. */
      is_new: flag,
    }),
  ),
  regions: z.array(z.string()),
  /** What a field lacks; empty for a whole one. */
  missing: z.array(z.string()),
  digest: z.string(),
  /** What the site has of that year. */
  stands: z.enum(['none', 'same', 'other', 'begun']),
};

export const adminGamesApi = defineApi({
  'GET ad/games': {
    summary: "A week's games with lines, scores and what is kept by hand; without a week those of the present one.",
    access: 'site',
    query: z.object({
      sport: z.enum(SPORTS).optional(),
      season: yearParam.optional(),
      week: weekParam.optional(),
      ids: oneLine(1000).optional(),
    }),
    data: z.object({ games: group(adminGame), season: z.number().int(), week: z.number().int(), weeks: z.number().int() }),
  },
  'POST ad/load_games': {
    summary: 'Brings a season in, from a file or a feed; with dry_run it counts what would be done. All or nothing.',
    access: 'site',
    body: gamesRequest.extend({ dry_run: flag.default(0) }),
    bodyLimit: GAMES_BODY,
    data: success.extend(loadedGames),
  },
  'POST ad/tournament_field': {
    summary: "Makes college basketball's tournament of a year from what the scoreboard tells of its field; with dry_run it only tells it.",
    access: 'site',
    body: z
      .object({
        season: z.number().int().min(1985).max(2200),
        /** The region whose winner meets that of the first of `regions` in the Final Four, which no feed tells. Needed to make it. */
        meets: oneLine(40).optional(),
        /** Of what was looked at: refused with conflict when the feed tells another field now. */
        digest: oneLine(100).optional(),
        dry_run: flag.default(0),
      })
      .strict(),
    data: success.extend(reportedField),
  },
  'POST ad/preview_game': {
    summary: 'What a changed result would move: ranks, points and payouts of every contest, and a digest of what they are now.',
    access: 'site',
    body: z.object({ ID: id, state: gameStatus, score1: score.optional(), score2: score.optional() }).strict(),
    data: z.object({
      digest: z.string(),
      moved: group(movedRow),
      /** Closed seasons that the game counts for: they keep the figures that they were closed with. */
      frozen: z.array(z.string()),
      message: z.string(),
    }),
  },
  'POST ad/set_game': {
    summary: "Enters a game's score and state by hand; feeds leave the game alone until it is released with manual 0.",
    access: 'site',
    body: z
      .object({
        id,
        /** Needed unless the game is only released. */
        state: gameStatus.optional(),
        /** Both or none; needed for a game that is going on or over. */
        score1: score.optional(),
        score2: score.optional(),
        /** What to print, such as 'Q3'; left out, it follows the state. */
        status: oneLine(20).optional(),
        time_left: timeLeft.optional(),
        /** 1 keeps feeds away, 0 lets them speak again, about the line as well. */
        manual: flag.default(1),
        /** Of the preview: refused with conflict when anything moved since. Needed to change a final result. */
        digest: oneLine(100).optional(),
        /** Why a final result is corrected. Needed then. */
        reason: oneLine(200).optional(),
      })
      .strict(),
    data: success,
  },
  'GET ad/feed': {
    summary: 'The last five answers of a feed, without keys, each with what was refused of it.',
    access: 'site',
    query: z.object({ name: oneLine(60) }),
    data: z.object({
      payloads: group(
        z.object({
          ID: z.number().int(),
          at: z.string(),
          ok: flag,
          /** Bytes of the answer; `body` holds its first 64 kB. */
          bytes: z.number().int(),
          body: z.string(),
          /** What was not believed, a sentence each; or why there is no answer. */
          refused: z.array(z.string()),
        }),
      ),
    }),
  },
  'POST ad/set_feed': {
    summary: "Switches a scoreboard's usual address on or off, where the operator has set none.",
    access: 'site',
    body: z.object({ name: oneLine(60), on: flag }).strict(),
    data: success,
  },
});
