import type { ActiveContestRow, NeedsActionRow } from '@poolhouse/contract';
import { isOfKind, type ConsoleTab, type OwnTab } from '../facts/tabs.rules';

/** Where something can be done about it; null for what stands on the Admin tab itself. */
export function needsTab(kind: NeedsActionRow['kind']): { key: OwnTab; verb: string } | null {
  switch (kind) {
    case 'feed_silent':
    case 'feed_misfit':
      return { key: 'gameday', verb: 'See the feed' };
    case 'files_damaged':
      return { key: 'releases', verb: 'See deployments' };
    case 'picks_missing':
      return { key: 'contests', verb: 'Remind them' };
    case 'claim_waits':
      return { key: 'people', verb: 'Answer it' };
    default:
      return null;
  }
}

/** What is needed to say which tab a row is about. */
export interface NeedsPlaces {
  readonly tabs: readonly ConsoleTab[];
  readonly contests: readonly Pick<ActiveContestRow, 'id' | 'contest_type'>[];
}

/** The tab that a row is about: a contest's own where the row is about that contest or names its tab; Admin for what is nowhere else. */
export function tabOfNeed(row: NeedsActionRow, { tabs, contests }: NeedsPlaces): string {
  const kind = row.kind === 'picks_missing' ? contests.find(({ id }) => id === row.subject_id)?.contest_type.toLowerCase() : undefined;
  const ofContest = tabs.find(
    ({ piece, label }) => piece && (kind === undefined ? row.message.includes(label) : isOfKind(piece.name, kind)),
  );
  const key = ofContest?.key ?? needsTab(row.kind)?.key;
  return tabs.some((tab) => tab.key === key) ? String(key) : 'admin';
}

/** How many rows each tab has; the Admin tab has all of them, as its panel does. */
export function needsCounts(rows: readonly NeedsActionRow[], places: NeedsPlaces): ReadonlyMap<string, number> {
  const counts = new Map<string, number>([['admin', rows.length]]);
  for (const row of rows) {
    const key = tabOfNeed(row, places);
    if (key !== 'admin') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
