import type { MomentRow, SmackRow } from '@poolhouse/contract';
import type { ContestTab } from '../heads/contest-tab';

/** Sunday afternoon of the story's week 11, 16:20 in New York. */
export const STORY_NOW = '2026-11-15T21:20:00Z';

/** Longer than any that a player has chosen so far, and one that breaks nowhere. */
export const LONG_NAME = 'The Extraordinarily Long-Winded Champions of Lower Saucon Township & Sons, Established 1987';
export const UNBROKEN_NAME = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente';

const NAMES = ['Rusty Nail', 'Turf Toe', 'Sack Lunch', 'Hail Mary', 'Fourth and Long', 'Bye Week'];

export interface StoryEntry {
  ID: number;
  EntryName: string;
  Rank: number;
  Moved: number;
  Wins: number;
  Losses: number;
  Points: number;
}

/** So many entries in their order; two share a rank. */
export const storyEntries = (count: number): StoryEntry[] =>
  Array.from({ length: count }, (_, n) => ({
    ID: n + 1,
    EntryName: n < NAMES.length ? NAMES[n]! : `${NAMES[n % NAMES.length]!} ${n + 1}`,
    Rank: n === 1 ? 1 : n + 1,
    Moved: [0, 2, -1, 0, 12, -3][n % 6]!,
    Wins: Math.max(0, 42 - n),
    Losses: 8 + Math.min(n, 42),
    Points: 187.5 - n,
  }));

export const storyTabs: readonly ContestTab[] = [
  { to: '/', label: 'Board', end: true },
  { to: '/makepicks', label: 'Make picks' },
  { to: '/season', label: 'Season' },
  { to: '/rules', label: 'Rules' },
];

/** So many messages, the newest a minute before the story's now. */
export const storyMessages = (count: number): SmackRow[] =>
  Array.from({ length: count }, (_, n) => ({
    ID: count - n,
    EntryName: NAMES[n % NAMES.length]!,
    Message: n % 3 === 0 ? 'That line was a gift, and I took it.' : 'Somebody has to lose this week. Why is it always me?',
    Modtime: new Date(Date.parse(STORY_NOW) - (n + 1) * 60_000).toISOString(),
    archived: 0,
  }));

/** A press in a story leads nowhere. */
export const nowhere = (): void => {};
export const nothingYet = async (): Promise<void> => {};

/** A week's moments: what entry 1 did, and one that was taken back. */
export const storyMoments = (): MomentRow[] =>
  (
    [
      ['perfect', 'Rusty Nail is perfect in week 11: 5–0.', [1], 0],
      ['pot', 'Rusty Nail takes the pot of week 11: 42 points.', [1], 0],
      ['perfect', 'Sack Lunch is perfect in week 11: 5–0.', [3], 1],
    ] as const
  ).map(([Kind, Says, entries, Undone], n) => ({
    ...{ ID: n + 1, Kind, Round: 11, Says, Undone },
    At: `2026-11-15T20:0${n}:00Z`,
    entries: [...entries],
  }));
