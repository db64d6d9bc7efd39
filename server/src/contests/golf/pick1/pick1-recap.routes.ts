import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import type { Context } from '../../../web/context';
import { route, type Call } from '../../../web/http/route';
import type { Contest, Entry } from '../../contest';
import { contestsFor } from '../../entries/access';
import { wantedContest } from '../../entries/wanted-contest';
import { headWords } from '../../recaps/told.rules';
import { ranked } from '../../standings/ranking.rules';
import { dollars } from '../board/standing-rows';
import { isoOf, tournamentRows } from '../board/tournament-rows';
import { unknownTournament } from '../golf-contest';
import type { GolfMemories } from '../golf-memories';
import { pick1Kind } from '../golf.kind';
import { datesOfTournament } from '../recap/dates.rules';
import type { SeasonSoFar, Settled } from '../season/so-far';
import type { Pick1Finisher, Pick1Recap } from './pick1-recap.types';
import { readPick1Recap, readPick1Season } from './read-pick1';

type Data = DataOf<'GET golf/pick1recap'>;

/** The recap of a tournament in a Pick1 contest, which nothing changes any more. */
export function pick1RecapRoutes(ctx: Context, memories: GolfMemories): void {
  route(ctx, 'GET golf/pick1recap', (call) => ctx.db.read((tx) => recapData(tx, memories, call, ctx.clock.now())));
}

async function recapData(tx: Tx, memories: GolfMemories, { query, viewer }: Call<'GET golf/pick1recap'>, now: number): Promise<Data> {
  const memberships = memories.directory.in(tx);
  const asked = { contestId: query.contest_id, year: undefined, now };
  const { contest } = await wantedContest(memberships, viewer, pick1Kind, asked);
  const offered = await contestsFor(memberships, viewer, pick1Kind.type);
  const pool = await readPick1Season(tx, memories, contest, now);
  const settled = pool && shown(pool.season, query.tid);
  const read = settled && (await readPick1Recap(tx, memories, { ...pool, contest, settled, now }));
  const mine = (pool?.entries ?? []).find(({ userId }) => userId === viewer.userId);
  return {
    config: { data: [configRow(contest, { settled, mine, recap: read?.recap })] },
    contests: { data: offered.filter(({ year }) => year === contest.year).map(({ id, name }) => ({ id, name })) },
    tournaments: { data: pool ? tournamentRows({ ...pool.season, events: pool.season.settled.map(({ event }) => event) }, now) : [] },
    standings: { data: read?.recap ? standingRows(read.finishers, mine?.id ?? 0) : [] },
    facts: { data: [...(read?.recap?.facts ?? [])] },
  };
}

/** The tournament that is named, which may have no recap yet; else the latest that has one. */
function shown({ events, settled }: SeasonSoFar, tid: number | undefined): Settled | undefined {
  if (tid === undefined) return settled.at(-1);
  if (!events.some((one) => one.tid === tid)) throw unknownTournament();
  return settled.find(({ event }) => event.tid === tid);
}

interface Shown {
  settled: Settled | undefined;
  mine: Entry | undefined;
  recap: Pick1Recap | undefined;
}

function configRow(contest: Contest, { settled, mine, recap }: Shown): Data['config']['data'][number] {
  const event = settled?.event;
  return {
    ...{ ID: 1, contest_id: contest.id, contest_name: contest.name, entry_id: mine?.id ?? 0, EntryName: mine?.name ?? '' },
    tid: event?.tid ?? 0,
    Name: event?.tournament.name ?? '',
    OfficialAt: isoOf(event?.tournament.officialAt ?? null),
    double: event?.double ? 1 : 0,
    ...headWords(event && recap ? datesOfTournament(event.tournament) : '', recap, recap?.winners.map(({ name }) => name) ?? []),
    Mine: (mine && recap?.own.get(mine.id)) ?? '',
  };
}

/** By the tournament, with the season after it. @param own id of the viewer's entry; 0 for none */
function standingRows(finishers: readonly Pick1Finisher[], own: number): Data['standings']['data'] {
  const places = new Map(ranked(finishers, [({ season }) => -season]).map(({ entryId, rank }) => [entryId, rank]));
  return ranked(finishers, [({ place }) => place]).map(({ entryId, name, place, pick, cents, season }) => ({
    ID: entryId,
    EntryName: name,
    Rank: place,
    Pick: pick?.name ?? '',
    Position: pick?.position ?? '',
    Score: pick?.total ?? null,
    Points: dollars(cents),
    Season: dollars(season),
    SeasonRank: places.get(entryId) ?? 0,
    mine: entryId === own ? 1 : 0,
  }));
}
