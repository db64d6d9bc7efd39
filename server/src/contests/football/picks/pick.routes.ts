import { tag, type Invalidate, type Tx } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import type { Context } from '../../../web/context';
import { route, type Call } from '../../../web/http/route';
import { byPlayersRules } from '../../entries/four-eyes';
import { requiredReason } from '../../entries/override-reason';
import { receiptFor } from '../../proof/receipt';
import { periodOf } from '../../proof/week-pick';
import { refuseFrozen } from '../../seasons/freezes.store';
import type { FootballDeps } from '../football-deps';
import { currentWeek } from '../football-season';
import { readFootballCalendar } from '../football-weeks';
import type { WantedPick } from '../picks';
import { loggedPicks } from '../seals/logged-pick';
import { currentPicksRow } from './current-picks';
import { allGames, knownFacts, readEntryWeek } from './entry-week';
import { KnownWeeks } from './known-week';
import { entryToSee, overrideWeek, refuseOthersEntry, refuseOtherWeek, refusePartOfSealed } from './policy';
import { savePicks, type SavedWeek } from './save-picks';
import { administratorsRequest, playersRequest, type MakePicks, type MakePicksGuts } from './wishes';

type Caller = Pick<Call<'GET football/makepicks'>, 'viewer' | 'request'>;

interface Site {
  ctx: Context;
  deps: FootballDeps;
  weeks: KnownWeeks;
}

/** Reading and saving the five picks of an entry. */
export function pickRoutes(ctx: Context, deps: FootballDeps): void {
  const site = { ctx, deps, weeks: new KnownWeeks(deps) };
  route(ctx, 'GET football/pending_picks', (call) => pendingPicks(site, call));
  route(ctx, 'GET football/makepicks', (call) => makePicks(site, call.query, call));
  route(ctx, 'POST football/makepicks', (call) => makePicks(site, call.body, call));
  route(ctx, 'GET football/MakePicksGuts', (call) => overridePicks(site, call.query, call));
  route(ctx, 'POST football/MakePicksGuts', (call) => overridePicks(site, call.body, call));
}

/** An entry that the viewer may see, and its contest's week, as one snapshot has them. */
async function find(tx: Tx, { deps }: Site, { viewer, entryId, now }: { viewer: Viewer; entryId: number; now: number }) {
  const memberships = deps.directory.in(tx);
  const { entry, contest } = await entryToSee(tx, memberships, viewer, entryId);
  const calendar = await readFootballCalendar(tx, contest.year);
  return { entry, contest, calendar, current: await currentWeek(tx, deps, { contest, calendar, now }) };
}

const pendingPicks = (site: Site, { query, viewer }: Call<'GET football/pending_picks'>) =>
  site.ctx.db.read(async (tx) => {
    const now = site.ctx.clock.now();
    const { entry, contest, calendar, current } = await find(tx, site, { viewer, entryId: query.entry_id, now });
    const facts = await readEntryWeek(tx, entry.id, calendar, current);
    const own = entry.userId === viewer.userId;
    const row = currentPicksRow({ entry, week: current, picks: facts.saved, games: allGames(facts), now, own });
    return { current_picks: { data: [row] }, contest_id: contest.id };
  });

interface OwnSave {
  viewer: Viewer;
  ip: string;
  entryId: number;
  wanted: WantedPick[];
}

async function saveOwn(tx: Tx, invalidate: Invalidate, site: Site, { viewer, ip, entryId, wanted }: OwnSave) {
  const now = site.ctx.clock.now();
  const { entry, contest, calendar, current } = await find(tx, site, { viewer, entryId, now });
  refuseOthersEntry(entry, viewer);
  return savePicks(tx, invalidate, {
    viewer,
    ip,
    contest,
    entry,
    facts: await readEntryWeek(tx, entry.id, calendar, current),
    wanted,
    now,
  });
}

/** A player's save. What memory knows of the week spares the write from reading it, and lets it wait for its own contest alone. */
async function makePicks(site: Site, query: MakePicks, { viewer, request: { ip } }: Caller) {
  const { ctx, weeks } = site;
  const wanted = playersRequest(query);
  const known = await weeks.of(viewer, query.entry_id, ctx.clock.now());
  const saved = await ctx.db.write(
    async (tx, invalidate) => {
      const now = ctx.clock.now();
      if (known?.entry.userId === viewer.userId) {
        const facts = await knownFacts(tx, known, now);
        if (facts) return savePicks(tx, invalidate, { viewer, ip, contest: known.contest, entry: known.entry, facts, wanted, now });
      }
      return saveOwn(tx, invalidate, site, { viewer, ip, entryId: query.entry_id, wanted });
    },
    // Up to the 15th week what an entry may pick hangs on its own picks and the calendar alone, so other entries' saves may go beside it.
    known && { only: tag.contest(known.contest.id), lane: `entry:${known.entry.id}` },
  );
  const receipt = await receiptOf(site, saved);
  return { result: 'success' as const, current_picks: { data: [saved.row] }, ...(receipt && { receipt }) };
}

const receiptOf = ({ ctx: { proof }, deps: { logs } }: Site, { row, picks, contest, week, at }: SavedWeek) =>
  receiptFor(
    { proof, logs },
    { contestId: contest.id, entry: row.entry_id, period: periodOf(contest.year, week), picks: loggedPicks(picks), at },
  );

/** An administrator's save for a player, with a reason; for the own entry it is a player's. */
async function overridePicks(site: Site, query: MakePicksGuts, { viewer, request: { ip } }: Caller) {
  const { ctx } = site;
  const wanted = administratorsRequest(query);
  await ctx.db.write(async (tx, invalidate) => {
    const now = ctx.clock.now();
    const { entry, contest, calendar, current } = await find(tx, site, { viewer, entryId: query.entry_id, now });
    if (entry.userId === viewer.userId) {
      refuseOtherWeek(query.week, current);
      return byPlayersRules(() => saveOwn(tx, invalidate, site, { viewer, ip, entryId: entry.id, wanted }));
    }
    await refuseFrozen(tx, contest.id);
    const reason = await requiredReason(tx, entry, query.reason || undefined);
    const facts = await readEntryWeek(tx, entry.id, calendar, overrideWeek(query, { entry, contest }, calendar, current));
    refusePartOfSealed(facts, wanted, now);
    return savePicks(tx, invalidate, { viewer, ip, contest, entry, facts, wanted, now, overrideReason: reason });
  });
  // Not even the saved picks: those that were left as they are may be sealed from the administrator.
  return { result: 'success' as const };
}
