import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerAgent } from '../../ground/agents/agents.store';
import { backupName, seal } from '../../ground/backups/backup-folder';
import { Figures } from '../../ground/figures/figures';
import { noteFeedState } from '../../sport/feeds/answers.store';
import { describeSite } from '../../testing/engines';
import { testSite } from '../../testing/site';
import { serveMetrics } from './serve-metrics';

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LINE = new RegExp(`^(${NAME})(?:\\{((?:[a-zA-Z_]\\w*="(?:[^"\\\\\\n]|\\\\.)*",?)*)\\})? (\\S+)$`);

/** Reads Prometheus' text form as its document has it: one HELP and TYPE before the samples of a family, and nothing else. */
function parsed(text: string): { types: Map<string, string>; samples: Sample[] } {
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  expect(text.endsWith('\n')).toBe(true);
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, kind, name = '', rest = ''] = new RegExp(`^# (HELP|TYPE) (${NAME}) (.*)$`).exec(line) ?? [];
    if (kind === 'TYPE') {
      expect([name, types.has(name)]).toEqual([name, false]);
      expect(['counter', 'gauge', 'histogram', 'summary']).toContain(rest);
      types.set(name, rest);
    }
    if (kind) continue;
    const [, sample = '', labels = '', value = ''] = LINE.exec(line) ?? [];
    expect([line, sample]).not.toEqual([line, '']);
    const family = types.has(sample) ? sample : sample.replace(/_(bucket|sum|count)$/, '');
    expect([line, types.has(family)]).toEqual([line, true]);
    const found = Object.fromEntries([...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', text = '']) => [key, text]));
    // A mean of nothing is told as no number, which the form allows.
    expect([line, /^([+-]Inf|nan)$/i.test(value) || !Number.isNaN(Number(value))]).toEqual([line, true]);
    samples.push({ name: sample, labels: found, value: value === '+Inf' ? Infinity : Number(value) });
  }
  return { types, samples };
}

describeSite('what is measured', (engine) => {
  it('is told in Prometheus’ text form, on a port of its own', async () => {
    const db = await engine.open();
    const folder = mkdtempSync(join(tmpdir(), 'poolhouse-metrics-'));
    const figures = new Figures({ now: () => 0 } as never);
    const site = await testSite(db, { figures });
    const { app, clock, wall } = site;
    const metrics = await serveMetrics({ app, db, figures, clock, wall, backups: folder }, { port: 0, host: '127.0.0.1' }, site.app.log);
    try {
      await site.inject({ method: 'GET', url: '/api/v1/home?secret=1' });
      await site.inject({ method: 'GET', url: '/nothing/that/is/here' });
      await db.write((tx) => registerAgent(tx, { name: 'nfl-scoreboard', refreshSeconds: 30, now: wall.now() }));
      await db.write((tx) =>
        tx
          .updateTable('agents')
          .set({ last_good_at: wall.now() - 40_000 })
          .execute(),
      );
      const misfits = [{ path: 'events', words: 'is not a list but missing', sentence: 'events is not a list but missing.' }];
      const state = { feed: 'nfl-scoreboard', at: clock.now() - 5000, answeredBy: 'https://a.example/s', source: 1, sources: 1, misfits };
      await db.write((tx, invalidate) => noteFeedState(tx, invalidate, state, undefined));
      const answer = await fetch(metrics.url);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
      const text = await answer.text();
      const { samples, types } = parsed(text);
      expect(text).not.toContain('secret');
      const of = (name: string, labels: Record<string, string> = {}) =>
        samples.find((one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value))?.value;
      expect(of('poolhouse_agent_last_success_age_seconds', { agent: 'nfl-scoreboard' })).toBe(40);
      expect(of('poolhouse_feed_answer_age_seconds', { feed: 'nfl-scoreboard' })).toBe(5);
      expect(of('poolhouse_feed_misfits', { feed: 'nfl-scoreboard' })).toBe(1);
      expect(of('poolhouse_streams_open')).toBe(0);
      expect(of('poolhouse_database_write_wait_seconds_count')).toBeGreaterThanOrEqual(3);
      expect(samples.filter(({ name }) => name === 'poolhouse_http_requests_total').map(({ labels }) => labels['route'])).not.toContain(
        '/nothing/that/is/here',
      );
      expect(samples.some(({ name }) => name === 'poolhouse_http_requests_total')).toBe(true);
      for (const family of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes'])
        expect([family, types.has(family)]).toEqual([family, true]);
      const buckets = samples.filter(({ name }) => name === 'poolhouse_database_write_wait_seconds_bucket');
      expect(buckets.at(-1)?.labels['le']).toBe('+Inf');
      expect(buckets.map(({ value }) => value)).toEqual(buckets.map(({ value }) => value).sort((a, b) => a - b));
      expect(of('poolhouse_backup_age_seconds')).toBeUndefined();
      const day = new Date(wall.now()).toISOString().slice(0, 10);
      writeFileSync(join(folder, backupName(day)), 'all of it');
      await seal(join(folder, backupName(day)));
      const again = parsed(await (await fetch(metrics.url)).text()).samples.find(({ name }) => name === 'poolhouse_backup_age_seconds');
      expect(again?.value).toBe((wall.now() - Date.parse(day)) / 1000);
      expect((await fetch(metrics.url.replace('/metrics', '/'))).status).toBe(404);
    } finally {
      await metrics.stop();
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
