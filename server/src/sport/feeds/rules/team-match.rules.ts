import type { Sport } from '../../games/game';
import type { FeedTeam } from '../feed-game';

/** Words that make another school of a name: Michigan is not Michigan State, Miami not Miami (OH). */
const OTHER_SCHOOL = /^(state|st|tech|a&m|a&t|southern|central|atlantic|international|christian|baptist|monroe|valley|union|pine)\b|^\(/;

/**
 * How surely a feed's team is one of the site's: 0 not at all, more for more letters that agree. Codes and short names must be
 * equal; a full name must end with the NFL club's name or begin with the school's.
 */
export function teamMatch(sport: Sport, feed: FeedTeam, event: { name: string; code: string }): number {
  const [full, name] = [plain(feed.fullName), plain(event.name)];
  if (feed.code !== '') return feed.code === event.code || plain(feed.name) === name ? 1000 : 0;
  if (name === '') return 0;
  if (full === name) return 1000;
  if (sport === 'NFL') return full.endsWith(` ${name}`) ? name.length : 0;
  return full.startsWith(`${name} `) && !OTHER_SCHOOL.test(full.slice(name.length + 1)) ? name.length : 0;
}

/** 'San José State' and 'Hawai'i' without what one feed writes and another does not. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʻ.]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
