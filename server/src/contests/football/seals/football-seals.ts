import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import type { Tx } from '../../../ground/db/database';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import { gamesByIds, gamesOfWeek } from '../../../sport/games/games.store';
import { weekNumber } from '../../../sport/games/week.rules';
import type { Contest } from '../../contest';
import { slotKey, type LoggedResult, type SealRound, type SealSource, type ShownSlot } from '../../proof/seal-source';
import { weekStart, windowOf, type Calendar } from '../../weeks/calendar';
import type { FootballDeps } from '../football-deps';
import { currentWeek } from '../football-season';
import { footballKind } from '../football.kind';
import { picksOfWeeks } from '../football.store';
import { loggedLine, loggedPick, periodOf, pickSays, weekOf } from './sealed-pick.rules';
import { weekSeal } from './week-seal.rules';

interface At {
  tx: Tx;
  deps: FootballDeps;
  contest: Contest;
  calendar: Calendar;
}

/** What of football is sealed: each entry's five picks of a week. */
export function footballSeals(deps: FootballDeps): SealSource {
  const at = async (tx: Tx, contest: Contest): Promise<At> => ({
    tx,
    deps,
    contest,
    calendar: await deps.calendars.readIn(tx, contest.year, footballKind),
  });
  return {
    type: footballKind.type,
    slots: PICKS_PER_WEEK,
    rounds: async (tx, contest, when) => openWeeks(await at(tx, contest), when),
    before: async (tx, contest, now) => knownBefore(await at(tx, contest), now),
    games: async (tx, contest, ids) => countingGames(await at(tx, contest), ids),
    shown: async (tx, contest, { now, periods }) => shownWeeks(await at(tx, contest), periods, now),
  };
}

async function openWeeks(at: At, { now, unfinished }: { now: number; unfinished: readonly string[] }): Promise<SealRound[]> {
  const { tx, deps, contest, calendar } = at;
  const week = await currentWeek(tx, deps, { contest, calendar, now });
  const window = windowOf(calendar, week);
  const on = window && now >= window.opensAt && now < window.closesAt ? [week] : [];
  const rounds: SealRound[] = [];
  for (const number of new Set([...unfinished.map(weekOf), ...on])) {
    const round = await weekRound(at, number);
    if (round) rounds.push(round);
  }
  return rounds;
}

async function weekRound(at: At, week: number): Promise<SealRound | undefined> {
  const { tx, deps, contest, calendar } = at;
  const [window, start] = [windowOf(calendar, week), weekStart(calendar, week)];
  if (!window || start === undefined) return undefined;
  const games = await gamesOfWeek(tx, start, calendar.sports);
  const picks = await picksOfWeeks(tx, contest.id, [week]);
  const entries = await deps.directory.in(tx).entriesOf(contest.id);
  return weekSeal({ period: periodOf(contest.year, week), window, games, entries, picks });
}

/** Weeks that a season has had by an instant, from the contest's first on. */
function weeksSoFar({ contest, calendar }: At, now: number): number[] {
  const weeks = Array.from({ length: Math.max(0, calendar.weeks - contest.firstWeek + 1) }, (_, n) => contest.firstWeek + n);
  return weeks.filter((week) => (windowOf(calendar, week)?.opensAt ?? Infinity) <= now);
}

/** What had been picked of games that had begun, and how these ended. */
async function knownBefore(
  at: At,
  now: number,
): Promise<{ results: LoggedResult[]; picks: { entry: number; period: string; slot: number; pick: ReturnType<typeof loggedPick> }[] }> {
  const { tx, contest } = at;
  const all = await picksOfWeeks(tx, contest.id, weeksSoFar(at, now));
  const games = await gamesByIds(tx, [...new Set(all.map(({ eventId }) => eventId))]);
  const picks = all.flatMap((pick) => {
    const game = games.get(pick.eventId);
    if (!game || !hasKickedOff(game, now)) return [];
    return [{ entry: pick.entryId, period: periodOf(contest.year, pick.week), slot: pick.slot, pick: loggedPick(pick) }];
  });
  const over = [...games.values()].filter(({ state }) => state === 'final').sort((a, b) => a.id - b.id);
  return { results: over.map((game) => ({ ...gameOfLog(game), score1: game.score1, score2: game.score2 })), picks };
}

const gameOfLog = ({ id, abbrev1, abbrev2, spread2 }: Game) => ({ event: id, line: loggedLine(spread2), teams: [abbrev1, abbrev2] });

async function countingGames({ tx, contest, calendar }: At, ids: readonly number[]): Promise<ReadonlyMap<number, LoggedResult>> {
  const counts = ({ sport, season, weekStart: start }: Game): boolean => {
    if (calendar.start === undefined || season !== contest.year || !calendar.sports.includes(sport)) return false;
    const week = weekNumber(calendar.start, start);
    return week >= contest.firstWeek && week <= calendar.weeks;
  };
  const games = [...(await gamesByIds(tx, [...ids])).values()].filter(counts);
  return new Map(games.map((game) => [game.id, gameOfLog(game)]));
}

async function shownWeeks(at: At, periods: readonly string[], now: number): Promise<ReadonlyMap<string, ShownSlot>> {
  const { tx, deps, contest } = at;
  const picks = await picksOfWeeks(tx, contest.id, periods.map(weekOf));
  const games = await gamesByIds(tx, [...new Set(picks.map(({ eventId }) => eventId))]);
  const shown = new Map<string, ShownSlot>();
  for (const period of periods)
    for (const { id } of await deps.directory.in(tx).entriesOf(contest.id))
      for (let slot = 1; slot <= PICKS_PER_WEEK; slot += 1) shown.set(slotKey(id, period, slot), { pick: null, says: '' });
  for (const pick of picks) {
    const key = slotKey(pick.entryId, periodOf(contest.year, pick.week), pick.slot);
    const game = games.get(pick.eventId);
    if (game && hasKickedOff(game, now)) shown.set(key, { pick: loggedPick(pick), says: pickSays(pick, game) });
    else shown.delete(key);
  }
  return shown;
}
