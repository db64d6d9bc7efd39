import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { fetchRaw } from '../raw-read.mjs';
import { Probe, probed } from '../scale/probed.mjs';
import { demoPlayer } from '../signed-in.mjs';
import { basic, BenchSite, caller } from '../site.mjs';
import { copyCircles, copySeasons } from './copies.mjs';

/** Who administers the demo, and knows its circles. */
const ADMIN = 'casey';
const MB = 1_000_000;

/** The demo league with circles beside its own and seasons before its own, served by a process that found all of it there. */
export class YearsSite {
  /** @type {BenchSite} */
  site = new BenchSite({ POOLHOUSE_CLOCK_RATE: '0' });
  probe = new Probe(join(this.site.folder, 'probe.json'));
  #round = 0;
  /** @type {string} */
  #player = '';
  /** @type {ReturnType<typeof caller>} */
  #desk = async () => undefined;

  /** @param {{ circles: number, seasons: number }} more beside those of the demo @returns {Promise<YearsSite>} */
  static async of({ circles, seasons }) {
    const years = new YearsSite();
    const { site, probe } = years;
    await site.serve('--demo', { ...probed(probe.file), BENCH_PROBE_LOOP: 'no' });
    const { username, password } = await demoPlayer(site.url);
    await site.end();
    const db = new Libsql(join(site.folder, 'poolhouse.db'));
    const { year } = /** @type {{ year: number }} */ (db.prepare('select year from contests where id = 1').get());
    db.exec('begin');
    copyCircles(db, circles);
    copySeasons(db, year, seasons);
    db.exec('commit');
    db.close();
    // The first process freezes what is over and begins all logs; the one that is measured finds that done.
    await years.#serve();
    await years.#settled();
    await site.end();
    await years.#serve();
    await years.#settled();
    years.#player = basic(username, password);
    years.#desk = caller(site, basic(ADMIN, password));
    return years;
  }

  async #serve() {
    this.probe.forget();
    await this.site.serve('--demo', { ...probed(this.probe.file), BENCH_PROBE_LOOP: 'no' });
  }

  /** Until all agents have run, and the process rests. */
  async #settled() {
    for (let rested = 0; rested < 5;) {
      const began = (await this.probe.ask()).cpu;
      await pause(1000);
      rested = (await this.probe.ask()).cpu - began < 0.1 ? rested + 1 : 0;
    }
  }

  /** What every answer hangs on changes: who is in which circle. */
  async change() {
    this.#round += 1;
    await this.#desk('POST ad/rename_group', { body: { group_number: 1, name: `Oak Street ${this.#round}` } });
  }

  /** CPU of a read by a player, ms, and what it brings, bytes. @param {string} path */
  async read(path) {
    const began = (await this.probe.ask()).cpu;
    const { body } = await fetchRaw(`${this.site.url}/api/v1/${path}`, this.#player);
    return { cpu: ((await this.probe.ask()).cpu - began) * 1000, bytes: body.length };
  }

  /** What the database takes on the disk, MB. */
  size() {
    const files = ['poolhouse.db', 'poolhouse.db-wal'].map((name) => join(this.site.folder, name));
    return files.reduce((sum, file) => sum + (existsSync(file) ? statSync(file).size : 0), 0) / MB;
  }

  /** @param {string} text one number, as n @returns {number} */
  ask(text) {
    const db = new Libsql(join(this.site.folder, 'poolhouse.db'), { readonly: true });
    const { n } = /** @type {{ n: number }} */ (db.prepare(text).get());
    db.close();
    return n;
  }

  stop() {
    return this.site.stop();
  }
}
