import type { MeetingRow, RivalTallyRow, YearsBehindRow, YearsPeriodRow, YearsPlayerRow } from '@poolhouse/contract';
import type { Circle } from './circle';
import type { PlayedPeriod } from './played.rules';
import type { Held } from './records.rules';
import { metBy, type HeadToHead, type Meeting } from './rivals.rules';

export const periodRow = ({ id, of: { kind, contest, base, source }, period }: PlayedPeriod): YearsPeriodRow => ({
  ...{ ID: id, contest: kind, pool: contest.name, Year: contest.year, Title: period.title },
  href: base ? source.address({ contest, base, period }) : '',
});

/** @param idOf of a player, by user id */
export const behindRow =
  (idOf: (userId: number) => number) =>
  ({ at, userId, result }: Held): YearsBehindRow => ({ Period: at.id, Player: idOf(userId), Says: result.says });

export const meetingRow = ({ at, mine, theirs, ahead }: Meeting): MeetingRow => ({
  ...periodRow(at),
  Mine: mine.says,
  Theirs: theirs.says,
  Ahead: ahead,
});

/** Public ids by user id; 0 for who has no result here. */
export function idsOf({ players }: Pick<Circle, 'players'>): (userId: number) => number {
  const ids = new Map(players.map(({ userId, id }) => [userId, id]));
  return (userId) => ids.get(userId) ?? 0;
}

export function playerRows({ players, rounds }: Circle, viewer: number): YearsPlayerRow[] {
  const met = metBy(rounds, viewer);
  return players.map(({ userId, id, name, left }) => ({
    ID: id,
    Name: name,
    mine: userId === viewer ? 1 : 0,
    Left: left ? 1 : 0,
    Met: met.get(userId) ?? 0,
  }));
}

export function tallyRows({ all, contests, years }: HeadToHead): RivalTallyRow[] {
  const none = { contest: '', pool: '', Year: 0, Margin: '', Lead: 0 } as const;
  return [
    { ...none, ID: 'all', Kind: 'all', Ahead: all.ahead, Behind: all.behind, Level: all.level },
    ...contests.map(({ of: { of }, margin, ahead, behind, level }): RivalTallyRow => ({
      ...none,
      ...{ ID: `contest ${of.kind} ${of.contest.name}`, Kind: 'contest', contest: of.kind, pool: of.contest.name },
      ...{ Ahead: ahead, Behind: behind, Level: level },
      ...{ Margin: margin === 0 ? '' : of.source.margin(Math.abs(margin)), Lead: margin > 0 ? 1 : margin < 0 ? -1 : 0 },
    })),
    ...years.map(({ year, ahead, behind, level }): RivalTallyRow => ({
      ...none,
      ...{ ID: `year ${year}`, Kind: 'year', Year: year, Ahead: ahead, Behind: behind, Level: level },
    })),
  ];
}
