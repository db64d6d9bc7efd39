import type { Json } from '../../ground/proof/canonical';
import type { Game } from '../../sport/games/game';

/** A pick of a contest that is played in weeks, as its log has it. */
export interface WeekPick {
  entryId: number;
  week: number;
  /** From 1. */
  slot: number;
  /** Null where an administrator took it away. */
  eventId: number | null;
  /** What the log shows of it. */
  logged: Json;
  /** 'UGA −5.5' */
  says: (game: Game) => string;
}

/** '2026-w03' */
export const periodOf = (year: number, week: number): string => `${year}-w${String(week).padStart(2, '0')}`;

export const weekOf = (period: string): number => Number(period.slice(period.indexOf('w') + 1));

/** A line as the log writes it. */
export const loggedLine = (line: number | null): string | null => (line === null ? null : String(line));

/** Whoever set a pick in its player's stead says so, and why. */
export const setBy = (reason: string | null): { by?: 'admin'; reason?: string } => (reason === null ? {} : { by: 'admin', reason });
