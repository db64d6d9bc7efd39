/** The name of a window tells what it is for, in that window too and after each of its navigations. */
const NAME = 'poolhouse-popup';

export interface PopupSize {
  /** CSS pixels of the page inside. */
  width: number;
  height: number;
}

/**
 * Opens a screen in a small window of its own, which has no bar of contests; the same screen pressed for again comes to the front.
 * Call it from a press, or the browser keeps the window shut.
 * @returns false where the browser allows no window; open the screen here instead.
 */
export function openPopup(path: string, { width, height }: PopupSize): boolean {
  const opened = window.open(path, `${NAME}:${path.split('?')[0]}`, `popup,width=${width},height=${height}`);
  opened?.focus();
  return opened !== null;
}

/** This window was opened by `openPopup`. */
export const isPopup = (): boolean => window.name.startsWith(NAME);
