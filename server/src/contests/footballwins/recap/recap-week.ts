import type { WinsStandingRow } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { isOffBoard } from '../../../sport/games/game.rules';
import { lateScores } from '../../../sport/late/late-score.store';
import { rowsOf, scoresIn, standingsIn } from '../footballwins-rows';
import type { WinsSeason } from '../footballwins-season.types';
import { winsRecap } from './recap.rules';
import type { WinsWeekRecap } from './week.types';

/** A week as a snapshot has it, and what is told of it once it is over. */
export interface WeekInSeason {
  /** Games without a result, epoch ms when they begin. */
  open: readonly number[];
  /** Of games that are played. */
  kickoffs: readonly number[];
  /** Undefined while a result is missing, and for a week without a game of anybody's team. */
  recap: WinsWeekRecap | undefined;
}

/** Its season stands as it did after it, whatever came later. @param week one of the contest's, not after the one that is on */
export async function readRecapWeek(tx: Tx, season: WinsSeason, { week, now }: { week: number; now: number }): Promise<WeekInSeason> {
  const rows = rowsOf(season, week, now);
  const scores = scoresIn(rows).filter((game) => !isOffBoard(game));
  const kickoffs = scores.map(({ day }) => Date.parse(day));
  const open = scores.flatMap(({ state, day }) => (state === 'final' && Date.parse(day) <= now ? [] : [Date.parse(day)]));
  if (scores.length === 0 || open.length > 0) return { open, kickoffs, recap: undefined };
  const standings = standingsIn(rows);
  const late = await lateScores(
    tx,
    scores.map(({ ID }) => ID),
  );
  const recap = winsRecap({
    ...{ week, scores, late },
    standings: ofWeek(standings, week),
    overall: ofWeek(standings, 0),
    weeks: weeksUpTo(season, week).map((one) => ofWeek(standingsIn(rowsOf(season, one, now)), one)),
  });
  // Before its draft nobody has a team, and there is nothing to tell.
  return { open, kickoffs, recap: recap.games.length > 0 ? recap : undefined };
}

const ofWeek = (rows: readonly WinsStandingRow[], week: number): WinsStandingRow[] => rows.filter(({ Week }) => Week === week);

const weeksUpTo = ({ contest: { firstWeek } }: WinsSeason, week: number): number[] =>
  Array.from({ length: week - firstWeek + 1 }, (_, n) => firstWeek + n);
