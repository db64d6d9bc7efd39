/** What decides whether the site offers to be put on the home screen. */
export interface Circumstances {
  /** The site was opened from there. */
  readonly installed: boolean;
  /** The browser has a question of its own that can be asked. */
  readonly askable: boolean;
  /** Safari on iPhone and iPad: it has no question, and the player finds the way in its menu. */
  readonly iphone: boolean;
  /** Visits of this device to home, this one included. */
  readonly visits: number;
  /** The player has done in this visit what home asked for: they have saved a pick. */
  readonly saved: boolean;
  /** The player wants none. */
  readonly refused: boolean;
}

/** How the site offers it: 'ask' with a button, 'tell' in words; null while it does not suit. Nobody is asked before they know what for. */
export function offerOf({ installed, askable, iphone, visits, saved, refused }: Circumstances): 'ask' | 'tell' | null {
  if (installed || refused || (visits < 2 && !saved)) return null;
  if (askable) return 'ask';
  return iphone ? 'tell' : null;
}
