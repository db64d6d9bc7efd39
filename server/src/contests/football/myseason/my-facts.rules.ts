import { PICKS_PER_WEEK, type MySeasonFact } from '@poolhouse/contract';
import { formatNumber, formatRecord, plural } from '@poolhouse/contract/formats';
import { pickWords } from '../../game-rows/team-words.rules';
import { streakFact } from '../../myseason/streaks.rules';
import type { PotRun } from '../money/pot.rules';
import type { DecidedPick } from '../recap/decided.rules';
import { nemesisOf, teamsOf, twinOf } from './against.rules';
import { streaksOf, type OwnWeek } from './runs.rules';

/** An entry's season up to the last week that counts. */
export interface MyFacts {
  entryId: number;
  weeks: readonly OwnWeek[];
  /** The decided picks of all entries in these weeks. */
  picks: readonly DecidedPick[];
  paid: PotRun['weeks'];
}

/** The figures of a player's season, each with the weeks behind it. */
export function myFacts(of: MyFacts): MySeasonFact[] {
  const own = of.picks.filter(({ entry }) => entry.id === of.entryId);
  const { right, wrong } = streaksOf(own, of.weeks);
  return [
    ...(right ? [streakFact('run', 'Longest run', 'right', right)] : []),
    ...(wrong ? [streakFact('drought', 'Longest drought', 'wrong', wrong)] : []),
    ...bestFact(of, own),
    ...nemesisFact(of),
    ...twinFact(of, own.length),
    ...teamFact(own),
  ];
}

/** The week with most wins, then with most points, then the first. A season without a win has none. */
function bestFact({ entryId, weeks, paid }: MyFacts, own: readonly DecidedPick[]): MySeasonFact[] {
  const pointsOf = (week: number) => (paid[week - 1]?.winners.includes(entryId) ? (paid[week - 1]?.each ?? 0) : 0);
  const [best] = [...weeks].sort((a, b) => b.wins - a.wins || pointsOf(b.week) - pointsOf(a.week) || a.week - b.week);
  if (!best || best.wins === 0) return [];
  const { week, wins, losses } = best;
  const alone = wins === PICKS_PER_WEEK && paid[week - 1]?.winners.length === 1;
  const record = wins === PICKS_PER_WEEK ? `all five${alone ? ', alone' : ''}` : formatRecord(wins, losses);
  const [closest] = own
    .filter(({ won, pick }) => won && pick.week === week)
    .sort((a, b) => a.margin - b.margin || a.pick.slot - b.pick.slot);
  const points = pointsOf(week);
  const Text = [
    ...(points > 0 ? [`${plural(points, 'point')}.`] : []),
    ...(closest ? [`Closest: ${pickWords(closest.game, closest.side, closest.line)} by ${formatNumber(closest.margin)}.`] : []),
  ].join(' ');
  return [{ ID: 'best', Title: 'Best week', Head: `Week ${week}, ${record}`, Text, Weeks: String(week) }];
}

function nemesisFact({ entryId, picks }: MyFacts): MySeasonFact[] {
  const nemesis = nemesisOf(entryId, picks);
  if (!nemesis) return [];
  const { entry, against, right, weeks } = nemesis;
  const Text = `Took the other side ${plural(against, 'time')} and was right ${right === against ? 'each time' : `${formatNumber(right)} of them`}.`;
  return [{ ID: 'nemesis', Title: 'Your nemesis', Head: entry.name, Text, Weeks: weeks.join() }];
}

function twinFact({ entryId, picks }: MyFacts, own: number): MySeasonFact[] {
  const twin = twinOf(entryId, picks);
  if (!twin) return [];
  const { entry, same, wins, losses, weeks } = twin;
  const Text = `The same pick ${plural(same, 'time')} of ${formatNumber(own)}: ${formatRecord(wins, losses)} together.`;
  return [{ ID: 'twin', Title: 'Your twin', Head: entry.name, Text, Weeks: weeks.join() }];
}

function teamFact(own: readonly DecidedPick[]): MySeasonFact[] {
  const { paid, never } = teamsOf(own);
  if (!paid) return [];
  const Text = never ? `Never again: ${never.name}, ${formatRecord(never.wins, never.losses)}.` : '';
  return [
    { ID: 'team', Title: 'Team that paid', Head: `${paid.name}, ${formatRecord(paid.wins, paid.losses)}`, Text, Weeks: paid.weeks.join() },
  ];
}
