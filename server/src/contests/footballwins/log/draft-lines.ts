import type { LogLine } from '../../log/log.store';
import type { DraftPick } from '../draft.rules';

/** What the log of a contest says of its draft; a team by its abbreviation. */
export const teamsLine = (teams: readonly string[]): LogLine => ({ kind: 'teams', body: { teams } });

/** In which order the entries draft. */
export const orderLine = (entries: readonly number[]): LogLine => ({ kind: 'draft.order', body: { entries } });

export const draftedLine = ({ turn, entryId, abbrev }: DraftPick): LogLine => ({
  kind: 'drafted',
  body: { turn, entry: entryId, team: abbrev },
});

/** The last team that was drafted has no owner again. */
export const undoneLine = ({ turn, entryId, abbrev }: DraftPick): LogLine => ({
  kind: 'draft.undone',
  body: { turn, entry: entryId, team: abbrev },
});

/** A team that changes hands beside the draft; null is nobody. */
export const ownerLine = (
  team: string,
  { before, after, reason = '' }: { before: number | null; after: number | null; reason?: string },
): LogLine => ({ kind: 'owner', body: { team, before, after, ...(reason === '' ? {} : { reason }) } });
