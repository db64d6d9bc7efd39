import { z } from 'zod';
import { SPORTS } from './constants';
import { flag } from './fields';

export const gameStatus = z.enum(['scheduled', 'in_progress', 'final', 'postponed', 'cancelled']);
export type Sport = (typeof SPORTS)[number];
export type GameStatus = z.infer<typeof gameStatus>;

/** What every screen shows of a game, whatever the contest. */
export const gameFields = {
  ID: z.number().int(),
  SportAbbrev: z.enum(SPORTS),
  Rank1: z.number().int().nullable(),
  Rank2: z.number().int().nullable(),
  Abbrev1: z.string(),
  Abbrev2: z.string(),
  /** `#rrggbb` pairs for the two-colour tick; '' unknown. */
  Colors1: z.string(),
  Colors2: z.string(),
  Spread1: z.number().nullable(),
  Spread2: z.number().nullable(),
  TV: z.string(),
  started: flag,
  inProgress: flag,
  /** What to print: '', 'Q3' ('H2' of basketball), 'Halftime', 'OT', 'Final', 'F/OT', 'Postponed', 'Cancelled'. */
  status: z.string(),
};

/** A game of any contest's scores panel. team1 is away, team2 home. */
export const scoreFields = {
  ...gameFields,
  team1: z.string(),
  team2: z.string(),
  score1: z.number().int().nullable(),
  score2: z.number().int().nullable(),
  state: gameStatus,
  /** Situation or reason: '3rd & 4 at CHI 35', 'Moved to Monday'. */
  statusNote: z.string(),
  possession: z.number().int().nullable(),
  /** Kick-off, ISO. */
  day: z.string(),
  /** Game clock 'm:ss'; '0:00' when over. */
  timeLeft: z.string(),
  /** When the score was last confirmed, ISO; '' before kick-off. */
  updated: z.string(),
};

/** The fields of a game, and of one in a scores panel, that are the same in every contest. */
export type GameRow = z.infer<z.ZodObject<typeof gameFields>>;
export type ScoreRow = z.infer<z.ZodObject<typeof scoreFields>>;
