import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import type { Json } from '../../../ground/proof/canonical';
import { lineOfSide } from '../../../sport/games/game.rules';
import { abbrevOf, lineWords } from '../../game-rows/team-words.rules';
import type { PickGame, SavedPick } from '../picks';

/** A line as the log writes it. */
export const loggedLine = (line: number | null): string | null => (line === null ? null : String(line));

/** What the log shows of a pick; whoever set it in its player's stead says so, and why. */
export function loggedPick({ eventId, side, lockedSpread, overrideReason }: SavedPick): Json {
  const pick = { event: eventId, line: loggedLine(lockedSpread), locked: lockedSpread !== null, side };
  return overrideReason === null ? pick : { ...pick, by: 'admin', reason: overrideReason };
}

/** All slots of an entry's week in their order, as a receipt sums them up. */
export const loggedPicks = (picks: readonly SavedPick[]): Json =>
  Array.from({ length: PICKS_PER_WEEK }, (_, n) => {
    const pick = picks.find(({ slot }) => slot === n + 1);
    return { pick: pick ? loggedPick(pick) : null, slot: n + 1 };
  });

/** 'UGA −5.5', with the line that counts; the team alone while there is none. */
export function pickSays(pick: Pick<SavedPick, 'side' | 'lockedSpread'>, game: PickGame): string {
  const line = pick.lockedSpread ?? lineOfSide(game, pick.side);
  return [abbrevOf(game, pick.side), ...(line === null ? [] : [lineWords(line)])].join(' ');
}

/** '2026-w03' */
export const periodOf = (year: number, week: number): string => `${year}-w${String(week).padStart(2, '0')}`;

export const weekOf = (period: string): number => Number(period.slice(period.indexOf('w') + 1));
