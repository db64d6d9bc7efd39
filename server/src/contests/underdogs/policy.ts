import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { Game } from '../../sport/games/game';
import { hasKickedOff } from '../../sport/games/game.rules';
import type { Contest, Entry } from '../contest';
import type { Memberships } from '../entries/directory';
import { requiredReason } from '../entries/override-reason';
import { ENTERED_FOR_PLAYER } from '../entries/override-reason.rules';
import { refuseRemovedEntry } from '../entries/removed-entry';
import { wantedEntry } from '../entries/wanted-contest';
import type { PickSave } from './save-pick';
import type { UnderdogsSeason } from './underdogs-season.types';
import { underdogsKind } from './underdogs.kind';

/** An entry that the viewer may see, and its contest; a player whose entry was taken out is told so. */
export async function entryToSee(
  tx: Tx,
  memberships: Memberships,
  viewer: Viewer,
  entryId: number,
): Promise<{ entry: Entry; contest: Contest }> {
  if (!(await memberships.entry(entryId))) await refuseRemovedEntry(tx, viewer, entryId);
  return await wantedEntry(memberships, viewer, underdogsKind, entryId);
}

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
