import type { BodyOf, DataOf } from '@poolhouse/contract';
import type { Viewer } from '../../../ground/viewer';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import { route, type Call } from '../../../web/http/route';
import { requiredReason } from '../../entries/override-reason';
import { tellOverride } from '../../log/override-lines';
import { openRow, sealedRow } from '../board/pick-rows';
import type { GolfMemories } from '../golf-memories';
import { keepPick1 } from '../picks/save-pick1';
import { savePicks } from '../picks/save-picks';
import { effectivePicks, placesOf } from '../rules/picks.rules';
import { overriddenGolfers } from '../seals/overridden-golfers';
import { pick1Of, picksOf } from '../stores/picks.store';
import { boardFor, golfEntry, pick1Entry, refuseLate } from './picked-entry';

interface Site {
  ctx: Context;
  memories: GolfMemories;
}

/** Who sets picks for a player, and which. */
interface Act<RequestBody> {
  viewer: Viewer;
  ip: string;
  input: RequestBody;
}

/** Picks that an administrator looks at or sets for a player: as sealed for them as for everybody, and never without a reason. */
export function adminPickRoutes(ctx: Context, memories: GolfMemories): void {
  const site = { ctx, memories };
  route(ctx, 'GET ad/MakeGolfPicks', ({ query: input, viewer, request: { ip } }) => setPicks(site, { viewer, ip, input }));
  route(ctx, 'POST ad/MakeGolfPicks', ({ body: input, viewer, request: { ip } }) => setPicks(site, { viewer, ip, input }));
  route(ctx, 'GET ad/golf_picks', (call) => picksShown(site, call));
  route(ctx, 'GET ad/pick1_golf_pick', (call) => pick1Shown(site, call));
  route(ctx, 'GET ad/MakePick1GolfPick', ({ query: input, viewer, request: { ip } }) => setPick1(site, { viewer, ip, input }));
  route(ctx, 'POST ad/MakePick1GolfPick', ({ body: input, viewer, request: { ip } }) => setPick1(site, { viewer, ip, input }));
}

const setPicks = ({ ctx, memories }: Site, { viewer, ip, input }: Act<BodyOf<'POST ad/MakeGolfPicks'>>) =>
  ctx.db.write(async (tx, invalidate) => {
    const { entry, contest, season } = await golfEntry(tx, memories, viewer, input.entry_id);
    const shown = await boardFor(tx, memories, { season, tid: input.tid, now: ctx.clock.now() });
    refuseLate(viewer, entry, shown);
    const reason = entry.userId === viewer.userId ? null : await requiredReason(tx, entry, input.reason || undefined);
    const wanted = [input.pick1, input.pick2, input.pick3, input.pick4];
    const save = { viewer, ip, contest, entry, tid: shown.event.tid, board: shown.board, now: shown.now };
    await savePicks(tx, invalidate, save, { wanted, reason });
    return { result: 'success' as const };
  });

const picksShown = ({ ctx, memories }: Site, { query, viewer }: Call<'GET ad/golf_picks'>): Promise<DataOf<'GET ad/golf_picks'>> =>
  ctx.db.read(async (tx) => {
    const { entry, contest, season } = await golfEntry(tx, memories, viewer, query.entry_id);
    const { board, event, now, lockAt } = await boardFor(tx, memories, { season, tid: query.tid, now: ctx.clock.now() });
    const saved = (await picksOf(tx, contest.id, event.tid)).get(entry.id);
    const mine = entry.userId === viewer.userId;
    if (!mine && now < lockAt) return { picks: { data: [sealedRow(entry, saved)] } };
    const own = (saved?.golfers ?? []).map((golferId, slot) => ({ slot, golferId, house: false, insteadOf: null }));
    const effective = now < lockAt ? own : effectivePicks(saved?.golfers ?? [], placesOf(board), lockAt);
    return { picks: { data: [openRow(entry, { saved, effective, board, mine })] } };
  });

const pick1Shown = (
  { ctx, memories }: Site,
  { query, viewer }: Call<'GET ad/pick1_golf_pick'>,
): Promise<DataOf<'GET ad/pick1_golf_pick'>> =>
  ctx.db.read(async (tx) => {
    const { entry, season } = await pick1Entry(tx, memories, viewer, query.entry_id);
    const { board, event, now, lockAt } = await boardFor(tx, memories, { season, tid: undefined, now: ctx.clock.now() });
    const pick = (await pick1Of(tx, event.tid)).get(entry.id);
    const open = now >= lockAt || entry.userId === viewer.userId;
    const golferId = open ? (pick?.golferId ?? null) : null;
    return {
      pick: golferId,
      Pick: golferId === null ? '' : (board.byId.get(golferId)?.name ?? ''),
      picked: pick ? (1 as const) : (0 as const),
    };
  });

const setPick1 = ({ ctx, memories }: Site, { viewer, ip, input }: Act<BodyOf<'POST ad/MakePick1GolfPick'>>) =>
  ctx.db.write(async (tx, invalidate) => {
    const { entry, contest, season } = await pick1Entry(tx, memories, viewer, input.entry_id);
    const shown = await boardFor(tx, memories, { season, tid: input.tid, now: ctx.clock.now() });
    refuseLate(viewer, entry, shown);
    const reason = await requiredReason(tx, entry, input.reason || undefined);
    const { now, board } = shown;
    const before = (await pick1Of(tx, shown.event.tid)).get(entry.id);
    await keepPick1(tx, invalidate, { entryId: entry.id, golferId: input.pick, board, oncePerSeason: false, now, reason });
    const was = before && { golfers: [before.golferId], reason: before.reason };
    const overridden = overriddenGolfers(board, { before: was, after: { golfers: [input.pick], reason }, slots: 1, now });
    await tellOverride(tx, invalidate, entry, overridden);
    await logActivity(tx, {
      at: now,
      action: 'golf.pick1_overridden',
      by: viewer,
      ip,
      after: { entry_id: entry.id, tournament_id: shown.event.tid, reason, pick: now < shown.lockAt ? 'sealed' : input.pick },
      place: { contest: contest.id },
    });
    return { result: 'success' as const };
  });
