import type { GolfRoundRow, GolfStandingRow } from '@poolhouse/contract';
import { formatMoney } from '@poolhouse/contract/formats';
import type { Entry } from '../../contest';
import type { Season } from '../golf-memories';
import { isPlayedOut } from '../rules/grade.rules';
import type { Final } from '../stores/finals.store';
import type { Play } from './play';

export const dollars = (cents: number): number => cents / 100;
/** '$4.50', '$9'. */
export const dollarText = (cents: number): string => formatMoney(cents / 100);

export const NO_SIDE = { golfers_making_cut: 0, side_action: 0, side_action_score: 0, side_action_points: 0 } as const;

/** The standings of the shown tournament: as they stand, or as they became final. */
export function tournamentStandings(play: Play): GolfStandingRow[] {
  const finals = frozenFinals(play.season, play.now).filter(({ tid }) => tid === play.event.tid);
  return finals.length > 0 ? finalRows(play, finals) : liveRows(play);
}

function finalRows(play: Play, finals: readonly Final[]): GolfStandingRow[] {
  const byEntry = new Map(finals.map((final) => [final.entryId, final]));
  return [...play.entries, ...play.late].map((entry) => {
    const final = byEntry.get(entry.id);
    return {
      ...rowOf(play.event.tid, entry),
      ...(final ? finalFields(final) : { ...NO_SIDE, Score: worstScore(finals), Points: 0, Rank: 0, Shared: 0, TieNote: '', Won: '' }),
      holes_remaining: 0,
      Projected: 0,
    };
  });
}

const finalFields = (final: Final) =>
  ({
    Score: final.score,
    Points: dollars(final.points + final.aces + final.winner),
    golfers_making_cut: final.through,
    side_action: final.sideIn ? 1 : 0,
    side_action_score: final.sideScore,
    side_action_points: dollars(final.side),
    Rank: final.place,
    Shared: final.shared ? 1 : 0,
    TieNote: final.note,
    Won: wonWords(final),
  }) as const;

/** '$9 for place 1, $17.50 of the aces pot'. */
export function wonWords({ place, points, aces, winner }: Pick<Final, 'place' | 'points' | 'aces' | 'winner'>): string {
  return [
    points > 0 ? `${dollarText(points)} for place ${place}` : '',
    aces > 0 ? `${dollarText(aces)} of the aces pot` : '',
    winner > 0 ? `${dollarText(winner)} of the winners pot` : '',
  ]
    .filter(Boolean)
    .join(', ');
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
export const worstScore = (finals: readonly Final[]): number | null => {
  const scores = finals.flatMap(({ score }) => score ?? []);
  return scores.length === 0 ? null : Math.max(...scores);
};

/** What has become final by now; a practice clock may be put back. */
export function frozenFinals({ finals, events }: Season, now: number): Final[] {
  const since = new Map(events.map(({ tid, tournament }) => [tid, tournament.officialAt ?? Infinity]));
  return finals.filter(({ tid }) => (since.get(tid) ?? Infinity) <= now);
}

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
