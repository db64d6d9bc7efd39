import { looksLikeSecret } from '../../ground/crypto/secrets';
import { PassedOver } from '../../ground/passed-over';
import type { Viewer } from '../../ground/viewer';
import type { Context } from '../../web/context';
import { feedOfToken, feedOfUser, notePublished, type CalendarFeed } from '../accounts/calendar-feeds.store';
import { playerAlone } from '../accounts/player-alone';
import { findUser } from '../accounts/users.store';
import { sectionsFor, type Broken } from '../home/home-sections';
import type { HomeDate } from '../home/home-source';
import type { HomeParts } from '../home/waiting-entries';
import { calendarEvents, type ContestDates } from './calendar-events.rules';
import { publish, readPublished, type PublishedEvent } from './revisions';

export interface FeedDeps extends HomeParts {
  readonly broken: Broken;
}

/** What a calendar says, and since when, real time, epoch ms. */
export interface Feed {
  readonly events: readonly PublishedEvent[];
  readonly changedAt: number;
}

export interface Owner {
  readonly feed: CalendarFeed;
  readonly viewer: Viewer;
}

/** Whose calendar is at an address; undefined for one that is unknown, or was revoked. */
export async function ownerOf({ db }: Context, token: string): Promise<Owner | undefined> {
  if (!looksLikeSecret(token)) return undefined;
  return db.read(async (tx) => {
    const feed = await feedOfToken(tx, token);
    const user = feed && (await findUser(tx, feed.user_id));
    if (!user) return undefined;
    // Who has the address has no more than this player: no role, no device.
    return { feed, viewer: playerAlone(user) };
  });
}

/** Reads the owner's calendar, and keeps what it tells when that is another thing than the last time. Undefined when it was revoked just now. */
export async function readFeed(ctx: Context, deps: FeedDeps, { feed, viewer }: Owner): Promise<Feed | undefined> {
  const now = ctx.clock.now();
  const events = calendarEvents(await datesOf(ctx, deps, viewer, now), ctx.mail.baseUrl);
  const before = readPublished(feed.published);
  const next = publish(before, events, now);
  if (next.published === before) return { events: next.events, changedAt: feed.changed_at };
  return ctx.db.write(async (tx) => {
    // Another reading may have been quicker.
    const present = await feedOfUser(tx, viewer.userId);
    if (present?.token_hash !== feed.token_hash) return undefined;
    const last = readPublished(present.published);
    const { published, events: shown } = publish(last, events, now);
    if (published === last) return { events: shown, changedAt: present.changed_at };
    const changedAt = ctx.wall.now();
    await notePublished(tx, viewer.userId, JSON.stringify(published), changedAt);
    return { events: shown, changedAt };
  });
}

/** What every contest tells the player; one that is broken is passed over. */
async function datesOf(ctx: Context, { sources, parts, broken }: FeedDeps, viewer: Viewer, now: number): Promise<ContestDates[]> {
  const sections = await sectionsFor(sources, viewer, now, broken);
  return ctx.db.read(async (tx) => {
    const found: ContestDates[] = [];
    for (const { contest, parts: ofContest } of sections) {
      const dates: HomeDate[] = [];
      for (const part of ofContest) {
        const passed = new PassedOver();
        const own = await passed.over(part.key, async () => (await parts.read(tx, part, now)).model(viewer).dates?.() ?? []);
        if (!own) broken(part.key, passed.words ?? '');
        dates.push(...(own ?? []));
      }
      found.push({ contest, dates });
    }
    return found;
  });
}
