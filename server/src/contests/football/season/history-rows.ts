import { PICKS_PER_WEEK, Result, type HistoryPickRow, type HistoryWeekRow } from '@poolhouse/contract';
import type { WinsLosses } from '@poolhouse/contract/football-rules';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import type { Entry } from '../../contest';
import { abbrevOf, teamOf } from '../../game-rows/team-words.rules';
import { weekStart, windowOf } from '../../weeks/calendar';
import type { FootballSeason } from '../football-season';
import type { EntryPick } from '../football.store';
import { gradePick } from '../money/grade.rules';

/** An entry's picks of one year, and whether the viewer is their owner. */
export interface EntryYear {
  entry: Entry;
  own: boolean;
  picks: readonly EntryPick[];
  /** Those that were picked, wherever they are by now. */
  games: ReadonlyMap<number, Game>;
}

/** The weeks that have come since the entry was there. */
function weeksPlayed({ calendar, contest: { firstWeek }, showWeek }: FootballSeason, entry: Entry): number[] {
  return Array.from({ length: showWeek }, (_, n) => n + 1).filter(
    (week) => week >= firstWeek && (windowOf(calendar, week)?.closesAt ?? Infinity) > entry.createdAt,
  );
}

function resultOf({ contest, kept, open }: FootballSeason, week: number, { id }: Entry): WinsLosses {
  const over = kept[week - contest.firstWeek]?.rows.find(({ entry }) => entry === id);
  if (over) return { wins: over.won, losses: over.lost };
  return open.get(week)?.results.get(id) ?? { wins: 0, losses: 0 };
}

export function historyWeeks(year: FootballSeason, entry: Entry): HistoryWeekRow[] {
  return weeksPlayed(year, entry).map((week) => {
    const { wins, losses } = resultOf(year, week, entry);
    const paid = year.season.run.weeks[week - 1];
    return { ID: week, Week: week, Wins: wins, Losses: losses, Points: paid?.winners.includes(entry.id) ? paid.each : 0 };
  });
}

/** Five rows a week; of another's week that is on, a pick before its kick-off shows no more than on the board. */
export function historyPicks(year: FootballSeason, played: EntryYear, now: number): HistoryPickRow[] {
  return weeksPlayed(year, played.entry).flatMap((week) => {
    const slots = Array.from({ length: PICKS_PER_WEEK }, (_, n) => n + 1);
    const opens = weekStart(year.calendar, week);
    const rows = slots.map((slot) => pickRow(played, { week, opens, slot, now }));
    return markMissing(rows, resultOf(year, week, played.entry).losses);
  });
}

function pickRow(
  { own, picks, games }: EntryYear,
  { week, opens, slot, now }: { week: number; opens: string | undefined; slot: number; now: number },
): HistoryPickRow {
  const pick = picks.find((one) => one.week === week && one.slot === slot);
  const game = pick && games.get(pick.eventId);
  const blank: HistoryPickRow = { ID: `${week}-${slot}`, Week: week, slot, Pick: '', Abbrev: '', Spread: null, Result: null, Push: 0 };
  if (!pick || !game) return blank;
  if (!own && !hasKickedOff(game, now)) return { ...blank, Result: Result.picked };
  // A game that has left the pick's week grades nothing in it.
  const graded = game.weekStart === opens ? game : { ...game, state: 'postponed' as const };
  const { line, result, push } = gradePick(pick, graded, now);
  return { ...blank, Pick: teamOf(game, pick.side), Abbrev: abbrevOf(game, pick.side), Spread: line, Result: result, Push: push ? 1 : 0 };
}

/** Losses that no pick accounts for are missing picks of a week that is over. */
function markMissing(rows: readonly HistoryPickRow[], losses: number): HistoryPickRow[] {
  let missing = losses - rows.filter((row) => row.Result === Result.loss).length;
  return rows.map((row) => (row.Pick === '' && row.Result === null && missing-- > 0 ? { ...row, Result: Result.loss } : row));
}
