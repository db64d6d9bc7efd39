import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { api, API_PREFIX, type ApiKey, type Endpoint } from '@poolhouse/contract';
import { eventsOf, listening } from './live-events';
import { inputOf } from './sample-input';
import type { TestSite } from './site';

/** Some thousand answers are compared: seconds, and minutes where the machine has much else to do. */
export const PATIENCE_MS = 180_000;

/** One of two sites that differ in sealed things alone. */
export interface World {
  readonly site: Pick<TestSite, 'app' | 'db' | 'inject'>;
  /** Does what the worlds differ in. */
  seal(): Promise<void>;
  /** Something that all see afterwards, so that a stream that has nothing to say is heard to say nothing. */
  act?(): Promise<unknown>;
  /** Paths below /api/v1/ that are looked at live; four at most. */
  readonly pages: readonly string[];
  /** Who looks, by a name for the test; the value of their Authorization header. Not whose the sealed things are: they see them. */
  readonly viewers: Readonly<Record<string, string | undefined>>;
  /** By the name of a field what is worth asking for, the likeliest first. */
  readonly facts: Readonly<Record<string, readonly (string | number)[]>>;
}

/** A stream does not end; and signing out is no look, though the specification has it as a GET. */
const NO_LOOK: readonly ApiKey[] = ['GET live', 'GET utils/logout'];
const isLook = (key: ApiKey): boolean => {
  const { writes, access }: Endpoint = api[key];
  return key.startsWith('GET ') && !writes && access !== 'team' && !NO_LOOK.includes(key);
};

const calls = (Object.keys(api) as ApiKey[]).filter(isLook);
const takesSince = (key: ApiKey): boolean => inputOf(key)?.shape.properties?.['since'] !== undefined;

/** Reading calls of the contract: with what each needs, with all of the world that it can be asked for beside, and with each other such thing. */
function looks(keys: readonly ApiKey[], facts: World['facts']): string[] {
  return keys.flatMap((key) => {
    const shape = inputOf(key)?.shape ?? {};
    const known = Object.keys(shape.properties ?? {}).filter((name) => (facts[name] ?? []).length > 0);
    const needed = Object.fromEntries((shape.required ?? []).map((name) => [name, facts[name]?.[0] ?? 1]));
    const all = Object.fromEntries(known.map((name) => [name, facts[name]?.[0] ?? 1]));
    const others = known.flatMap((name) => (facts[name] ?? []).slice(1).map((value) => ({ ...all, [name]: value })));
    const addresses = [needed, all, ...others].map(
      (query) =>
        `${API_PREFIX}${key.slice(4)}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`,
    );
    return [...new Set(addresses)];
  });
}

/**
 * What two sites never have in common, sealed things or not: a key of their own, and of the machine the memory that is free and how many
 * statements the process has run.
 */
const OF_EACH_SITE = [/"key":"[\w+/=]{100,}"/g, /"apc_mem_free":\d+/g, /"queries":\d+/g];
const withoutOwn = (text: string): string => OF_EACH_SITE.reduce((left, own) => left.replaceAll(own, '"own":0'), text);

/** What was answered, whole: status, headers and body. The day's time is the machine's, and the length what `withoutOwn` leaves. */
type Seen = ReadonlyMap<string, string>;

async function answerOf({ inject }: World['site'], url: string, authorization: string | undefined): Promise<string> {
  const { statusCode, headers, rawPayload, body } = await inject({ method: 'GET', url, headers: authorization ? { authorization } : {} });
  const { date: _date, 'content-length': _length, ...compared } = headers;
  if (!String(headers['content-type']).startsWith('application/json'))
    return JSON.stringify([statusCode, compared, createHash('sha256').update(rawPayload).digest('hex')]);
  return JSON.stringify([statusCode, compared, withoutOwn(body)]);
}

/**
 * Where two worlds are told apart by anybody who looks: by any answer to any reading call, by what has changed since before things were
 * sealed, or by what came over the live streams meanwhile. Empty where they are alike.
 */
export async function toldApart(one: World, other: World): Promise<string[]> {
  const worlds = [one, other] as const;
  const before = [await pagesIn(one), await pagesIn(other)] as const;
  const found = differences(...before);
  const heard: string[][] = [];
  for (const world of worlds) {
    const streams = await listenIn(world);
    await world.seal();
    const events = await streams.heard();
    await world.act?.();
    heard.push([...events, ...(await streams.heard())]);
    await streams.close();
  }
  const [first = [], second = []] = heard;
  for (let n = 0; n < Math.max(first.length, second.length); n++)
    if (first[n] !== second[n]) found.push(`live: ${first[n] ?? 'nothing'}\n  ${second[n] ?? 'nothing'}`);
  return [...found, ...differences(await seenIn(one, before[0]), await seenIn(other, before[1]))];
}

/** What the viewers of a world see of pages that go on from what was seen: where `seenIn` begins. */
const pagesIn = (world: World): Promise<Seen> => answersIn(world, looks(calls.filter(takesSince), world.facts));

/** All that the viewers of a world can read, and what has changed for them since an earlier look. */
const seenIn = (world: World, before: Seen): Promise<Seen> => answersIn(world, looks(calls, world.facts), before);

async function answersIn({ site, viewers }: World, urls: readonly string[], before: Seen = new Map()): Promise<Seen> {
  const seen = new Map<string, string>();
  for (const [name, authorization] of Object.entries(viewers)) {
    const deltas = [...before].flatMap(([who, answer]) => (who.startsWith(`${name} `) ? (deltaOf(answer) ?? []) : []));
    for (const url of [...urls, ...deltas]) seen.set(`${name} ${url}`, await answerOf(site, url, authorization));
  }
  return seen;
}

function deltaOf(answer: string): string | undefined {
  const [status, , body] = JSON.parse(answer) as [number, unknown, string];
  return status === 200 && body.startsWith('{') ? (JSON.parse(body) as { __delta?: string }).__delta : undefined;
}

/** Where one world looks otherwise than the other, and how, from the first letter that differs. */
function differences(one: Seen, other: Seen): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((asked) => {
    const [a = 'nothing', b = 'nothing'] = [one.get(asked), other.get(asked)];
    if (a === b) return [];
    const at = Math.max(0, [...a].findIndex((letter, n) => letter !== b[n]) - 60);
    return [`${asked}\n  ${a.slice(at, at + 160)}\n  ${b.slice(at, at + 160)}`];
  });
}

/** Whether a page says who watches it. */
const namesWatchers = (answer: string): boolean => answer.includes('\\"here\\":');

/** One viewer's live stream over those of the pages that this viewer may read; undefined where there are none, or for a guest. */
async function streamOf({ site, pages }: World, name: string, authorization: string | undefined) {
  const answers = (of: readonly string[]) => Promise.all(of.map((page) => answerOf(site, page, authorization)));
  const deltas = async (of: readonly string[]) => (await answers(of)).map((answer) => deltaOf(answer) ?? '');
  const all = pages.map((page) => API_PREFIX + page);
  const asked = await answers(all);
  const first = asked.map((answer) => deltaOf(answer) ?? '');
  const mine = all.filter((_, n) => first[n] !== '');
  if (authorization === undefined || mine.length === 0) return undefined;
  const at = first.filter((delta) => delta !== '');
  const query = at.map((page) => `page=${encodeURIComponent(page)}`).join('&');
  const headers = { authorization, 'x-application-id': 'test' };
  const { body } = await fetch(`${await listening(site)}${API_PREFIX}live?${query}`, { headers });
  if (!body) throw new Error(`${name} gets no stream.`);
  const events = eventsOf(body);
  /** Waits until the stream is where a read is, and answers all that it said on the way. */
  async function heard(): Promise<string[]> {
    const said: string[] = [];
    for (let there = await deltas(mine); there.some((delta, n) => delta !== at[n]); there = await deltas(mine)) {
      const event = await events.news();
      if (event?.event !== 'page') throw new Error(`${name}'s stream said ${event?.event ?? 'nothing more'}.`);
      at[Number(event.id)] = (JSON.parse(event.data) as { __delta: string }).__delta;
      said.push(`${name} ${event.id} ${withoutOwn(event.data)}`);
    }
    return said;
  }
  return { heard, cancel: events.cancel, isNamed: asked.some(namesWatchers) };
}

/** The live streams of all viewers. */
async function listenIn(world: World) {
  const { site, viewers } = world;
  const present = () => site.db.read((tx) => tx.selectFrom('live_watchers').select('user_id').distinct().execute());
  const streams: NonNullable<Awaited<ReturnType<typeof streamOf>>>[] = [];
  for (const [name, authorization] of Object.entries(viewers)) {
    const stream = await streamOf(world, name, authorization);
    if (stream === undefined) continue;
    streams.push(stream);
    // Who comes is news to all, and who comes together is one piece of news: so one after the other.
    while ((await present()).length < streams.filter(({ isNamed }) => isNamed).length) await pause(10);
  }
  const heard = async () => {
    const said: string[] = [];
    for (const stream of streams) said.push(...(await stream.heard()));
    return said;
  };
  await heard();
  return {
    heard,
    async close(): Promise<void> {
      for (const { cancel } of streams) await cancel();
      site.app.server.closeAllConnections();
      // That they are gone is news to all as well.
      while ((await present()).length > 0) await pause(10);
    },
  };
}
