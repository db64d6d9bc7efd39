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

/** Clubs' records by abbreviation; one that has not played is not in it. */
export type Records = Readonly<Record<string, Tally>>;

/** Entry id by club; a club without an owner is not in it. */
export type Owners = ReadonlyMap<string, number>;

export const ownersOf = (teams: readonly { abbrev: string; owner: number | null }[]): Owners =>
  new Map(teams.flatMap(({ abbrev, owner }) => (owner === null ? [] : [[abbrev, owner] as const])));

export function tally(games: Iterable<ResultGame>): Records {
  const records: Record<string, Tally> = {};
  const count = (abbrev: string, lead: number) => {
    const so = (records[abbrev] ??= { ...NOTHING });
    so[lead > 0 ? 'wins' : lead < 0 ? 'losses' : 'ties'] += 1;
  };
  for (const game of games) {
    if (!isPlayed(game)) continue;
    const lead = game.score1 - game.score2;
    count(game.abbrev1, lead);
    count(game.abbrev2, 0 - lead);
  }
  return records;
}

/** The records of some games and of some more. */
export function together(some: Records, more: Records): Records {
  const records: Record<string, Tally> = { ...some };
  for (const [abbrev, one] of Object.entries(more)) records[abbrev] = plus(records[abbrev], one);
  return records;
}

/** An entry's record is that of its clubs together: a game between two of them is a win and a loss for it, or two ties. */
export function byOwner(records: Records, owners: Owners): Map<number, Tally> {
  const tallies = new Map<number, Tally>();
  for (const [abbrev, owner] of owners) tallies.set(owner, plus(tallies.get(owner), records[abbrev]));
  return tallies;
}

const plus = (a: Tally = NOTHING, b: Tally = NOTHING): Tally => ({
  wins: a.wins + b.wins,
  losses: a.losses + b.losses,
  ties: a.ties + b.ties,
});
