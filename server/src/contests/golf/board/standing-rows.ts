import { formatMoney } from '@poolhouse/contract/formats';
import type { GolfRoundRow, GolfStandingRow } from '@poolhouse/contract';
import { sharePlaces } from '../../places.rules';
import type { Entry } from '../../contest';
import type { Season } from '../golf-memories';
import { isPlayedOut } from '../rules/grade.rules';
import { overallPrizes } from '../rules/money.rules';
import { liveOrder } from '../rules/order.rules';
import type { Final } from '../stores/finals.store';
import type { Play } from './play';

export const dollars = (cents: number): number => cents / 100;
/** '$4.50', '$9'. */
export const dollarText = (cents: number): string => formatMoney(cents / 100);

const NO_SIDE = { golfers_making_cut: 0, side_action: 0, side_action_score: 0, side_action_points: 0 } as const;

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

function liveRows(play: Play): GolfStandingRow[] {
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

const rowOf = (tid: number, entry: Entry) => ({ ID: `${tid}-${entry.id}`, entry_id: entry.id, EntryName: entry.name, Tournament_ID: tid });
const worstScore = (finals: readonly Final[]): number | null => {
  const scores = finals.flatMap(({ score }) => score ?? []);
  return scores.length === 0 ? null : Math.max(...scores);
};

/** What has become final by now; a practice clock may be put back. */
export function frozenFinals({ finals, events }: Season, now: number): Final[] {
  const since = new Map(events.map(({ tid, tournament }) => [tid, tournament.officialAt ?? Infinity]));
  return finals.filter(({ tid }) => (since.get(tid) ?? Infinity) <= now);
}

/** The season: sum of the scores of official tournaments and of the one that is on, and all that was won so far. */
export function seasonStandings(
  { season, entries, now }: { season: Season; entries: readonly Entry[]; now: number },
  running: Play | undefined,
): GolfStandingRow[] {
  const finals = frozenFinals(season, now);
  const byTournament = new Map<number, Final[]>();
  for (const final of finals) byTournament.set(final.tid, [...(byTournament.get(final.tid) ?? []), final]);
  const live = running && !byTournament.has(running.event.tid) ? new Map(liveRows(running).map((row) => [row.entry_id, row])) : undefined;
  const sums = entries.map((entry) => {
    const own = [...byTournament.values()].map(
      (of) => of.find(({ entryId }) => entryId === entry.id) ?? { ...NONE, score: worstScore(of) },
    );
    const liveRow = live?.get(entry.id);
    return {
      entry,
      entryId: entry.id,
      name: entry.name,
      rounds: [],
      score: own.reduce((sum, { score }) => sum + (score ?? 0), 0) + (liveRow?.Score ?? 0),
      cents: own.reduce((sum, { points, aces, winner }) => sum + points + aces + winner, 0),
      side: own.reduce((sum, { side }) => sum + side, 0),
    };
  });
  const over =
    season.events.length > 0 && season.events.every(({ tournament: { officialAt } }) => officialAt !== null && officialAt <= now);
  const groups = liveOrder(sums);
  const prizes = new Map(
    over ? sharePlaces(groups, finalPrizes(season, finals, entries)).map(({ winner, points }) => [winner.entryId, points]) : [],
  );
  let place = 1;
  return groups.flatMap((group) => {
    const at = place;
    place += group.length;
    return group.map(({ entry, entryId, score, cents, side }) => ({
      ...rowOf(0, entry),
      Score: byTournament.size === 0 && !live ? null : score,
      Points: dollars(cents + (prizes.get(entryId) ?? 0)),
      ...NO_SIDE,
      side_action_points: dollars(side),
      holes_remaining: 0,
      Rank: byTournament.size === 0 && !live ? 0 : at,
      Shared: group.length > 1 ? (1 as const) : (0 as const),
      TieNote: '',
      Projected: live ? (1 as const) : (0 as const),
      Won: over ? `${dollarText(prizes.get(entryId) ?? 0)} for overall place ${at}` : '',
    }));
  });
}

const NONE = { points: 0, aces: 0, winner: 0, side: 0 };

/** Overall prizes with what nobody won over the season. */
function finalPrizes(season: Season, finals: readonly Final[], entries: readonly Entry[]): number[] {
  const { plan } = season.settings;
  if (!plan) return [];
  const paid = finals.reduce((sum, { points, aces, winner }) => sum + points + aces + winner, 0);
  const overall = plan.overall.reduce((sum, prize) => sum + prize, 0) + plan.rest;
  return overallPrizes(plan, plan.pot - overall - paid, entries.length);
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
