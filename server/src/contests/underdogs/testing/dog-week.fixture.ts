import type { UnderdogsPickRow } from '@poolhouse/contract';
import { gradeOfMargin, type DogCounts } from '@poolhouse/contract/underdogs-rules';
import type { Game } from '../../../sport/games/game';
import { coverMargin, type Side } from '../../../sport/games/game.rules';
import type { DogWeekFacts, NamedEntry } from '../recap/dog-week.types';
import { aGame } from './game.fixture';

/** A game of Away1 at Home1 that ended so. */
export const ended = (id: number, score1: number, score2: number, over: Partial<Game> = {}): Game =>
  aGame({
    ...{ id, team1: `Away${id}`, team2: `Home${id}`, abbrev1: `A${id}`, abbrev2: `H${id}` },
    state: 'final',
    score1,
    score2,
    ...over,
  });

export interface Picked {
  game: Game;
  side: Side;
  spread: number;
  auto?: boolean;
}

export function aRow(entryId: number, { game, side, spread, auto = false }: Picked, week = 1): UnderdogsPickRow {
  const margin = coverMargin(game, side, 0) ?? 0;
  return {
    ...{ ID: `${entryId}-${week}`, entry_id: entryId, week, event_id: game.id, spread, spreadScore: margin + spread },
    ...{ pick: side === 1 ? game.team1 : game.team2, Abbrev: side === 1 ? game.abbrev1 : game.abbrev2 },
    ...{ result: margin > 0 ? 1 : 0, Grade: gradeOfMargin(margin, spread), live: 0, sealed: 0 },
    ...{ Day: '', TakenAt: '', Override: '', Void: '', Auto: auto ? 1 : 0 },
  };
}

/** A week that was missed. */
export const aMiss = (entryId: number): UnderdogsPickRow => ({
  ...{ ID: `${entryId}-1`, entry_id: entryId, week: 1, event_id: null, spread: null, spreadScore: null, pick: '', Abbrev: '' },
  ...{ result: 0, Grade: 'L', live: 0, sealed: 0, Day: '', TakenAt: '', Override: '', Void: '', Auto: 0 },
});

/** The first week of a contest, over. */
export function aDogWeek(
  entries: readonly NamedEntry[],
  rows: readonly UnderdogsPickRow[],
  games: readonly Game[],
  over: Partial<DogWeekFacts> = {},
): DogWeekFacts {
  const byEntry = new Map(rows.map((row) => [row.entry_id, row]));
  const counted = (id: number): DogCounts => {
    const grade = byEntry.get(id)?.Grade;
    return { wins: grade === 'W' ? 1 : 0, covers: grade === 'C' ? 1 : 0, losses: grade === 'L' ? 1 : 0 };
  };
  return {
    week: 1,
    entries,
    rows: byEntry,
    games: new Map(games.map((game) => [game.id, game])),
    late: new Map(),
    grades: [new Map(rows.map(({ entry_id: id, Grade }) => [id, Grade]))],
    before: null,
    after: Object.fromEntries(entries.map(({ id }) => [id, counted(id)])),
    ...over,
  };
}
