import { GAME_LASTS, type RealGame } from '../../../replay/independent/season';

export interface Row {
  EntryName: string;
  Wins: number;
  Losses: number;
  Ties: number;
  Points: number;
  Rank: number;
}

/** Regular-season games that have ended by an instant, straight from games.csv. */
export function endedBy(games: readonly RealGame[], now: number): RealGame[] {
  return games.filter(
    (game) => game.type === 'REG' && game.awayScore !== null && game.homeScore !== null && game.kickoff + GAME_LASTS <= now,
  );
}

/**
 * The table that somebody makes with a pencil: a line for every team in every game, a mark for its owner, and the marks counted.
 *
 * @param ownerOf entry name by team
 */
export function tableOf(games: readonly RealGame[], ownerOf: ReadonlyMap<string, string>, names: readonly string[]): Row[] {
  const marks = games.flatMap((game) => [
    { owner: ownerOf.get(game.away)!, mark: Math.sign(game.awayScore! - game.homeScore!) },
    { owner: ownerOf.get(game.home)!, mark: Math.sign(game.homeScore! - game.awayScore!) },
  ]);
  const count = (owner: string, mark: number) => marks.filter((one) => one.owner === owner && one.mark === mark).length;
  const rows = names.map((EntryName) => {
    const [Wins, Losses, Ties] = [count(EntryName, 1), count(EntryName, -1), count(EntryName, 0)];
    return { EntryName, Wins, Losses, Ties, Points: Wins + 0.5 * Ties };
  });
  const ahead = (a: Omit<Row, 'Rank'>, b: Omit<Row, 'Rank'>) =>
    a.Wins > b.Wins || (a.Wins === b.Wins && (a.Losses < b.Losses || (a.Losses === b.Losses && a.Points > b.Points)));
  return rows
    .map((row) => ({ ...row, Rank: rows.filter((other) => ahead(other, row)).length + 1 }))
    .sort((a, b) => a.Rank - b.Rank || (a.EntryName < b.EntryName ? -1 : 1));
}

/** Every team's wins, losses and ties in the same way. */
export function teamsOf(games: readonly RealGame[]): Map<string, string> {
  const teams = [...new Set(games.flatMap((game) => [game.away, game.home]))];
  return new Map(
    teams.map((team) => {
      const leads = games.flatMap((game) =>
        game.away === team ? [game.awayScore! - game.homeScore!] : game.home === team ? [game.homeScore! - game.awayScore!] : [],
      );
      return [
        team,
        [leads.filter((lead) => lead > 0).length, leads.filter((lead) => lead < 0).length, leads.filter((lead) => lead === 0).length].join(
          '-',
        ),
      ];
    }),
  );
}
