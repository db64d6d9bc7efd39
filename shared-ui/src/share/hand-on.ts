/** Whether the device has a sheet of its own to share with. */
export const hasSheet = (): boolean => typeof navigator.share === 'function';

/**
 * Hands an address on: with the device's sheet, which is no fault when it is closed again, or else to the clipboard, which may refuse.
 * Answers whether it was copied.
 */
export async function handOn(title: string, url: string): Promise<boolean> {
  if (hasSheet()) {
    await navigator.share({ title, url }).catch(() => undefined);
    return false;
  }
  await navigator.clipboard.writeText(url);
  return true;
}
