import { tag, type Tx } from '../../ground/db/database';
import { loadVersions } from '../../ground/db/snapshot-versions';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { receiptFor } from '../proof/receipt';
import { periodOf } from '../proof/week-pick';
import { seasonTags } from '../weeks/season-tags';
import { overridePick, takePickAway } from './override-pick';
import { clearOwnPick, saveOwnPick, type OwnPick } from './own-pick';
import { entryToSee } from './policy';
import type { PickSave } from './save-pick';
import type { UnderdogsReader } from './underdogs-facts';
import { loggedDog } from './underdogs-seals';
import { holdsWeek, readEntrySeason } from './underdogs-season';
import type { UnderdogsSeason } from './underdogs-season.types';
import { underdogsKind } from './underdogs.kind';

/** What this process knows of a pick's contest before the write: which part of the data it changes, and what it hangs on. */
interface Known {
  only: string;
  tags: readonly string[];
}

/** Who changes a pick of which entry. */
interface Asked extends Pick<PickSave, 'viewer' | 'ip'> {
  entryId: number;
  known: Known | undefined;
  /** Whether the pick is of a week that is not over. */
  holds: (season: UnderdogsSeason) => boolean;
}

const holdsGame =
  (eventId: number) =>
  ({ weeks }: UnderdogsSeason): boolean =>
    weeks.some(({ games }) => games.some(({ id }) => id === eventId));

async function knownOf({ directory, calendars }: UnderdogsReader, entryId: number): Promise<Known | undefined> {
  const entry = await directory.now.entry(entryId);
  const contest = entry && (await directory.now.contest(entry.contestId));
  if (!contest) return undefined;
  const calendar = await calendars.read(contest.year, underdogsKind);
  return { only: tag.contest(contest.id), tags: seasonTags(contest.id, calendar) };
}

/** Setting a pick and taking it back. An administrator's own entry is picked for as any player's. */
export function pickRoutes(ctx: Context, reader: UnderdogsReader): void {
  const { directory, calendars } = reader;

  const saveOf = async (tx: Tx, { viewer, ip, entryId, known, holds }: Asked): Promise<PickSave> => {
    // Asked for at once: what memory has under these counters is read from there.
    if (known) await loadVersions(tx, known.tags);
    const now = ctx.clock.now();
    const { entry, contest } = await entryToSee(tx, directory.in(tx), viewer, entryId);
    const calendar = await calendars.readIn(tx, contest.year, underdogsKind);
    const season = await readEntrySeason(tx, reader, { contestId: contest.id, entry, calendar, now }, holds);
    return { viewer, ip, contest, entry, calendar, season, now };
  };

  route(ctx, 'POST underdogs/savepick', async ({ body, viewer, request }) => {
    const known = await knownOf(reader, body.entryId);
    const own = await ctx.db.write(async (tx, invalidate) => {
      const save = await saveOf(tx, { viewer, ip: request.ip, entryId: body.entryId, known, holds: holdsGame(body.eventId) });
      if (save.entry.userId === viewer.userId) return saveOwnPick(tx, invalidate, save, body);
      return void (await overridePick(tx, invalidate, save, body));
    }, known);
    return answerOf(ctx, reader, body.entryId, own ?? undefined);
  });

  route(ctx, 'POST underdogs/clearpick', async ({ body, viewer, request }) => {
    const known = await knownOf(reader, body.entryId);
    const own = await ctx.db.write(async (tx, invalidate) => {
      const save = await saveOf(tx, { viewer, ip: request.ip, entryId: body.entryId, known, holds: holdsWeek(body.week) });
      if (save.entry.userId === viewer.userId) return clearOwnPick(tx, invalidate, save, body.week);
      return void (await takePickAway(tx, invalidate, save, body));
    }, known);
    return answerOf(ctx, reader, body.entryId, own ?? undefined);
  });
}

/** With the site's receipt for what a player has saved themselves. */
async function answerOf({ proof }: Context, { logs }: UnderdogsReader, entry: number, own: OwnPick | undefined) {
  if (!own) return { result: 'success' as const };
  const { contest, week, pick, at } = own;
  const picks = [{ pick: pick ? loggedDog(pick) : null, slot: 1 }];
  const receipt = await receiptFor({ proof, logs }, { contestId: contest.id, entry, period: periodOf(contest.year, week), picks, at });
  return { result: 'success' as const, ...(receipt && { receipt }) };
}
