import { hasKickedOff } from './grade.rules';
import type { PickGame, SavedPick, WantedPick } from './picks';

/** Said of picks that an administrator enters for a player who cannot sign in yet. */
export const ENTERED_FOR_PLAYER = 'Entered by the commissioner';
const SHORTEST_REASON = 3;

/** The reason under which an override is kept; null when one is needed and was not given. */
export function overrideReason(typed: string | undefined, playerCanSignIn: boolean): string | null {
  if (typed !== undefined && typed.length >= SHORTEST_REASON) return typed;
  return playerCanSignIn || typed ? null : ENTERED_FOR_PLAYER;
}

/** A pick that only its owner may see yet. */
export function isSealed(pick: Pick<SavedPick, 'eventId'>, games: ReadonlyMap<number, Pick<PickGame, 'kickoffAt'>>, now: number): boolean {
  const game = games.get(pick.eventId);
  return game !== undefined && !hasKickedOff(game, now);
}

/**
 * The slots that an override must give as well. An override that takes a game to come replaces all sealed picks or none:
 * were some left standing, a refused duplicate would tell which games they are.
 */
export function sealedSlotsLeftOut(saved: readonly SavedPick[], wanted: readonly WantedPick[], games: ReadonlyMap<number, PickGame>, now: number): number[] {
  const given = wanted.filter((pick) => pick.eventId !== undefined);
  const takesGameToCome = given.some((pick) => !hasKickedOff(games.get(pick.eventId!) ?? { kickoffAt: Infinity }, now));
  if (!takesGameToCome) return [];
  return saved.filter((pick) => isSealed(pick, games, now) && !given.some((other) => other.slot === pick.slot)).map((pick) => pick.slot);
}
