import type { Game } from '../../sport/games/game';

export interface Tally {
  wins: number;
  losses: number;
  ties: number;
}

/** A regular-season game as far as records go. 1 is away, 2 home. */
export type ResultGame = Pick<Game, 'abbrev1' | 'abbrev2' | 'state' | 'score1' | 'score2'>;

export const NOTHING: Tally = { wins: 0, losses: 0, ties: 0 };

/** 1 a win, ½ a tie. */
export function pointsOf({ wins, ties }: Pick<Tally, 'wins' | 'ties'>): number {
  return wins + ties / 2;
}

export function playedOf({ wins, losses, ties }: Tally): number {
  return wins + losses + ties;
}

/** Only a final score counts: a game that is on, off the board or was never played counts for nobody. */
export function isPlayed<G extends ResultGame>(game: G): game is G & { score1: number; score2: number } {
  return game.state === 'final' && game.score1 !== null && game.score2 !== null;
}

/**
 * Records by whatever the teams stand for: themselves, or the entries that own them. A game between two teams of one entry is
 * a win and a loss for it, or two ties.
 *
 * @param keyOf undefined for a team that counts for nobody
 */
export function tally<K>(games: Iterable<ResultGame>, keyOf: (abbrev: string) => K | undefined): Map<K, Tally> {
  const tallies = new Map<K, Tally>();
  const count = (abbrev: string, lead: number) => {
    const key = keyOf(abbrev);
    if (key === undefined) return;
    const so = tallies.get(key) ?? { ...NOTHING };
    so[lead > 0 ? 'wins' : lead < 0 ? 'losses' : 'ties'] += 1;
    tallies.set(key, so);
  };
  for (const game of games) {
    if (!isPlayed(game)) continue;
    const lead = game.score1 - game.score2;
    count(game.abbrev1, lead);
    count(game.abbrev2, 0 - lead);
  }
  return tallies;
}
