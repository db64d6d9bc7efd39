import { PICKS_PER_WEEK, type OutlookRow } from '@poolhouse/contract';
import { must } from '../../../ground/must';
import type { Calendar } from '../../weeks/calendar';
import type { Board } from '../board/board';
import { gradedPicks } from '../money/played-week.rules';
import { planPot } from '../money/pot.rules';
import type { SeasonTotal } from '../money/season.rules';
import type { WinsLosses } from '../money/week-result.rules';
import { openPicks, weeksAhead, type OpenPicks } from './open-picks.rules';
import { placesOf, type Places, type Racer } from './outlook.rules';

interface Chances {
  total: SeasonTotal;
  left: OpenPicks;
  week: WinsLosses;
}

/** What each entry can still reach in the week that is on, then in the season. */
export function outlookRows(board: Board, calendar: Calendar, now: number): OutlookRow[] {
  const { season, entries } = board;
  const games = { week: board.games, all: board.gameById };
  const ofWeek = new Map(board.games.map((game) => [game.id, game]));
  const picksOf = (id: number) => gradedPicks(ofWeek, board.saved.get(id), now);
  const chances = entries.map((entry): Chances => ({
    total: must(
      season.overall.find((one) => one.entryId === entry.id),
      'the season of an entry of the contest',
    ),
    left: openPicks({ createdAt: entry.createdAt, picks: picksOf(entry.id), games, now, over: board.over }),
    week: board.results.get(entry.id) ?? { wins: 0, losses: 0 },
  }));
  const plan = planPot({ ...board.contest, entries: entries.length });
  const ahead = PICKS_PER_WEEK * weeksAhead(board.week, season.run, plan.pointsPerWeek, calendar.lastWithGames);
  const leader = Math.max(...chances.map(({ total }) => total.wins));
  return [
    ...rows(
      'week',
      chances,
      ({ week, left }) => racer(week, left, 0),
      ({ week }, open) => (week.wins + open >= PICKS_PER_WEEK ? PICKS_PER_WEEK - week.wins : null),
    ),
    ...rows(
      'season',
      chances,
      ({ total, left }) => racer(total, left, ahead),
      ({ total }) => leader - total.wins,
    ),
  ];
}

function racer(so: WinsLosses, left: OpenPicks, ahead: number): Racer {
  return { wins: so.wins, losses: so.losses + left.owed, open: left.open + ahead, running: left.running };
}

function rows(
  scope: 'week' | 'season',
  chances: readonly Chances[],
  racerOf: (one: Chances) => Racer,
  needs: (one: Chances, open: number) => number | null,
): OutlookRow[] {
  const racing = chances.map((one) => ({ one, racer: racerOf(one) }));
  const places = placesOf(racing.map(({ racer }) => racer));
  return racing.map(({ one, racer }, n) => {
    const { total } = one;
    const { best, worst } = must(places[n], 'the places of a racer');
    const open = racer.open + racer.running.length;
    return {
      ID: `${scope}-${total.entryId}`,
      scope,
      entry_id: total.entryId,
      EntryName: total.name,
      Best: best,
      Worst: worst,
      State: stateOf({ best, worst }),
      Needs: needs(one, open),
      Open: open,
      Wins: racer.wins,
      Losses: racer.losses,
    };
  });
}

function stateOf({ best, worst }: Places): OutlookRow['State'] {
  if (worst === 1) return 'clinched';
  return best > 1 ? 'out' : 'alive';
}
