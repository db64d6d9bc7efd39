import type { SeedGame } from '../../tournament/seed-model/fit.rules';
import { readNcaabFiles, type NcaabTexts } from './ncaab-files';

/** The games of all tournaments between different seeds. @throws FileRefused naming file and line */
export function seedGames(texts: NcaabTexts): SeedGame[] {
  return readNcaabFiles(texts).seasons.flatMap(({ season, seeds, results }) => {
    const seedOf = new Map(seeds.map(({ teamId, seed }) => [teamId, seed]));
    return results.flatMap(({ winnerId, loserId }) => {
      const [winner, loser] = [seedOf.get(winnerId), seedOf.get(loserId)];
      return winner === undefined || loser === undefined || winner === loser ? [] : [{ season, winner, loser }];
    });
  });
}
