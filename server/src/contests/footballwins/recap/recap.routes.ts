import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import type { Context } from '../../../web/context';
import { route, type Call } from '../../../web/http/route';
import { entriesIn } from '../../entries/access';
import { wantedContest } from '../../entries/wanted-contest';
import { saidThatNight } from '../../recaps/said-that-night';
import { weekHead } from '../../recaps/told.rules';
import type { WinsReader } from '../footballwins-facts';
import { readSeason } from '../footballwins-season';
import type { WinsSeason } from '../footballwins-season.types';
import { footballWinsKind } from '../footballwins.kind';
import { readRecapWeek, type WeekInSeason } from './recap-week';
import type { OwnedGame } from './week.types';
import { abbrevOf, teamOf } from './words.rules';

type Recap = DataOf<'GET football/footballwins_recap'>;

/** The recap of a week. */
export function winsRecapRoutes(ctx: Context, reader: WinsReader): void {
  route(ctx, 'GET football/footballwins_recap', (call) => ctx.db.read((tx) => recapData(tx, reader, call, ctx.clock.now())));
}

type RecapCall = Call<'GET football/footballwins_recap'>;

async function recapData(tx: Tx, reader: WinsReader, { query, viewer }: RecapCall, now: number): Promise<Recap> {
  const memberships = reader.directory.in(tx);
  const { contest_id: contestId, year } = query;
  const { contest } = await wantedContest(memberships, viewer, footballWinsKind, { contestId, year, now });
  const calendar = await reader.calendars.readIn(tx, contest.year, footballWinsKind);
  const season = await readSeason(tx, reader, { contestId: contest.id, calendar, now });
  const { week, found } = await shownWeek(tx, season, { asked: query.week ?? 0, now });
  const { recap, kickoffs } = found;
  const own = await entriesIn(memberships, contest.id, viewer.userId);
  return {
    config: { data: [{ ...headOf(season, week, found), entry_id: own[0]?.id ?? 0, EntryName: own[0]?.name ?? '' }] },
    facts: { data: [...(recap?.facts ?? [])] },
    standings: { data: [...(recap?.standings ?? [])] },
    teams: { data: (recap?.games ?? []).map(teamRow) },
    mine: {
      data: own.flatMap(({ id, name }) => {
        const says = recap?.own.get(id);
        return says === undefined ? [] : [{ ID: id, EntryName: name, Says: says }];
      }),
    },
    said: { data: recap ? await saidThatNight(tx, footballWinsKind.type, { contestId: contest.id, calendar, week, kickoffs }) : [] },
  };
}

/** The week that is asked for; without one the last that is over. */
async function shownWeek(
  tx: Tx,
  season: WinsSeason,
  { asked, now }: { asked: number; now: number },
): Promise<{ week: number; found: WeekInSeason }> {
  const { contest, showWeek } = season;
  const week = asked === 0 ? showWeek : Math.min(Math.max(asked, contest.firstWeek), showWeek);
  const found = await readRecapWeek(tx, season, { week, now });
  if (asked > 0 || found.recap || week <= contest.firstWeek) return { week, found };
  return { week: week - 1, found: await readRecapWeek(tx, season, { week: week - 1, now }) };
}

function headOf({ contest, showWeek: current }: WinsSeason, week: number, { open, kickoffs, recap }: WeekInSeason) {
  const winners = recap?.winners ?? [];
  return {
    ...weekHead(
      { contest, week, current, open, kickoffs },
      recap ?? null,
      winners.map(({ EntryName }) => EntryName),
    ),
    Won: winners.length,
  };
}

const teamRow = (owned: OwnedGame): Recap['teams']['data'][number] => ({
  ID: `${owned.game.ID}-${owned.side}`,
  entry_id: owned.entryId,
  Team: teamOf(owned),
  Abbrev: abbrevOf(owned),
  Result: owned.result,
  Score: owned.own,
  Against: owned.against,
});
