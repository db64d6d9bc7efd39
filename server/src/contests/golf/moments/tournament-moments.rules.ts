import { formatMoney, formatToPar } from '@poolhouse/contract/formats';
import { leadMoment } from '../../moments/lead.rules';
import type { Moment } from '../../moments/moment';
import { namesOf, verb } from '../../moments/words.rules';
import type { RoundCard } from '../golf';
import type { Board } from '../rules/board.rules';
import { countedRounds, type EntryGrade } from '../rules/grade.rules';
import type { EffectivePick } from '../rules/picks.rules';
import { wonCents, type Result } from '../rules/season-state.rules';

/** What one tournament has come to in a contest. */
export interface MomentTournament {
  tid: number;
  name: string;
  board: Pick<Board, 'tournament' | 'byId' | 'begun' | 'status' | 'currentRound' | 'officialRounds' | 'roundOver'>;
  cards: readonly RoundCard[];
  /** Those that play it. */
  entries: readonly { readonly id: number; readonly name: string }[];
  /** By entry, once picks are locked. */
  effective: ReadonlyMap<number, readonly EffectivePick[]>;
  grades: readonly EntryGrade[];
  /** Empty before it is official and settled. */
  results: readonly Result[];
}

/** What a tournament that is on, or over, has brought that is worth telling. */
export const tournamentMoments = (played: MomentTournament): Moment[] => [
  ...rareHoles(played),
  ...daysOver(played).flatMap((day) => [...bestOfDay(played, day), ...leadAfter(played, day)]),
  ...won(played),
];

const DAY = 86_400_000;
const ALBATROSS = -3;

const rareKind = (strokes: number, par: number) =>
  strokes === 1 ? 'ace' : strokes - par <= ALBATROSS ? ('albatross' as const) : undefined;

/** Aces and albatrosses of golfers whom somebody has. */
function rareHoles(played: MomentTournament): Moment[] {
  const { tid, name, board } = played;
  const rounds = countedRounds(board);
  return [...holdersIn(played)].flatMap(([golferId, holders]) => {
    const golfer = board.byId.get(golferId);
    const cards = golfer?.cards.slice(0, rounds) ?? [];
    return cards.flatMap((card, n) =>
      (card?.holes ?? []).flatMap((strokes, hole): Moment[] => {
        const kind = strokes === null ? undefined : rareKind(strokes, card?.pars[hole] ?? strokes);
        if (!golfer || !kind || strokes === null) return [];
        const names = holders.map((entry) => entry.name);
        return [
          {
            kind,
            key: `${tid}:${golferId}:${n + 1}:${hole + 1}`,
            round: tid,
            entries: holders.map(({ id }) => id),
            tells: 'all',
            figures: [strokes],
            says: `${kind === 'ace' ? 'An ace' : 'An albatross'}! ${golfer.name} on ${hole + 1} in round ${n + 1} of ${name}, for ${namesOf(names)}.`,
            ...holedAt(played, { golferId, round: n + 1, hole }),
          },
        ];
      }),
    );
  });
}

/** Whose golfer each is. */
function holdersIn({ entries, effective }: MomentTournament): Map<number, { id: number; name: string }[]> {
  const holders = new Map<number, { id: number; name: string }[]>();
  for (const entry of entries)
    for (const { golferId } of effective.get(entry.id) ?? [])
      if (golferId !== null) holders.set(golferId, [...(holders.get(golferId) ?? []), entry]);
  return holders;
}

/** When a round begins by its day: what is known before cards tell more. */
const begins = ({ board }: MomentTournament, round: number): number => board.tournament.firstTeeAt + (round - 1) * DAY;

type Instant = Pick<Moment, 'happenedAt' | 'exactly'>;

function holedAt(played: MomentTournament, { golferId, round, hole }: { golferId: number; round: number; hole: number }): Instant {
  const card = played.cards.find((one) => one.golferId === golferId && one.round === round);
  const at = card?.at[hole];
  return at ? { happenedAt: at, exactly: true } : { happenedAt: card?.teeAt || begins(played, round) };
}

/** Rounds in which nobody has anything left to play. */
const daysOver = ({ board }: MomentTournament): number[] =>
  Array.from({ length: countedRounds(board) }, (_, n) => n + 1).filter((round) => board.roundOver[round - 1] ?? false);

function overAt(played: MomentTournament, day: number): Instant {
  const cards = played.cards.filter(({ round }) => round === day);
  const last = latestOf(cards.flatMap(({ at }) => at));
  return last > 0 ? { happenedAt: last, exactly: true } : { happenedAt: latestOf(cards.map(({ teeAt }) => teeAt)) || begins(played, day) };
}

const latestOf = (times: readonly (number | null)[]): number => times.reduce<number>((last, at) => Math.max(last, at ?? 0), 0);

/** The lowest best ball of a day; nothing where everybody has the same. */
function bestOfDay(played: MomentTournament, day: number): Moment[] {
  const { tid, name, grades } = played;
  const scores = grades.flatMap(({ entryId, name: called, rounds }) => {
    const one = rounds[day - 1];
    return one && !one.dead ? [{ entryId, name: called, score: one.round }] : [];
  });
  const lowest = Math.min(...scores.map(({ score }) => score));
  const best = scores.filter(({ score }) => score === lowest);
  if (best.length === 0 || best.length === grades.length || lowest >= 0) return [];
  const names = best.map((one) => one.name);
  return [
    {
      kind: 'day',
      key: `${tid}:${day}`,
      round: tid,
      entries: best.map(({ entryId }) => entryId),
      tells: 'entries',
      figures: [lowest],
      says: `Round ${day} of ${name}: ${namesOf(names)} ${verb(names, 'has', 'have')} the best ball of the day, ${formatToPar(lowest)}.`,
      ...overAt(played, day),
    },
  ];
}

/** Who leads after a day; after the last one there is a winner instead. */
function leadAfter(played: MomentTournament, day: number): Moment[] {
  const { tid, name, board, grades, entries } = played;
  if (day >= board.tournament.rounds) return [];
  const after = (round: number) => {
    const totals = grades.flatMap(({ entryId, rounds }) => {
      const one = rounds[round - 1];
      return one ? [{ entryId, total: one.total }] : [];
    });
    const best = Math.min(...totals.map(({ total }) => total));
    return { best, leaders: totals.filter(({ total }) => total === best).map(({ entryId }) => entryId) };
  };
  const { best, leaders } = after(day);
  const over = overAt(played, day);
  const lead = leadMoment({
    round: tid,
    when: `After round ${day} of ${name}`,
    at: formatToPar(best),
    figures: [best],
    entries,
    before: day === 1 ? null : after(day - 1).leaders,
    now: leaders,
    happenedAt: over.happenedAt,
  });
  return lead.map((moment) => ({ ...moment, ...over, key: `${tid}:${day}` }));
}

const officialOr = (played: MomentTournament): Instant => {
  const { officialAt, rounds } = played.board.tournament;
  return officialAt === null ? overAt(played, rounds) : { happenedAt: officialAt, exactly: true };
};

/** Who has won it, once it is official. */
function won(played: MomentTournament): Moment[] {
  const { tid, name, entries, results } = played;
  const named = new Map(entries.map((entry) => [entry.id, entry.name]));
  const winners = results.filter(({ place, score, entryId }) => place === 1 && score !== null && named.has(entryId));
  const [first] = winners;
  if (!first || first.score === null) return [];
  const names = winners.map(({ entryId }) => named.get(entryId) ?? '');
  const dollars = winners.reduce((sum, one) => sum + wonCents(one), 0) / 100;
  const money = dollars > 0 ? ` and takes ${formatMoney(dollars)}` : '';
  return [
    {
      kind: 'won',
      key: String(tid),
      round: tid,
      entries: winners.map(({ entryId }) => entryId),
      tells: 'all',
      figures: [first.score, dollars],
      says:
        names.length === 1
          ? `${names[0]} wins ${name} at ${formatToPar(first.score)}${money}.`
          : `${namesOf(names)} share ${name} at ${formatToPar(first.score)}${dollars > 0 ? `, ${formatMoney(dollars)} together` : ''}.`,
      ...officialOr(played),
    },
  ];
}
