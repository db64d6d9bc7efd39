import { ncaabText } from '../../../sport/imports/ncaab/ncaab.fixture';

/** A game as the file has it; the replay's own reading, which shares nothing with the site's. */
export interface CsvGame {
  season: number;
  day: number;
  winner: number;
  winnerScore: number;
  loser: number;
  loserScore: number;
}

export function csvGames(): CsvGame[] {
  const [, ...lines] = ncaabText('MNCAATourneyCompactResults.csv').trim().split(/\r?\n/);
  return lines.map((line) => {
    const [season, day, winner, winnerScore, loser, loserScore] = line.split(',').map((value) => Number(value));
    return { season: season!, day: day!, winner: winner!, winnerScore: winnerScore!, loser: loser!, loserScore: loserScore! };
  });
}

/** Teams that began in the First Four, by season, from the seeds' letters. */
export function firstFourTeams(): Map<number, Set<number>> {
  const [, ...lines] = ncaabText('MNCAATourneySeeds.csv').trim().split(/\r?\n/);
  const teams = new Map<number, Set<number>>();
  for (const line of lines) {
    const [season, seed, team] = line.split(',') as [string, string, string];
    if (!/[ab]$/.test(seed)) continue;
    teams.set(Number(season), (teams.get(Number(season)) ?? new Set()).add(Number(team)));
  }
  return teams;
}

/** The games of the round of 64 and after: without the first games of those who began in the First Four. */
export function properGames(games: readonly CsvGame[], early: ReadonlySet<number>): CsvGame[] {
  const played = new Set<number>();
  return [...games]
    .sort((a, b) => a.day - b.day)
    .filter(({ winner, loser }) => {
      const isPlayIn = early.has(winner) && early.has(loser) && !played.has(winner) && !played.has(loser);
      played.add(winner).add(loser);
      return !isPlayIn;
    });
}
