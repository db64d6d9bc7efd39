import type { GolfPicksRow } from '@poolhouse/contract';
import type { Touch, Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { firstEntry, wantedEntry } from '../../wanted-contest';
import { openRow } from '../board/pick-rows';
import { isSideActionOpen } from '../board/config-row';
import type { Contest, Entry } from '../../contest';
import { besidePick1, wantedGolf } from '../golf-contest';
import { golfKind } from '../golf.kind';
import type { GolfMemories } from '../golf-memories';
import { optIn, sideActionOf } from '../stores/contest.store';
import { makePicksData } from './make-picks-data';
import { openField } from './open-field';
import { savePick1 } from './save-pick1';
import { savePicks } from './save-picks';

interface Wish {
  entry_id?: number | undefined;
  contest_id?: number | undefined;
  tid?: number | undefined;
  pick1?: number | undefined;
  pick2?: number | undefined;
  pick3?: number | undefined;
  pick4?: number | undefined;
}

/** What players do: their four picks, the side action, the Pick1 golfer. */
export function pickRoutes(ctx: Context, memories: GolfMemories): void {
  const { directory } = memories;
  const entryOf = async (tx: Tx, viewer: Viewer, { entry_id: entryId, contest_id: contestId }: Wish) => {
    const memberships = await directory.readIn(tx);
    const found = entryId
      ? wantedEntry(memberships, viewer, golfKind, entryId)
      : firstEntry(memberships, viewer, golfKind, { contestId, now: ctx.clock.now() });
    if (contestId && found.contest.id !== contestId)
      throw new Refusal('bad_input', 'This entry is of another contest.', {
        contest_id: 'is not the contest of this entry',
      });
    if (found.entry.userId !== viewer.userId)
      throw new Refusal('forbidden', "Another player's picks are set in the admin console, with a reason.", { entry_id: 'is not yours' });
    return found;
  };

  /** Whose entry's field it is; who runs the contest sees the field without an entry of their own. */
  const seenBy = async (tx: Tx, viewer: Viewer, wish: Wish): Promise<{ entry: Entry | undefined; contest: Contest }> => {
    if (wish.entry_id) return entryOf(tx, viewer, wish);
    const memberships = await directory.readIn(tx);
    const { contest } = wantedGolf(memberships, viewer, wish.contest_id, ctx.clock.now());
    const plays = memberships.entriesByUser.get(viewer.userId)?.some(({ contestId }) => contestId === contest.id);
    return !plays && runsContest(viewer, contest) ? { entry: undefined, contest } : entryOf(tx, viewer, wish);
  };

  const save = (viewer: Viewer, ip: string, wish: Wish) =>
    ctx.db.write(async (tx: Tx, touch: Touch): Promise<{ picks: { data: GolfPicksRow[] } }> => {
      const now = ctx.clock.now();
      const { entry, contest } = await entryOf(tx, viewer, wish);
      const season = await memories.seasons.readIn(tx, contest.id);
      const { board, tournament } = await openField(tx, memories, { season, tid: wish.tid, now });
      const wanted = [wish.pick1, wish.pick2, wish.pick3, wish.pick4].map((golferId) => golferId ?? null);
      const saved = await savePicks(tx, touch, { viewer, ip, contest, entry, tid: tournament.id, board, now }, { wanted, reason: null });
      const effective = saved.golfers.map((golferId, slot) => ({ slot, golferId, house: false, insteadOf: null }));
      return { picks: { data: [openRow(entry, { saved, effective, board, mine: true })] } };
    });

  route(ctx, 'GET golf/MakePicks', ({ query, viewer, request }) => save(viewer, request.ip, query));
  route(ctx, 'POST golf/makepicks', ({ body, viewer, request }) => save(viewer, request.ip, body));

  route(ctx, 'GET golf/MakePick1', ({ query, viewer, request }) =>
    ctx.db.write((tx, touch) => savePick1(tx, touch, memories, { viewer, ip: request.ip, now: ctx.clock.now(), ...pick1Wish(query) })),
  );
  route(ctx, 'POST golf/makepick1', ({ body, viewer, request }) =>
    ctx.db.write((tx, touch) => savePick1(tx, touch, memories, { viewer, ip: request.ip, now: ctx.clock.now(), ...pick1Wish(body) })),
  );

  route(ctx, 'GET golf/makepicksdata', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const beside = query.entry_id ? undefined : besidePick1(await directory.readIn(tx), viewer, query.contest_id, ctx.clock.now());
      const { entry, contest } = beside ? { entry: undefined, contest: beside } : await seenBy(tx, viewer, query);
      return makePicksData(tx, memories, { viewer, contest, entry, now: ctx.clock.now() });
    }),
  );

  route(ctx, 'GET golf/sideactionoptin', ({ query, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const now = ctx.clock.now();
      const { entry, contest } = await entryOf(tx, viewer, query);
      const season = await memories.seasons.readIn(tx, contest.id);
      if ((await sideActionOf(tx, [entry.id])).has(entry.id)) return { result: 'success' as const };
      if (!isSideActionOpen(season, now))
        throw new Refusal('side_action_closed', 'The side action takes nobody in now. Ask your administrator to open it.');
      await optIn(tx, touch, { contestId: contest.id, entryId: entry.id }, now);
      await logActivity(tx, {
        at: now,
        action: 'golf.side_action',
        by: viewer,
        ip: request.ip,
        after: { entry_id: entry.id },
        place: { contest: contest.id },
      });
      return { result: 'success' as const };
    }),
  );
}

const pick1Wish = ({ entry_id: entryId, pick, tid }: { entry_id: number; pick: number; tid?: number | undefined }) => ({
  entryId,
  pick,
  tid,
});
