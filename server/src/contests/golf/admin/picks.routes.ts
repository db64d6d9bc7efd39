import type { BodyOf } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { Contest, Entry } from '../../contest';
import { requiredReason } from '../../override-reason';
import { anotherAdministrator } from '../../two-people';
import { wantedEntry } from '../../wanted-contest';
import { openEvent, shownEvent } from '../board/play';
import { openRow, sealedRow } from '../board/pick-rows';
import { golfKind, pick1Kind } from '../golf.kind';
import { boardOf, type GolfMemories, type Season } from '../golf-memories';
import { unknownTournament } from '../picks/open-field';
import { golfContestOf, keepPick1 } from '../picks/save-pick1';
import { savePicks } from '../picks/save-picks';
import type { Board } from '../rules/board.rules';
import { handStateOf, rulingOf } from '../rules/hand.rules';
import { effectivePicks } from '../rules/picks.rules';
import { placesOf } from '../board/play';
import { pick1Of, picksOf } from '../stores/picks.store';
import { holdTo } from './hold-to';

/** Picks that an administrator looks at or sets for a player: as sealed for him as for everybody, and never without a reason. */
export function adminPickRoutes(ctx: Context, memories: GolfMemories): void {
  const boardFor = async (tx: Tx, season: Season, tid: number | undefined) => {
    const now = ctx.clock.now();
    const event = tid === undefined ? (openEvent(season, now) ?? shownEvent(season, now)) : season.events.find((one) => one.tid === tid);
    const facts = event && (await memories.facts.readIn(tx, event.tid));
    if (!event || !facts) throw unknownTournament();
    return { event, board: boardOf(facts, now), now, lockAt: event.tournament.firstTeeAt };
  };
  const golfEntry = async (tx: Tx, viewer: Viewer, entryId: number): Promise<{ entry: Entry; contest: Contest; season: Season }> => {
    const found = wantedEntry(await memories.directory.readIn(tx), viewer, golfKind, entryId);
    return { ...found, season: await memories.seasons.readIn(tx, found.contest.id) };
  };
  const pick1Entry = async (tx: Tx, viewer: Viewer, entryId: number) => {
    const memberships = await memories.directory.readIn(tx);
    const { entry, contest } = wantedEntry(memberships, viewer, pick1Kind, entryId);
    const golf = golfContestOf(memberships, contest);
    return { entry, contest, season: await memories.seasons.readIn(tx, golf.id) };
  };
  const refuseFrozen = ({ board, now }: { board: Board; now: number }) => holdTo([rulingOf(handStateOf(board, now), 'pick')], undefined);

  /** What players may not do any more because the first group has teed off, another administrator does for one's own entry. */
  const refuseOwnLate = (viewer: Viewer, entry: Entry, { now, lockAt }: { now: number; lockAt: number }): void => {
    if (entry.userId === viewer.userId && now >= lockAt) throw anotherAdministrator();
  };

  const setPicks = (viewer: Viewer, ip: string, wish: BodyOf<'POST ad/MakeGolfPicks'>) =>
    ctx.db.write(async (tx, touch) => {
      const { entry, contest, season } = await golfEntry(tx, viewer, wish.entry_id);
      const shown = await boardFor(tx, season, wish.tid);
      refuseFrozen(shown);
      refuseOwnLate(viewer, entry, shown);
      const reason = entry.userId === viewer.userId ? null : await requiredReason(tx, entry, wish.reason || undefined);
      const wanted = [wish.pick1, wish.pick2, wish.pick3, wish.pick4];
      const save = { viewer, ip, contest, entry, tid: shown.event.tid, board: shown.board, now: shown.now };
      await savePicks(tx, touch, save, { wanted, reason });
      return { result: 'success' as const };
    });
  route(ctx, 'GET ad/MakeGolfPicks', ({ query, viewer, request }) => setPicks(viewer, request.ip, query));
  route(ctx, 'POST ad/MakeGolfPicks', ({ body, viewer, request }) => setPicks(viewer, request.ip, body));

  route(ctx, 'GET ad/golf_picks', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const { entry, contest, season } = await golfEntry(tx, viewer, query.entry_id);
      const { board, event, now, lockAt } = await boardFor(tx, season, query.tid);
      const saved = (await picksOf(tx, contest.id, event.tid)).get(entry.id);
      const mine = entry.userId === viewer.userId;
      if (!mine && now < lockAt) return { picks: { data: [sealedRow(entry, saved)] } };
      const own = (saved?.golfers ?? []).map((golferId, slot) => ({ slot, golferId, house: false, insteadOf: null }));
      const effective = now < lockAt ? own : effectivePicks(saved?.golfers ?? [], placesOf(board), lockAt);
      return { picks: { data: [openRow(entry, { saved, effective, board, mine })] } };
    }),
  );

  route(ctx, 'GET ad/pick1_golf_pick', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const { entry, season } = await pick1Entry(tx, viewer, query.entry_id);
      const { board, event, now, lockAt } = await boardFor(tx, season, undefined);
      const pick = (await pick1Of(tx, event.tid)).get(entry.id);
      const open = now >= lockAt || entry.userId === viewer.userId;
      const golferId = open ? (pick?.golferId ?? null) : null;
      return {
        pick: golferId,
        Pick: golferId === null ? '' : (board.byId.get(golferId)?.name ?? ''),
        picked: pick ? (1 as const) : (0 as const),
      };
    }),
  );

  const setPick1 = (viewer: Viewer, ip: string, wish: BodyOf<'POST ad/MakePick1GolfPick'>) =>
    ctx.db.write(async (tx, touch) => {
      const { entry, contest, season } = await pick1Entry(tx, viewer, wish.entry_id);
      const shown = await boardFor(tx, season, wish.tid);
      refuseFrozen(shown);
      refuseOwnLate(viewer, entry, shown);
      const reason = await requiredReason(tx, entry, wish.reason || undefined);
      const { now, board } = shown;
      await keepPick1(tx, touch, { entryId: entry.id, golferId: wish.pick, board, oncePerSeason: false, now, reason });
      await logActivity(tx, {
        at: now,
        action: 'golf.pick1_overridden',
        by: viewer,
        ip,
        after: { entry_id: entry.id, tournament_id: shown.event.tid, reason, pick: now < shown.lockAt ? 'sealed' : wish.pick },
        place: { contest: contest.id },
      });
      return { result: 'success' as const };
    });
  route(ctx, 'GET ad/MakePick1GolfPick', ({ query, viewer, request }) => setPick1(viewer, request.ip, query));
  route(ctx, 'POST ad/MakePick1GolfPick', ({ body, viewer, request }) => setPick1(viewer, request.ip, body));
}
