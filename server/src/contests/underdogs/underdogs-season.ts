import { tag, type Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import type { Game } from '../../sport/games/game';
import { gamesByIds } from '../../sport/games/games.store';
import type { Contest, Entry } from '../contest';
import { noSuchContest } from '../entries/access';
import { weekAt, weekStart, type Calendar } from '../weeks/calendar';
import { givesMissed } from './missed-pick.rules';
import type { SavedPick } from './picks';
import { missedWeeks, walkSeason, type DogWeek } from './season.rules';
import type { UnderdogsReader } from './underdogs-facts';
import type { UnderdogsSeason } from './underdogs-season.types';

/** When and what of: the season's facts as of `now`, epoch ms. */
interface Wanted {
  calendar: Calendar;
  now: number;
}

/** Reads a contest with all of its entries. */
export function readSeason(tx: Tx, reader: UnderdogsReader, wanted: Wanted & { contestId: number }): Promise<UnderdogsSeason> {
  const { contestId, calendar, now } = wanted;
  return reader.seasons.read(tx, `${contestId} ${calendar.start ?? ''} ${calendar.weeks} ${now}`, async () => {
    const { contestById, entriesByContest } = await reader.directory.readIn(tx);
    const contest = contestById.get(contestId);
    if (!contest) throw noSuchContest();
    return seasonOf(tx, reader, { contest, entries: entriesByContest.get(contestId) ?? [], calendar, now });
  });
}

/** Reads one entry's season. */
export function readEntrySeason(
  tx: Tx,
  reader: UnderdogsReader,
  { contest, entry, calendar, now }: Wanted & { contest: Contest; entry: Entry },
): Promise<UnderdogsSeason> {
  return seasonOf(tx, reader, { contest, entries: [entry], calendar, now });
}

async function seasonOf(
  tx: Tx,
  { seasonGames, facts }: UnderdogsReader,
  { contest, entries, calendar, now }: Wanted & { contest: Contest; entries: readonly Entry[] },
): Promise<UnderdogsSeason> {
  const { settings, saved } = await facts.readIn(tx, { contestId: contest.id, weeks: calendar.weeks });
  const { firstWeek } = contest;
  const weeks = (await seasonGames.read(tx, calendar)).map((all, n): DogWeek => {
    const games = n + 1 < firstWeek ? [] : all;
    return { week: n + 1, games, givesMissed: givesMissed(settings.missedPicks, games, now) };
  });
  const games = await withMoved(tx, new Map(weeks.flatMap((week) => week.games.map((game) => [game.id, game]))), entries, saved);
  const none = new Map<number, SavedPick>();
  const picks = new Map(
    entries.map((entry) => [entry.id, walkSeason({ createdAt: entry.createdAt, saved: saved.get(entry.id) ?? none }, weeks, games, now)]),
  );
  const missed = new Map(
    entries.map((entry) => [entry.id, missedWeeks(entry.createdAt, weeks, must(picks.get(entry.id), 'the picks of an entry'))]),
  );
  return { contest, entries, settings, week: weekAt(calendar, now, calendar.weeks, firstWeek), weeks, games, saved, picks, missed };
}

/** A game that was picked may have been moved out of the season's weeks. */
async function withMoved(
  tx: Tx,
  games: ReadonlyMap<number, Game>,
  entries: readonly Entry[],
  saved: ReadonlyMap<number, ReadonlyMap<number, SavedPick>>,
): Promise<ReadonlyMap<number, Game>> {
  const picked = entries.flatMap(({ id }) => [...(saved.get(id)?.values() ?? [])].flatMap(({ choice }) => choice?.eventId ?? []));
  const missing = [...new Set(picked.filter((id) => !games.has(id)))];
  return missing.length === 0 ? games : new Map([...games, ...(await gamesByIds(tx, missing))]);
}

/** Everything that a contest's season hangs on. */
export function underdogsTags(contestId: number, calendar: Calendar): string[] {
  const weeks = Array.from({ length: calendar.weeks }, (_, n) => n + 1);
  const games = weeks.flatMap((week) => weekStart(calendar, week) ?? []).map(tag.games);
  return [
    tag.clock,
    tag.contests,
    tag.contest(contestId),
    tag.season(calendar.year),
    ...weeks.map((week) => tag.picks(contestId, week)),
    ...games,
  ];
}
