import { z } from 'zod';
import { defineApi } from './endpoint';
import { flag, group, idParam, instant } from './fields';

/** Ids here are of an entry: the first that a player had in the circle. Any other entry of theirs leads to the same player. */
const playerId = z.number().int();

/** A group of players whose contests the viewer may see. */
const circleRow = z.object({ ID: z.number().int(), Name: z.string() });

const playerRow = z.object({
  ID: playerId,
  /** What their latest entry is called; with its contest and year where two players share that. */
  Name: z.string(),
  /** 1 for the viewer. */
  mine: flag,
  /** 1 who is in none of the circle's contests any more. */
  Left: flag,
  /** Rounds in which both they and the viewer played. */
  Met: z.number().int(),
});

const periodFields = {
  /** As in the sign-in's user_contests: 'Football'. */
  contest: z.string(),
  /** What its administrator called it: 'Oak Street Pool'. */
  pool: z.string(),
  Year: z.number().int(),
  /** 'Week 11', 'The Players', 'Season' */
  Title: z.string(),
  /** Its page, from the site's root; '' where the viewer was not in that contest's year. */
  href: z.string(),
};

/** A week, a tournament or a season that is over. */
const periodRow = z.object({ ID: z.string(), ...periodFields });

/** What one player had in a period that a figure is made of. */
const behindRow = z.object({
  Period: z.string(),
  Player: playerId,
  /** '5–0', '−18', '$1,400' */
  Says: z.string(),
});

const recordKind = z.enum(['best', 'worst', 'streak', 'drought', 'pots', 'comeback']);

const recordRow = z.object({
  /** `best Football Oak Street Pool` */
  ID: z.string(),
  Kind: recordKind,
  contest: z.string(),
  pool: z.string(),
  /** What its rounds are: a figure is called 'Best week', or 'Best tournament'. */
  Round: z.enum(['week', 'tournament']),
  /** '5–0', '7 weeks' */
  Head: z.string(),
  /** Who has it, each once. */
  Players: z.array(playerId),
  /** How many results it is made of. */
  Times: z.number().int(),
  /** The latest first; of a run in its order. The first 100 of them. */
  Behind: z.array(behindRow),
});

const shelfRow = z.object({
  /** The player's. */
  ID: playerId,
  Seasons: z.number().int(),
  Tournaments: z.number().int(),
  Weeks: z.number().int(),
  /** What they won, the latest 50 of it. */
  Behind: z.array(behindRow),
});

/** A period in which both have a result. */
const meetingRow = z.object({
  ...periodFields,
  ID: z.string(),
  Mine: z.string(),
  Theirs: z.string(),
  /** 1 the viewer was ahead, -1 the other, 0 neither. */
  Ahead: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
});

const tallyRow = z.object({
  /** 'all', `contest …`, `year 2025` */
  ID: z.string(),
  Kind: z.enum(['all', 'contest', 'year']),
  /** Of a contest alone; '' for the others. */
  contest: z.string(),
  pool: z.string(),
  /** Of a year alone; 0 for the others. */
  Year: z.number().int(),
  Ahead: z.number().int(),
  Behind: z.number().int(),
  Level: z.number().int(),
  /** Of a contest: how much more the one had than the other over all of it, '7 wins'; '' for none, and for the others. */
  Margin: z.string(),
  /** Whose it is. */
  Lead: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
});

const runRow = z.object({
  ID: z.enum(['current', 'mine', 'theirs']),
  /** Whose: 1 the viewer's, -1 the other's. */
  Whose: z.union([z.literal(1), z.literal(-1)]),
  /** The meetings, in their order. */
  Meetings: z.array(z.string()),
});

/** A season that was played on another site, and came with its export. */
const archiveFields = {
  /** Its number here: of no contest. */
  ID: z.number().int(),
  /** As in the sign-in's user_contests: 'Football'. */
  contest: z.string(),
  pool: z.string(),
  Year: z.number().int(),
  /** The id of the site on which it was played. */
  Site: z.string(),
  Entries: z.number().int(),
  /** When it was taken in here. */
  Imported: instant,
};
const archiveRow = z.object({
  ...archiveFields,
  /** Its page, from the site's root. */
  href: z.string(),
});

const archiveTable = z.object({
  /** 'Standings' */
  ID: z.string(),
  heads: z.array(z.object({ Name: z.string(), Figure: flag })),
  /** A text a head. */
  rows: z.array(z.array(z.string())),
});

/** Of which circle an answer is. */
const shownCircle = { ID: z.literal(1), group: z.number().int(), circle: z.string() };

export const yearsApi = defineApi({
  'GET utils/years': {
    summary: 'The records of a circle of players and what each of them has won, over all contests and years.',
    access: 'player',
    query: z.object({ group: idParam.optional() }),
    data: z.object({
      config: group(
        z.object({
          ...shownCircle,
          /** Weeks and tournaments that are over, in how many contests; from which year to which, 0 before there are any. */
          Rounds: z.number().int(),
          Contests: z.number().int(),
          First: z.number().int(),
          Last: z.number().int(),
        }),
      ),
      circles: group(circleRow),
      players: group(playerRow),
      /** Those that a record or a shelf is made of. */
      periods: group(periodRow),
      records: group(recordRow),
      /** The 100 fullest. */
      shelf: group(shelfRow),
      /** Seasons of other sites that open to the viewer, the latest year first. */
      archives: group(archiveRow),
    }),
  },
  'GET utils/archive': {
    summary: 'A season that was played on another site, as its export told it: standings first, then all of its tables.',
    access: 'player',
    query: z.object({ archive: idParam }),
    data: z.object({
      archive: group(
        z.object({
          ...archiveFields,
          /** With which that site signs, Ed25519, base64. */
          Key: z.string(),
          Closed: instant,
          Exported: instant,
        }),
      ),
      tables: group(archiveTable),
    }),
  },
  'GET utils/archive_log': {
    summary: "The sealed log of a season that was played on another site, as that site's export had it and as check-contest.mjs takes it.",
    access: 'player',
    query: z.object({ archive: idParam }),
    data: z.object({ log: z.string() }),
  },
  'GET utils/rivals': {
    summary: 'The viewer against another player of a circle, over all contests and years.',
    access: 'player',
    query: z.object({
      group: idParam.optional(),
      /** An entry of the other's; left out, whoever the viewer met most. */
      player: idParam.optional(),
    }),
    data: z.object({
      config: group(
        z.object({
          ...shownCircle,
          /** 0 where the viewer has played nothing that is over. */
          Me: z.number().int(),
          /** 0 where there is nobody to compare with. */
          Rival: z.number().int(),
        }),
      ),
      circles: group(circleRow),
      players: group(playerRow),
      tallies: group(tallyRow),
      runs: group(runRow),
      /** Weeks and tournaments, the latest first. */
      meetings: group(meetingRow),
      /** Seasons that are over, the latest first; they are in no sum. */
      seasons: group(meetingRow),
    }),
  },
});

export type CircleRow = z.infer<typeof circleRow>;
export type YearsPlayerRow = z.infer<typeof playerRow>;
export type YearsPeriodRow = z.infer<typeof periodRow>;
export type YearsBehindRow = z.infer<typeof behindRow>;
export type YearsRecordRow = z.infer<typeof recordRow>;
export type YearsShelfRow = z.infer<typeof shelfRow>;
export type MeetingRow = z.infer<typeof meetingRow>;
export type RivalTallyRow = z.infer<typeof tallyRow>;
export type ArchiveRow = z.infer<typeof archiveRow>;
export type ArchiveTableRow = z.infer<typeof archiveTable>;
export type RivalRunRow = z.infer<typeof runRow>;
