import type { Insertable, Selectable } from 'kysely';
import type { PredictionSource, SsfPredictionsTable } from '../sport/predictions/predictions.schema';
import { tallyOf, type GradedGame } from './accuracy/tally.rules';
import type { Edition } from './model/edition.rules';
import { sumOf } from './model/lines.rules';
import type { Prediction } from './model/model.types';
import type { SiteGame } from './season-games.store';
import { writeReasons } from './told.rules';

type Row = Selectable<SsfPredictionsTable>;

export interface SeasonPlan {
  /** Predictions to write: new ones, and those of games to come that differ. */
  readonly rows: readonly Insertable<SsfPredictionsTable>[];
  /** Opening Tuesdays of the weeks that they are of. */
  readonly weekStarts: ReadonlySet<string>;
  /** Games to come of which something stood here that is no longer said. */
  readonly dropped: readonly number[];
  readonly tallies: readonly { readonly source: PredictionSource; readonly tally: string }[];
}

export interface PlanInput {
  readonly games: readonly SiteGame[];
  readonly predictions: readonly Prediction[];
  readonly kept: ReadonlyMap<number, Row>;
  readonly edition: Edition;
  /** A team with fewer games behind it has no PScore. */
  readonly leastGames: number;
  /** Site time, epoch ms. */
  readonly now: number;
}

/**
 * What an update writes of a season. A row of a game that has kicked off is never touched: one that stood here before is live for ever, one
 * that is made afterwards is replayed.
 */
export function planSeason({ games, predictions, kept, edition, leastGames, now }: PlanInput): SeasonPlan {
  const said = new Map(predictions.map((prediction) => [prediction.gameId, prediction]));
  const rows: Insertable<SsfPredictionsTable>[] = [];
  const weekStarts = new Set<string>();
  const graded: Record<PredictionSource, GradedGame[]> = { live: [], replayed: [] };
  for (const game of games) {
    const before = kept.get(game.id);
    const prediction = said.get(game.id);
    const row = before && game.started ? before : prediction && rowOf(prediction, game, { edition, leastGames, now });
    if (!row) continue;
    if (row !== before && !isSame(row, before)) {
      rows.push(row);
      weekStarts.add(game.weekStart);
    }
    const one = gradedGame(game, row, edition.sigma);
    if (one) graded[row.source].push(one);
  }
  const present = new Set(games.map(({ id }) => id));
  return {
    rows,
    weekStarts,
    dropped: [...kept.values()]
      .filter(({ event_id, source }) => source === 'live' && !present.has(event_id))
      .map(({ event_id }) => event_id),
    tallies: (['live', 'replayed'] as const)
      .filter((source) => graded[source].length > 0)
      .map((source) => ({ source, tally: JSON.stringify(tallyOf(graded[source])) })),
  };
}

function rowOf(
  prediction: Prediction,
  game: SiteGame,
  { edition, leastGames, now }: Pick<PlanInput, 'edition' | 'leastGames' | 'now'>,
): Row {
  const { lines1, lines2, games1, games2 } = prediction;
  const few = [games1, games2].some((count) => count < leastGames) ? ['Too few games'] : [];
  return {
    event_id: game.id,
    edition: edition.id,
    source: game.started ? 'replayed' : 'live',
    tenths1: games1 < leastGames ? null : sumOf(lines1),
    tenths2: games2 < leastGames ? null : sumOf(lines2),
    told: writeReasons({ lines1, lines2, notes: [...prediction.notes, ...few] }),
    at: now,
  };
}

/** When a row was made says nothing about what it says. */
const isSame = (row: Row, before: Row | undefined): boolean =>
  before !== undefined && (['edition', 'source', 'tenths1', 'tenths2', 'told'] as const).every((field) => row[field] === before[field]);

function gradedGame({ result, spread2, totalLine }: SiteGame, { tenths1, tenths2 }: Row, sigma: number): GradedGame | undefined {
  if (result === null || tenths1 === null || tenths2 === null) return undefined;
  return { margin: (tenths2 - tenths1) / 10, total: (tenths1 + tenths2) / 10, sigma, ...result, spread2, totalLine };
}
