import type { LiveData, LiveTeamRow, PracticeData, RegionTeamRow } from '../contest/auction.types';

/** A little after something happens by itself; a clock that is about to end is not asked for ten times a second. */
const LEAST_SECONDS = 0.4;
const AFTER_SECONDS = 0.1;

/** When a practice is read again, s; null once it is over. */
export function practiceRefresh({ practice }: PracticeData): number | null {
  const wait = practice.data[0]?.wait ?? null;
  return wait === null ? null : Math.max(LEAST_SECONDS, wait / 1000 + AFTER_SECONDS);
}

/** A practice as the live page's parts draw it: the real field, and of its sales only those of the practice. */
export function practiceRoom(real: LiveData, practice: PracticeData): LiveData {
  const sold = new Map(practice.sold.data.map((team) => [team.ID, team]));
  const unsold = { Owner: '', owner_id: 0, Price: null, Color: '' };
  const of = <T extends RegionTeamRow>(teams: readonly T[]): T[] =>
    teams.map((team) => {
      const { Owner, owner_id, Price, Color } = sold.get(team.ID) ?? unsold;
      return { ...team, Owner, owner_id, Price, Color, shares: owner_id === 0 ? '' : `${owner_id}:100` };
    });
  const { config, room, owners, block, log } = practice;
  return {
    config,
    room,
    owners,
    block,
    // Bots stay to the end.
    here: owners,
    log,
    team1_events: { data: [] },
    team2_events: { data: [] },
    teams1: { data: of(real.teams1.data) },
    teams2: { data: of(real.teams2.data) },
    teams3: { data: of(real.teams3.data) },
    teams4: { data: of(real.teams4.data) },
    all_teams: { data: of(real.all_teams.data) },
    plan: { data: [] },
    offers: { data: [] },
  };
}

/** What the player bought in a practice, the dearest first. */
export const boughtBy = (teams: readonly LiveTeamRow[], owner: number): LiveTeamRow[] =>
  teams.filter(({ owner_id: id }) => id === owner).sort((a, b) => (b.Price ?? 0) - (a.Price ?? 0));
