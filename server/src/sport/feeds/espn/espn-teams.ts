import type { Sport } from '../../games/game';
import { isKnownTeam, teamName } from '../../games/teams';
import { ncaaTeams } from '../../games/teams.ncaa';
import type { FeedTeam } from '../feed-game';

/** Where ESPN's NFL codes differ from games.csv's. */
const NFL_CODES: Record<string, string> = { WSH: 'WAS', LAR: 'LA', JAC: 'JAX' };

const collegeCodes = new Map(Object.entries(ncaaTeams).map(([code, team]) => [team.name, code]));

interface EspnTeam {
  id: string;
  abbreviation?: string | undefined;
  location?: string | undefined;
  displayName: string;
}

/** The site's code and name of an ESPN team; undefined for one that is not decided yet (TBD) or plays for no club (Pro Bowl). */
export function espnTeam(sport: Sport, { id, abbreviation = '', location, displayName }: EspnTeam): FeedTeam | undefined {
  if (Number(id) < 0 || abbreviation === '' || abbreviation === 'TBD') return undefined;
  if (sport === 'NFL') {
    const code = NFL_CODES[abbreviation] ?? abbreviation;
    return isKnownTeam('NFL', code) ? { code, name: teamName('NFL', code), fullName: displayName } : undefined;
  }
  const name = location || displayName;
  return { code: collegeCodes.get(name) ?? abbreviation, name, fullName: displayName };
}
