import type { Tx } from '../../ground/db/database';
import { derive, type Derivation } from '../../ground/memory/derive';
import type { Game } from '../../sport/games/game';
import { gamesByIds } from '../../sport/games/games.store';
import type { Contest, Entry } from '../contest';
import { noSuchContest } from '../entries/access';
import { weekAt, windowOf, type Calendar } from '../weeks/calendar';
import { moments } from '../weeks/moments';
import { weekTags } from '../weeks/season-tags';
import { givesMissed } from './missed-pick.rules';
import type { SavedPick } from './picks';
import { playWeeks, type DogWeek } from './season.rules';
import type { PicksWeek, UnderdogsReader } from './underdogs-facts';
import type { UnderdogsSeason, WeekOver } from './underdogs-season.types';
import type { UnderdogsSettings } from './underdogs.store';
import type { WeekFacts } from './weeks-over';

/** Which contest, and as of when, epoch ms. */
interface Wanted {
  contestId: number;
  calendar: Calendar;
  now: number;
}

/** A contest as far as it does not hang on its weeks. */
interface Asked extends Wanted {
  contest: Contest;
  entries: readonly Entry[];
  settings: UnderdogsSettings;
  /** The week that is on. */
  week: number;
}

/** All that a season is made of from a week on. */
interface Facts extends Asked {
  from: number;
  over: readonly WeekOver[];
  /** Week by week from there to the season's last. */
  games: readonly (readonly Game[])[];
  saved: readonly ReadonlyMap<number, SavedPick>[];
  /** Games that were picked and are in none of these weeks. */
  left: readonly Game[];
  times: { validFrom: number; validUntil: number };
}

const NONE: readonly WeekOver[] = [];
const GAME_BYTES = 50;
const PICK_BYTES = 400;

const wantedPicks: Derivation<readonly PicksWeek[]> = { name: 'Underdogs weeks asked for', weigh: (weeks) => weeks.length * 50 };
const leftIds: Derivation<readonly number[]> = { name: 'Underdogs games that left', latest: true, weigh: (ids) => ids.length * 8 };
const seasons: Derivation<UnderdogsSeason> = {
  name: 'Underdogs seasons',
  latest: true,
  weigh: ({ games, saved }) => games.size * GAME_BYTES + [...saved.values()].reduce((sum, own) => sum + own.size * PICK_BYTES, PICK_BYTES),
};

/** Reads a contest with all of its entries: the weeks that are over as they were kept, the others as their facts have them. */
export async function readSeason(tx: Tx, reader: UnderdogsReader, wanted: Wanted): Promise<UnderdogsSeason> {
  const asked = await askedFor(tx, reader, wanted);
  const facts = await factsAfter(tx, reader, asked, await weeksOver(tx, reader, asked));
  const { contest, entries, settings, week, over, games, saved, left, times } = facts;
  const inputs = [contest.id, contest, entries, settings, asked.calendar, week, over, games, saved, JSON.stringify(left), times.validFrom];
  return derive(reader.db, seasons, inputs, () => seasonOf(facts));
}

/** The same from the facts of all of its weeks. */
export async function readWholeSeason(tx: Tx, reader: UnderdogsReader, wanted: Wanted): Promise<UnderdogsSeason> {
  return seasonOf(await factsAfter(tx, reader, await askedFor(tx, reader, wanted), NONE));
}

/**
 * Reads one entry's season.
 *
 * @param holds whether what somebody is about is among the weeks that are not over; where it is not, all weeks are gone through
 */
export async function readEntrySeason(
  tx: Tx,
  reader: UnderdogsReader,
  { entry, ...wanted }: Wanted & { entry: Entry },
  holds: (season: UnderdogsSeason) => boolean,
): Promise<UnderdogsSeason> {
  const asked = await askedFor(tx, reader, wanted);
  const read = async (over: readonly WeekOver[]) => seasonOf(await factsAfter(tx, reader, { ...asked, entries: [entry] }, over));
  const season = await read(await weeksOver(tx, reader, asked));
  return season.over.length === 0 || holds(season) ? season : read(NONE);
}

/** Whether a week is among those that are not over. */
export const holdsWeek =
  (week: number) =>
  ({ weeks }: Pick<UnderdogsSeason, 'weeks'>): boolean =>
    weeks.some((one) => one.week === week);

async function askedFor(tx: Tx, reader: UnderdogsReader, wanted: Wanted): Promise<Asked> {
  const { contestId, calendar, now } = wanted;
  const memberships = reader.directory.in(tx);
  const contest = await memberships.contest(contestId);
  if (!contest) throw noSuchContest();
  const settings = await reader.settings.readIn(tx, contestId);
  const week = weekAt(calendar, now, calendar.weeks, contest.firstWeek);
  return { ...wanted, contest, entries: await memberships.entriesOf(contestId), settings, week };
}

async function weeksOver(tx: Tx, reader: UnderdogsReader, asked: Asked): Promise<readonly WeekOver[]> {
  const { contest, calendar, week, now } = asked;
  if (calendar.start === undefined || !reader.seasonGames.areSo) return NONE;
  const chain = {
    contestId: contest.id,
    first: contest.firstWeek,
    present: week,
    tags: (period: number) => weekTags(contest.id, calendar, period),
    named: calendar,
    facts: async (at: Tx, from: number, to: number): Promise<WeekFacts[]> => {
      const { weeks, ...facts } = playedOn(await factsFrom(at, reader, asked, from));
      const over = weeks.filter((one) => one.week <= to);
      return over.map((one) => ({ ...facts, week: one, closesAt: windowOf(calendar, one.week)?.closesAt ?? Infinity }));
    },
  };
  return reader.over.readIn(tx, chain, now);
}

const factsAfter = async (tx: Tx, reader: UnderdogsReader, asked: Asked, over: readonly WeekOver[]): Promise<Facts> => ({
  ...(await factsFrom(tx, reader, asked, asked.contest.firstWeek + over.length)),
  over,
});

async function factsFrom(tx: Tx, reader: UnderdogsReader, asked: Asked, from: number): Promise<Facts> {
  const { db, seasonGames, picks } = reader;
  const { contestId, calendar, now } = asked;
  const games = await seasonGames.read(tx, calendar, from);
  const wanted = derive(db, wantedPicks, [contestId, from, calendar.weeks], () => games.map((_, n) => ({ contestId, week: from + n })));
  const saved = await picks.readAllIn(tx, wanted);
  const ids = derive(db, leftIds, [`${contestId} ${from}`, games, saved], () => idsOfLeft(games, saved));
  const left = [...(await gamesByIds(tx, ids)).values()];
  return { ...asked, from, over: NONE, games, saved, left, times: moments(calendar, [...games.flat(), ...left], now) };
}

function idsOfLeft(games: Facts['games'], saved: Facts['saved']): number[] {
  const present = new Set(games.flat().map(({ id }) => id));
  const picked = saved.flatMap((week) => [...week.values()].flatMap(({ choice }) => choice?.eventId ?? []));
  return [...new Set(picked)].filter((id) => !present.has(id)).sort((a, b) => a - b);
}

/** The facts as the rules ask for them: games by id, what is saved by entry and week. */
function playedOn({
  entries,
  settings,
  from,
  games,
  saved,
  left,
  now,
}: Facts): Omit<WeekFacts, 'week' | 'closesAt'> & { weeks: DogWeek[] } {
  const weeks = games.map((ofWeek, n) => ({ week: from + n, games: ofWeek, givesMissed: givesMissed(settings.missedPicks, ofWeek, now) }));
  const own = entries.map(({ id }): [number, Map<number, SavedPick>] => [id, new Map()]);
  for (const [id, byWeek] of own)
    for (const [n, week] of saved.entries()) {
      const pick = week.get(id);
      if (pick) byWeek.set(from + n, pick);
    }
  return { entries, weeks, saved: new Map(own), games: new Map([...games.flat(), ...left].map((game) => [game.id, game])) };
}

/** Pure. */
function seasonOf(facts: Facts): UnderdogsSeason {
  const { contest, settings, week, over, times, now } = facts;
  const { entries, weeks, saved, games } = playedOn(facts);
  const before = over.at(-1)?.state ?? {};
  return {
    contest,
    entries,
    settings,
    week,
    over,
    before,
    weeks,
    games,
    saved,
    ...playWeeks(entries, saved, { weeks, games, before }, now),
    ...times,
  };
}
