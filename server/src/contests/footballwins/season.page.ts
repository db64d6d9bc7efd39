import type { WinsOutlookRow, WinsPayoutRow, WinsRaceRow } from '@poolhouse/contract';
import { must } from '../../ground/must';
import type { PageLists, PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import { otherContestsPart } from '../seasons/other-contests-part';
import { nextKickoff, type Calendar } from '../weeks/calendar';
import { gamesPerTeam } from '../weeks/nfl-weeks.rules';
import type { WinsReader } from './footballwins-facts';
import { configRow, rowsOf, sharedConfig, standingsIn, teamRows, turnsIn, type ConfigModel } from './footballwins-rows';
import { readSeason, weekOn, winsTags } from './footballwins-season';
import type { WinsSeason } from './footballwins-season.types';
import { footballWinsKind } from './footballwins.kind';
import { isSetUp, outlooks, stillOpen } from './outlook.rules';
import { payoutsOf } from './payouts.rules';
import { projections } from './projection.rules';
import { standingsOf } from './standings.rules';

export interface SeasonPageParams {
  contestId: number;
  calendar: Calendar;
}

/** The season as a whole: where it can go, how it went, who is paid, and the draft. */
export function seasonPage(reader: WinsReader): PartedPage<SeasonPageParams> {
  return {
    name: 'footballwins-season',
    key: ({ contestId, calendar }) => [contestId, calendar.start ?? '', calendar.weeks].join(':'),
    parts: [seasonPart(reader)],
    mine: [
      otherContestsPart<SeasonPageParams>(reader.directory, {
        type: footballWinsKind.type,
        year: ({ calendar }) => calendar.year,
        rows: ({ years }) => ({ config: [{ ID: 1, Years: years }] }),
      }),
    ],
  };
}

const seasonPart = (reader: WinsReader) =>
  part<SeasonPageParams, ConfigModel & { shared: PageLists }, ConfigModel>({
    name: 'season',
    tags: ({ contestId, calendar }) => winsTags(contestId, calendar),
    async load(tx, { contestId, calendar }, now) {
      const season = await readSeason(tx, reader, { contestId, calendar, now });
      const { contest, entries, terms, records, owners, showWeek, validFrom, validUntil } = season;
      const model = {
        config: sharedConfig(season, showWeek, nextKickoff(weekOn(season).games, now), ''),
        shared: {
          outlook: outlookRows(season),
          race: raceRows(season, now),
          payouts: payoutsOf(terms, standingsOf(entries, records, owners)).map(
            ({ entryId, name, rank, points, winnings }): WinsPayoutRow => ({
              ID: entryId,
              EntryName: name,
              Rank: rank,
              Points: points,
              Winnings: winnings,
            }),
          ),
          draft: turnsIn(rowsOf(season, 0, now)),
          teams: teamRows(season, showWeek),
        },
        contest,
        entries,
      };
      return { model, validFrom, validUntil };
    },
    shared: ({ shared }) => shared,
    keep: ({ shared: _shared, ...rest }) => rest,
    own: (model, viewer) => ({ config: [configRow(model, viewer)] }),
  });

function outlookRows(season: WinsSeason): WinsOutlookRow[] {
  const { contest, entries, earlier, teams } = season;
  const expected = new Map(teams.flatMap(({ abbrev, expWins }) => (expWins === null ? [] : [[abbrev, expWins] as const])));
  const forecasts = projections(entries, season, { expected, perTeam: gamesPerTeam(contest.year), earlier });
  const projected = new Map(forecasts.map((one) => [one.entryId, one]));
  const seen = outlooks(entries, season);
  return (isSetUp(seen) ? seen : seen.map(stillOpen)).map(({ entryId, name, points, best, worst, bestRank, worstRank, left, state }) => {
    const { projected: Projected, expWins, pace } = must(projected.get(entryId), 'the projection of an entry');
    return {
      ID: entryId,
      EntryName: name,
      Points: points,
      Projected,
      Best: best,
      Worst: worst,
      BestRank: bestRank,
      WorstRank: worstRank,
      ExpWins: expWins,
      Pace: pace,
      Left: left,
      State: state,
    };
  });
}

/** Points after each week up to the one that is on; nothing before the first result. */
function raceRows(season: WinsSeason, now: number): WinsRaceRow[] {
  const { firstWeek } = season.contest;
  const weeks = Array.from({ length: season.showWeek - firstWeek + 1 }, (_, n) => n + firstWeek);
  const race = weeks.map((week) => standingsIn(rowsOf(season, week, now)).filter((row) => row.Week === 0));
  if (!race.at(-1)?.some(({ Wins, Losses, Ties }) => Wins + Losses + Ties > 0)) return [];
  return race.flatMap((rows, n) =>
    rows.map(({ entry_id, EntryName, Points, Rank }) => {
      const Week = firstWeek + n;
      return { ID: `${entry_id}-${Week}`, entry_id, EntryName, Week, Points, Rank };
    }),
  );
}
