import { z } from 'zod';
import { utcInstant } from '../utc-instant';

/** ESPN's scoreboard, as far as it is used. Ids come as text or numbers; clients that re-serialise it write null for what is absent. */
const id = z.union([z.string(), z.number()]).transform(String);
const optional = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined);

const team = z.object({
  id,
  abbreviation: optional(z.string()),
  location: optional(z.string()),
  name: optional(z.string()),
  displayName: z.string(),
  color: optional(z.string()),
  alternateColor: optional(z.string()),
});

const competitor = z.object({
  homeAway: z.enum(['home', 'away']),
  team,
  score: optional(z.union([z.string(), z.number()])),
  curatedRank: optional(z.object({ current: optional(z.number()) })),
  /** Points by period; not in every answer. */
  linescores: optional(z.array(z.object({ value: optional(z.union([z.string(), z.number()])) }))),
});

const status = z.object({
  displayClock: optional(z.string()),
  period: optional(z.number()),
  type: z.object({
    name: z.string(),
    state: z.enum(['pre', 'in', 'post']),
    completed: optional(z.boolean()),
    detail: optional(z.string()),
  }),
});

const sideOdds = optional(z.object({ favorite: optional(z.boolean()) }));
const odds = z.object({
  details: optional(z.string()),
  spread: optional(z.number()),
  overUnder: optional(z.number()),
  homeTeamOdds: sideOdds,
  awayTeamOdds: sideOdds,
});

const competition = z.object({
  competitors: z.array(competitor),
  type: optional(z.object({ abbreviation: optional(z.string()) })),
  notes: optional(z.array(z.object({ headline: optional(z.string()) }))),
  timeValid: optional(z.boolean()),
  neutralSite: optional(z.boolean()),
  venue: optional(z.object({ indoor: optional(z.boolean()) })),
  status: optional(status),
  situation: optional(z.object({ possession: optional(id), downDistanceText: optional(z.string()) })),
  broadcasts: optional(z.array(z.object({ market: optional(z.string()), names: optional(z.array(z.string())) }))),
  odds: optional(z.array(odds.nullable())),
});

export const espnEvent = z.object({
  id,
  date: utcInstant,
  season: z.object({ year: z.number().int(), type: z.number().int() }),
  week: optional(z.object({ number: optional(z.number().int()) })),
  status: optional(status),
  competitions: z.array(competition).min(1),
});

/** Events are checked one by one: a broken one must not take the others with it. */
export const espnScoreboard = z.object({
  leagues: optional(z.array(z.object({ slug: optional(z.string()) }))),
  week: optional(z.object({ number: optional(z.number().int()) })),
  events: z.array(z.unknown()),
});

export type EspnEvent = z.output<typeof espnEvent>;
export type EspnCompetition = EspnEvent['competitions'][number];
export type EspnStatus = NonNullable<EspnEvent['status']>;
export type EspnOdds = z.output<typeof odds>;
