import type { UnderdogsPickRow } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { isOffBoard } from '../../../sport/games/game.rules';
import { gamesByIds } from '../../../sport/games/games.store';
import { lateScores } from '../../../sport/late/late-score.store';
import { windowOf, type Calendar } from '../../weeks/calendar';
import { weekRows } from '../pick-rows';
import { standingsAfter } from '../standings.rules';
import type { UnderdogsReader } from '../underdogs-facts';
import type { UnderdogsSeason } from '../underdogs-season.types';
import type { Counts, DogWeekFacts } from './dog-week.types';

/** A week as a snapshot has it: its games, and what is told of it once it is over. */
export interface WeekInSeason {
  /** Games without a result, epoch ms when they begin. */
  open: readonly number[];
  /** Of games that are played. */
  kickoffs: readonly number[];
  /** Undefined while a result is missing or a pick is sealed, and for a week without games. */
  facts: DogWeekFacts | undefined;
}

/** Its season stands as it did after it, whatever came later. @param week one of the contest's, not after the one that is on */
export async function readRecapWeek(
  tx: Tx,
  { seasonGames }: Pick<UnderdogsReader, 'seasonGames'>,
  { season, calendar, week, now }: { season: UnderdogsSeason; calendar: Calendar; week: number; now: number },
): Promise<WeekInSeason> {
  const [games = []] = await seasonGames.read(tx, calendar, week);
  const played = games.filter((game) => !isOffBoard(game));
  const kickoffs = played.map(({ kickoffAt }) => kickoffAt);
  const open = played.filter(({ state, kickoffAt }) => state !== 'final' || kickoffAt > now).map(({ kickoffAt }) => kickoffAt);
  const rows = open.length === 0 && played.length > 0 ? rowsOf(season, week, now) : undefined;
  if (!rows) return { open, kickoffs, facts: undefined };
  const known = new Map(games.map((game) => [game.id, game]));
  const left = rows.flatMap(({ event_id: id }) => (id === null || known.has(id) ? [] : [id]));
  for (const [id, game] of await gamesByIds(tx, left)) known.set(id, game);
  const picked = new Set(rows.map(({ event_id: id }) => id));
  const closesAt = windowOf(calendar, week)?.closesAt ?? Infinity;
  return {
    open,
    kickoffs,
    facts: {
      week,
      entries: season.entries.filter(({ createdAt }) => createdAt < closesAt),
      rows: new Map(rows.map((row) => [row.entry_id, row])),
      games: known,
      late: await lateScores(
        tx,
        played.filter(({ id }) => picked.has(id)).map(({ id }) => id),
      ),
      grades: gradesUpTo(season, week, now),
      before: week === season.contest.firstWeek ? null : countsAfter(season, week - 1),
      after: countsAfter(season, week),
    },
  };
}

/** Everybody's pick of a week; undefined while one of them is not for all to see. */
export function rowsOf(season: UnderdogsSeason, week: number, now: number): UnderdogsPickRow[] | undefined {
  const present = new Set(season.entries.map(({ id }) => id));
  const kept = season.over[week - season.contest.firstWeek]?.rows;
  if (kept) return kept.filter(({ entry_id: id }) => present.has(id));
  const rows = season.entries.flatMap((entry) => weekRows(entry, { week, over: true, begun: true }, season, now));
  return rows.every(({ own, others }) => own === others) ? rows.map(({ own }) => own) : undefined;
}

function gradesUpTo(season: UnderdogsSeason, week: number, now: number): DogWeekFacts['grades'] {
  const weeks = Array.from({ length: week - season.contest.firstWeek + 1 }, (_, n) => season.contest.firstWeek + n);
  return weeks.map((one) => new Map((rowsOf(season, one, now) ?? []).map(({ entry_id: id, Grade }) => [id, Grade])));
}

/** What each entry has come to after a week. */
export function countsAfter(season: UnderdogsSeason, week: number): Counts {
  const kept = season.over[week - season.contest.firstWeek]?.state;
  return kept ?? Object.fromEntries(standingsAfter(season, week, season.entries).map((one) => [one.entryId, one]));
}
