import type { GolfConfigRow } from '@poolhouse/contract';
import { openPopup } from '@poolhouse/shared-ui';

/** A window of its own beside the board, as wide as one column and as long as four golfers. */
const SIZE = { width: 840, height: 2000 };

/** Where the browser allows no window, the screen opens in this one. */
export function openShotDetails(
  { contest_id: contest, current_tournament: tid }: Pick<GolfConfigRow, 'contest_id' | 'current_tournament'>,
  gid?: number,
): void {
  const path = `/golf/shotdetails?contest=${contest}&tid=${tid}${gid === undefined ? '' : `&gid=${gid}`}`;
  if (!openPopup(path, SIZE)) window.location.assign(path);
}
