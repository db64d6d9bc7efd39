import type { WinsScoreRow, WinsStandingRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import { isOffBoard } from '../../../sport/games/game.rules';
import { isOnMonday } from '../../../sport/games/week.rules';
import { leadMoment } from '../../moments/lead.rules';
import type { Moment } from '../../moments/moment';
import { namesOf, verb } from '../../moments/words.rules';
import type { Payout } from '../payouts.rules';
import { recordOf } from '../record-words.rules';

/** So many wins without a loss make a week worth telling. */
const SWEEP = 3;

/** What one week has come to, in the rows of its board. */
export interface MomentWeek {
  week: number;
  scores: readonly Pick<WinsScoreRow, 'state' | 'day'>[];
  /** Of the week, and after it. */
  standings: readonly WinsStandingRow[];
  overall: readonly WinsStandingRow[];
  /** After the week before it; null in the contest's first. */
  before: readonly WinsStandingRow[] | null;
  /** What the season pays, once it is decided with this week; else empty. */
  payouts: readonly Payout[];
}

/** What a week of which every game is final has brought; before that nothing. */
export function winsMoments(week: MomentWeek): Moment[] {
  const played = week.scores.filter((game) => !isOffBoard(game));
  if (played.length === 0 || played.some(({ state }) => state !== 'final')) return [];
  const endsAt = Math.max(...played.map(({ day }) => Date.parse(day)));
  return [...sweeps(week, endsAt), ...firstPlace(week, endsAt), ...seasonWon(week, endsAt)];
}

/** All teams of an entry that played have won. */
const sweeps = ({ week, standings }: MomentWeek, endsAt: number): Moment[] =>
  standings
    .filter(({ Wins, Losses, Ties }) => Wins >= SWEEP && Losses + Ties === 0)
    .map((row) => ({
      kind: 'sweep',
      key: `${week}:${row.entry_id}`,
      round: week,
      entries: [row.entry_id],
      tells: 'all',
      figures: [row.Wins],
      says: `Every team of ${row.EntryName} that played has won in week ${week}: ${recordOf(row)}.`,
      happenedAt: endsAt,
    }));

function firstPlace({ week, overall, before }: MomentWeek, endsAt: number): Moment[] {
  const leaders = (rows: readonly WinsStandingRow[]) => rows.filter(({ Rank }) => Rank === 1).map((row) => row.entry_id);
  const top = overall.find(({ Rank }) => Rank === 1);
  // Before the first win everybody, or who has lost least, would be in front.
  if (!top || top.Wins === 0) return [];
  return leadMoment({
    round: week,
    when: `${isOnMonday(endsAt) ? 'After Monday night of' : 'After'} week ${week}`,
    at: recordOf(top),
    figures: [top.Wins, top.Losses, top.Ties],
    entries: overall.map((row) => ({ id: row.entry_id, name: row.EntryName })),
    before: before && leaders(before),
    now: leaders(overall),
    happenedAt: endsAt,
  });
}

function seasonWon({ week, payouts }: MomentWeek, endsAt: number): Moment[] {
  const winners = payouts.filter(({ rank }) => rank === 1);
  const [first] = winners;
  if (!first) return [];
  const names = winners.map(({ name }) => name);
  const points = winners.reduce((sum, { winnings }) => sum + winnings, 0);
  return [
    {
      kind: 'season',
      key: 'season',
      round: week,
      entries: winners.map(({ entryId }) => entryId),
      tells: 'all',
      figures: [first.points, points],
      says: `The season is over: ${namesOf(names)} ${verb(names, 'wins', 'share')} it with ${plural(first.points, 'win')}, and ${plural(points, 'point')} of the pot.`,
      happenedAt: endsAt,
    },
  ];
}
