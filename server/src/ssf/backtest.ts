import type { Database } from '../ground/db/database';
import type { SeasonTally } from './accuracy/accuracy-rows';
import { tallyOf, type GradedGame } from './accuracy/tally.rules';
import { editionOf, type StatsSport } from './model/edition.rules';
import { sumOf } from './model/lines.rules';
import { playedSeasons, type PlayedSeason } from './seasons';

/** Replays every season of the site and counts how good it was, whatever stood on the page at the time. Writes nothing. */
export async function backtest(
  db: Pick<Database, 'read'>,
  options: { sport: StatsSport; now: number; fromNothing?: boolean },
): Promise<SeasonTally[]> {
  const tallies: SeasonTally[] = [];
  for await (const played of playedSeasons((work) => db.read(work), options))
    tallies.push({ season: played.season, source: 'replayed', tally: tallyOf(gradedGames(options.sport, played)) });
  return tallies;
}

/** The games of a season that are over, with what the model said of each. */
export function gradedGames(sport: StatsSport, { season, games, predictions }: PlayedSeason): GradedGame[] {
  const { sigma } = editionOf(sport, season);
  const said = new Map(predictions.map((prediction) => [prediction.gameId, prediction]));
  return games.flatMap(({ id, result, spread2, totalLine }) => {
    const prediction = said.get(id);
    if (!prediction || !result) return [];
    const [away, home] = [sumOf(prediction.lines1), sumOf(prediction.lines2)];
    return [{ margin: (home - away) / 10, total: (home + away) / 10, sigma, ...result, spread2, totalLine }];
  });
}
