import type { MySeasonHead } from '@poolhouse/contract';

/** 'Oak Street Pool 2026'; of a contest that has its year in its name, that alone. */
export const seasonTitle = ({ contest_name, Year }: Pick<MySeasonHead, 'contest_name' | 'Year'>): string =>
  contest_name.includes(String(Year)) ? contest_name : `${contest_name} ${Year}`;
