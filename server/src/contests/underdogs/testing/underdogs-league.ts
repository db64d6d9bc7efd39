import type { TestEngine } from '../../../testing/engines';
import { addGame } from '../../../testing/rows.store';
import { weekOneLeague } from '../../football/testing/football-league';

/** Sunday 1:00 PM of week 2 of 2022 in New York. */
export const WEEK_2_SUNDAY = Date.parse('2022-09-18T17:00:00Z');
export const WEEK_3_OPENS = Date.parse('2022-09-20T10:00:00Z');

/**
 * The league of football-league.ts as an Underdogs contest: every away side gets 3.5 points. Week 2 has `again`, where Away1 gets 6,
 * `turned`, where Away2 is favoured by 2, and `bare`, where Away3 plays without a line yet; all on Sunday.
 */
export async function underdogsLeague(engine: TestEngine, parts: Parameters<typeof weekOneLeague>[2] = {}) {
  const league = await weekOneLeague(engine, 'underdogs', parts);
  const { db } = league;
  const secondWeek = (n: number, spread2: number | null) =>
    addGame(db, {
      team1: `Away${n}`,
      abbrev1: `A${n}`,
      team2: `Guest${n}`,
      abbrev2: `G${n}`,
      spread2,
      kickoff_at: WEEK_2_SUNDAY,
      week_start: '2022-09-13',
    });
  return { ...league, again: await secondWeek(1, -6), turned: await secondWeek(2, 2), bare: await secondWeek(3, null) };
}

export type UnderdogsLeague = Awaited<ReturnType<typeof underdogsLeague>>;

/** A save of the away side, at the line that week 1 has. */
export const dogOf = (entryId: number, eventId: number, over: { spread?: number | null; side?: 1 | 2; reason?: string } = {}) => ({
  entryId,
  eventId,
  side: 1 as const,
  spread: 3.5,
  ...over,
});

/** What most tests of Underdogs do, read or look for. */
export function underdogsCalls(league: UnderdogsLeague) {
  const page = async (as: string) => {
    const { data, error } = await league.call('GET underdogs/pagedata', { as, query: {} });
    if (!data) throw new Error(error?.message);
    return data;
  };
  return {
    page,
    pickOf: async (as: string, entryId: number, week = 1) => (await page(as)).picks.data.find((row) => row.ID === `${entryId}-${week}`),
    save: (who: 'ann' | 'bob', eventId: number, over: Parameters<typeof dogOf>[2] = {}) =>
      league.call('POST underdogs/savepick', { as: league.as[who], body: dogOf(league.entries[who], eventId, over) }),
    settings: (body: { self_pick?: 0 | 1; missed_pick?: 'none' | 'biggest' }) =>
      league.call('POST ad/underdogs_settings', { as: league.as.carl, body: { contest_id: league.contest, ...body } }),
  };
}
