import type { WinsConfigRow } from '@poolhouse/contract';
import { formatList, inNumber, ordinal, plural } from '@poolhouse/shared-ui';
import type { Rule } from '@poolhouse/shared-ui/screen';
import { prizesOf } from '../prizes.rules';

const played = (first: number, last: number): string =>
  first === 1
    ? `The ${plural(last, 'week of the regular season counts', 'weeks of the regular season count')}`
    : `Weeks ${first} to ${last} of the regular season count`;

/** The contest's rules, fed by its own figures. Source: spec 1, section 9; design, section 8. */
export function rulesOf({ FirstWeek = 1, Weeks, NumEntries, PointsPerEntry, Pot, OverallPoints }: WinsConfigRow): Rule[] {
  const prizes = formatList(prizesOf(OverallPoints).map((points, i) => `${ordinal(i + 1)} ${points}`));
  return [
    { title: 'Points', text: 'Each win of a team brings its owner 1 point, each tie half a point. A loss brings nothing.' },
    {
      title: 'Season',
      text: `${played(FirstWeek, Weeks)}; the playoffs do not. A game that is not played counts for nobody.`,
    },
    { title: 'Teams', text: 'Each team has at most one owner, who has all of its wins of the season, whenever the team was given out.' },
    { title: 'Draft', text: 'Entries draft in turn, round by round, back and forth: who is last in one round is first in the next.' },
    {
      title: 'Standings',
      text: 'Most wins come first, then fewest losses, then most points. Who is level in all of them shares the rank, and the prizes of the places that are spanned.',
    },
    {
      title: 'Pot',
      text: `${plural(NumEntries, 'entry', 'entries')} at ${plural(PointsPerEntry, 'point')} ${inNumber(NumEntries, 'makes', 'make')} a pot of ${plural(Pot, 'point')}.${prizes ? ` The overall prizes are ${prizes}.` : ''} Points are records only; nothing is paid through this site.`,
    },
  ];
}
