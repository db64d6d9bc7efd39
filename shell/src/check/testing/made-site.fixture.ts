import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { canonical, type KeptReceipt } from '@poolhouse/shared-ui/proof';
import type { OpenedRow } from '../opened.types';
import { growth, hashOf, leaf, pathOf, root } from './trees.fixture';

export const HOUR = 3_600_000;
export const CONTEST = 7;
const BEGINS = Date.parse('2026-11-10T17:00:00Z');

interface Slot {
  entry: number;
  slot: number;
  event: number;
  pick: Record<string, unknown> | null;
}

export interface SiteOptions {
  entries?: readonly string[];
  weeks?: number;
  /** Picks of each entry in a week; each of its own game, which lock one after the other. */
  slots?: number;
  /** Locks of the last week that have been; all of them unless said otherwise. */
  locked?: number;
  /** Nothing is sealed: its log has results alone, so many. */
  plain?: number;
}

/** A site that keeps a log as the design says, of a contest in which each entry picks `slots` games a week. */
export class MadeSite {
  readonly origin = `poolhouse/0123456789abcdef/${CONTEST}`;
  readonly lines: string[] = [];
  readonly opened: OpenedRow[] = [];
  readonly scores: { event: number; score1: number; score2: number }[] = [];
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ed25519');
  private beats = 0;
  at = BEGINS;

  constructor({ entries = ['Rusty Nail', 'Hail Marys', 'Big Tuna'], weeks = 2, slots = 3, locked = slots, plain }: SiteOptions = {}) {
    const began = {
      contest: CONTEST,
      type: 'Football',
      name: 'Oak Street Pool',
      year: 2026,
      first_week: 1,
      entries: [],
      results: [],
      picks: [],
      ...(plain === undefined ? {} : { slots: 0 }),
    };
    this.add('began', began);
    for (const [place, name] of entries.entries()) this.add('entry.added', { entry: 11 + place, name });
    for (let event = 1; event <= (plain ?? 0); event += 1) this.result(event);
    for (let week = 1; plain === undefined && week <= weeks; week += 1)
      this.play(week, entries.length, slots, week === weeks ? locked : slots);
  }

  get key(): string {
    return this.keys.publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
  }

  add(kind: string, body: unknown): void {
    this.at += 1000;
    this.lines.push(canonical({ at: this.at, body, kind, n: this.lines.length }));
  }

  private result(event: number): void {
    this.scores.push({ event, score1: 20, score2: 24 });
    this.add('result', { event, teams: [1, 2], line: '-3.5', score1: 20, score2: 24 });
  }

  private play(week: number, entries: number, each: number, locked: number): void {
    const period = `2026-w${String(week).padStart(2, '0')}`;
    const slots: Slot[] = Array.from({ length: entries * each }, (_, place) => {
      const [entry, slot] = [11 + Math.floor(place / each), 1 + (place % each)];
      const event = 100 * week + slot;
      // The last slot of the last entry stays empty.
      const pick = place === entries * each - 1 ? null : { event, line: null, locked: false, side: 1 + ((entry + slot) % 2) };
      return { entry, slot, event, pick };
    });
    const before = this.seal('beat', period, slots);
    for (let n = 1; n <= locked; n += 1) {
      this.at += HOUR;
      const hourly = n === 1 ? before : this.seal('beat', period, slots);
      const last = n === each;
      this.seal('lock', period, slots, { events: [100 * week + n], ...(last ? { last: true } : {}) });
      this.open(hourly, period, slots, (one) => (one.pick === null ? last : one.slot === n));
      this.result(100 * week + n);
    }
    this.at += 60 * HOUR;
  }

  private saltOf = (beat: number, { entry, slot }: Slot): Buffer =>
    createHash('sha256').update(`salt ${beat} ${entry} ${slot}`).digest().subarray(0, 16);
  private contentOf = (period: string, { entry, slot, pick }: Slot): string => canonical({ contest: CONTEST, entry, period, pick, slot });
  private leavesOf = (beat: number, period: string, slots: readonly Slot[]): Buffer[] =>
    slots.map((one) => leaf(this.saltOf(beat, one), Buffer.from(this.contentOf(period, one))));

  private seal(kind: 'beat' | 'lock', period: string, slots: readonly Slot[], more: object = {}): number {
    this.beats += 1;
    const sum = root(this.leavesOf(this.beats, period, slots)).toString('base64');
    this.add(kind, { beat: this.beats, period, root: sum, slots: slots.length, ...more });
    return this.beats;
  }

  private open(beat: number, period: string, slots: readonly Slot[], which: (slot: Slot) => boolean): void {
    const leaves = this.leavesOf(beat, period, slots);
    for (const [index, one] of slots.entries()) {
      if (!which(one)) continue;
      this.opened.push({
        ...{ beat, period, entry: one.entry, slot: one.slot, index, size: slots.length },
        salt: this.saltOf(beat, one).toString('base64'),
        content: this.contentOf(period, one),
        path: pathOf(index, leaves).map((hash) => hash.toString('base64')),
        says: one.pick ? `T${String(one.pick['side'])}${one.slot} −3.5` : '',
        shown: canonical(one.pick),
      });
    }
  }

  leaves = (): Buffer[] => this.lines.map((line) => leaf(Buffer.from(line)));

  checkpoint(size = this.lines.length): string {
    const text = `${this.origin}\n${size}\n${root(this.leaves().slice(0, size)).toString('base64')}\n`;
    const hash = createHash('sha256').update(`${this.origin}\n`).update(Uint8Array.of(1)).update(Buffer.from(this.key, 'base64')).digest();
    const signature = Buffer.concat([hash.subarray(0, 4), sign(null, Buffer.from(text), this.keys.privateKey)]);
    return `${text}\n\u2014 ${this.origin} ${signature.toString('base64')}\n`;
  }

  /** What a save of the entry's picks of that week answered with, as its browser keeps it. */
  receipt(entry: number, week: number, change: (pick: unknown) => unknown = (pick) => pick): KeptReceipt {
    const period = `2026-w${String(week).padStart(2, '0')}`;
    const rows = this.opened.filter((row) => row.entry === entry && row.period === period).sort((a, b) => a.slot - b.slot);
    const picks = rows.map(({ slot, content, says }) => ({ slot, says, pick: change((JSON.parse(content) as { pick: unknown }).pick) }));
    const hash = hashOf(canonical(picks.map(({ pick, slot }) => ({ pick, slot }))));
    const text = canonical({ at: BEGINS, contest: CONTEST, entry, period, picks: hash, size: 4 });
    const signature = sign(null, Buffer.from(text), this.keys.privateKey).toString('base64');
    return { contest: CONTEST, entry, period, at: BEGINS, text, signature, picks };
  }

  /** The calls, as the site answers them now: its player is in this contest alone. */
  answers() {
    const at = () => new Date(this.at).toISOString();
    const own = { contest_id: CONTEST, type: 'football', name: 'Oak Street Pool', year: 2026, circle: 1, circle_name: 'Oak Street' };
    return {
      'GET proof/contests': () => ({ contests: [own] }),
      'GET proof/checkpoint': () => ({ origin: this.origin, key: this.key, checkpoint: this.checkpoint(), at: at(), watching: 3 }),
      'GET proof/consistency': ({ from }: { from: number }) => ({
        ...{ checkpoint: this.checkpoint(), at: at() },
        proof: growth(Math.min(Number(from), this.lines.length), this.leaves()).map((hash) => hash.toString('base64')),
      }),
      'GET proof/log': ({ from = 0 }: { from?: number }) => ({
        lines: this.lines.slice(Number(from), Number(from) + 10),
        total: this.lines.length,
        open: [],
      }),
      'GET proof/opened': () => ({ opened: [...this.opened], results: this.scores }),
    };
  }
}
