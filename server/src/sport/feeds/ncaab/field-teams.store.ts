import type { Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import type { TournamentFeedTeam } from '../tournament-feed-game';
import { plain } from './find-team.rules';

/** Teams that only a feed has named count from here, above those of the results' source. */
const FROM = 100_000;

export interface SiteTeam {
  id: number;
  /** The site did not know it. */
  fresh: boolean;
}

/** The site's ids of a feed's teams, by the feed's: by the id that was learnt, else by name, else a new one. Nothing is written. */
export async function siteTeams(tx: Tx, reported: readonly TournamentFeedTeam[]): Promise<Map<string, SiteTeam>> {
  const rows = await tx.selectFrom('ncaab_teams').select(['id', 'name', 'espn_id']).orderBy('id').execute();
  const found = new Map<string, SiteTeam>();
  const taken = new Set<number>();
  const take = ({ espnId }: TournamentFeedTeam, id: number, fresh: boolean) => {
    found.set(espnId, { id, fresh });
    taken.add(id);
  };
  for (const team of reported) {
    const row = rows.find(({ espn_id: espnId }) => espnId === team.espnId);
    if (row) take(team, row.id, false);
  }
  for (const team of reported.filter(({ espnId }) => !found.has(espnId))) {
    const named = rows.filter((row) => row.espn_id === null && !taken.has(row.id) && plain(row.name) === plain(team.name));
    if (named.length === 1) take(team, must(named[0], 'a team of that name').id, false);
  }
  let next = Math.max(FROM, (rows.at(-1)?.id ?? 0) + 1);
  for (const team of [...reported].sort((a, b) => Number(a.espnId) - Number(b.espnId))) {
    if (found.has(team.espnId)) continue;
    take(team, next, true);
    next += 1;
  }
  return found;
}
