import type { NoticeType } from '@poolhouse/contract';

/** What a browser is told, as its service worker reads it. */
export interface Notice {
  title: string;
  body: string;
  /** Page that a press opens, path only. */
  url: string;
  /** A notice takes the place of an earlier one with the same tag. */
  tag: string;
}

export type NoticeKind = NoticeType | 'smack' | 'test';
