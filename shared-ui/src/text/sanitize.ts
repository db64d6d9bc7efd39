/** The emphasis that people may use; everything else shows as it was typed. */
const EMPHASIS = /(<\/?(?:b|i|em|strong|u|s)>)/i;

const SHOWN: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asTyped = (text: string) => text.replace(/[&<>]/g, (sign) => SHOWN[sign] ?? '');

/**
 * HTML that is safe to show for a text that a person typed. "I <3 Buffalo & Co" and "<script>" show as typed; simple emphasis
 * (`<b>now</b>`) takes effect. Nothing in it can run, load or link: what is no bare tag of emphasis is escaped, and each tag that is opened is
 * closed, so that nothing of it reaches beyond itself (docs/decisions/0217).
 */
export function sanitize(text: string): string {
  const open: string[] = [];
  const close = (down: number) => open.splice(down).reduceRight((html, tag) => `${html}</${tag}>`, '');
  const parts = text.split(EMPHASIS).map((part, at) => {
    // Every second part is what the text was split at.
    if (at % 2 === 0) return asTyped(part);
    const tag = part.replace(/\W/g, '').toLowerCase();
    if (part.startsWith('</')) return open.includes(tag) ? close(open.lastIndexOf(tag)) : '';
    open.push(tag);
    return `<${tag}>`;
  });
  return parts.join('') + close(0);
}
