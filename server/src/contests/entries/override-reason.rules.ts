/** Said of what an administrator enters for a player who cannot sign in yet. */
export const ENTERED_FOR_PLAYER = 'Entered by an administrator';
const SHORTEST_REASON = 3;

/** The reason under which an override is kept; null when one is needed and was not given. */
export function overrideReason(typed: string | undefined, playerCanSignIn: boolean): string | null {
  if (typed !== undefined && typed.length >= SHORTEST_REASON) return typed;
  return playerCanSignIn || typed ? null : ENTERED_FOR_PLAYER;
}
