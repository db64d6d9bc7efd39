import DOMPurify from 'dompurify';

/** The emphasis that people may use; everything else shows as it was typed. */
const EMPHASIS = ['b', 'i', 'em', 'strong', 'u', 's'];
const emphasisTag = new RegExp(`&lt;(/?(?:${EMPHASIS.join('|')}))&gt;`, 'gi');

/**
 * HTML that is safe to show for a text that a person typed. "I <3 Buffalo & Co" and "<script>" show as typed; simple
 * emphasis (`<b>now</b>`) takes effect. Nothing in it can run, load or link.
 */
export function sanitize(text: string): string {
  const typed = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(emphasisTag, '<$1>');
  return DOMPurify.sanitize(typed, { ALLOWED_TAGS: EMPHASIS, ALLOWED_ATTR: [], ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false });
}
