import type { GameStatus, Sport } from '@poolhouse/contract';
import type { Selectable } from 'kysely';
import type { EventsTable } from '../../ground/db/schema';

export type { Sport };

/** A game of any sport. 1 is away, 2 is home. Instants are epoch ms. */
export interface Game {
  id: number;
  sourceKey: string;
  sport: Sport;
  season: number;
  gameType: string;
  kickoffAt: number;
  weekStart: string;
  team1: string;
  team2: string;
  abbrev1: string;
  abbrev2: string;
  rank1: number | null;
  rank2: number | null;
  /** The home side's line; the away side's is its negative. */
  spread2: number | null;
  tv: string;
  state: GameStatus;
  score1: number | null;
  score2: number | null;
  status: string;
  timeLeft: string;
  possession: number | null;
  statusNote: string;
  updatedAt: number;
}

/** Translates a row; PostgreSQL hands big integers over as it is told to in db/. */
export function gameOf(row: Selectable<EventsTable>): Game {
  return {
    id: row.id,
    sourceKey: row.source_key,
    sport: row.sport,
    season: row.season,
    gameType: row.game_type,
    kickoffAt: row.kickoff_at,
    weekStart: row.week_start,
    team1: row.team1,
    team2: row.team2,
    abbrev1: row.abbrev1,
    abbrev2: row.abbrev2,
    rank1: row.rank1,
    rank2: row.rank2,
    spread2: row.spread2,
    tv: row.tv,
    state: row.state,
    score1: row.score1,
    score2: row.score2,
    status: row.status,
    timeLeft: row.time_left,
    possession: row.possession,
    statusNote: row.status_note,
    updatedAt: row.updated_at,
  };
}
