import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../ground/clock/clock';
import type { Database, Tx } from '../../ground/db/database';
import type { PassedOver } from '../../ground/passed-over';
import type { MailSite } from '../../ground/site';
import { findUser } from '../../people/accounts/users.store';
import { allOptions, DEFAULT_OPTIONS, readOptions } from '../../people/options/options.store';
import { readOpenPicks, type OpenPicks, type PickSource } from './pick-source';
import { postReminder } from './post-reminder';
import { dueLock } from './reminder.rules';

export interface ReminderDeps {
  db: Database;
  /** The site's time: locks go by it. */
  clock: Clock;
  /** Real time. */
  wall: Clock;
  mail: MailSite;
  /** What a contest's log comes to, signed; undefined where it has none. */
  checkpointOf?: (tx: Tx, contestId: number) => Promise<string | undefined>;
}

/** Reminders that are written side by side: with SQLite they share a transaction. */
const TOGETHER = 25;

/** One player's open picks of one week, over all their entries. */
interface Reminder {
  userId: number;
  weekStart: string;
  open: readonly { source: PickSource; picks: OpenPicks }[];
}

/** What is to be written, with the checkpoints of its contests. */
interface Due {
  reminders: readonly Reminder[];
  checkpoints: ReadonlyMap<number, string>;
}

/**
 * Writes a reminder to everybody who needs one now, and answers to how many. Each player gets one a week at most, whoever runs this how
 * often.
 */
export async function remind(
  deps: ReminderDeps,
  sources: readonly PickSource[],
  { signal, passed }: { signal?: AbortSignal; passed?: PassedOver } = {},
): Promise<number> {
  const now = deps.clock.now();
  const { reminders: due, checkpoints } = await dueNow(deps, sources, now, passed);
  let written = 0;
  for (let at = 0; at < due.length && !signal?.aborted; at += TOGETHER) {
    const began = performance.now();
    const came = await Promise.all(due.slice(at, at + TOGETHER).map((reminder) => writeReminder(deps, reminder, { now, checkpoints })));
    written += came.filter(Boolean).length;
    // Who waits for a page waits for half of it at most.
    if (at + TOGETHER < due.length) await pause(performance.now() - began);
  }
  return written;
}

function dueNow(
  { db, checkpointOf }: ReminderDeps,
  sources: readonly PickSource[],
  now: number,
  passed: PassedOver | undefined,
): Promise<Due> {
  return db.read(async (tx) => {
    const options = await allOptions(tx);
    const reminders = new Map<string, Reminder>();
    for (const { source, picks } of await readOpenPicks(tx, sources, { now, ...(passed && { passed }) })) {
      const { weeklyReminder, quietHours } = options.get(picks.userId) ?? DEFAULT_OPTIONS;
      const locks = picks.locks.map(({ at }) => at);
      if (!weeklyReminder || dueLock(locks, quietHours, now) === undefined) continue;
      const key = dedupeKey(picks.userId, picks.weekStart);
      const open = [...(reminders.get(key)?.open ?? []), { source, picks }];
      reminders.set(key, { userId: picks.userId, weekStart: picks.weekStart, open });
    }
    const checkpoints = new Map<number, string>();
    for (const contestId of new Set([...reminders.values()].flatMap(({ open }) => open.map(({ picks }) => picks.contestId)))) {
      const checkpoint = await checkpointOf?.(tx, contestId);
      if (checkpoint !== undefined) checkpoints.set(contestId, checkpoint);
    }
    return { reminders: [...reminders.values()], checkpoints };
  });
}

/** Looks once more inside the write: picks may have come in, or reminders been turned off, a moment ago. */
async function writeReminder(
  { db, wall, mail }: ReminderDeps,
  { userId, weekStart, open }: Reminder,
  { now, checkpoints }: Pick<Due, 'checkpoints'> & { now: number },
): Promise<boolean> {
  return db.write(async (tx) => {
    const user = await findUser(tx, userId);
    const options = await readOptions(tx, userId);
    const entries: OpenPicks[] = [];
    for (const { source, picks } of open) {
      const missing = await source.missingNow(tx, picks);
      if (missing > 0) entries.push({ ...picks, missing });
    }
    const locks = entries.flatMap((entry) => entry.locks).sort((a, b) => a.at - b.at);
    const at = dueLock(
      locks.map((lock) => lock.at),
      options.quietHours,
      now,
    );
    const lock = locks.find((one) => one.at === at);
    if (!user || !options.weeklyReminder || !lock) return false;
    return postReminder(tx, mail, {
      user,
      options,
      dedupeKey: dedupeKey(userId, weekStart),
      entries,
      lock,
      checkpoints,
      wallNow: wall.now(),
    });
  });
}

function dedupeKey(userId: number, weekStart: string): string {
  return `reminder:${userId}:${weekStart}`;
}
