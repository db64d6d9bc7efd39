import type { Tx } from '../../ground/db/database';
import type { Game } from '../../sport/games/game';
import { hasKickedOff } from '../../sport/games/game.rules';
import { gamesByIds, gamesOfWeek } from '../../sport/games/games.store';
import { weekNumber } from '../../sport/games/week.rules';
import type { Contest } from '../contest';
import type { ContestKind } from '../contest-kind';
import { SEALED } from '../log/override-lines';
import type { Memories } from '../memories';
import { hasWeekOn, weekStart, windowOf, type Calendar, type SeasonKind } from '../weeks/calendar';
import { slotKey, type KnownBefore, type LoggedResult, type SealRound, type SealSource, type ShownSlot } from './seal-source';
import { loggedLine, periodOf, weekOf, type WeekPick } from './week-pick';
import { weekSeal } from './week-seal.rules';

/** A kind of contest that is played in weeks, each game's kick-off the lock of its picks. */
export interface WeeklyPicks {
  kind: ContestKind & SeasonKind;
  /** How many picks an entry has a week. */
  slots: number;
  /** The week that may be picked. */
  current(tx: Tx, at: { contest: Contest; calendar: Calendar; now: number }): Promise<number>;
  /** Of the present entries. */
  picks(tx: Tx, contestId: number, weeks: readonly number[]): Promise<readonly WeekPick[]>;
}

interface At {
  tx: Tx;
  memories: Memories;
  weekly: WeeklyPicks;
  contest: Contest;
  calendar: Calendar;
}

/** Seals the weeks of a kind of contest. */
export function weekSeals(memories: Memories, weekly: WeeklyPicks): SealSource {
  const at = async (tx: Tx, contest: Contest): Promise<At> => ({
    tx,
    memories,
    weekly,
    contest,
    calendar: await memories.calendars.readIn(tx, contest.year, weekly.kind),
  });
  return {
    type: weekly.kind.type,
    slots: weekly.slots,
    rounds: async (tx, contest, when) => openWeeks(await at(tx, contest), when),
    before: async (tx, contest, now) => knownBefore(await at(tx, contest), now),
    games: async (tx, contest, ids) => countingGames(await at(tx, contest), ids),
    scores: finalScores,
    shown: async (tx, contest, { now, periods }) => shownWeeks(await at(tx, contest), periods, now),
  };
}

async function openWeeks(at: At, { now, unfinished }: { now: number; unfinished: readonly string[] }): Promise<SealRound[]> {
  const rounds: SealRound[] = [];
  for (const number of new Set([...unfinished.map(weekOf), ...(await weekOn(at, now))])) {
    const round = await weekRound(at, number);
    if (round) rounds.push(round);
  }
  return rounds;
}

/** The week that may be picked, if one is on: of a season that is over nothing is read. */
async function weekOn({ tx, weekly, contest, calendar }: At, now: number): Promise<number[]> {
  if (!hasWeekOn(calendar, now)) return [];
  const week = await weekly.current(tx, { contest, calendar, now });
  const window = windowOf(calendar, week);
  return window && now >= window.opensAt && now < window.closesAt ? [week] : [];
}

async function weekRound({ tx, memories, weekly, contest, calendar }: At, week: number): Promise<SealRound | undefined> {
  const [window, start] = [windowOf(calendar, week), weekStart(calendar, week)];
  if (!window || start === undefined) return undefined;
  const games = await gamesOfWeek(tx, start, calendar.sports);
  const picks = await weekly.picks(tx, contest.id, [week]);
  const entries = await memories.directory.in(tx).entriesOf(contest.id);
  return weekSeal({ period: periodOf(contest.year, week), window, games, entries, picks, slots: weekly.slots });
}

/** Weeks that a season has had by an instant, from the contest's first on. */
function weeksSoFar({ contest, calendar }: At, now: number): number[] {
  const weeks = Array.from({ length: Math.max(0, calendar.weeks - contest.firstWeek + 1) }, (_, n) => contest.firstWeek + n);
  return weeks.filter((week) => (windowOf(calendar, week)?.opensAt ?? Infinity) <= now);
}

/** What had been picked of games that had begun, and how these ended. */
async function knownBefore(at: At, now: number): Promise<KnownBefore> {
  const { tx, weekly, contest, calendar } = at;
  const all = await weekly.picks(tx, contest.id, weeksSoFar(at, now));
  const games = await gamesOf(tx, all);
  const picks = all.flatMap((pick) => {
    const game = pick.eventId === null ? undefined : games.get(pick.eventId);
    const begun = game !== undefined && hasKickedOff(game, now);
    // Of a week that is over nothing will be opened: that there is a pick of a game that is yet to come is all that anybody sees of it.
    const left = game !== undefined && (windowOf(calendar, pick.week)?.closesAt ?? Infinity) <= now;
    if (!begun && !left) return [];
    return [{ entry: pick.entryId, period: periodOf(contest.year, pick.week), slot: pick.slot, pick: begun ? pick.logged : SEALED }];
  });
  const over = [...games.values()].filter(({ state }) => state === 'final').sort((a, b) => a.id - b.id);
  return { results: over.map((game) => ({ ...gameOfLog(game), score1: game.score1, score2: game.score2 })), picks };
}

const gamesOf = (tx: Tx, picks: readonly WeekPick[]): Promise<Map<number, Game>> =>
  gamesByIds(tx, [...new Set(picks.flatMap(({ eventId }) => eventId ?? []))]);

/** What the log says of a game beside its score. */
export const gameOfLog = ({ id, abbrev1, abbrev2, spread2 }: Game) => ({ event: id, line: loggedLine(spread2), teams: [abbrev1, abbrev2] });

async function countingGames({ tx, contest, calendar }: At, ids: readonly number[]): Promise<ReadonlyMap<number, LoggedResult>> {
  const counts = ({ sport, season, weekStart: start }: Game): boolean => {
    if (calendar.start === undefined || season !== contest.year || !calendar.sports.includes(sport)) return false;
    const week = weekNumber(calendar.start, start);
    return week >= contest.firstWeek && week <= calendar.weeks;
  };
  const games = [...(await gamesByIds(tx, [...ids])).values()].filter(counts);
  return new Map(games.map((game) => [game.id, gameOfLog(game)]));
}

/** Final scores as the board has them; null where it has none. */
export async function finalScores(tx: Tx, ids: readonly number[]) {
  const games = await gamesByIds(tx, [...ids]);
  return ids.map((event) => {
    const game = games.get(event);
    const { score1, score2 } = game?.state === 'final' ? game : { score1: null, score2: null };
    return { event, score1, score2 };
  });
}

async function shownWeeks(at: At, periods: readonly string[], now: number): Promise<ReadonlyMap<string, ShownSlot>> {
  const { tx, memories, weekly, contest } = at;
  const shown = new Map<string, ShownSlot>();
  if (periods.length === 0) return shown;
  const picks = await weekly.picks(tx, contest.id, periods.map(weekOf));
  const games = await gamesOf(tx, picks);
  for (const period of periods)
    for (const { id } of await memories.directory.in(tx).entriesOf(contest.id))
      for (let slot = 1; slot <= weekly.slots; slot += 1) shown.set(slotKey(id, period, slot), { pick: null, says: '' });
  for (const { entryId, week, slot, eventId, logged, says } of picks) {
    const key = slotKey(entryId, periodOf(contest.year, week), slot);
    const game = eventId === null ? undefined : games.get(eventId);
    if (game && hasKickedOff(game, now)) shown.set(key, { pick: logged, says: says(game) });
    // What is sealed is not shown.
    else if (game) shown.delete(key);
  }
  return shown;
}
