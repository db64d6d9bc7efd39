import { sanitize } from './sanitize';

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;
/** What ends a sentence does not belong to the address before it. */
const TAIL = /(?:[.,:;!?)\]]|&(?:amp|lt|gt);)+$/;

/** The same safe HTML with addresses as links, which open elsewhere and are told nothing of where they stood. */
export function linked(text: string): string {
  return sanitize(text)
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(ADDRESS, link)))
    .join('');
}

function link(found: string): string {
  const tail = TAIL.exec(found)?.[0] ?? '';
  const address = found.slice(0, found.length - tail.length);
  return `<a href="${address}" target="_blank" rel="noopener noreferrer nofollow">${address}</a>${tail}`;
}
