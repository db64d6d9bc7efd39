import type { FootballRulesRow } from '@poolhouse/contract';
import { formatList, plural } from '@poolhouse/shared-ui';
import type { Rule } from '@poolhouse/shared-ui/screen';

/** Whole points by place; empty where the contest sets none. */
export function overallPrizes(config: Pick<FootballRulesRow, 'OverallPoints'>): number[] {
  return config.OverallPoints.split(',')
    .map(Number)
    .filter((points) => points > 0);
}

/** What the plan rounds off; it joins the overall prizes. */
export function restOf(config: FootballRulesRow): number {
  const overall = overallPrizes(config).reduce((sum, points) => sum + points, 0);
  return Math.max(0, config.Pot - overall - config.CigarPoints - config.Weeks * config.PointsPerWeek);
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const points = (n: number): string => plural(n, 'point');
const placeOf = (i: number): string => PLACES[i] ?? `place ${i + 1}`;

function overallText(config: FootballRulesRow): string {
  const prizes = overallPrizes(config);
  if (prizes.length === 0) return 'The overall prize goes to most wins. It is what the weeks and the cigar leave over.';
  return `The overall prize goes to most wins: ${formatList(prizes.map((n, i) => `${points(n)} for ${placeOf(i)}`))}.`;
}

function cigarText({ CigarPoints: cigar }: FootballRulesRow): string {
  const prize = cigar > 0 ? points(cigar) : 'an honour without points in this contest';
  return `The "Close but no cigar" prize, ${prize}, goes to the most 4-1 weeks: exactly four wins and one loss. Total wins break a tie.`;
}

/** Points: where they come from and who gets them. Source: spec 1, section 9; decision 0001. */
export function moneyRules(config: FootballRulesRow): Rule[] {
  const first = config.FirstWeek ?? 1;
  const { NumEntries: entries, PointsPerEntry: each, Pot: pot, Weeks: weeks, PointsPerWeek: week, PicksPerWeek: picks } = config;
  const rest = restOf(config);
  return [
    {
      title: 'The pot',
      text: `${plural(entries, 'entry', 'entries')} at ${points(each)} make a pot of ${points(pot)}. The overall prizes and the cigar are taken out first; what is left, divided by ${plural(weeks, 'week')} and rounded down, is the pot of a week: ${points(week)}.${rest > 0 ? ` The ${points(rest)} that remain join the overall prizes.` : ''}`,
    },
    {
      title: 'The week',
      text: `${plural(picks, 'correct pick in a week wins', 'correct picks in a week win')} a share of the weekly pot. Winners split it equally in whole points. With no winner the pot is pushed forward to the next week.`,
    },
    {
      title: 'Extra weeks',
      text: `The contest is ${plural(weeks, 'week')}${first > 1 ? `, from week ${first} on; those before it count for nobody` : ''}. If the final week pushes, extra weeks are added while the pot is unclaimed and there are games; their wins, losses and 4-1 weeks count like any others.`,
    },
    { title: 'Overall', text: overallText(config) },
    { title: 'Close but no cigar', text: cigarText(config) },
    {
      title: 'Ties',
      text: 'Standings go by most wins, then fewest losses, then most points, then entry name; level entries share a rank. For a prize a tie is equal wins and losses: tied entries share the places they span, and odd points go one each in the order of their names.',
    },
    {
      title: 'Rounding',
      text: 'Points are whole. What rounding or luck leaves over (uneven shares, a pot that nobody claimed, a cigar without any 4-1 week) joins the overall prizes when the season is over, so that the points paid always equal the pot.',
    },
    {
      title: 'Corrections',
      text: 'Grades are worked out from scores and picks each time. A corrected score corrects every table that hangs on it. Points are records among friends, not payments.',
    },
  ];
}
