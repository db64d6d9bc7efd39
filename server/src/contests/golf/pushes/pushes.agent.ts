import type { Agent } from '../../../ground/agents/agent';
import type { Clock } from '../../../ground/clock/clock';
import type { Database, Tx } from '../../../ground/db/database';
import { PassedOver } from '../../../ground/passed-over';
import { addNotices } from '../../../people/push/outbox.store';
import type { Notice, NoticeManners } from '../../../people/push/push';
import type { Contest, Entry } from '../../contest';
import type { Memories } from '../../memories';
import { contestWords } from '../../seasons/contests-on';
import { readPlay, type Play } from '../board/play';
import { golfMemories, type GolfMemories } from '../golf-memories';
import { golfKind } from '../golf.kind';
import { digest, type Notified } from '../rules/digest.rules';
import { seasonAt } from '../season/so-far';
import { contestsAround } from '../stores/contest.store';
import { browsersOfWishes, keepNotified, notifiedOf } from '../stores/pushes.store';
import { newsOf } from './news';

const EVERY_SECONDS = 60;
const HOUR_MS = 3_600_000;
/** From when on before its first tee a tournament is looked at, and until when after it became official. */
const BEFORE_MS = 4 * 24 * HOUR_MS;
const AFTER_MS = 24 * HOUR_MS;

const KIND = 'golf_news';
/** Golf's news keep until the morning. */
export const golfManners: NoticeManners = { [KIND]: { newsForMs: 12 * HOUR_MS, urgency: 'high', inQuietHours: 'waits' } };

/** Tells players who want it, on their devices, what happened to their entries: each thing once, and one notice in ten minutes. */
export function pushesAgent(memories: Memories): Agent {
  return {
    name: 'golf-pushes',
    defaultRefreshSeconds: EVERY_SECONDS,
    schedule: 'interval',
    async run({ db, clock }) {
      const passed = new PassedOver();
      const notified = await tellNews({ db, clock }, golfMemories(memories), passed);
      return { words: `${notified} told`, passedOver: passed.words };
    },
  };
}

interface Step {
  readonly tid: number;
  readonly entry: Entry;
  readonly contest: Contest;
  readonly before: Notified | undefined;
  readonly notified: Notified;
  readonly title: string;
  readonly lines: readonly string[];
  readonly browsers: readonly number[];
  readonly now: number;
}

/** Looks at every tournament that is near or on. @returns how many entries were told something */
export async function tellNews(
  { db, clock }: { db: Database; clock: Clock },
  memories: GolfMemories,
  passed = new PassedOver(),
): Promise<number> {
  const now = clock.now();
  const steps = await db.read((tx) => stepsOf(tx, memories, now, passed));
  // What nobody is told and nobody will be told otherwise need not be kept.
  const due = steps.filter(({ before, notified }) => JSON.stringify(before) !== JSON.stringify(notified));
  if (due.length > 0)
    await db.write(async (tx) => {
      for (const step of due) await take(tx, step);
    });
  return due.filter(({ lines }) => lines.length > 0).length;
}

async function stepsOf(tx: Tx, memories: GolfMemories, now: number, passed: PassedOver): Promise<Step[]> {
  const browsers = await browsersOfWishes(tx);
  if (browsers.size === 0) return [];
  const memberships = memories.directory.in(tx);
  const steps: Step[] = [];
  for (const id of await contestsAround(tx, { teeBy: now + BEFORE_MS, officialAfter: now - AFTER_MS })) {
    const contest = await memberships.contest(id);
    const entries = await memberships.entriesOf(id);
    if (!contest || !entries.some(({ userId }) => browsers.has(userId))) continue;
    steps.push(...((await passed.over(contestWords(contest), () => stepsIn(tx, memories, { contest, entries, browsers, now }))) ?? []));
  }
  return steps;
}

interface Followed {
  readonly contest: Contest;
  readonly entries: readonly Entry[];
  /** By user. */
  readonly browsers: ReadonlyMap<number, readonly number[]>;
  readonly now: number;
}

async function stepsIn(tx: Tx, memories: GolfMemories, { contest, entries, browsers, now }: Followed): Promise<Step[]> {
  const steps: Step[] = [];
  const season = await seasonAt(tx, memories, contest.id, now);
  for (const { tid, tournament } of season.events) {
    if (tournament.firstTeeAt - now > BEFORE_MS || (tournament.officialAt ?? Infinity) + AFTER_MS <= now) continue;
    const play = await readPlay(tx, memories, { contest, entries, season, tid, now });
    if (!play || play.board.status === 'CANCELLED') continue;
    const notified = await notifiedOf(tx, tid);
    for (const entry of play.entries) {
      const own = browsers.get(entry.userId);
      if (own) steps.push({ ...stepOf(play, entry, notified.get(entry.id)), contest, browsers: own });
    }
  }
  return steps;
}

function stepOf(play: Play, entry: Entry, before: Notified | undefined): Omit<Step, 'contest' | 'browsers'> {
  const place = play.placed.find(({ finisher }) => finisher.entryId === entry.id)?.place;
  const leads = place === undefined || play.board.status === 'OFFICIAL' ? null : place === 1;
  const { notified, lines } = digest(before, { news: newsOf(play, entry), leads }, play.now);
  return { tid: play.event.tid, entry, before, notified, title: `${play.facts.tournament.name}: ${entry.name}`, lines, now: play.now };
}

async function take(tx: Tx, { tid, entry, contest, notified, title, lines, browsers, now }: Step): Promise<void> {
  await keepNotified(tx, { tid, entryId: entry.id, notified });
  if (lines.length === 0) return;
  const page = `${golfKind.path}?contest=${contest.id}`;
  const notice: Notice = { title, body: lines.join('\n'), url: page, tag: `golf-${tid}-${entry.id}` };
  await addNotices(tx, browsers, {
    dedupe_key: `golf:${tid}:${entry.id}:${notified.keys.length}:${now}`,
    kind: KIND,
    page,
    payload: JSON.stringify(notice),
    at: now,
  });
}
