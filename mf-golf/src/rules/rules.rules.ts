import type { DataOf } from '@poolhouse/contract';
import { formatList, formatMoney, formatPoints, moneyDigits, plural } from '@poolhouse/shared-ui';

type RulesData = DataOf<'GET golf/rulesdata'>;

interface Rule {
  title: string;
  text: string;
}

const MAJORS = 'the Masters, the Players, the US Open, the Open Championship and the PGA Championship';
const list = (amounts: readonly number[]): string => formatList(amounts.map((one) => formatPoints(one, moneyDigits(amounts))));

/** The rules in words, with the amounts by which the contest is graded. */
export function rulesOf({ config, prizes, doubles }: RulesData): Rule[] {
  const row = config.data[0];
  if (!row) return [];
  return [
    costOf(row),
    ...PLAY,
    seasonOf(
      row,
      doubles.data.map(({ Name }) => Name),
    ),
    weeklyOf(prizes.data),
    TIES,
    ...potsOf(row),
    overallOf(prizes.data),
    ...BESIDE,
  ];
}

type Config = RulesData['config']['data'][number];
type Prizes = RulesData['prizes']['data'];

const costOf = (row: Config): Rule => ({
  title: 'What it costs',
  text: `The entry fee is ${formatMoney(row.EntryFee)}. With ${plural(row.Entries, 'entry', 'entries')} that is ${formatMoney(row.Total)} in total, paid out whole: a point is a dollar.`,
});

const PLAY: readonly Rule[] = [
  {
    title: 'Picks',
    text: 'Pick 4 golfers for each tournament, one from each of 4 groups, until the first tee. Groups follow the odds to win: the favorites are in group 1. Nobody sees your picks before the lock.',
  },
  {
    title: 'Best ball',
    text: 'On every hole the best score to par of your four golfers counts. A hole that is posted counts, whatever becomes of the golfer. HR are the holes your golfers still have to play; BOR, birdie opportunities remaining, the holes on which you are not under par yet and one of them has still to play.',
  },
  {
    title: 'No golfer left',
    text: 'A round in which a hole has no ball counts as the day’s worst: not less than the highest round of those with 18 balls, and never under par.',
  },
  {
    title: 'No picks in',
    text: 'Who has no picks at the lock gets the middle golfer of each group’s list, marked as a house pick. A golfer who withdraws before their first stroke is replaced by the next down that group’s list who starts.',
  },
];

const seasonOf = (row: Config, names: readonly string[]): Rule => ({
  title: 'The season',
  text: `${plural(row.Events, 'tournament')}, of which ${plural(row.Doubles, 'pays double', 'pay double')}${names.length > 0 ? `: ${formatList(names)}` : ` (${MAJORS})`}.`,
});

const weeklyOf = (prizes: Prizes): Rule => ({
  title: 'Weekly prizes',
  text: `The places of a tournament pay ${list(prizes.map(({ Weekly }) => Weekly))} points; in a double one ${list(prizes.map(({ Double }) => Double))}. Places that are shared are added and split.`,
});

const TIES: Rule = {
  title: 'Ties',
  text: 'Lowest score wins. A tie is broken by the lowest final round, then round 3, then round 2, then round 1; else it is split.',
};

/** What is won by an ace or by the tournament's winner. */
const potsOf = (row: Config): Rule[] => [
  {
    title: 'Aces pot',
    text: `${formatMoney(row.AcesPot)} over the season. Each tournament adds its part; an entry whose golfer makes a 1 takes all that is in it, and several share it. Where nobody’s golfer does, it is carried over to the next tournament; what is left after the last one joins the overall prizes.`,
  },
  {
    title: 'Winners pot',
    text: `${formatMoney(row.WinnersPot)} over the season, in the same way to the entries that hold the tournament’s winner.`,
  },
];

const overallOf = (prizes: Prizes): Rule => ({
  title: 'Overall prizes',
  text: `The lowest cumulative score over the season wins: ${list(prizes.map(({ Overall }) => Overall))}. Ties split.`,
});

/** What is played beside the best ball, and when all of it is settled. */
const BESIDE: readonly Rule[] = [
  {
    title: 'Side action',
    text: 'Who opts in pays a dollar a tournament, two in a double one. More golfers through the cut win, then the lower sum of their scores; those who are best share what the others paid.',
  },
  {
    title: 'Pick1',
    text: 'Where your group has a Pick1 contest: one golfer for each tournament, anybody of the field, until the first tee. Each entry pays a dollar a tournament, two in a double one. Whoever has the golfer highest on the leaderboard takes what the others paid, and several share it; who lost a play-off is behind its winner, and who has no golfer is last.',
  },
  {
    title: 'When it is official',
    text: 'Half an hour after the last word of the scores the result is official and stays: a later correction is written beside it and pays nobody anew.',
  },
];
