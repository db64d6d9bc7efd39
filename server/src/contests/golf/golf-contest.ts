import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import type { Contest } from '../contest';
import { contestsFor, ownContests } from '../entries/access';
import type { Memberships } from '../entries/directory';
import { fromLeading } from '../entries/leading.rules';
import { wantedContest, type WantedContest } from '../entries/wanted-contest';
import { golfKind, pick1Kind } from './golf.kind';

/** The golf contest whose tournaments a Pick1 contest goes with: of the same year and group. */
export const golfBeside = (memberships: Memberships, pick1: Pick<Contest, 'year' | 'groupNumber'>): Promise<Contest | undefined> =>
  besideOf(memberships, golfKind.type, pick1);

/** The Pick1 contest that goes with a golf contest: of the same year and group. */
export const pick1Contest = (memberships: Memberships, golf: Pick<Contest, 'year' | 'groupNumber'>): Promise<Contest | undefined> =>
  besideOf(memberships, pick1Kind.type, golf);

/** The Pick1 contest that goes with a golf contest, if a user has an entry in it. */
export async function ownPick1(memberships: Memberships, golf: Contest, userId: number): Promise<Contest | undefined> {
  const pick1 = await pick1Contest(memberships, golf);
  return pick1 && (await memberships.entriesOf(pick1.id)).some((entry) => entry.userId === userId) ? pick1 : undefined;
}

async function besideOf(
  memberships: Memberships,
  wanted: Contest['type'],
  { year, groupNumber }: Pick<Contest, 'year' | 'groupNumber'>,
): Promise<Contest | undefined> {
  return (await memberships.contestsOfGroup(groupNumber)).find((one) => one.type === wanted && one.year === year);
}

/**
 * The golf contest that a viewer asks for in which they have no entry, but one in the Pick1 contest beside it: they see it, and what is
 * theirs in it is the Pick1. Without an id that of the season that leads, where they play no golf beside it.
 */
export async function besidePick1(
  memberships: Memberships,
  viewer: Viewer,
  contestId: number | undefined,
  now: number,
): Promise<Contest | undefined> {
  const own = new Set((await ownContests(memberships, viewer.userId, golfKind.type)).map(({ id }) => id));
  const contests: Contest[] = [];
  for (const pick1 of await ownContests(memberships, viewer.userId, pick1Kind.type)) {
    const golf = await golfBeside(memberships, pick1);
    if (golf && !own.has(golf.id)) contests.push(golf);
  }
  if (contestId) return contests.find(({ id }) => id === contestId);
  if (contests.length === 0 || (await contestsFor(memberships, viewer, golfKind.type)).length > 0) return undefined;
  return fromLeading(contests, pick1Kind, now)[0];
}

/** The golf contest that a viewer asks for; without an id the first of theirs. */
export async function wantedGolf(
  memberships: Memberships,
  viewer: Viewer,
  contestId: number | undefined,
  now: number,
): Promise<WantedContest> {
  const found = await besidePick1(memberships, viewer, contestId, now);
  if (!found) return wantedContest(memberships, viewer, golfKind, { contestId, year: undefined, now });
  return { contest: found, base: found, configYear: found.year };
}

export const unknownTournament = (): Refusal =>
  new Refusal('unknown_tournament', 'There is no such tournament in this contest.', { tid: 'is not a tournament of this contest' });
