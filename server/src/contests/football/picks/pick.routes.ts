import type { ParsedQuery } from '@poolhouse/contract';
import { scope, type Touch, type Tx } from '../../../ground/db/database';
import type { Context } from '../../../web/context';
import { route, type Call } from '../../../web/http/route';
import type { Viewer } from '../../../ground/viewer';
import { refuseFrozen } from '../../freezes.store';
import { requiredReason } from '../../override-reason';
import { asPlayer } from '../../two-people';
import { currentWeek } from '../board/board';
import { readFootballCalendar } from '../football-weeks';
import { currentPicksRow } from './current-picks';
import { allGames, knownFacts, readEntryWeek } from './entry-week';
import { KnownWeeks } from './known-week';
import type { FootballParts } from '../football-parts';
import { entryToSee, overrideWeek, refuseOthersEntry, refuseOtherWeek, refusePartOfSealed } from '../may';
import type { WantedPick } from './picks';
import { savePicks, wantedPicks } from './save-picks';

type Slot = 1 | 2 | 3 | 4 | 5;
type MakePicks = ParsedQuery<'GET football/makepicks'>;
type MakePicksGuts = ParsedQuery<'GET football/MakePicksGuts'>;
type Caller = Pick<Call<'GET football/makepicks'>, 'viewer' | 'request'>;

interface OwnSave {
  viewer: Viewer;
  ip: string;
  entryId: number;
  wanted: WantedPick[];
}

/** Reading and saving the five picks of an entry. */
export function pickRoutes(ctx: Context, parts: FootballParts): void {
  const weeks = new KnownWeeks(parts);

  /** An entry that the viewer may see, and its contest's week, as one snapshot has them. */
  const find = async (tx: Tx, viewer: Viewer, entryId: number, now: number) => {
    const memberships = await parts.directory.readIn(tx);
    const { entry, contest } = await entryToSee(tx, memberships, viewer, entryId);
    const calendar = await readFootballCalendar(tx, contest.year);
    return { entry, contest, calendar, current: await currentWeek(tx, parts, { contest, calendar, now }) };
  };

  const saveOwn = async (tx: Tx, touch: Touch, { viewer, ip, entryId, wanted }: OwnSave) => {
    const now = ctx.clock.now();
    const { entry, contest, calendar, current } = await find(tx, viewer, entryId, now);
    refuseOthersEntry(entry, viewer);
    return savePicks(tx, touch, { viewer, ip, contest, entry, facts: await readEntryWeek(tx, entry.id, calendar, current), wanted, now });
  };

  route(ctx, 'GET football/pending_picks', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const now = ctx.clock.now();
      const { entry, contest, calendar, current } = await find(tx, viewer, query.entry_id, now);
      const facts = await readEntryWeek(tx, entry.id, calendar, current);
      const row = currentPicksRow({
        entry,
        week: current,
        picks: facts.saved,
        games: allGames(facts),
        now,
        own: entry.userId === viewer.userId,
      });
      return { current_picks: { data: [row] }, contest_id: contest.id };
    }),
  );

  const makePicks = async (query: MakePicks, { viewer, request }: Caller) => {
    const wanted = playersWish(query);
    const known = await weeks.of(viewer, query.entry_id, ctx.clock.now());
    const row = await ctx.db.write(
      async (tx, touch) => {
        const now = ctx.clock.now();
        if (known?.entry.userId === viewer.userId) {
          const facts = await knownFacts(tx, known, now);
          if (facts)
            return savePicks(tx, touch, { viewer, ip: request.ip, contest: known.contest, entry: known.entry, facts, wanted, now });
        }
        return saveOwn(tx, touch, { viewer, ip: request.ip, entryId: query.entry_id, wanted });
      },
      known && { only: scope.contest(known.contest.id) },
    );
    return { result: 'success' as const, current_picks: { data: [row] } };
  };
  route(ctx, 'GET football/makepicks', (call) => makePicks(call.query, call));
  route(ctx, 'POST football/makepicks', (call) => makePicks(call.body, call));

  const makePicksGuts = async (query: MakePicksGuts, { viewer, request }: Caller) => {
    const wanted = administratorsWish(query);
    await ctx.db.write(async (tx, touch) => {
      const now = ctx.clock.now();
      const { entry, contest, calendar, current } = await find(tx, viewer, query.entry_id, now);
      if (entry.userId === viewer.userId) {
        refuseOtherWeek(query.week, current);
        return asPlayer(() => saveOwn(tx, touch, { viewer, ip: request.ip, entryId: entry.id, wanted }));
      }
      await refuseFrozen(tx, contest.id);
      const reason = await requiredReason(tx, entry, query.reason || undefined);
      const facts = await readEntryWeek(tx, entry.id, calendar, overrideWeek(query, { entry, contest }, calendar, current));
      refusePartOfSealed(facts, wanted, now);
      return savePicks(tx, touch, { viewer, ip: request.ip, contest, entry, facts, wanted, now, overrideReason: reason });
    });
    // Not even the saved picks: those that were left as they are may be sealed from the administrator.
    return { result: 'success' as const };
  };
  route(ctx, 'GET football/MakePicksGuts', (call) => makePicksGuts(call.query, call));
  route(ctx, 'POST football/MakePicksGuts', (call) => makePicksGuts(call.body, call));
}

function playersWish(query: MakePicks): WantedPick[] {
  return wantedPicks((n) => {
    const slot = n as Slot;
    return {
      team: query[`pick${slot}`],
      eventId: query[`event_id${slot}`],
      lock: query[`lock${slot}`] === 1,
      spread: query[`spread${slot}`],
    };
  });
}

function administratorsWish(query: MakePicksGuts): WantedPick[] {
  return wantedPicks((n) => {
    const slot = n as Slot;
    return { team: query[`Pick${slot}`], eventId: query[`event_id${slot}`], lock: query[`lock${slot}`] === 1, spread: undefined };
  });
}
