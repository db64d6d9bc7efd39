import { z } from 'zod';
import { contestWorth, newContest } from './admin-contests';
import { GAMES_BODY, gamesRequest, loadedGames } from './admin-games';
import { inviteTerms } from './admin-invites';
import { contestType } from './contest-type';
import { defineApi } from './endpoint';
import { flag, group, id, idParam, newName, success } from './fields';

/** A step from nothing to the first pick; done as the data says. */
const setupStep = z.object({
  ID: z.enum(['name', 'games', 'scores', 'contest', 'people', 'lines']),
  done: flag,
  /** What is there, or what lacks, in a sentence. */
  message: z.string(),
  /** 0 where only a site administrator can do it. */
  mine: flag,
});
export type SetupStepRow = z.infer<typeof setupStep>;

const setupFigures = z.object({
  ID: z.literal(1),
  group_number: z.number().int(),
  group_name: z.string(),
  /** Of the latest season that has games; 0 for none. */
  season: z.number().int(),
  games: z.number().int(),
  results: z.number().int(),
  /** The week that is on or next; 0. */
  week: z.number().int(),
  contests: z.number().int(),
  people: z.number().int(),
  /** Those who have chosen a password. */
  joined: z.number().int(),
  /** The next kick-off: ISO, ''; and the game. */
  first_lock: z.string(),
  first_lock_game: z.string(),
  /** The page of the first pick; '' before there is one. */
  first_pick: z.string(),
  /** Where a scoreboard usually is, to be switched on with ad/set_feed; and whether one is on. */
  scoreboard: z.string(),
  scoreboard_on: flag,
});
export type SetupFiguresRow = z.infer<typeof setupFigures>;

/** A kind of contest that can be opened, and what it is called. */
const contestChoice = z.object({
  ID: contestType,
  title: z.string(),
  /** Settings of ad/add_contest that say something in it. */
  fields: z.array(z.string()),
  /** What some of them are where nothing is said, as they are typed: `{ points_per_entry: '50' }`. */
  usual: z.record(z.string(), z.string()),
  /** 0 where nothing of it can be played yet; a set-up does not offer it. */
  built: flag,
  /** Games that it plays on are there for this season. */
  ready: flag,
  /** The contest of the year before, which ad/copy_contest would copy; null. */
  copy_of: z.number().int().nullable(),
});
export type ContestChoiceRow = z.infer<typeof contestChoice>;

export const adminSetupApi = defineApi({
  'GET ad/setup': {
    summary: 'How far a group is on the way to its first pick, and what can be opened.',
    access: 'commissioner',
    place: { group: 'group_number' },
    query: z.object({ group_number: idParam.optional() }),
    data: z.object({
      figures: group(setupFigures),
      steps: group(setupStep),
      choices: group(contestChoice),
      /** Games of the week that is on or next that have no line yet. */
      without_line: group(z.object({ ID: z.number().int(), game: z.string(), kickoff: z.string() })),
      missing: z.array(z.string()),
    }),
  },
  'POST ad/set_up': {
    summary:
      'From nothing to the first pick in one transaction: name, games, contests with the own entry, invitation. With dry_run nothing is kept.',
    access: 'commissioner',
    place: { group: 'group_number' },
    body: z
      .object({
        group_number: id.optional(),
        name: newName(60).optional(),
        /** A site administrator's alone. */
        games: gamesRequest.optional(),
        contests: z
          .array(newContest.omit({ group_number: true }))
          .max(8)
          .default([]),
        /** 1: the administrator plays too. */
        enter_me: flag.default(1),
        entry_name: newName(40).optional(),
        invite: z.object(inviteTerms).strict().optional(),
        emails: z.array(z.email().max(254)).max(200).default([]),
        /** How many entries are expected, for what the contests are worth. */
        entries: z.number().int().min(1).max(1000).optional(),
        dry_run: flag.default(0),
      })
      .strict(),
    bodyLimit: GAMES_BODY,
    data: success.extend({
      games: z.object(loadedGames).nullable(),
      contests: z.array(z.object({ id: z.number().int(), name: z.string(), ...contestWorth })),
      /** Of the invitation; '' without one. */
      link: z.string(),
      /** The page of the first pick, from the site's root. */
      next: z.string(),
    }),
  },
});
