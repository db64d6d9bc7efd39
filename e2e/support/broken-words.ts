/** Runs in the page: words that are broken inside themselves on a phone, with what they stand in. */
export function brokenWords(): string[] {
  // What is longer may be broken anywhere: addresses, hashes, names that somebody typed without a blank.
  const long = 18;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const holder = text.parentElement;
    if (!holder?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
    if (holder.closest('script, style, option, pre, code') || unseen(holder)) continue;
    for (const word of text.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
      if (word[0].length > long) continue;
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top / 6));
      if (new Set(lines).size > 1) found.add(`'${word[0]}' in '${(holder.textContent ?? '').trim().slice(0, 40)}'`);
    }
  }
  return [...found];

  /** Words for listeners alone, and those of a cell that shows so many lines and no more. */
  function unseen(from: Element): boolean {
    for (let one: Element | null = from; one; one = one.parentElement) {
      const { clipPath, webkitLineClamp } = getComputedStyle(one);
      if (clipPath !== 'none' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')) return true;
    }
    return false;
  }
}
