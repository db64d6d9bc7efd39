import { z } from 'zod';
import { contestFields, contestOption, wantedContest } from '../contest';
import { defineApi } from '../endpoint';
import { flag, group, id, idOrZeroParam, idParam, oneLine, sinceParam, success } from '../fields';
import { momentsGroup } from '../moments';
import { receiptRow } from '../proof';
import { recapFact } from '../recaps';
import { smackMessage, smackRow } from '../smack';
import { inPlayGroup } from '../sweat';
import {
  golfCorrection,
  golfHighlight,
  golfRaceRow,
  golfRecapConfig,
  golfRecapPick,
  golfRecapStanding,
  pick1RecapConfig,
  pick1RecapStanding,
} from './golf-recap-rows';
import {
  availableGolfer,
  golfConfig,
  golfCourse,
  golfGround,
  golfLeader,
  golfPicks,
  golfRound,
  golfScores,
  golfStanding,
  golfTournament,
  golfTournamentFields,
  pick1Pick,
} from './golf-rows';
import { golfBirthday, golfHistory, golfStatsConfig, golfStatsRow, golfYearResult } from './golf-stats-rows';

/** Every golf read may say which contest and which tournament it means. */
const which = { contest_id: idOrZeroParam.optional(), tid: idParam.optional() };
const permNum = oneLine(4).regex(/^\d{3,4}$/, 'must be the number of a tournament');
const slot = (type: z.ZodType<number>) => ({
  pick1: type.optional(),
  pick2: type.optional(),
  pick3: type.optional(),
  pick4: type.optional(),
});
export const golferParam = idParam;

/** What saves answer; with the site's receipt, where the contest's log has begun. */
const savedGolfers = z.object({ picks: group(golfPicks), receipt: receiptRow.optional() });
const savedPick1 = success.extend({ receipt: receiptRow.optional() });

export const golfApi = defineApi({
  'GET golf/pagedata': {
    summary: 'The golf board of one contest and tournament.',
    access: 'player',
    query: z.object({
      ...which,
      entry_id: idOrZeroParam.optional(),
      ts: oneLine(40).optional(),
      /** `all`: with the shots of the viewer's golfers in the round that is on. */
      sd: oneLine(10).optional(),
      since: sinceParam,
    }),
    data: z.object({
      config: group(golfConfig),
      contests: group(contestOption),
      smack: group(smackRow),
      standings: group(golfStanding),
      rounds: group(golfRound),
      picks: group(golfPicks),
      courses: group(golfCourse),
      leaderboard: group(golfLeader),
      scores: group(golfScores),
      tournaments: group(golfTournament),
      pick1picks: group(pick1Pick),
      mine: inPlayGroup,
      moments: momentsGroup,
    }),
  },
  'POST golf/smack': {
    summary: "Posts a message to the contest's smack board; without contest_id to the viewer's own.",
    access: 'player',
    body: z.object({ Message: smackMessage, contest_id: wantedContest }),
    data: success,
  },
  'DELETE golf/smack': {
    summary: "Removes one's own message from the smack board.",
    access: 'player',
    query: z.object({ id: idParam, contest_id: idOrZeroParam.optional() }),
    data: success,
  },
  'GET golf/sideactionoptin': {
    summary: "Opts one's entry in to the side action, from the next tournament that is not locked. Again changes nothing.",
    access: 'player',
    writes: true,
    query: z.object({ contest_id: idOrZeroParam.optional(), entry_id: idParam.optional() }),
    data: success,
  },
  'GET golf/makepicksdata': {
    summary: 'The golfers that can be picked for the next tournament, in their four groups.',
    access: 'player',
    query: z.object({ contest_id: idOrZeroParam.optional(), entry_id: idParam.optional() }),
    data: z.object({
      config: group(
        z.object({
          ...contestFields,
          ...golfTournamentFields,
          is_admin: flag,
          /** First tee, ISO; '' where no tournament can be picked for. */
          LockAt: z.string(),
          /** When the picks were saved, ISO; ''. */
          SavedAt: z.string(),
          /** Why there is nothing to pick from; ''. */
          Sentence: z.string(),
          /** The viewer's entry in the Pick1 contest; 0 for none. */
          pick1golf_entry_id: z.number().int(),
          /** That contest; 0 for none. */
          pick1golf_contest_id: z.number().int(),
          /** The golfer it has; 0 for none. */
          pick1: z.number().int(),
          /** When it was saved, ISO; ''. */
          Pick1SavedAt: z.string(),
          /** '' or why an administrator set it. */
          Pick1Override: z.string(),
          /** 1 where players set their own. */
          self_pick1: flag,
        }),
      ),
      entries: group(z.object({ id: z.number().int(), entry_name: z.string() })),
      available_golfers: group(availableGolfer),
      current_picks: group(
        z.object({
          /** 1 to 4. */
          ID: z.number().int(),
          Golfer_ID: z.number().int(),
          Name: z.string(),
        }),
      ),
      /** Golfers that the Pick1 entry had in other tournaments, where each counts once a season. */
      pick1_taken: group(z.object({ ID: z.number().int() })),
    }),
  },
  'GET golf/MakePicks': {
    summary: 'Saves four picks, one of each group: all or nothing, until the first tee.',
    access: 'player',
    writes: true,
    query: z.object({ entry_id: idParam.optional(), ...which, ...slot(golferParam) }),
    data: savedGolfers,
  },
  'POST golf/makepicks': {
    summary: 'As golf/MakePicks, with the picks in the body, so that no log of addresses holds what is sealed.',
    access: 'player',
    body: z.object({ entry_id: id.optional(), contest_id: wantedContest, tid: id.optional(), ...slot(id) }).strict(),
    data: savedGolfers,
  },
  'GET golf/MakePick1': {
    summary: "Saves the one golfer of one's Pick1 entry, until the first tee.",
    access: 'player',
    writes: true,
    query: z.object({ entry_id: idParam, pick: golferParam, tid: idParam.optional() }),
    data: savedPick1,
  },
  'POST golf/makepick1': {
    summary: 'As golf/MakePick1, with the pick in the body.',
    access: 'player',
    body: z.object({ entry_id: id, pick: id, tid: id.optional() }).strict(),
    data: savedPick1,
  },
  'GET golf/rulesdata': {
    summary: 'The amounts that the rules name, by which the contest is graded.',
    access: 'player',
    query: z.object({ contest_id: idOrZeroParam.optional() }),
    data: z.object({
      config: group(
        z.object({
          ...contestFields,
          /** Dollars. */
          EntryFee: z.number(),
          Entries: z.number().int(),
          Total: z.number(),
          Events: z.number().int(),
          Doubles: z.number().int(),
          AcesPot: z.number(),
          WinnersPot: z.number(),
          /** 1 once the amounts stand for the season. */
          Frozen: flag,
        }),
      ),
      prizes: group(z.object({ ID: z.number().int(), Weekly: z.number(), Double: z.number(), Overall: z.number() })),
      doubles: group(z.object({ ID: z.number().int(), Name: z.string() })),
    }),
  },
  'GET golf/recap': {
    summary: 'What an official tournament brought, as it was frozen, and the race of the season.',
    access: 'player',
    query: z.object(which),
    data: z.object({
      config: group(golfRecapConfig),
      contests: group(contestOption),
      tournaments: group(golfTournament),
      standings: group(golfRecapStanding),
      facts: group(recapFact),
      /** Of the one who has won alone. */
      winner: group(golfRecapPick),
      mine: group(golfRecapPick),
      highlights: group(golfHighlight),
      corrections: group(golfCorrection),
      race: group(golfRaceRow),
    }),
  },
  'GET golf/pick1recap': {
    summary: 'What an official tournament brought in a Pick1 contest, as it was frozen.',
    access: 'player',
    query: z.object({
      /** A Pick1 contest. */
      contest_id: idOrZeroParam.optional(),
      tid: idParam.optional(),
    }),
    data: z.object({
      config: group(pick1RecapConfig),
      contests: group(contestOption),
      tournaments: group(golfTournament),
      standings: group(pick1RecapStanding),
      facts: group(recapFact),
    }),
  },
  'GET golf/statspagedata': {
    summary: 'The golfers of a tournament by group, with what they did before.',
    access: 'player',
    query: z.object({ ...which, perm_num: permNum.optional() }),
    data: z.object({
      config: group(golfStatsConfig),
      birthdays: group(golfBirthday),
      tournament_history: group(golfStatsRow),
      tournaments: group(golfTournament),
      /** Of how many golfers of the field a birthday is known. */
      birthdays_known: z.number().int(),
    }),
  },
  'GET golf/GetGolferTournamentHistory': {
    summary: 'What a golfer did at a tournament in earlier years.',
    access: 'player',
    query: z.object({ gid: golferParam, perm_num: permNum }),
    data: z.object({ history: group(golfHistory) }),
  },
  'GET golf/GetGolferYTDResults': {
    summary: "A golfer's tournaments of the year.",
    access: 'player',
    query: z.object({ gid: golferParam, contest_id: idOrZeroParam.optional() }),
    data: z.object({ history: group(golfYearResult) }),
  },
  'GET golf/shotdetails': {
    summary: "Scores and shots of the viewer's four golfers, or of one golfer, in the round that is on.",
    access: 'player',
    query: z.object({
      ...which,
      gid: golferParam.optional(),
      round: idParam.max(4).optional(),
      /** Grounds in one short text; lists, for remotes of before, unless asked for. */
      ground: z.literal('text').optional(),
      since: sinceParam,
    }),
    data: z.object({
      config: group(z.object({ ...contestFields, ...golfTournamentFields, shown_round: z.number().int() })),
      courses: group(golfCourse),
      picks: group(golfPicks),
      leaderboard: group(golfLeader),
      scores: group(golfScores),
      grounds: group(golfGround),
    }),
  },
});
