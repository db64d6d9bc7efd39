import type { GolfRoundRow, GolfStandingRow } from '@poolhouse/contract';
import { formatList, formatMoney } from '@poolhouse/contract/formats';
import type { Entry } from '../../contest';
import { isPlayedOut } from '../rules/grade.rules';
import { wonCents, worstScore, type Result } from '../rules/season-state.rules';
import type { Play } from './play';

export const dollars = (cents: number): number => cents / 100;
/** '$4.50', '$9'. */
export const dollarText = (cents: number): string => formatMoney(cents / 100);

export const NO_SIDE = { golfers_making_cut: 0, side_action: 0, side_action_score: 0, side_action_points: 0 } as const;

/** The standings of the shown tournament: as they stand, or as they became final. */
export function tournamentStandings(play: Play): GolfStandingRow[] {
  const settled = play.season.settled.find(({ event }) => event.tid === play.event.tid);
  return settled ? finalRows(play, settled.results) : liveRows(play);
}

function finalRows(play: Play, results: readonly Result[]): GolfStandingRow[] {
  const byEntry = new Map(results.map((result) => [result.entryId, result]));
  return [...play.entries, ...play.late].map((entry) => {
    const result = byEntry.get(entry.id);
    return {
      ...rowOf(play.event.tid, entry),
      ...(result ? resultFields(result) : { ...NO_SIDE, Score: worstScore(results), Points: 0, Rank: 0, Shared: 0, TieNote: '', Won: '' }),
      holes_remaining: 0,
      Projected: 0,
    };
  });
}

const resultFields = (result: Result) =>
  ({
    Score: result.score,
    Points: dollars(wonCents(result)),
    golfers_making_cut: result.through,
    side_action: result.sideIn ? 1 : 0,
    side_action_score: result.sideScore,
    side_action_points: dollars(result.side),
    Rank: result.place,
    Shared: result.shared ? 1 : 0,
    TieNote: result.note,
    Won: wonWords(result),
  }) as const;

/** '$9 for place 1, $17.50 of the aces pot'. */
export function wonWords({ place, points, aces, winner }: Pick<Result, 'place' | 'points' | 'aces' | 'winner'>): string {
  return formatList([
    points > 0 ? `${dollarText(points)} for place ${place}` : '',
    aces > 0 ? `${dollarText(aces)} of the aces pot` : '',
    winner > 0 ? `${dollarText(winner)} of the winners pot` : '',
  ]);
}

export function liveRows(play: Play): GolfStandingRow[] {
  const grades = new Map(play.grades.map((grade) => [grade.entryId, grade]));
  const places = new Map(play.placed.map((one) => [one.finisher.entryId, one]));
  const scores = play.grades.map(({ score }) => score);
  const until = isPlayedOut(play.board) ? 'once it is official' : 'if it ended now';
  return [...play.entries, ...play.late].map((entry) => {
    const [grade, at] = [grades.get(entry.id), places.get(entry.id)];
    const cents = play.prizes.get(entry.id) ?? 0;
    const inSide = play.sideIn.has(entry.id);
    return {
      ...rowOf(play.event.tid, entry),
      Score: at ? (grade?.score ?? null) : grade || !play.board.begun || scores.length === 0 ? null : Math.max(...scores),
      Points: dollars(cents),
      golfers_making_cut: grade?.through ?? 0,
      side_action: inSide ? 1 : 0,
      side_action_score: grade?.sideScore ?? 0,
      side_action_points: inSide && play.board.begun ? dollars(play.sideNet.get(entry.id) ?? 0) : 0,
      holes_remaining: grade?.holesRemaining ?? 0,
      Rank: at?.place ?? 0,
      Shared: at?.shared ? 1 : 0,
      TieNote: at?.tieNote ?? '',
      Projected: 1,
      Won: cents > 0 ? `${dollarText(cents)} for place ${at?.place ?? 0} ${until}` : '',
    };
  });
}

export const rowOf = (tid: number, entry: Entry) => ({
  ID: `${tid}-${entry.id}`,
  entry_id: entry.id,
  EntryName: entry.name,
  Tournament_ID: tid,
});

/** The score table: each entry's best ball in every round that was begun; which golfer made it on a hole, scores and picks say. */
export function roundRows(play: Play): GolfRoundRow[] {
  return play.grades
    .flatMap(({ entryId, rounds }) =>
      rounds.map((round, n) => ({
        ID: `${entryId}-${n + 1}`,
        entry_id: entryId,
        round_number: n + 1,
        dead: round.dead ? (1 as const) : (0 as const),
        HR: round.holesRemaining,
        BOR: round.birdieChances,
        Round: round.round,
        Total: round.total,
      })),
    )
    .sort((a, b) => a.round_number - b.round_number);
}
