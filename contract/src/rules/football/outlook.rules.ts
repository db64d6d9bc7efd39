import { PICKS_PER_WEEK } from '../../constants';
import type { OutlookRow } from '../../contests/football-season';
import type { RunningPick } from './endings.rules';
import { placesOf, type Places, type Racer } from './places-left.rules';
import type { WinsLosses } from './standings.rules';

/** What a week can still bring an entry. */
export interface OpenPicks {
  running: RunningPick[];
  /** Picks of games to come that are made, or can be. */
  open: number;
  /** Losses that are certain: picks that can no longer be made. */
  owed: number;
}

/** How an entry stands, and what is still open. */
export interface Chances {
  entryId: number;
  name: string;
  week: WinsLosses;
  season: WinsLosses;
  left: OpenPicks;
}

/**
 * What each entry can still reach in the week that is on, then in the season.
 *
 * @param weeksAhead weeks after this one that may still count
 * @param of the one entry that is asked for; all of them where it is left out
 */
export function outlookOf(chances: readonly Chances[], weeksAhead: number, of?: number): OutlookRow[] {
  const ahead = PICKS_PER_WEEK * weeksAhead;
  const leader = Math.max(...chances.map(({ season }) => season.wins));
  return [
    ...rows(
      { scope: 'week', chances, of },
      ({ week, left }) => racer(week, left, 0),
      ({ week }, open) => (week.wins + open >= PICKS_PER_WEEK ? PICKS_PER_WEEK - week.wins : null),
    ),
    ...rows(
      { scope: 'season', chances, of },
      ({ season, left }) => racer(season, left, ahead),
      ({ season }) => leader - season.wins,
    ),
  ];
}

function racer(so: WinsLosses, left: OpenPicks, ahead: number): Racer {
  return { wins: so.wins, losses: so.losses + left.owed, open: left.open + ahead, running: left.running };
}

function rows(
  { scope, chances, of }: { scope: OutlookRow['scope']; chances: readonly Chances[]; of: number | undefined },
  racerOf: (one: Chances) => Racer,
  needs: (one: Chances, open: number) => number | null,
): OutlookRow[] {
  const racers = chances.map(racerOf);
  const wanted = (n: number) => of === undefined || chances[n]?.entryId === of;
  const places = placesOf(racers, wanted);
  return chances.flatMap((one, n) => {
    const [its, place] = [racers[n], places[n]];
    if (!its || !place || !wanted(n)) return [];
    const open = its.open + its.running.length;
    return [
      {
        ID: `${scope}-${one.entryId}`,
        scope,
        entry_id: one.entryId,
        EntryName: one.name,
        Best: place.best,
        Worst: place.worst,
        State: stateOf(place),
        Needs: needs(one, open),
        Open: open,
        Wins: its.wins,
        Losses: its.losses,
      },
    ];
  });
}

function stateOf({ best, worst }: Places): OutlookRow['State'] {
  if (worst === 1) return 'clinched';
  return best > 1 ? 'out' : 'alive';
}
