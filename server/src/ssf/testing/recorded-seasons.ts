import { parse } from 'csv-parse/sync';
import { GAMES_CSV, recordedText } from '../../sport/feeds/testing/recorded.fixture';
import { lastingClub, sameDivision } from '../../sport/games/nfl-divisions.rules';
import { gamesOf } from '../../sport/imports/import-games';
import { Chain } from '../model/chain';
import type { Edition } from '../model/edition.rules';
import type { ModelGame, Prediction } from '../model/model.types';
import { newYorkDay } from '../season-games.store';

export const WIN_TOTALS_CSV = 'nfl/win_totals.csv';
export const REFERENCE_CSV = 'nfl/stats_reference_scores.csv';

/** A recorded game: the model's view of it, its name in the file, and the lines that the model does not see. */
export type RecordedGame = ModelGame & { readonly name: string; readonly spread2: number | null; readonly totalLine: number | null };

const rowsOf = (file: string) => parse<Record<string, string>>(recordedText(file), { columns: true });

/** Every NFL game of the recorded file, by season. */
export function recordedSeasons(): Map<number, RecordedGame[]> {
  const seasons = new Map<number, RecordedGame[]>();
  for (const [id, game] of gamesOf(recordedText(GAMES_CSV), { sport: 'NFL' }).entries()) {
    const [club1, club2] = [lastingClub(game.abbrev1), lastingClub(game.abbrev2)];
    const { totalLine, neutral, roof, starters } = game.facts;
    const one = {
      id,
      name: game.sourceKey.replace('NFL:', ''),
      season: game.season,
      day: newYorkDay(game.kickoffAt),
      club1,
      club2,
      neutral: neutral === true,
      division: sameDivision(club1, club2),
      roofed: roof === 'dome' || roof === 'closed',
      starter1: starters[0]?.id ?? null,
      starter2: starters[1]?.id ?? null,
      result: game.result,
      spread2: game.spread2,
      totalLine,
    };
    seasons.set(game.season, [...(seasons.get(game.season) ?? []), one]);
  }
  return seasons;
}

export function recordedTotals(season: number): Map<string, number> {
  const rows = winTotals.length > 0 ? winTotals : (winTotals = rowsOf(WIN_TOTALS_CSV));
  return new Map(rows.filter((row) => Number(row['season']) === season).map((row) => [codeOf(row['team'] ?? ''), Number(row['line'])]));
}
let winTotals: Record<string, string>[] = [];
const codeOf = (code: string): string => lastingClub(code === 'LAR' ? 'LA' : code);

/** PScores in tenths by game, away and home. */
export const reference = (): Map<string, [number, number]> =>
  new Map(
    rowsOf(REFERENCE_CSV).map((row) => [
      row['game_id'] ?? '',
      [Math.round(Number(row['pscore1']) * 10), Math.round(Number(row['pscore2']) * 10)],
    ]),
  );

/** An edition from the first recorded season on. */
export function replay(seasons: ReadonlyMap<number, readonly ModelGame[]>, edition: Edition): Map<number, Prediction> {
  const chain = new Chain(edition);
  const said = new Map<number, Prediction>();
  for (const [season, games] of [...seasons].sort(([a], [b]) => a - b))
    for (const prediction of chain.play(season, games, recordedTotals(season)).predictions) said.set(prediction.gameId, prediction);
  return said;
}
