import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import type { Contest } from '../contest';
import { contestsFor } from '../entries/access';
import type { Memberships } from '../entries/directory';
import { fromLeading } from '../entries/leading.rules';
import { wantedContest, type WantedContest } from '../entries/wanted-contest';
import { golfKind, pick1Kind } from './golf.kind';

/** The golf contest whose tournaments a Pick1 contest goes with: of the same year and group. */
export function golfBeside({ contests }: Pick<Memberships, 'contests'>, pick1: Pick<Contest, 'year' | 'groupNumber'>): Contest | undefined {
  return contests.find(({ type, year, groupNumber }) => type === golfKind.type && year === pick1.year && groupNumber === pick1.groupNumber);
}

/**
 * The golf contest that a viewer asks for in which they have no entry, but one in the Pick1 contest beside it: they see it, and what is
 * theirs in it is the Pick1. Without an id that of the season that leads, where they play no golf beside it.
 */
export function besidePick1(memberships: Memberships, viewer: Viewer, contestId: number | undefined, now: number): Contest | undefined {
  const own = memberships.entriesByUser.get(viewer.userId) ?? [];
  const contests = own
    .flatMap((entry) => memberships.contestById.get(entry.contestId) ?? [])
    .filter(({ type }) => type === pick1Kind.type)
    .flatMap((pick1) => golfBeside(memberships, pick1) ?? [])
    .filter(({ id }) => !own.some((entry) => entry.contestId === id))
    .sort((a, b) => b.year - a.year || a.id - b.id);
  if (contestId) return contests.find(({ id }) => id === contestId);
  return contestsFor(memberships, viewer, golfKind.type).length === 0 ? fromLeading(contests, pick1Kind, now)[0] : undefined;
}

/** The golf contest that a viewer asks for; without an id the first of theirs. */
export function wantedGolf(memberships: Memberships, viewer: Viewer, contestId: number | undefined, now: number): WantedContest {
  const found = besidePick1(memberships, viewer, contestId, now);
  if (!found) return wantedContest(memberships, viewer, golfKind, { contestId, year: undefined, now });
  return { contest: found, base: found, configYear: found.year };
}

export const unknownTournament = (): Refusal =>
  new Refusal('unknown_tournament', 'There is no such tournament in this contest.', { tid: 'is not a tournament of this contest' });
