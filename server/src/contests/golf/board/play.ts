import type { Tx } from '../../../ground/db/database';
import type { Contest, Entry } from '../../contest';
import { sharePlaces } from '../../standings/places.rules';
import type { TournamentFacts } from '../golf';
import { boardOf, type GolfMemories, type Season } from '../golf-memories';
import type { Board } from '../rules/board.rules';
import { gradeEntries, isPlayedOut, type EntryGrade } from '../rules/grade.rules';
import { moneyPlan, weeklyPrizes, type MoneyPlan } from '../rules/money.rules';
import { finalOrder, liveOrder, placed, type Placed } from '../rules/order.rules';
import { effectivePicks, placesOf, type EffectivePick } from '../rules/picks.rules';
import { anteOf, sideNet } from '../rules/side-action.rules';
import { isOfficial, type SeasonSoFar } from '../season/so-far';
import { sideActionOf } from '../stores/contest.store';
import { picksOf, type SavedPicks } from '../stores/picks.store';

/** One tournament of a contest as it stands at an instant. */
export interface Play {
  readonly contest: Contest;
  readonly season: SeasonSoFar;
  readonly event: Season['events'][number];
  readonly facts: TournamentFacts;
  readonly board: Board;
  readonly now: number;
  readonly locked: boolean;
  /** Present entries that were there at the lock; those who play. */
  readonly entries: readonly Entry[];
  /** Entries that came later. */
  readonly late: readonly Entry[];
  readonly saved: ReadonlyMap<number, SavedPicks>;
  /** By entry, once it is locked. */
  readonly effective: ReadonlyMap<number, readonly EffectivePick[]>;
  readonly grades: readonly EntryGrade[];
  readonly placed: readonly Placed<Finished>[];
  /** Cents by entry: as prizes stand, or are. */
  readonly prizes: ReadonlyMap<number, number>;
  readonly sideIn: ReadonlySet<number>;
  /** Since when each entry is in the side action, of this or of coming tournaments. */
  readonly sideSince: ReadonlyMap<number, number>;
  readonly sideNet: ReadonlyMap<number, number>;
  readonly plan: MoneyPlan;
}

/** An entry for the order of places. */
export interface Finished {
  readonly entryId: number;
  readonly name: string;
  readonly score: number;
  readonly rounds: readonly number[];
}

interface Wanted {
  contest: Contest;
  entries: readonly Entry[];
  season: SeasonSoFar;
  tid: number;
  now: number;
}

/** Reads one tournament of a contest. Undefined where the contest does not play it. */
export async function readPlay(tx: Tx, memories: Pick<GolfMemories, 'db' | 'facts'>, wanted: Wanted): Promise<Play | undefined> {
  const event = wanted.season.events.find((one) => one.tid === wanted.tid);
  const facts = event && (await memories.facts.readIn(tx, wanted.tid));
  return event && facts ? playOf(tx, { ...wanted, event, facts, board: boardOf(memories, facts, wanted.now) }) : undefined;
}

/** The same over facts and a board that are at hand, such as those that a write has just changed. */
export async function playOf(
  tx: Tx,
  { contest, entries: all, season, now, event, facts, board }: Omit<Wanted, 'tid'> & Pick<Play, 'event' | 'facts' | 'board'>,
): Promise<Play> {
  const lock = facts.tournament.firstTeeAt;
  const locked = now >= lock;
  const entries = all.filter(({ createdAt }) => createdAt <= lock);
  const saved = await picksOf(tx, contest.id, event.tid);
  const effective = locked ? picksThatPlay(entries, saved, { board, lock }) : new Map<number, EffectivePick[]>();
  const grades = locked ? gradesOf(board, entries, effective) : [];
  const plan = planOf(season, all);
  return {
    contest,
    season,
    event,
    facts,
    board,
    now,
    locked,
    entries,
    late: all.filter(({ createdAt }) => createdAt > lock),
    saved,
    effective,
    grades,
    ...standOf(board, grades, { plan, double: event.double }),
    ...sideOf(entries, grades, { since: await sideActionOf(tx, idsOf(all)), lock, double: event.double }),
    plan,
  };
}

const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);

/** The picks of each entry with the house's in the place of those that are missing. */
const picksThatPlay = (entries: readonly Entry[], saved: Play['saved'], { board, lock }: { board: Board; lock: number }) => {
  const field = placesOf(board);
  return new Map(entries.map(({ id }) => [id, effectivePicks(saved.get(id)?.golfers ?? [], field, lock)] as const));
};

const gradesOf = (board: Board, entries: readonly Entry[], effective: Play['effective']): EntryGrade[] =>
  gradeEntries(
    board,
    entries.map((entry) => ({ entryId: entry.id, name: entry.name, picks: effective.get(entry.id) ?? [] })),
  );

/** Places, and the prizes that they bring; none before the first stroke. */
function standOf(
  board: Board,
  grades: readonly EntryGrade[],
  { plan, double }: { plan: MoneyPlan; double: boolean },
): Pick<Play, 'placed' | 'prizes'> {
  if (!board.begun) return { placed: [], prizes: new Map() };
  const isFinal = isPlayedOut(board);
  const finishers: Finished[] = grades.map(({ entryId, name, score, rounds }) => ({
    entryId,
    name,
    score,
    rounds: rounds.map(({ round }) => round),
  }));
  return { placed: placed(finishers, isFinal), prizes: prizesOf(finishers, plan, double, isFinal) };
}

/** The side action: who had joined before the first tee, and what it brings them. */
function sideOf(
  entries: readonly Entry[],
  grades: readonly EntryGrade[],
  { since, lock, double }: { since: Play['sideSince']; lock: number; double: boolean },
): Pick<Play, 'sideIn' | 'sideSince' | 'sideNet'> {
  const sideIn = new Set(idsOf(entries).filter((id) => (since.get(id) ?? Infinity) < lock));
  const players = grades
    .filter(({ entryId }) => sideIn.has(entryId))
    .map(({ entryId, name, through, sideScore }) => ({ entryId, name, through, score: sideScore }));
  return { sideIn, sideSince: since, sideNet: sideNet(players, anteOf(double)) };
}

/** Cents by entry: the prizes of the places that tied entries span are added and split. */
export function prizesOf(finishers: readonly Finished[], plan: MoneyPlan, double: boolean, isFinal: boolean): Map<number, number> {
  const groups = isFinal ? finalOrder(finishers) : liveOrder(finishers);
  const shares = sharePlaces(groups, weeklyPrizes(plan, { double, entries: finishers.length }));
  return new Map(shares.map(({ winner, points }) => [winner.entryId, points]));
}

/** The money plan: as it was frozen or written, else of what there is. */
export function planOf({ settings, events }: Season, entries: readonly Entry[]): MoneyPlan {
  if (settings.plan) return settings.plan;
  const firstLock = events[0]?.tournament.firstTeeAt ?? Infinity;
  const payers = entries.filter(({ createdAt }) => createdAt <= firstLock);
  return moneyPlan({
    entries: payers.length,
    fee: settings.feeCents,
    events: events.length,
    doubles: events.filter(({ double }) => double).length,
  });
}

/**
 * The tournament that a page shows by itself: the one that is on, else the next one within three days, else the last one, else the first.
 */
export function shownEvent({ events }: Season, now: number): Season['events'][number] | undefined {
  const on = onEvent({ events }, now);
  if (on) return on;
  const next = events.find(({ tournament }) => tournament.firstTeeAt > now);
  if (next && next.tournament.firstTeeAt - now <= SOON_MS) return next;
  return events.findLast((event) => isOfficial(event, now)) ?? next ?? events[0];
}

/** The tournament that is on: its first group has teed off, and it is not official. */
export const onEvent = ({ events }: Pick<Season, 'events'>, now: number): Season['events'][number] | undefined =>
  events.find((event) => event.tournament.firstTeeAt <= now && !isOfficial(event, now));

const SOON_MS = 3 * 24 * 3_600_000;

/** The earliest tournament that is not locked; undefined where the season has none left. */
export const openEvent = ({ events }: Season, now: number) =>
  [...events]
    .sort((a, b) => a.tournament.firstTeeAt - b.tournament.firstTeeAt)
    .find(({ tournament }) => tournament.firstTeeAt > now && tournament.reported !== 'CANCELLED');
