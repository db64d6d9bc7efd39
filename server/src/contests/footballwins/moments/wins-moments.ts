import type { FoundMoments, MomentSource } from '../../moments/moment';
import { weekRounds } from '../../moments/week-rounds';
import { factTags, type WinsReader } from '../footballwins-facts';
import { rowsOf, scoresIn, standingsIn } from '../footballwins-rows';
import { readSeason } from '../footballwins-season';
import type { WinsSeason } from '../footballwins-season.types';
import { footballWinsKind } from '../footballwins.kind';
import { payoutsOf } from '../payouts.rules';
import { standingsOf } from '../standings.rules';
import { winsMoments } from './wins-week.rules';

/** What of NFL wins the house tells. */
export function winsMomentSource(reader: WinsReader): MomentSource {
  const weeks = weekRounds(reader, footballWinsKind);
  return {
    type: footballWinsKind.type,
    version: 1,
    // Whose the teams are says the draft, which all weeks hang on.
    rounds: async (tx, contest, now) =>
      (await weeks(tx, contest, now)).map((round, n) =>
        n > 0 ? round : { ...round, tags: [...round.tags, ...factTags({ contestId: contest.id, year: contest.year })] },
      ),
    async find(tx, { id, year }, wanted, now): Promise<FoundMoments> {
      const calendar = await reader.calendars.readIn(tx, year, footballWinsKind);
      const season = await readSeason(tx, reader, { contestId: id, calendar, now });
      const { validFrom, validUntil } = season;
      const played = wanted.filter((week) => week <= season.weeks);
      return { moments: played.flatMap((week) => momentsOf(season, week, now)), validFrom, validUntil };
    },
  };
}

function momentsOf(season: WinsSeason, week: number, now: number) {
  const rows = rowsOf(season, week, now);
  const standings = standingsIn(rows);
  const overall = (of: typeof standings) => of.filter(({ Week }) => Week === 0);
  return winsMoments({
    week,
    scores: scoresIn(rows),
    standings: standings.filter(({ Week }) => Week === week),
    overall: overall(standings),
    before: week === season.contest.firstWeek ? null : overall(standingsIn(rowsOf(season, week - 1, now))),
    payouts: isDecided(season, week) ? payoutsOf(season.terms, standingsOf(season.entries, season.records, season.owners)) : [],
  });
}

/** Nothing of the season is awaited any more. */
const isDecided = ({ weeks, coming }: WinsSeason, week: number): boolean => week === weeks && coming.length === 0;
