import type { ContestType } from '@poolhouse/contract';
import type { Tx } from '../../db/database';
import type { Game } from '../../games/game';
import type { HomeFacts, HomePart, HomeSource } from '../../home/home-source';
import { presentContests } from '../access';
import type { Directory } from '../directory';
import type { Calendar, Calendars } from './calendar';
import { moments } from './moments';

interface HomeWeek {
  /** Those whose kick-offs change what is told. */
  games: Iterable<Pick<Game, 'kickoffAt'>>;
  factsOf(userId: number): HomeFacts;
}

/** What one kind of contest adds to what all that follow a season's weeks tell the home page. */
interface SeasonHome {
  /** As in the sign-in's user_contests: 'Football'. */
  contest: string;
  type: ContestType;
  scopes(contestId: number, calendar: Calendar): readonly string[];
  /** Reads one contest for all of its players. */
  week(tx: Tx, contestId: number, calendar: Calendar, now: number): Promise<HomeWeek>;
}

/** A contest's side of the home page: the week that is on, of each of the player's contests. */
export function seasonHome({ directory, calendars }: { directory: Directory; calendars: Calendars }, { contest, type, scopes, week }: SeasonHome): HomeSource {
  const partOf = (contestId: number, calendar: Calendar): HomePart => ({
    key: [type, contestId, calendar.start ?? '', calendar.weeks].join(':'),
    scopes: () => scopes(contestId, calendar),
    async load(tx, now) {
      const { games, factsOf } = await week(tx, contestId, calendar, now);
      return { model: (viewer) => factsOf(viewer.userId), ...moments(calendar, games, now) };
    },
  });

  return {
    contest,
    async partsFor(viewer) {
      const contests = presentContests(await directory.read(), viewer.userId, type);
      return Promise.all(contests.map(async ({ id, year }) => partOf(id, await calendars.read(year))));
    },
  };
}
