import type { Invalidate, Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { shuffled, type Random } from '../../../sport/practice/random.rules';
import type { FieldGolfer, TournamentFacts } from '../golf';
import { freeze } from '../results/settle-results';
import { groupField } from '../rules/groups.rules';
import { keepCards, keepField } from '../stores/facts.store';
import { keepResults } from '../stores/history.store';
import { picksOf } from '../stores/picks.store';
import { keepShots } from '../stores/shots.store';
import { changeTournament, publishField } from '../stores/tournaments.store';
import { playEvent, type DemoPlayer, type DemoRounds } from './demo-event';
import { demoGolferId, demoGolfers } from './demo-golfers';
import { demoHistory, demoResults } from './demo-history';
import { makePicks, type DemoLeague } from './demo-picks';
import { demoCourse, demoDays, demoTournaments, LIVE } from './demo-season';
import { demoShots } from './demo-shots';

const FIELD = 132;
const HOUR = 3_600_000;
/** First tee of the next tournament. */
const NEXT_TEE = '07:05';

/** When the rounds of a tournament of the demo begin. */
export const daysOf = (n: number): number[] =>
  demoDays(must(demoTournaments[n], 'a tournament of the demo'), n > LIVE ? NEXT_TEE : undefined);

/** A tournament of the demo, and what is the same in all of them. */
interface Event {
  n: number;
  tid: number;
  league: DemoLeague;
  strength: readonly number[];
  random: Random;
  /** Up to when the demo's people have picked, epoch ms. */
  until: number;
}

/** Who tees off in a tournament, as places in the list of golfers, and the field that they make. */
interface Starters {
  here: readonly number[];
  field: readonly FieldGolfer[];
  lock: number;
}

/** Plays a tournament that is over or on; of the next one there are the field, its tee times and the first picks. */
export async function fillEvent(tx: Tx, invalidate: Invalidate, event: Event): Promise<void> {
  const { n, random } = event;
  const lock = must(daysOf(n)[0], 'the first tee');
  const here = shuffled(
    random,
    demoGolfers.map((_, at) => at),
  )
    .slice(0, FIELD)
    .sort((a, b) => a - b);
  const starters = { here, field: groupedField(here, random), lock };
  await (n > LIVE ? openNext(tx, invalidate, event, starters) : play(tx, invalidate, event, starters));
}

function groupedField(here: readonly number[], random: Random): FieldGolfer[] {
  const listed = here.map((at) => ({
    golferId: demoGolferId(at),
    name: demoGolfers[at] ?? '',
    odds: Math.round((8 + 1.045 ** at * 6 + random() * 8) * 2) / 2,
    worldRank: 1 + Math.floor(at * 1.7 + (at % 3)),
  }));
  const groups = new Map(must(groupField(listed), 'groups of the demo').map((one) => [one.golferId, one]));
  return listed.map((one): FieldGolfer => ({
    ...one,
    ...must(groups.get(one.golferId), one.name),
    startingStrokes: 0,
    status: 'IN',
    statusAt: 0,
  }));
}

async function openNext(tx: Tx, invalidate: Invalidate, event: Event, { here, field, lock }: Starters): Promise<void> {
  const { tid } = event;
  await keepField(tx, invalidate, tid, field);
  await keepCards(tx, invalidate, tid, firstTees(field, event, lock));
  await publishField(tx, invalidate, tid, event.until - 20 * HOUR);
  await keepResults(tx, invalidate, historyOf(event, here));
  await makePicks(tx, invalidate, { ...event, field, lock, rounds: undefined, gone: undefined });
}

/** What the golfers of a tournament did in earlier years of it. */
const historyOf = ({ n, strength, random }: Event, here: readonly number[]) =>
  demoHistory(here, must(demoTournaments[n], 'a tournament'), { strength, random });

async function play(tx: Tx, invalidate: Invalidate, event: Event, { here, field, lock }: Starters): Promise<void> {
  const { n, tid, strength, random } = event;
  const gone = n === LIVE ? whoWithdraws(field) : undefined;
  const players: DemoPlayer[] = here
    .map((at) => ({ golferId: demoGolferId(at), skill: strength[at] ?? 0 }))
    .filter(({ golferId }) => golferId !== gone);
  const rounds = playEvent(players, { course: demoCourse(n), days: daysOf(n), random });
  const cards = n === ACE_EVENT ? withAce(rounds, demoCourse(n).pars, field) : rounds.cards;
  const after = field.map((golfer): FieldGolfer => {
    if (golfer.golferId === gone) return { ...golfer, status: 'WD', statusAt: lock + HOUR / 3 };
    return rounds.through.has(golfer.golferId) ? golfer : { ...golfer, status: 'CUT', statusAt: rounds.cutAt };
  });
  await keepField(tx, invalidate, tid, after);
  await publishField(tx, invalidate, tid, lock - 48 * HOUR);
  await keepCards(tx, invalidate, tid, cards);
  await makePicks(tx, invalidate, { ...event, field: after, lock, rounds, gone });
  await keepResults(tx, invalidate, historyOf(event, here));
  if (n === LIVE) {
    await liveShots(tx, invalidate, { event, rounds });
    await endByItself(tx, invalidate, tid, rounds);
  } else await finish(tx, invalidate, { event, rounds, field: after, cards });
}

/** One of the second group, whom a player of the demo has picked. */
const whoWithdraws = (field: readonly FieldGolfer[]): number =>
  must(
    field.find(({ groupNum, listOrder }) => groupNum === 1 && listOrder > 16),
    'who withdraws',
  ).golferId;

/** A tournament in which somebody's golfer holes in one. */
const ACE_EVENT = 5;

/** The first group's first favourite holes the first par 3 of the third round in one. */
function withAce({ cards, through }: DemoRounds, pars: readonly number[], field: readonly FieldGolfer[]): DemoRounds['cards'] {
  const lucky = field.find(({ golferId, groupNum }) => groupNum === 0 && through.has(golferId))?.golferId;
  const hole = pars.indexOf(3);
  return cards.map((card) => (card.golferId === lucky && card.round === 3 ? { ...card, holes: card.holes.with(hole, 1) } : card));
}

/** Tee times of the next tournament, before anybody has played. */
function firstTees(field: readonly FieldGolfer[], { n }: Event, lock: number): TournamentFacts['cards'] {
  return field.map(({ golferId }, at) => ({
    golferId,
    round: 1,
    courseId: demoCourse(n).courseId,
    startHole: at % 2 === 0 ? 1 : 10,
    teeAt: lock + Math.floor(at / 6) * 11 * 60_000 + (at >= field.length / 2 ? 3 * HOUR : 0),
    holes: Array.from({ length: 18 }, () => null),
    at: Array.from({ length: 18 }, () => null),
    reportedToPar: null,
    reportedThru: 0,
    reportedAt: 0,
    strokes: null,
    lastShot: '',
    manual: false,
  }));
}

/** Every stroke of the last round, and of the rounds before those of the golfers that somebody has picked. */
async function liveShots(
  tx: Tx,
  invalidate: Invalidate,
  { event: { n, tid, league, random }, rounds }: { event: Event; rounds: DemoRounds },
): Promise<void> {
  const picked = new Set([...(await picksOf(tx, league.contest.id, tid)).values()].flatMap(({ golfers: own }) => own));
  const wanted = rounds.cards.filter(({ golferId, round }) => round === 4 || picked.has(golferId));
  await keepShots(
    tx,
    invalidate,
    tid,
    wanted.map((card) => demoShots(card, demoCourse(n), random)),
  );
}

/** Feeds rest in practice, so what they would say at the last putt is said from the start, and counts from then on. */
async function endByItself(tx: Tx, invalidate: Invalidate, tid: number, { totals, through, endsAt }: DemoRounds): Promise<void> {
  const [winner] = [...through].sort((a, b) => (totals.get(a) ?? 0) - (totals.get(b) ?? 0));
  await changeTournament(tx, invalidate, tid, { reported: 'FINAL', reportedAt: endsAt, winnerIds: winner === undefined ? [] : [winner] });
}

/** Makes a tournament official and freezes what it brought; its winner is one of those with the lowest total. */
async function finish(
  tx: Tx,
  invalidate: Invalidate,
  {
    event: { n, tid, league },
    rounds,
    field,
    cards,
  }: { event: Event; rounds: DemoRounds; field: readonly FieldGolfer[]; cards: DemoRounds['cards'] },
): Promise<void> {
  const { pars } = demoCourse(n);
  const results = demoResults({ cards, field, pars, tournament: must(demoTournaments[n], 'a tournament') });
  await keepResults(tx, invalidate, results);
  const winner = must(
    results.find(({ position }) => position === '1'),
    'a winner',
  ).golferId;
  const officialAt = rounds.endsAt + HOUR;
  await changeTournament(tx, invalidate, tid, {
    reported: 'FINAL',
    reportedAt: rounds.endsAt,
    officialAt,
    projectedCut: rounds.line,
    winnerIds: [winner],
  });
  await freeze(tx, invalidate, {
    contest: league.contest,
    entries: [...league.entries.values()],
    pick1s: [{ contest: league.pick1, entries: [...league.pick1Entries.values()] }],
    tid,
    now: officialAt,
  });
}
