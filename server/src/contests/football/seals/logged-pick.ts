import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import type { Json } from '../../../ground/proof/canonical';
import { lineOfSide } from '../../../sport/games/game.rules';
import { shortPickWords } from '../../game-rows/team-words.rules';
import { loggedLine, setBy } from '../../proof/week-pick';
import type { PickGame, SavedPick } from '../picks';

/** What the log shows of a pick. */
export const loggedPick = ({ eventId, side, lockedSpread, overrideReason }: SavedPick): Json => ({
  event: eventId,
  line: loggedLine(lockedSpread),
  locked: lockedSpread !== null,
  side,
  ...setBy(overrideReason),
});

/** All slots of an entry's week in their order, as a receipt sums them up. */
export const loggedPicks = (picks: readonly SavedPick[]): Json =>
  Array.from({ length: PICKS_PER_WEEK }, (_, n) => {
    const pick = picks.find(({ slot }) => slot === n + 1);
    return { pick: pick ? loggedPick(pick) : null, slot: n + 1 };
  });

/** 'UGA −5.5', with the line that counts; the team alone while there is none. */
export const pickSays = ({ side, lockedSpread }: Pick<SavedPick, 'side' | 'lockedSpread'>, game: PickGame): string =>
  shortPickWords(game, side, lockedSpread ?? lineOfSide(game, side));
