import { hasKickedOff } from '../../../sport/games/game.rules';
import type { PickGame, SavedPick, WantedPick } from '../picks';

/** A pick that only its owner may see yet. */
export function isSealed(pick: Pick<SavedPick, 'eventId'>, games: ReadonlyMap<number, Pick<PickGame, 'kickoffAt'>>, now: number): boolean {
  const game = games.get(pick.eventId);
  return game !== undefined && !hasKickedOff(game, now);
}

/**
 * The slots that an override must give as well. An override that takes a game to come replaces all sealed picks or none:
 * were some left standing, a refused duplicate would tell which games they are.
 */
export function sealedSlotsLeftOut(
  saved: readonly SavedPick[],
  wanted: readonly WantedPick[],
  games: ReadonlyMap<number, PickGame>,
  now: number,
): number[] {
  const given = wanted.flatMap(({ slot, eventId }) => (eventId === undefined ? [] : [{ slot, eventId }]));
  const takesGameToCome = given.some(({ eventId }) => !hasKickedOff(games.get(eventId) ?? { kickoffAt: Infinity }, now));
  if (!takesGameToCome) return [];
  return saved.filter((pick) => isSealed(pick, games, now) && !given.some((other) => other.slot === pick.slot)).map((pick) => pick.slot);
}
