/** What a browser is told, as its service worker reads it. */
export interface Notice {
  title: string;
  body: string;
  /** Page that a press opens, path only. */
  url: string;
  /** A notice takes the place of an earlier one with the same tag. */
  tag: string;
  /** Entries that wait for its reader, for the number on the site's icon; left out where it is not known. */
  waiting?: number;
}

/** How a kind of notice is sent. */
export interface NoticeManner {
  /** How long it is news, ms: after that it is not sent any more, and a push service that keeps it forgets it. */
  readonly newsForMs: number;
  /** Whether a push service wakes a phone that saves its battery (RFC 8030, 5.3). */
  readonly urgency: 'high' | 'normal';
  /** What becomes of it in its reader's quiet hours. */
  readonly inQuietHours: 'dropped' | 'waits';
}
export type NoticeManners = Readonly<Record<string, NoticeManner>>;
