import type { Sport } from './game';
import type { Team } from './team';
import { ncaaTeams } from './teams.ncaa';
import { nflTeams } from './teams.nfl';

const teams: Record<Sport, ReadonlyMap<string, Team>> = {
  NFL: new Map(Object.entries(nflTeams)),
  NCAA: new Map(Object.entries(ncaaTeams)),
  /** Its teams are named by their codes, until a contest brings names. */
  NCAAB: new Map(),
};

/** What players call a team; its code when it is not known. */
export function teamName(sport: Sport, code: string): string {
  return teams[sport].get(code)?.name ?? code;
}

/** The two colours of a team for rows, `#00338D,#C60C30`; '' when it is not known. */
export function teamColors(sport: Sport, code: string): string {
  return teams[sport].get(code)?.colors ?? '';
}

export function isKnownTeam(sport: Sport, code: string): boolean {
  return teams[sport].has(code);
}
