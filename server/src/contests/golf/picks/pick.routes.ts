import type { DataOf } from '@poolhouse/contract';
import type { Viewer } from '../../../ground/viewer';
import type { Context } from '../../../web/context';
import { route, type Call } from '../../../web/http/route';
import { openRow } from '../board/pick-rows';
import { besidePick1 } from '../golf-contest';
import type { GolfMemories } from '../golf-memories';
import { golfReceipt } from '../seals/golf-receipt';
import { joinSideAction } from './join-side-action';
import { makePicksData } from './make-picks-data';
import { openField } from './open-field';
import { pickingEntry, seeingEntry, type WantedEntry } from './picking-entry';
import { savePick1 } from './save-pick1';
import { savePicks } from './save-picks';

interface Site {
  ctx: Context;
  memories: GolfMemories;
}

interface Saving<RequestBody> {
  viewer: Viewer;
  ip: string;
  input: RequestBody;
}

interface PicksInput extends WantedEntry {
  tid?: number | undefined;
  pick1?: number | undefined;
  pick2?: number | undefined;
  pick3?: number | undefined;
  pick4?: number | undefined;
}

interface Pick1Input {
  entry_id: number;
  pick: number;
  tid?: number | undefined;
}

/** What players do: their four picks, the side action, the Pick1 golfer. */
export function pickRoutes(ctx: Context, memories: GolfMemories): void {
  const site = { ctx, memories };
  route(ctx, 'GET golf/MakePicks', ({ query: input, viewer, request: { ip } }) => makePicks(site, { viewer, ip, input }));
  route(ctx, 'POST golf/makepicks', ({ body: input, viewer, request: { ip } }) => makePicks(site, { viewer, ip, input }));
  route(ctx, 'GET golf/MakePick1', ({ query: input, viewer, request: { ip } }) => makePick1(site, { viewer, ip, input }));
  route(ctx, 'POST golf/makepick1', ({ body: input, viewer, request: { ip } }) => makePick1(site, { viewer, ip, input }));
  route(ctx, 'GET golf/makepicksdata', (call) => fieldToPick(site, call));
  route(ctx, 'GET golf/sideactionoptin', (call) => joinSideAction(ctx, memories, call));
}

async function makePicks({ ctx, memories }: Site, { viewer, ip, input }: Saving<PicksInput>): Promise<DataOf<'POST golf/makepicks'>> {
  const { row, own } = await ctx.db.write(async (tx, invalidate) => {
    const now = ctx.clock.now();
    const { entry, contest } = await pickingEntry(tx, memories, { viewer, input, now });
    const season = await memories.seasons.readIn(tx, contest.id);
    const { board, tournament } = await openField(tx, memories, { season, tid: input.tid, now });
    const wanted = [input.pick1, input.pick2, input.pick3, input.pick4].map((golferId) => golferId ?? null);
    const saved = await savePicks(tx, invalidate, { viewer, ip, contest, entry, tid: tournament.id, board, now }, { wanted, reason: null });
    const effective = saved.golfers.map((golferId, slot) => ({ slot, golferId, house: false, insteadOf: null }));
    return {
      row: openRow(entry, { saved, effective, board, mine: true }),
      own: { contestId: contest.id, entry: entry.id, board, picks: saved, at: now },
    };
  });
  const receipt = await golfReceipt(ctx, memories, own);
  return { picks: { data: [row] }, ...(receipt && { receipt }) };
}

async function makePick1(
  { ctx, memories }: Site,
  { viewer, ip, input: { entry_id: entryId, pick, tid } }: Saving<Pick1Input>,
): Promise<DataOf<'POST golf/makepick1'>> {
  const own = await ctx.db.write((tx, invalidate) =>
    savePick1(tx, invalidate, memories, { viewer, ip, now: ctx.clock.now(), entryId, pick, tid }),
  );
  const receipt = await golfReceipt(ctx, memories, own);
  return { result: 'success', ...(receipt && { receipt }) };
}

const fieldToPick = (
  { ctx, memories }: Site,
  { query, viewer }: Call<'GET golf/makepicksdata'>,
): Promise<DataOf<'GET golf/makepicksdata'>> =>
  ctx.db.read(async (tx) => {
    const now = ctx.clock.now();
    const memberships = memories.directory.in(tx);
    const beside = query.entry_id ? undefined : await besidePick1(memberships, viewer, query.contest_id, now);
    const { entry, contest } = beside
      ? { entry: undefined, contest: beside }
      : await seeingEntry(tx, memories, { viewer, input: query, now });
    return makePicksData(tx, memories, { viewer, contest, entry, now });
  });
