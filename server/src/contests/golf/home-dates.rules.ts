import type { EntryDate } from '../../people/home/home-source';
import type { Season } from './golf-memories';

interface Asked {
  /** 'Golf', 'Pick1 Golf'. */
  title: string;
  entryId: number;
  href: string;
  /** The tournament that can be picked for, and whether the entry has; undefined where none can. */
  open: { tid: number; saved: boolean } | undefined;
  /** Epoch ms. */
  now: number;
}

/** What one entry has in its player's calendar: the first tee of each tournament to come, at which its picks lock. */
export function lockDates({ events }: Season, { title, entryId, href, open, now }: Asked): EntryDate[] {
  return events
    .filter(({ tournament }) => tournament.firstTeeAt > now && tournament.reported !== 'CANCELLED')
    .map(({ tid, tournament }) => ({
      ID: `${entryId}-lock-${tid}`,
      title: `${title}: picks lock, ${tournament.name}${open?.tid === tid ? (open.saved ? ' (in)' : ' (not in)') : ''}`,
      at: tournament.firstTeeAt,
      until: null,
      href,
    }));
}
