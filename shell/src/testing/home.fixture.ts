import type { HomeContestRow, HomeLiveRow } from '@poolhouse/contract';

/** Nothing is left to do. */
export const aHomeRow = (ID: string, over: Partial<HomeContestRow> = {}): HomeContestRow => ({
  ID,
  contest: ID.split('-')[0]!,
  pool: 'Oak Street Pool',
  entry: 'Rusty Nail',
  href: `/${ID.split('-')[0]!.toLowerCase()}?contest=3`,
  note: 'Week 11',
  done: 1,
  state: '5 of 5 saved',
  next: '',
  next_label: '',
  live: 0,
  rank: 2,
  rank_shared: 0,
  of: 9,
  overall_rank: null,
  overall_shared: 0,
  action: '',
  action_href: '',
  ...over,
});

/** A pick that covers in the third quarter. */
export const aLiveRow = (ID: string, over: Partial<HomeLiveRow> = {}): HomeLiveRow => ({
  ID,
  contest: 'Football',
  pool: 'Oak Street Pool',
  at: '2026-11-15T18:00:00Z',
  pick: 'Bears −3',
  need: 'Lions need 1',
  score: '10–7',
  clock: 'Q3 8:41',
  result: -1,
  push: 0,
  near: 0.5,
  href: '/football?contest=3',
  ...over,
});
