import { PICKS_PER_WEEK } from '@poolhouse/contract';
import { cigarPrizes, rankStandings } from '@poolhouse/contract/football-rules';
import { formatRecord, plural } from '@poolhouse/contract/formats';
import { leadMoment } from '../../moments/lead.rules';
import type { Moment } from '../../moments/moment';
import { namesOf, verb } from '../../moments/words.rules';
import type { PaidWeek, PotPlan } from '../money/pot.rules';
import { totalsOf, type SeasonEntry, type SeasonState } from '../money/season.rules';

/** What one week has come to. */
export interface MomentWeek {
  week: number;
  over: boolean;
  /** Those that were there before it closed. */
  entries: readonly SeasonEntry[];
  /** Wins of the week by entry id, of final games alone. */
  wins: ReadonlyMap<number, number>;
  /** What its pot pays; undefined where it pays none. */
  paid: PaidWeek | undefined;
  /** How the season stood before it, null before the contest's first, and stood after it. */
  before: SeasonState | null;
  after: SeasonState;
  /** When its last game began, epoch ms; 0 for a week without games. */
  endsAt: number;
  /** Its last game was on a Monday. */
  onMonday: boolean;
}

/** What a week that is over, or on, has brought that is worth telling. */
export function weekMoments(week: MomentWeek): Moment[] {
  return [...perfectWeeks(week), ...(week.over ? [...potTaken(week), ...firstPlace(week)] : [])];
}

/** Five wins are five wins, however long the week still goes. */
function perfectWeeks({ week, entries, wins, endsAt }: MomentWeek): Moment[] {
  const perfect = entries.filter(({ id }) => wins.get(id) === PICKS_PER_WEEK);
  return perfect.map(({ id, name }) => ({
    kind: 'perfect',
    key: `${week}:${id}`,
    round: week,
    entries: [id],
    tells: 'all',
    figures: [],
    says: `${name} is perfect in week ${week}: ${formatRecord(PICKS_PER_WEEK, 0)}.`,
    happenedAt: endsAt,
  }));
}

function potTaken({ week, entries, paid, endsAt }: MomentWeek): Moment[] {
  if (!paid || paid.each === 0) return [];
  const winners = entries.filter(({ id }) => paid.winners.includes(id));
  const names = winners.map(({ name }) => name);
  const each = names.length > 1 ? ' each' : '';
  return [
    {
      kind: 'pot',
      key: String(week),
      round: week,
      entries: winners.map(({ id }) => id),
      tells: 'all',
      figures: [paid.each],
      says: `${namesOf(names)} ${verb(names, 'takes', 'share')} the pot of week ${week}: ${pointsText(paid.each)}${each}.`,
      happenedAt: endsAt,
    },
  ];
}

const pointsText = (points: number): string => plural(points, 'point');

function firstPlace({ week, entries, before, after, endsAt, onMonday }: MomentWeek): Moment[] {
  const leaders = (state: SeasonState) => rankStandings(totalsOf(entries, state)).filter(({ rank }) => rank === 1);
  const now = leaders(after);
  const [top] = now;
  // A week between two rounds of the play-offs moves nobody.
  if (!top || top.wins === 0 || endsAt === 0) return [];
  return leadMoment({
    round: week,
    when: onMonday ? `After Monday night of week ${week}` : `After week ${week}`,
    at: formatRecord(top.wins, top.losses),
    figures: [top.wins, top.losses],
    entries,
    before: before ? leaders(before).map(({ entryId }) => entryId) : null,
    now: now.map(({ entryId }) => entryId),
    happenedAt: endsAt,
  });
}

/** Who takes the cigar, once nothing can change hands any more. */
export function cigarMoment(plan: PotPlan, entries: readonly SeasonEntry[], last: Pick<MomentWeek, 'week' | 'after' | 'endsAt'>): Moment[] {
  const prizes = cigarPrizes(plan, totalsOf(entries, last.after)).filter(({ points }) => points > 0);
  const [first] = prizes;
  if (!first) return [];
  const names = prizes.map(({ winner }) => winner.name);
  const { weeks41 } = first.winner;
  const weeks = plural(weeks41, `week of ${formatRecord(PICKS_PER_WEEK - 1, 1)}`, `weeks of ${formatRecord(PICKS_PER_WEEK - 1, 1)}`);
  const points = prizes.length > 1 ? '' : ` and ${pointsText(first.points)}`;
  return [
    {
      kind: 'cigar',
      key: 'season',
      round: last.week,
      entries: prizes.map(({ winner }) => winner.entryId),
      tells: 'all',
      figures: [weeks41, ...prizes.map((prize) => prize.points)],
      says: `Close, and a cigar: ${namesOf(names)} ${verb(names, 'takes', 'share')} it with ${weeks}${points}.`,
      happenedAt: last.endsAt,
    },
  ];
}
