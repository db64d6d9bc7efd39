import type { HomeContestRow } from '@poolhouse/contract';

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
