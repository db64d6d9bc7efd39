import type { GolfConfigRow } from '@poolhouse/contract';

/** A window of its own beside the board, as wide as one column and as long as four golfers. */
const SIZE = 'popup,width=840,height=2000';

export function openShotDetails(
  { contest_id: contest, current_tournament: tid }: Pick<GolfConfigRow, 'contest_id' | 'current_tournament'>,
  gid?: number,
): void {
  window.open(`/golf/shotdetails?contest=${contest}&tid=${tid}${gid === undefined ? '' : `&gid=${gid}`}`, 'golf-shots', SIZE);
}
