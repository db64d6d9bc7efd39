import { must } from '../../ground/must';
import type { Game } from '../../sport/games/game';
import { weekStartOf } from '../../sport/games/week.rules';
import type { OpenPicks, PickSource } from '../../sport/reminders/pick-source';
import type { Contest, Entry } from '../contest';
import { contestById } from '../entries/contests.store';
import { entryById } from '../entries/entries.store';
import { contestsOn, contestWords } from '../seasons/contests-on';
import { weekStart, windowOf, type Calendar } from '../weeks/calendar';
import { weekOn } from './board-rows';
import { openDogs } from './open-dogs.rules';
import { isMissed, usedTeams } from './season.rules';
import type { UnderdogsReader } from './underdogs-facts';
import { holdsWeek, readEntrySeason, readSeason } from './underdogs-season';
import type { UnderdogsSeason } from './underdogs-season.types';
import { underdogsKind } from './underdogs.kind';

/** Whose Underdogs pick is not in, or would count for nothing, in the week that is on and where players pick for themselves. */
export function underdogsMissingPicks(reader: UnderdogsReader): PickSource {
  return {
    rounds: async (tx, now, only) =>
      (await contestsOn(tx, reader, underdogsKind, { now, only })).map(({ contest, calendar }) => ({
        contestId: contest.id,
        words: contestWords(contest),
        read: async (tx) => missingIn(await readSeason(tx, reader, { contestId: contest.id, calendar, now }), calendar, now),
      })),
    missingNow: async (tx, { entryId, week }) => {
      const entry = await entryById(tx, entryId);
      const contest = entry && (await contestById(tx, entry.contestId));
      if (!entry || !contest) return 0;
      const calendar = await reader.calendars.readIn(tx, contest.year, underdogsKind);
      // As of the week's opening: whether a pick stands is asked, not what time has made of it since.
      const wanted = { contestId: contest.id, entry, calendar, now: windowOf(calendar, week)?.opensAt ?? 0 };
      const { picks, settings } = await readEntrySeason(tx, reader, wanted, holdsWeek(week));
      return settings.selfPick && isMissed(picks.get(entry.id)?.get(week)) ? 1 : 0;
    },
  };
}

function missingIn(season: UnderdogsSeason, calendar: Calendar, now: number): OpenPicks[] {
  const { contest, entries, settings, week, picks, before } = season;
  const start = weekStart(calendar, week);
  // Before the season and after its last week none is on.
  if (!settings.selfPick || start === undefined || start !== weekStartOf(now)) return [];
  const { games } = weekOn(season);
  return entries.flatMap((entry) => {
    const own = must(picks.get(entry.id), 'the picks of an entry');
    const dogs = openDogs(games, usedTeams(own, week, before[entry.id]?.used), now);
    return isMissed(own.get(week)) && dogs.length > 0 ? [openPick(entry, dogs, { contest, week, weekStart: start })] : [];
  });
}

const openPick = (
  entry: Entry,
  dogs: readonly Game[],
  { contest, week, weekStart: start }: { contest: Contest; week: number; weekStart: string },
): OpenPicks => ({
  userId: entry.userId,
  entryId: entry.id,
  entryName: entry.name,
  contestId: contest.id,
  contestName: contest.name,
  week,
  round: `week ${week}`,
  begins: 'kicks off',
  weekStart: start,
  picks: 1,
  missing: 1,
  locks: dogs.map((game) => ({ at: game.kickoffAt, game: `${game.team1} at ${game.team2}` })),
  path: `${underdogsKind.path}?contest=${contest.id}&entry=${entry.id}`,
});
