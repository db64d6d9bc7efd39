import type { HomeLine } from '../../people/home/home-source';
import type { AuctionModel } from './page/auction-model';

/** The list's line for one owner. @param now site time, epoch ms */
export function homeLine({ auction, ownerById, teamById, figures }: AuctionModel, entryId: number, now: number): HomeLine['facts'] {
  const { contest, group, state, tournament, lots } = auction;
  const owner = ownerById.get(entryId);
  const drafting = state.phase === 'drafting' || state.phase === 'paused';
  const events = tournament?.games.flatMap(({ event }) => event ?? []) ?? [];
  const mine = new Set([...teamById.values()].filter(({ owner_id: id, out }) => id === entryId && out === 0).map(({ Name }) => Name));
  const own = events.filter(({ team1, team2 }) => mine.has(team1) || mine.has(team2));
  const next = Math.min(
    ...own.filter(({ state: is, kickoffAt }) => is === 'scheduled' && kickoffAt > now).map(({ kickoffAt }) => kickoffAt),
  );
  const begun = figures.owners.some(({ won }) => won > 0);
  const rank = begun ? (owner?.Rank ?? null) : null;
  const query = `?year=${contest.year}&group=${group}`;
  return {
    href: `/bbauction${drafting ? '/auction' : ''}${query}`,
    note: `${contest.year}`,
    done: null,
    state: drafting ? `${state.sales.size} of ${lots.length} sold` : owner ? `${owner.TeamsLeft} of ${owner.TotalTeams} teams left` : '',
    next: next === Infinity ? '' : new Date(next).toISOString(),
    next_label: next === Infinity ? '' : 'Next tip-off',
    live: own.filter(({ state: is }) => is === 'in_progress').length,
    rank,
    rank_shared: rank !== null && figures.owners.filter((one) => one.rank === rank).length > 1 ? 1 : 0,
    of: figures.owners.length,
    overall_rank: null,
    overall_shared: 0,
    action: drafting ? 'Open' : '',
    action_href: drafting ? `/bbauction/auction${query}` : '',
  };
}
