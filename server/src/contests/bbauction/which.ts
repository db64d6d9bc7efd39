import { DateTime } from 'luxon';
import { Refusal } from '../../ground/refusal';
import { runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import { CONTEST_ZONE } from '../../sport/games/week.rules';
import type { Contest } from '../contest';
import { contestsFor, noSuchContest } from '../entries/access';
import type { Memberships } from '../entries/directory';
import { bbAuctionKind } from './bbauction.kind';
import { chosenAuction, numbered, type NumberedAuction } from './groups.rules';

export interface Which {
  year?: number | undefined;
  group?: number | undefined;
  /** The same by its other name. */
  group_id?: number | undefined;
  contest_id?: number | undefined;
}

/** The year of an instant where the games are played. */
export const yearAt = (now: number): number => DateTime.fromMillis(now, { zone: CONTEST_ZONE }).year;

/** All auctions that a viewer may see, each with its number. */
export async function auctionsFor(memberships: Memberships, viewer: Viewer): Promise<NumberedAuction[]> {
  const visible = await contestsFor(memberships, viewer, bbAuctionKind.type);
  return viewer.isAdmin ? numbered(visible) : numberedAmong(memberships, visible);
}

/** All auctions of a group of players. */
export async function auctionsOf(memberships: Memberships, groupNumber: number): Promise<NumberedAuction[]> {
  return numbered((await memberships.contestsOfGroup(groupNumber)).filter(({ type }) => type === bbAuctionKind.type));
}

/** These with their numbers, which they have among all of their groups. */
export async function numberedAmong(memberships: Memberships, contests: readonly Contest[]): Promise<NumberedAuction[]> {
  const wanted = new Set(contests.map(({ id }) => id));
  const found: NumberedAuction[] = [];
  for (const group of new Set(contests.map(({ groupNumber }) => groupNumber)))
    found.push(...(await auctionsOf(memberships, group)).filter(({ contest }) => wanted.has(contest.id)));
  return found.sort((a, b) => a.contest.id - b.contest.id);
}

/** The same for who runs it: administrators of its group, and its helpers; others are refused. */
export async function wantedToRun(memberships: Memberships, viewer: Viewer, which: Which, now: number): Promise<NumberedAuction> {
  const found = await wantedAuction(memberships, viewer, which, now);
  if (!runsContest(viewer, found.contest)) throw new Refusal('forbidden', 'Only administrators of this auction may do this.');
  return found;
}

/** The auction that a viewer asks for; one that they may not see is refused as if it did not exist. @param now site time, epoch ms */
export async function wantedAuction(memberships: Memberships, viewer: Viewer, which: Which, now: number): Promise<NumberedAuction> {
  const { year, contest_id: contestId } = which;
  const group = groupOf(which);
  const visible = await auctionsFor(memberships, viewer);
  if (contestId !== undefined) {
    const named = visible.find(({ contest }) => contest.id === contestId);
    if (!named) throw noSuchContest();
    if ((group ?? named.group) !== named.group || (year ?? named.contest.year) !== named.contest.year)
      throw new Refusal('bad_input', `Contest ${contestId} is group ${named.group} of ${named.contest.year}: name one auction.`, {
        contest_id: 'is another auction than year and group name',
      });
    return named;
  }
  const found = chosenAuction(visible, { year, group, present: yearAt(now), circle: viewer.groupNumber });
  if (found) return found;
  if (visible.length === 0)
    throw new Refusal('not_found', `You are not in ${bbAuctionKind.words} yet. Ask your administrator for an entry.`);
  const what = group === undefined ? `no auction` : `no group ${group}`;
  throw new Refusal('not_found', `There is ${what} in ${year ?? 'this year'}, or you are not in it.`, { group: 'is not one of yours' });
}

/** The number of the group, which goes by two names. */
function groupOf({ group, group_id: same }: Which): number | undefined {
  if (group !== undefined && same !== undefined && group !== same)
    throw new Refusal('bad_input', `Group ${group} or group ${same}? Name one.`, { group_id: 'is another group than group names' });
  return group ?? same;
}
