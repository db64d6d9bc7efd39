import { formatList } from '@poolhouse/contract/formats';
import type { Database, Invalidate, Tx } from '../../../ground/db/database';
import { FeedFailure } from '../../../sport/feeds/feed-failure';
import type { Tournament, TournamentFacts } from '../golf';
import { Doubts } from '../rules/doubts.rules';
import { keepCards, readFacts, setGolferStatus } from '../stores/facts.store';
import { currentTournaments, doubtsOf, keepDoubts } from '../stores/feeds.store';
import { aliasesOf, keepAliases } from '../stores/golfers.store';
import { keepShots, shotsOf } from '../stores/shots.store';
import { changeTournament, keepCourse } from '../stores/tournaments.store';
import type { FeedGolf } from './feed-golf';
import { joinGolfers, type Joined } from './join-golfers';
import { planFeed, type FeedPlan } from './rules/feed-plan.rules';
import { planShots } from './rules/shot-plan.rules';
import { whoseEvent } from './rules/whose-event.rules';

/** What an answer did; `refused` tells in words what of it was not believed. */
export interface GolfCounts {
  readonly tournament: string;
  golfers: number;
  rounds: number;
  shots: number;
  strangers: number;
  readonly refused: string[];
}

/** With fewer golfers than this an answer is of a few, not of a tournament. */
const A_FIELD = 10;

/**
 * Takes an answer in, all in one transaction; opens none when it brings nothing new.
 *
 * @param now site time, epoch ms
 * @throws FeedFailure where it is of no tournament that is on here
 */
export async function applyGolf(db: Database, now: number, feed: FeedGolf): Promise<GolfCounts> {
  const [counts, changes] = await db.read((tx) => take(tx, undefined, feed, now));
  if (!changes) return counts;
  return db.write(async (tx, invalidate) => (await take(tx, invalidate, feed, now))[0]);
}

/** What an answer would bring; nothing is written. @throws FeedFailure as applyGolf */
export const foretellGolf = async (tx: Tx, feed: FeedGolf, now: number): Promise<GolfCounts> => (await take(tx, undefined, feed, now))[0];

/** The tournament that an answer is about. @throws FeedFailure */
export async function tournamentOfFeed(tx: Tx, feed: FeedGolf, now: number): Promise<Tournament> {
  const tournament = whoseEvent(await currentTournaments(tx, now), feed.event);
  if (tournament) return tournament;
  const what = feed.event.name ?? (feed.event.key ? Object.values(feed.event.key).join('') : 'a tournament that it does not name');
  throw new FeedFailure('other_shape', `The answer is of ${what}, which is not on here.`);
}

async function take(tx: Tx, invalidate: Invalidate | undefined, feed: FeedGolf, now: number): Promise<[GolfCounts, boolean]> {
  const news = await newsOf(tx, feed, now);
  const { tournament, joined, plan, shots } = news;
  const changed = brings(news);
  if (invalidate && changed) await keepNews(tx, invalidate, { feed, news, now });
  const strangers = joined.strangers.length > 0 ? [`Not in the field: ${formatList(joined.strangers.slice(0, 5))}.`] : [];
  return [
    {
      tournament: tournament.name,
      golfers: joined.byId.size,
      rounds: plan.cards.length,
      shots: shots.length,
      strangers: joined.strangers.length,
      refused: [...plan.refused, ...strangers],
    },
    changed,
  ];
}

type News = Awaited<ReturnType<typeof newsOf>>;

/** What an answer says that is not known yet. */
async function newsOf(tx: Tx, feed: FeedGolf, now: number) {
  const tournament = await tournamentOfFeed(tx, feed, now);
  const before = await readFacts(tx, tournament.id);
  if (!before) throw new FeedFailure('other_shape', `${tournament.name} is not here any more.`);
  const source = { source: feed.source, aliases: await aliasesOf(tx, feed.source) };
  const joined = joinGolfers([...feed.golfers, ...feed.shots.map(({ id }) => ({ id, name: '' }))], before.field, source);
  if (feed.golfers.length >= A_FIELD && joined.byId.size * 2 < feed.golfers.length)
    throw new FeedFailure('other_shape', `Most golfers of the answer are not in the field of ${tournament.name}.`);
  const course = before.courses.length === 0 ? feed.courses[0] : undefined;
  const facts = course ? { ...before, courses: [{ ...course, par: 0, scoringLevel: 'BASIC' as const, pictures: [] }] } : before;
  const doubts = new Doubts(await doubtsOf(tx, tournament.id), now);
  const plan = planFeed(facts, joinedFeed(feed, joined), { doubts, now });
  const shots = planShots(
    feed.shots.length === 0 ? [] : await shotsOf(tx, tournament.id),
    ownShots(feed, joined, startsOf(facts, plan)),
    now,
  );
  const named = feed.event.espnId !== undefined && tournament.espnId === '' ? { espnId: feed.event.espnId } : {};
  return { tournament, joined, course, doubts, plan, shots, changes: { ...plan.tournament, ...named } };
}

function brings({ joined, course, doubts, plan, shots, changes }: News): boolean {
  const parts = [plan.cards.length, plan.statuses.length, shots.length, Object.keys(changes).length];
  return parts.some((count) => count > 0) || doubts.kept.size + doubts.cleared.size + joined.learned.size > 0 || course !== undefined;
}

async function keepNews(tx: Tx, invalidate: Invalidate, { feed, news, now }: { feed: FeedGolf; news: News; now: number }): Promise<void> {
  const { tournament, joined, course, doubts, plan, shots, changes } = news;
  if (course) {
    const par = course.pars.reduce((sum, one) => sum + one, 0);
    await keepCourse(tx, invalidate, { ...course, par, scoringLevel: 'BASIC', pictures: [] }, tournament.id);
  }
  if (plan.cards.length > 0) await keepCards(tx, invalidate, tournament.id, plan.cards);
  for (const { golferId, status } of plan.statuses)
    await setGolferStatus(tx, invalidate, { tid: tournament.id, golferId }, { status, at: now });
  await changeTournament(tx, invalidate, tournament.id, changes);
  await keepShots(tx, invalidate, tournament.id, shots);
  await keepDoubts(tx, tournament.id, doubts);
  await keepAliases(tx, feed.source, joined.learned);
}

function joinedFeed({ reported, cut, golfers, winners }: FeedGolf, { byId }: Joined) {
  const seen = new Set<number>();
  return {
    reported,
    cut,
    winnerIds: winners.flatMap((id) => byId.get(id) ?? []),
    golfers: golfers.flatMap(({ id, status, rounds }) => {
      const golferId = byId.get(id);
      if (golferId === undefined || seen.has(golferId)) return [];
      seen.add(golferId);
      return [{ golferId, status, rounds }];
    }),
  };
}

/** Holes on which rounds were begun, by golfer and round. */
const startsOf = ({ cards }: TournamentFacts, plan: FeedPlan): ReadonlyMap<string, 1 | 10> =>
  new Map([...cards, ...plan.cards].map((card) => [`${card.golferId}:${card.round}`, card.startHole]));

const ownShots = ({ shots }: FeedGolf, { byId }: Joined, starts: ReadonlyMap<string, 1 | 10>) =>
  shots.flatMap(({ id, ...rest }) => {
    const golferId = byId.get(id);
    return golferId === undefined ? [] : [{ ...rest, golferId, startHole: starts.get(`${golferId}:${rest.round}`) ?? (1 as const) }];
  });
