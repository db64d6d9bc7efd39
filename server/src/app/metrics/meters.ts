import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { builtFrom } from '../../admin/site/built-from';
import { allAgents } from '../../ground/agents/agents.store';
import { goodBackups } from '../../ground/backups/backup-folder';
import type { Clock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { onWait } from '../../ground/db/waits';
import type { Figures } from '../../ground/figures/figures';
import { feedStates } from '../../sport/feeds/answers.store';

/** What is measured. */
export interface Measured {
  app: FastifyInstance;
  db: Database;
  figures: Figures;
  /** The site's time, and real time. */
  clock: Clock;
  wall: Clock;
  /** Folder of the nightly backups; undefined for none. */
  backups: string | undefined;
}

type Prom = typeof import('prom-client');
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Puts all meters of a site into a registry. To be called before the server listens: its hook is heard from then on. */
export function meters(prom: Prom, register: Registry, site: Measured): void {
  prom.collectDefaultMetrics({ register });
  const { version, commit } = builtFrom();
  new prom.Gauge({
    name: 'poolhouse_info',
    help: 'Always 1; which program this is',
    labelNames: ['version', 'commit', 'engine'],
    registers: [register],
  }).set({ version, commit, engine: site.db.engine }, 1);
  ofRequests(prom, register, site);
  ofDatabase(prom, register);
  ofAgents(prom, register, site);
  ofFeeds(prom, register, site);
  ofBackups(prom, register, site);
}

function ofRequests(prom: Prom, register: Registry, { app, figures }: Measured): void {
  const registers = [register];
  const requests = new prom.Counter({
    name: 'poolhouse_http_requests_total',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new prom.Histogram({
    name: 'poolhouse_http_request_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    // What no route has is one label: an address that somebody makes up must not become one.
    const labels = { method: request.routeOptions.url === undefined ? '' : request.method, route: request.routeOptions.url ?? 'none' };
    requests.inc({ ...labels, status: String(reply.statusCode) });
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  new prom.Gauge({
    name: 'poolhouse_streams_open',
    help: 'Live streams that are open',
    registers,
    collect() {
      this.set(figures.streams());
    },
  });
  new prom.Counter({
    name: 'poolhouse_http_remembered_total',
    help: 'Reads answered from memory before any route was asked; they are in no other count',
    registers,
    collect() {
      this.reset();
      this.inc(figures.served);
    },
  });
}

function ofDatabase(prom: Prom, register: Registry): void {
  const waits = new prom.Histogram({
    name: 'poolhouse_database_write_wait_seconds',
    help: 'How long writes waited for their turn',
    buckets: SECONDS,
    registers: [register],
  });
  onWait((seconds) => waits.observe(seconds));
}

function ofAgents(prom: Prom, register: Registry, { db, wall }: Measured): void {
  const active = async () => (await db.read(allAgents)).filter((agent) => agent.active === 1);
  gauge(prom, register, {
    ...{ name: 'poolhouse_agent_failures', help: 'Failed runs in a row', label: 'agent' },
    values: async () => (await active()).map(({ name, failures }) => [name, failures]),
  });
  gauge(prom, register, {
    name: 'poolhouse_agent_last_success_age_seconds',
    help: 'How long ago an agent last did its job; of agents that are switched on and have',
    label: 'agent',
    values: async () =>
      (await active()).flatMap(({ name, last_good_at: at }) => (at === null ? [] : [[name, (wall.now() - at) / 1000] as const])),
  });
}

function ofFeeds(prom: Prom, register: Registry, { db, clock }: Measured): void {
  gauge(prom, register, {
    ...{ name: 'poolhouse_feed_misfits', help: 'Fields of the last answer that are not as agreed', label: 'feed' },
    values: async () => (await db.read(feedStates)).map(({ feed, misfits }) => [feed, misfits.length]),
  });
  gauge(prom, register, {
    ...{ name: 'poolhouse_feed_answer_age_seconds', help: 'How long ago a feed last answered, by the clock of the site', label: 'feed' },
    values: async () =>
      (await db.read(feedStates)).filter(({ source }) => source > 0).map(({ feed, at }) => [feed, (clock.now() - at) / 1000]),
  });
}

interface Told {
  name: string;
  help: string;
  label: string;
  values(): Promise<readonly (readonly [string, number])[]>;
}

/** A gauge that is read anew each time that it is told. */
function gauge(prom: Prom, register: Registry, { name, help, label, values }: Told): void {
  new prom.Gauge({
    name,
    help,
    labelNames: [label],
    registers: [register],
    async collect() {
      const all = await values();
      this.reset();
      for (const [of, value] of all) this.set({ [label]: of }, value);
    },
  });
}

function ofBackups(prom: Prom, register: Registry, { backups, wall }: Measured): void {
  if (backups === undefined) return;
  new prom.Gauge({
    name: 'poolhouse_backup_age_seconds',
    help: 'How long ago the day of the last good backup began; nothing before the first one',
    registers: [register],
    async collect() {
      const last = (await goodBackups(backups)).at(-1);
      if (last) this.set((wall.now() - Date.parse(last.day)) / 1000);
      else this.remove();
    },
  });
}
