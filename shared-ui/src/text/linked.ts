import { sanitize } from './sanitize';

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;
/** What ends a sentence does not belong to the address before it. */
const TAIL = /(?:[.,:;!?)\]]|&(?:amp|lt|gt);)+$/;

/**
 * The same safe HTML with addresses as links, which open elsewhere and are told nothing of where they stood, and names behind an @ as what
 * they are.
 *
 * @param names that stand behind an @ in the text, as they are written there
 */
export function linked(text: string, names: readonly string[] = []): string {
  const called = names.map((name) => `@${sanitize(name)}`);
  return sanitize(text)
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(ADDRESS, link)))
    .join('')
    .split(/(<a .*?<\/a>|<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : called.reduce((html, name) => html.replaceAll(name, `<b data-name>${name}</b>`), part)))
    .join('');
}

function link(found: string): string {
  const tail = TAIL.exec(found)?.[0] ?? '';
  const address = found.slice(0, found.length - tail.length);
  return `<a href="${address}" target="_blank" rel="noopener noreferrer nofollow">${address}</a>${tail}`;
}
