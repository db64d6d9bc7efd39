import type { Clock } from '../../../ground/clock/clock';
import type { Database, Invalidate, Tx } from '../../../ground/db/database';
import { PassedOver } from '../../../ground/passed-over';
import { logActivity } from '../../../people/activity/activity.store';
import type { Contest, Entry } from '../../contest';
import { tellLog } from '../../log/log.store';
import { contestWords } from '../../seasons/contests-on';
import { finalsFor, LEAST_ROUNDS, pick1Net, pick1Order } from '../board/finals';
import { planOf, playOf, type Play } from '../board/play';
import type { TournamentFacts } from '../golf';
import { readSeason, type GolfMemories, type Season } from '../golf-memories';
import { pick1Kind } from '../golf.kind';
import { pick1Finals } from '../pick1/pick1-final';
import { boardAt } from '../rules/board.rules';
import { anteOf } from '../rules/side-action.rules';
import { pick1Line, tournamentLine } from '../seals/tournament-lines';
import { soFarWritten } from '../season/so-far';
import { contestsToSettle, keepSettings } from '../stores/contest.store';
import { readFacts } from '../stores/facts.store';
import { addFinals, frozenIn } from '../stores/finals.store';
import { pick1Of } from '../stores/picks.store';
import { changeTournament } from '../stores/tournaments.store';

/** A final answer stands for so long without another hole before it is believed. */
export const QUIET_MS = 30 * 60_000;

export interface SettledCounts {
  official: number;
  frozen: number;
  plans: number;
}

/** A contest with its season and entries. */
interface Played {
  readonly contest: Contest;
  readonly entries: readonly Entry[];
  readonly season: Season;
}

/**
 * What time brings in golf: tournaments become official, what they brought is frozen, a season's money stands from the first lock on.
 * Contest by contest, of those in which something may be due; writes nothing where nothing is.
 */
export async function settleResults(
  { db, clock }: { db: Database; clock: Clock },
  memories: GolfMemories,
  passed = new PassedOver(),
): Promise<SettledCounts> {
  const counts: SettledCounts = { official: 0, frozen: 0, plans: 0 };
  const waiting = await db.read((tx) => contestsToSettle(tx, clock.now()));
  for (const contest of waiting)
    await passed.over(contestWords(contest), async () => {
      if (!(await db.read(async (tx) => isDue(tx, memories, await played(tx, memories, contest), clock.now())))) return;
      const done = await db.write(async (tx, invalidate) =>
        settle(tx, invalidate, memories, { ...(await played(tx, memories, contest)), now: clock.now() }),
      );
      for (const what of ['official', 'frozen', 'plans'] as const) counts[what] += done[what];
    });
  return counts;
}

const played = async (tx: Tx, memories: GolfMemories, contest: Contest): Promise<Played> => ({
  contest,
  entries: await memories.directory.in(tx).entriesOf(contest.id),
  season: await memories.seasons.readIn(tx, contest.id),
});

/** Whether anything is due at all. */
async function isDue(tx: Tx, memories: GolfMemories, { contest, season, entries }: Played, now: number): Promise<boolean> {
  const frozen = await frozenIn(tx, contest.id);
  for (const { tid, tournament } of season.events) {
    if (tournament.firstTeeAt > now && tournament.reported !== 'CANCELLED') continue;
    if (season.settings.frozenAt === null) return true;
    if (tournament.officialAt !== null && tournament.officialAt <= now && !frozen.has(tid) && entries.length > 0) return true;
    if (tournament.officialAt === null && isDone(await memories.facts.readIn(tx, tid), now)) return true;
  }
  return false;
}

/** Its last round is over, or the rounds that there will be, a final answer told it, and nothing has changed for a while. */
function isDone(facts: TournamentFacts | null, now: number): boolean {
  if (!facts) return false;
  const { tournament, cards } = facts;
  if (tournament.reported === 'CANCELLED') return tournament.reportedAt <= now;
  if (tournament.reported !== 'FINAL' || tournament.reportedAt > now) return false;
  const last = Math.max(tournament.reportedAt, ...cards.flatMap(({ at, reportedAt }) => [reportedAt, ...at.map((one) => one ?? 0)]));
  return last + QUIET_MS <= now;
}

async function settle(
  tx: Tx,
  invalidate: Invalidate,
  memories: GolfMemories,
  { contest, entries, season, now }: Played & { now: number },
): Promise<SettledCounts> {
  const counts: SettledCounts = { official: 0, frozen: 0, plans: 0 };
  const due = [...season.events].sort((a, b) => a.seq - b.seq);
  for (const { tid, tournament } of due) {
    const facts = await readFacts(tx, tid);
    if (tournament.officialAt !== null || !facts || !isDone(facts, now)) continue;
    const short = boardAt(facts, now).officialRounds < LEAST_ROUNDS;
    await changeTournament(tx, invalidate, tid, { officialAt: now, ...(short ? { reported: 'CANCELLED' as const } : {}) });
    counts.official += 1;
  }
  counts.plans += await freezePlan(tx, invalidate, { contest, entries, season, now });
  const pick1s = await pick1sOf(tx, memories, contest);
  for (const { tid } of due) counts.frozen += await freeze(tx, invalidate, { contest, entries, pick1s, tid, now });
  return counts;
}

/** The Pick1 contests that go with a golf contest: of its year and group. */
async function pick1sOf(tx: Tx, memories: GolfMemories, { year, groupNumber }: Contest): Promise<Freeze['pick1s']> {
  const memberships = memories.directory.in(tx);
  const beside = (await memberships.contestsOfGroup(groupNumber)).filter((one) => one.type === pick1Kind.type && one.year === year);
  const found: { contest: Contest; entries: readonly Entry[] }[] = [];
  for (const contest of beside) found.push({ contest, entries: await memberships.entriesOf(contest.id) });
  return found;
}

/** From the first lock on a season's amounts stand. */
async function freezePlan(
  tx: Tx,
  invalidate: Invalidate,
  { contest, entries, season, now }: { contest: Contest; entries: readonly Entry[]; season: Season; now: number },
): Promise<number> {
  const first = season.events[0];
  if (season.settings.frozenAt !== null || !first || first.tournament.firstTeeAt > now || entries.length === 0) return 0;
  const plan = planOf(season, entries);
  await keepSettings(tx, invalidate, contest.id, { ...season.settings, plan, frozenAt: now });
  await logActivity(tx, {
    at: now,
    action: 'golf.plan_frozen',
    by: 'golf',
    ip: '',
    after: { contest_id: contest.id, plan },
    place: { contest: contest.id },
  });
  return 1;
}

interface Freeze {
  readonly contest: Contest;
  readonly entries: readonly Entry[];
  /** The Pick1 contests that go with it. */
  readonly pick1s: readonly { contest: Contest; entries: readonly Entry[] }[];
  readonly tid: number;
  readonly now: number;
}

/** Freezes an official tournament in a contest and in the Pick1 contests that go with it; once. */
export async function freeze(tx: Tx, invalidate: Invalidate, { contest, entries, pick1s, tid, now }: Freeze): Promise<number> {
  // What was frozen a moment ago in this very write is in the database alone.
  if ((await frozenIn(tx, contest.id)).has(tid)) return 0;
  const facts = await readFacts(tx, tid);
  const season = await soFarWritten(tx, { contestId: contest.id, season: await readSeason(tx, contest.id), now });
  const event = season.events.find((one) => one.tid === tid);
  if (!event || !facts) return 0;
  const play = await playOf(tx, { contest, entries, season, event, facts, board: boardAt(facts, now), now });
  if (play.board.status !== 'OFFICIAL' && play.board.status !== 'CANCELLED') return 0;
  const finals = finalsFor(play);
  await addFinals(tx, invalidate, contest.id, finals);
  await tellLog({ tx, invalidate, contestId: contest.id }, finals.length === 0 ? [] : [tournamentLine(play, finals)], now);
  for (const other of pick1s) if (!(await frozenIn(tx, other.contest.id)).has(tid)) await freezePick1(tx, invalidate, play, other);
  return finals.length === 0 ? 0 : 1;
}

async function freezePick1(tx: Tx, invalidate: Invalidate, play: Play, { contest, entries }: Freeze['pick1s'][number]): Promise<void> {
  const { tid, double } = play.event;
  const picks = await pick1Of(tx, tid);
  const there = entries.filter(({ createdAt }) => createdAt <= play.facts.tournament.firstTeeAt);
  const order = pick1Order(
    play,
    there.map(({ id, name }) => ({ entryId: id, name, golferId: picks.get(id)?.golferId ?? null })),
  );
  const net = play.board.status === 'OFFICIAL' ? pick1Net(order, anteOf(double)) : new Map<number, number>();
  const kept = play.board.status === 'OFFICIAL' ? pick1Finals(play, order) : undefined;
  const finals = order.map(({ entry: { entryId } }, n) => ({
    ...EMPTY,
    ...{ tid, entryId, place: n + 1, points: net.get(entryId) ?? 0 },
    recap: kept ? JSON.stringify(kept.get(entryId)) : '',
  }));
  await addFinals(tx, invalidate, contest.id, finals);
  await tellLog({ tx, invalidate, contestId: contest.id }, finals.length === 0 ? [] : [pick1Line(play, order)], play.now);
}

const EMPTY = {
  shared: false,
  score: null,
  rounds: [],
  aces: 0,
  winner: 0,
  side: 0,
  sideIn: false,
  through: 0,
  sideScore: 0,
  note: '',
  recap: '',
};
