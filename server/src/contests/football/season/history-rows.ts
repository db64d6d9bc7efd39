import { PICKS_PER_WEEK, Result, type HistoryPickRow, type HistoryWeekRow } from '@poolhouse/contract';
import { must } from '../../../ground/must';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import type { Entry } from '../../contest';
import { abbrevOf, teamOf } from '../../game-rows/team-words.rules';
import { weekStart, windowOf } from '../../weeks/calendar';
import type { EntryPick } from '../football.store';
import { gradePick } from '../money/grade.rules';
import type { GradedYear } from './circle';

/** An entry's picks of one year, and whether the viewer is their owner. */
export interface EntryYear {
  entry: Entry;
  own: boolean;
  picks: readonly EntryPick[];
  /** The games of all weeks, and those of picks that have left theirs. */
  games: ReadonlyMap<number, Game>;
}

/** The weeks that have come since the entry was there. */
function weeksPlayed({ calendar, contest: { firstWeek }, showWeek }: GradedYear, entry: Entry): number[] {
  return Array.from({ length: showWeek }, (_, n) => n + 1).filter(
    (week) => week >= firstWeek && (windowOf(calendar, week)?.closesAt ?? Infinity) > entry.createdAt,
  );
}

function resultsOf({ weeks }: GradedYear, week: number): GradedYear['weeks'][number]['results'] {
  return must(weeks[week - 1], 'the grades of a week that has come').results;
}

export function historyWeeks(year: GradedYear, entry: Entry): HistoryWeekRow[] {
  return weeksPlayed(year, entry).map((week) => {
    const { wins, losses } = resultsOf(year, week).get(entry.id) ?? { wins: 0, losses: 0 };
    const paid = year.season.run.weeks[week - 1];
    return { ID: week, Week: week, Wins: wins, Losses: losses, Points: paid?.winners.includes(entry.id) ? paid.each : 0 };
  });
}

/** Five rows a week; of another's week that is on, a pick before its kick-off shows no more than on the board. */
export function historyPicks(year: GradedYear, played: EntryYear, now: number): HistoryPickRow[] {
  return weeksPlayed(year, played.entry).flatMap((week) => {
    const slots = Array.from({ length: PICKS_PER_WEEK }, (_, n) => n + 1);
    const opens = weekStart(year.calendar, week);
    const rows = slots.map((slot) => pickRow(played, { week, opens, slot, now }));
    return markMissing(rows, resultsOf(year, week).get(played.entry.id)?.losses ?? 0);
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
