import type { Invalidate, Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { hasKickedOff } from '../../sport/games/game.rules';
import type { Contest } from '../contest';
import { kickoffWords, teamOf } from '../game-rows/team-words.rules';
import { refusePicksOfFrozen } from '../seasons/freezes.store';
import { playersChoice } from './pick-change.rules';
import type { Choice, SavedPick } from './picks';
import { refuseWithoutSelfPick } from './policy';
import { chosen, gameOfSeason, logPick, picksOf, refuseUsed, savedPick, type PickSave, type PickRequest } from './save-pick';
import { removePick, writePick } from './underdogs.store';

/** What a player has in a week after they saved; undefined for nothing. */
export interface OwnPick {
  contest: Contest;
  week: number;
  pick: SavedPick | undefined;
  /** Site time, epoch ms. */
  at: number;
}

/** A player's own pick: until kick-off, at the line of the moment. */
export async function saveOwnPick(
  tx: Tx,
  invalidate: Invalidate,
  save: PickSave,
  { eventId, side, spread }: PickRequest,
): Promise<OwnPick> {
  const { viewer, contest, entry, season, now } = save;
  await refusePicksOfFrozen(tx, contest.id);
  refuseWithoutSelfPick(viewer, contest, season);
  const { game, week } = await gameOfSeason(tx, save, eventId);
  refuseStarted(save, week);
  const choice = chosen(playersChoice({ game, side, spread }, now));
  refuseUsed(save, picksOf(save), { game, week }, choice);
  const saved = savedPick(save, week);
  if (saved?.choice && isSame(saved.choice, choice)) return { contest, week, pick: saved, at: now };
  const pick = { week, choice, takenAt: choice.spread === null ? null : now, savedAt: now, overrideReason: null };
  await writePick(tx, invalidate, { contestId: contest.id, entryId: entry.id }, pick);
  await logPick(tx, save, { action: 'underdogs.pick', week, choice });
  return { contest, week, pick, at: now };
}

/** Takes one's pick back before its kick-off. */
export async function clearOwnPick(tx: Tx, invalidate: Invalidate, save: PickSave, week: number): Promise<OwnPick> {
  const { viewer, contest, entry, season } = save;
  await refusePicksOfFrozen(tx, contest.id);
  refuseWithoutSelfPick(viewer, contest, season);
  if (!savedPick(save, week)?.choice)
    throw new Refusal('not_found', `There is no pick of week ${week} to take back.`, { week: 'has no pick' });
  refuseStarted(save, week);
  await removePick(tx, invalidate, { contestId: contest.id, entryId: entry.id, week });
  await logPick(tx, save, { action: 'underdogs.pick', week, choice: null });
  return { contest, week, pick: undefined, at: save.now };
}

/** The clock alone locks a pick, whatever became of its game. */
function refuseStarted(save: PickSave, week: number): void {
  const choice = savedPick(save, week)?.choice;
  const game = choice && save.season.games.get(choice.eventId);
  if (!game || !hasKickedOff(game, save.now)) return;
  throw new Refusal(
    'game_started',
    `${teamOf(game, choice.side)} kicked off at ${kickoffWords(game.kickoffAt)}, so your pick of week ${week} stands.`,
    { eventId: 'is too late' },
  );
}

function isSame(one: Choice, other: Choice): boolean {
  return one.eventId === other.eventId && one.side === other.side && one.spread === other.spread;
}
