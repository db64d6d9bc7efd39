import type { HomeLine } from '../../people/home/home-source';
import type { NumberedAuction } from './groups.rules';
import type { AuctionGroups } from './seen/auction-groups';

type Seen = Pick<AuctionGroups, 'config' | 'owners' | 'teams' | 'scores'>;

/** The list's line for one owner. @param now site time, epoch ms */
export function homeLine(
  { config: [config], owners, teams, scores }: Seen,
  { contest, group }: NumberedAuction,
  entryId: number,
  now: number,
): HomeLine['facts'] {
  const owner = owners.find(({ ID }) => ID === entryId);
  const drafting = config?.drafting === 1;
  const mine = new Set(teams.filter(({ owner_id: id, out }) => id === entryId && out === 0).map(({ Name }) => Name));
  const own = scores.filter(({ team1, team2 }) => mine.has(team1) || mine.has(team2));
  const next = Math.min(
    ...own.filter(({ state }) => state === 'scheduled').flatMap(({ day }) => (Date.parse(day) > now ? [Date.parse(day)] : [])),
  );
  const begun = owners.some(({ TotalWon }) => TotalWon > 0);
  const rank = begun ? (owner?.Rank ?? null) : null;
  const query = `?year=${contest.year}&group=${group}`;
  return {
    href: `/bbauction${drafting ? '/auction' : ''}${query}`,
    note: `${contest.year}`,
    done: null,
    state: drafting ? `${config.sold} of ${config.lots} sold` : owner ? `${owner.TeamsLeft} of ${owner.TotalTeams} teams left` : '',
    next: next === Infinity ? '' : new Date(next).toISOString(),
    next_label: next === Infinity ? '' : 'Next tip-off',
    live: own.filter(({ state }) => state === 'in_progress').length,
    rank,
    rank_shared: rank !== null && owners.filter((one) => one.Rank === rank).length > 1 ? 1 : 0,
    of: owners.length,
    overall_rank: null,
    overall_shared: 0,
    action: drafting ? 'Open' : '',
    action_href: drafting ? `/bbauction/auction${query}` : '',
  };
}
