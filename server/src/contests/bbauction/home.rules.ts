import { formatAnd, plural } from '@poolhouse/contract/formats';
import type { EntryDate, HomeLine } from '../../people/home/home-source';
import { overAbout } from '../../sport/games/game-length.rules';
import { isOffBoard } from '../../sport/games/game.rules';
import { liveTeam, type LiveRow } from '../game-rows/live-game.rules';
import { teamOf } from '../game-rows/team-words.rules';
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
  // Who waits for the auctioneer has nothing to do.
  const open = config?.phase === 'drafting';
  const own = gamesOf({ teams, scores }, entryId);
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
    state: drafting
      ? `${config.sold} of ${config.lots} sold${open ? '' : ', paused'}`
      : isDecided(teams)
        ? 'Tournament over'
        : owner
          ? `${owner.TeamsLeft} of ${plural(owner.TotalTeams, 'team')} left`
          : '',
    next: next === Infinity ? '' : new Date(next).toISOString(),
    next_label: next === Infinity ? '' : 'Next tip-off',
    live: own.filter(({ state }) => state === 'in_progress').length,
    rank,
    rank_shared: rank !== null && owners.filter((one) => one.Rank === rank).length > 1 ? 1 : 0,
    of: owners.length,
    overall_rank: null,
    overall_shared: 0,
    action: open ? 'Open' : '',
    action_href: open ? `/bbauction/auction${query}` : '',
  };
}

/** Whether one team alone is not out: the champion. */
const isDecided = (teams: Seen['teams']): boolean => teams.length > 1 && teams.filter(({ out }) => out === 0).length === 1;

/** The owner's teams that play right now. */
export function homeLive(
  { teams, scores }: Pick<Seen, 'teams' | 'scores'>,
  { contest, group }: NumberedAuction,
  entryId: number,
): LiveRow[] {
  const mine = teamsOf(teams, entryId);
  const href = `/bbauction?year=${contest.year}&group=${group}`;
  return scores.flatMap(({ SportAbbrev: sport, day, amount, ...row }) =>
    ([1, 2] as const)
      .filter((side) => mine.has(teamOf(row, side)))
      .flatMap((side) =>
        liveTeam({ ...row, sport, kickoffAt: Date.parse(day) }, side, {
          ID: `${entryId}-${row.ID}-${side}`,
          href: `${href}&game=${row.ID}`,
        }).map((live) => ({
          ...live,
          need: amount ? `${live.need}, pays ${plural(amount, 'point')}` : live.need,
        })),
      ),
  );
}

/** The teams that an owner still has in. */
const teamsOf = (teams: Seen['teams'], entryId: number): Set<string> =>
  new Set(teams.filter(({ owner_id: id, out }) => id === entryId && out === 0).map(({ Name }) => Name));

/** Their games. */
function gamesOf({ teams, scores }: Pick<Seen, 'teams' | 'scores'>, entryId: number): Seen['scores'] {
  const mine = teamsOf(teams, entryId);
  return scores.filter(({ team1, team2 }) => mine.has(team1) || mine.has(team2));
}

/** What one owner has in their calendar: the games of their teams. Nothing locks there. */
export function homeDates(seen: Pick<Seen, 'teams' | 'scores'>, { contest, group }: NumberedAuction, entryId: number): EntryDate[] {
  return gamesOf(seen, entryId).flatMap(({ ID, team1, team2, day, state }) => {
    const kickoffAt = Date.parse(day);
    if (isOffBoard({ state }) || Number.isNaN(kickoffAt)) return [];
    return [
      {
        ID: `${entryId}-${ID}`,
        title: `Auction: ${formatAnd([team1, team2])}`,
        at: kickoffAt,
        until: overAbout({ sport: 'NCAAB', kickoffAt }),
        href: `/bbauction?year=${contest.year}&group=${group}`,
      },
    ];
  });
}
