import type { WinsOutlookRow, WinsPayoutRow, WinsRaceRow, WinsTurnRow } from '@poolhouse/contract';
import { must } from '../../ground/must';
import { teamName } from '../../sport/games/teams';
import type { PageLists, PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import { otherContestsPart } from '../seasons/other-contests-part';
import { nextKickoff, type Calendar } from '../weeks/calendar';
import { moments } from '../weeks/moments';
import { gamesPerTeam } from '../weeks/nfl-weeks.rules';
import { draftTurns } from './draft.rules';
import type { WinsReader } from './footballwins-facts';
import { configRow, sharedConfig, teamRows, type ConfigModel } from './footballwins-rows';
import { readSeason } from './footballwins-season';
import type { WinsSeason } from './footballwins-season.types';
import { footballWinsKind } from './footballwins.kind';
import { winsTags } from './footballwins.page';
import { isSetUp, outlooks, stillOpen } from './outlook.rules';
import { payoutsOf } from './payouts.rules';
import { projections } from './projection.rules';
import { hasBegun, standingsAfter } from './standings.rules';

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
      const { contest, entries, games, owners, weeks, showWeek } = season;
      const week = games.filter((game) => game.week === showWeek);
      const model = {
        config: sharedConfig(season, showWeek, nextKickoff(week, now), ''),
        shared: {
          outlook: outlookRows(season),
          race: raceRows(season),
          payouts: payoutsOf(contest, standingsAfter(entries, games, owners, weeks)).map(
            ({ entryId, name, rank, points, winnings }): WinsPayoutRow => ({
              ID: entryId,
              EntryName: name,
              Rank: rank,
              Points: points,
              Winnings: winnings,
            }),
          ),
          draft: draftRows(season),
          teams: teamRows(season, showWeek),
        },
        contest,
        entries,
      };
      return { model, ...moments(calendar, week, now) };
    },
    shared: ({ shared }) => shared,
    keep: ({ shared: _shared, ...rest }) => rest,
    own: (model, viewer) => ({ config: [configRow(model, viewer)] }),
  });

function outlookRows({ contest, entries, games, earlier, owners, teams }: WinsSeason): WinsOutlookRow[] {
  const expected = new Map(teams.flatMap(({ abbrev, expWins }) => (expWins === null ? [] : [[abbrev, expWins] as const])));
  const projected = new Map(
    projections(entries, games, owners, { expected, perTeam: gamesPerTeam(contest.year), earlier }).map((one) => [one.entryId, one]),
  );
  const seen = outlooks(entries, games, owners);
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
function raceRows({ contest: { firstWeek }, entries, games, owners, showWeek }: WinsSeason): WinsRaceRow[] {
  if (!hasBegun(standingsAfter(entries, games, owners, showWeek))) return [];
  return Array.from({ length: showWeek - firstWeek + 1 }, (_, n) => n + firstWeek).flatMap((week) =>
    standingsAfter(entries, games, owners, week).map(({ entryId, name, points, rank }) => ({
      ID: `${entryId}-${week}`,
      entry_id: entryId,
      EntryName: name,
      Week: week,
      Points: points,
      Rank: rank,
    })),
  );
}

/** An entry that was taken out since is not named any more. */
function draftRows({ draft, entries, teams }: WinsSeason): WinsTurnRow[] {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const present = new Set(names.keys());
  const turns = draftTurns({ ...draft, present, teams: teams.length, free: teams.filter(({ owner }) => owner === null).length });
  return turns.map(({ turn, round, entryId, abbrev }) => ({
    ID: turn,
    Round: round,
    entry_id: entryId,
    EntryName: names.get(entryId) ?? '',
    team_name: abbrev === null ? '' : teamName('NFL', abbrev),
    Abbrev: abbrev ?? '',
  }));
}
