import type { TournamentFeedTeam } from '../tournament-feed-game';

/** A team of the field as the site knows it. */
export interface KnownTeam {
  id: number;
  name: string;
  /** Null until a feed has named it. */
  espnId: string | null;
  seed: number;
  /** In capitals. */
  region: string;
}

/**
 * Which two teams of the field a feed speaks of: by the feed's own ids where they were learnt, else by region and seed, and by name where
 * that is not one team, as in the First Four. Undefined unless both are sure.
 *
 * @param region in capitals; '' unknown
 */
export function findTeams(
  [one, other]: readonly [TournamentFeedTeam, TournamentFeedTeam],
  region: string,
  field: readonly KnownTeam[],
): [KnownTeam, KnownTeam] | undefined {
  const without = (team: KnownTeam) => field.filter(({ id }) => id !== team.id);
  const first = findTeam(one, region, field);
  if (first) return both(first, findTeam(other, region, without(first)));
  // Of a pair in the First Four the one whose name is known leaves the other.
  const second = findTeam(other, region, field);
  return second && both(findTeam(one, region, without(second)), second);
}

const both = (one: KnownTeam | undefined, other: KnownTeam | undefined): [KnownTeam, KnownTeam] | undefined =>
  one && other ? [one, other] : undefined;

function findTeam(reported: TournamentFeedTeam, region: string, field: readonly KnownTeam[]): KnownTeam | undefined {
  const learnt = field.find(({ espnId }) => espnId === reported.espnId);
  if (learnt) return learnt;
  const unnamed = field.filter(({ espnId }) => espnId === null);
  const place = unnamed.filter((team) => team.region === region && team.seed === reported.seed);
  if (place.length === 1) return place[0];
  const named = (place.length > 0 ? place : unnamed).filter((team) => plain(team.name) === plain(reported.name));
  return named.length === 1 ? named[0] : undefined;
}

/** What sources spell out and others shorten: 'Saint Mary's', 'Mount St. Mary's', 'Alabama State', 'Northern Iowa'. */
const SHORT: Readonly<Record<string, string>> = {
  saint: 'st',
  state: 'st',
  mount: 'mt',
  northern: 'n',
  southern: 's',
  eastern: 'e',
  western: 'w',
  central: 'c',
  texas: 'tx',
};

/** A name as any source may write it. */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʻ.()]/g, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => SHORT[word] ?? word)
    .join(' ')
    .trim();
}
