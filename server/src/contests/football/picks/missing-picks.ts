import { PICKS_PER_WEEK } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import type { Game } from '../../../sport/games/game';
import { weekStartOf } from '../../../sport/games/week.rules';
import type { OpenPicks, PickSource } from '../../../sport/reminders/pick-source';
import type { Contest, Entry } from '../../contest';
import { entryById } from '../../entries/entries.store';
import { contestsOn, contestWords, type ContestOn } from '../../seasons/contests-on';
import { weekStart } from '../../weeks/calendar';
import { savedWeek } from '../board/board';
import type { FootballDeps } from '../football-deps';
import { currentWeek } from '../football-season';
import { footballKind } from '../football.kind';
import { picksOfEntry } from '../football.store';
import { stillPickable } from './still-pickable.rules';

/** Whose football picks are not all in, in the week that is on. */
export function footballMissingPicks(deps: FootballDeps): PickSource {
  return {
    rounds: async (tx, now, only) =>
      (await contestsOn(tx, deps, footballKind, { now, only })).map((on) => ({
        contestId: on.contest.id,
        words: contestWords(on.contest),
        read: (tx) => missingIn(tx, deps, on, now),
      })),
    missingNow: async (tx, { entryId, week }) =>
      (await entryById(tx, entryId)) ? PICKS_PER_WEEK - (await picksOfEntry(tx, entryId, week)).length : 0,
  };
}

async function missingIn(tx: Tx, deps: FootballDeps, { contest, calendar }: ContestOn, now: number): Promise<OpenPicks[]> {
  const week = await currentWeek(tx, deps, { contest, calendar, now });
  const start = weekStart(calendar, week);
  // Before the season and after its last week none is on.
  if (start === undefined || start !== weekStartOf(now)) return [];
  const { games, saved } = await savedWeek(tx, deps, { contestId: contest.id, calendar }, week);
  if (stillPickable(games, [], now).now.length === 0) return [];
  const { entries } = await deps.contests.readIn(tx, contest.id);
  return entries
    .map((entry) => {
      const own = saved.get(entry.id) ?? [];
      return { entry, missing: PICKS_PER_WEEK - own.length, open: stillPickable(games, own, now).now };
    })
    .filter(({ missing, open }) => missing > 0 && open.length > 0)
    .map((one) => openPicks(one, { contest, week, weekStart: start }));
}

const openPicks = (
  { entry, missing, open }: { entry: Entry; missing: number; open: readonly Game[] },
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
  picks: PICKS_PER_WEEK,
  missing,
  locks: open.map((game) => ({ at: game.kickoffAt, game: `${game.team1} at ${game.team2}` })),
  path: `${footballKind.path}/makepicks?entry=${entry.id}`,
});
