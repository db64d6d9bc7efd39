import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { Game } from '../../sport/games/game';
import { hasKickedOff } from '../../sport/games/game.rules';
import type { Contest } from '../contest';
import { entryToSeeOf } from '../entries/entry-to-see';
import { requiredReason } from '../entries/override-reason';
import { ENTERED_FOR_PLAYER } from '../entries/override-reason.rules';
import type { PickSave } from './save-pick';
import type { UnderdogsSeason } from './underdogs-season.types';
import { underdogsKind } from './underdogs.kind';

/** An entry that the viewer may see, and its contest. */
export const entryToSee = entryToSeeOf(underdogsKind);

/** Where an administrator sets the picks, players do not. */
export function refuseWithoutSelfPick(viewer: Viewer, contest: Contest, { settings }: UnderdogsSeason): void {
  if (!settings.selfPick && !runsContest(viewer, contest))
    throw new Refusal('forbidden', 'In this contest an administrator sets the picks.', { entryId: 'is picked for by an administrator' });
}

/** Why an administrator sets another player's pick of a game; refused without a reason where one is needed. */
export async function reasonToOverride(tx: Tx, { entry, season, now }: PickSave, game: Game, typed: string | undefined): Promise<string> {
  // Where players cannot pick for themselves, somebody has to, and before kick-off nobody is put at a disadvantage.
  const expected = !typed && !season.settings.selfPick && !hasKickedOff(game, now);
  return expected ? ENTERED_FOR_PLAYER : requiredReason(tx, entry, typed || undefined);
}
