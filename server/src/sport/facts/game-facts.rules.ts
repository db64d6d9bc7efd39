export const ROOFS = ['dome', 'closed', 'open', 'outdoors'] as const;
export type Roof = (typeof ROOFS)[number];

export interface Starter {
  /** The same for one person in every game. */
  readonly id: string;
  readonly name: string;
}

/** What a source says of a game beside its line; null where it says nothing. */
export interface GameFacts {
  /** Points of both sides together at which the books stand. */
  readonly totalLine: number | null;
  readonly neutral: boolean | null;
  readonly roof: Roof | null;
  /** The quarterbacks who start, away and home. */
  readonly starters: readonly [Starter | null, Starter | null];
}

export const NO_FACTS: GameFacts = { totalLine: null, neutral: null, roof: null, starters: [null, null] };

/** A starter with who named them: 'import', 'admin' or 'demo'. */
export interface NamedStarter extends Starter {
  readonly source: string;
  /** Why an administrator named them; ''. */
  readonly reason: string;
}

/** What the site knows of a game. */
export interface KnownFacts extends GameFacts {
  readonly starters: readonly [NamedStarter | null, NamedStarter | null];
}
