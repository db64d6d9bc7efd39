import type { GolfPicksRow } from '@poolhouse/contract';
import type { Entry } from '../../contest';
import type { Board } from '../rules/board.rules';
import type { EffectivePick } from '../rules/picks.rules';
import type { SavedPicks } from '../stores/picks.store';

type PickedRow = Omit<GolfPicksRow, 'id' | 'EntryName' | 'picked' | 'mine' | 'Override'>;
const NOTHING: PickedRow = {
  Pick1: null,
  Pick2: null,
  Pick3: null,
  Pick4: null,
  Pick1Name: '',
  Pick2Name: '',
  Pick3Name: '',
  Pick4Name: '',
  Notes: '',
};

/** What everybody may know of picks that are sealed: that they are in. */
export function sealedRow(entry: Entry, saved: SavedPicks | undefined): GolfPicksRow {
  return { id: entry.id, EntryName: entry.name, picked: saved ? 1 : 0, ...NOTHING, Override: '', mine: 0 };
}

/** Picks as their owner has them before the lock, or as all see them after it. */
export function openRow(
  entry: Entry,
  {
    saved,
    effective,
    board,
    mine,
  }: { saved: SavedPicks | undefined; effective: readonly EffectivePick[]; board: Pick<Board, 'byId'>; mine: boolean },
): GolfPicksRow {
  const nameOf = (golferId: number | null) => (golferId === null ? '' : (board.byId.get(golferId)?.name ?? ''));
  const fields = Object.fromEntries(
    effective.flatMap(({ slot, golferId }) => [
      [`Pick${slot + 1}`, golferId],
      [`Pick${slot + 1}Name`, nameOf(golferId)],
    ]),
  );
  return {
    id: entry.id,
    EntryName: entry.name,
    picked: saved ? 1 : 0,
    ...NOTHING,
    ...fields,
    Notes: effective
      .map((pick) => noteOf(pick, nameOf))
      .filter(Boolean)
      .join(' · '),
    Override: saved?.reason ?? '',
    mine: mine ? 1 : 0,
  };
}

function noteOf({ slot, golferId, house, insteadOf }: EffectivePick, nameOf: (id: number | null) => string): string {
  if (golferId === null) return `Nobody left in group ${slot + 1}`;
  const gone = insteadOf === null ? '' : `${nameOf(insteadOf)} withdrew; ${nameOf(golferId)} plays`;
  return [house ? `House pick in group ${slot + 1}` : '', gone].filter(Boolean).join(': ');
}
