import type { Clock } from '../../ground/clock/clock';
import type { Database, Tx } from '../../ground/db/database';
import { getVersion, loadVersions } from '../../ground/db/snapshot-versions';
import { keepEqual, sameFields } from '../../ground/memory/keep-same';
import { must } from '../../ground/must';
import type { PartedPage } from './page';
import { PrefixBuffer } from './prefix-buffer';
import { groupText, type RowTexts } from './row-texts';
import { SharedRows } from './shared-rows';
import { sameVersion, type Version } from './version';

/** One part as it was read. */
interface PartState {
  readonly model: unknown;
  /** What viewers' own rows are made of. */
  readonly own: unknown;
  readonly count: number;
  readonly validFrom: number;
  readonly validUntil: number;
}

/** A page as it was at one version, and the step by which this process came to it. */
export interface State extends Version {
  readonly step: number;
  /** The site's time when it was read, epoch ms. */
  readonly at: number;
  readonly validUntil: number;
  /** What viewers' own rows are made of, part by part. */
  readonly models: readonly unknown[];
}

/** What all viewers see changed since an earlier state: by group, and as the prefix of their answers. */
export interface SharedDelta {
  readonly changes: ReadonlyMap<string, RowTexts>;
  readonly prefix: PrefixBuffer;
}

/** Most of an hour of a Sunday's scores, and half a minute of an auction's bids; who comes back later gets the whole page. */
const STATES_KEPT = 100;
/** A load that was on its way already may be too old; the next one is not, unless the clock races. */
const LOADS_AT_MOST = 3;
/** Of a page whose rows are all viewers' own: there is one for each viewer. */
const NO_ROWS = new SharedRows();
const STATE_BYTES = 400;
const MODEL_BYTES = 1000;

/**
 * One page, by kind and params, as it went from state to state in this process. Rows that all see alike are kept once, each with the step
 * at which it became so; of earlier states only the models are kept, from which a viewer's own rows can be made again. A delta
 * goes out only from a state that it has been in: with a state it has skipped, a row that changed and changed back would be missed.
 */
export class PageHistory<P> {
  readonly tags: readonly string[];
  readonly room: string | undefined;
  readonly shared: SharedRows;
  private readonly db: Database;
  private readonly clock: Clock;
  private readonly tagsOfParts: readonly (readonly string[])[];
  private states: State[] = [];
  /** The parts of the present state. */
  private parts: readonly PartState[] = [];
  private loading: Promise<void> | undefined;
  private whole: PrefixBuffer | undefined;
  private deltas: Map<number, SharedDelta> | undefined;

  constructor(
    /** What it is kept under. */
    readonly key: string,
    readonly page: PartedPage<P>,
    private readonly params: P,
    { db, clock }: { db: Database; clock: Clock },
  ) {
    this.db = db;
    this.clock = clock;
    this.shared = page.parts.some(({ shared }) => shared) ? new SharedRows() : NO_ROWS;
    this.tagsOfParts = page.parts.map((part) => part.tags(params));
    const [first = [], ...others] = this.tagsOfParts;
    this.tags = others.length === 0 ? first : [...new Set(this.tagsOfParts.flat())];
    this.room = page.room?.(params);
  }

  /** The present state, when nothing has happened to it that this process knows of. */
  fresh(): State | undefined {
    const state = this.states.at(-1);
    if (!state) return undefined;
    const now = this.clock.now();
    // A practice clock may be put back behind the moment of reading.
    if (now >= state.validUntil || now < state.at) return undefined;
    // The snapshot may have been ahead of what this process has heard, never behind.
    return this.db.tags.version(this.tags) <= state.count ? state : undefined;
  }

  /** Reads a state no older than this call. */
  async read(): Promise<void> {
    const requested = this.db.tags.version(this.tags);
    const now = this.clock.now();
    for (let loads = 1; ; loads += 1) {
      await (this.loading ??= this.load().finally(() => (this.loading = undefined)));
      if (loads === LOADS_AT_MOST || (this.present.count >= requested && now < this.present.validUntil)) return;
    }
  }

  /** The state that was read last; `shared` stands at it. */
  get present(): State {
    return must(this.states.at(-1), 'a state that was read');
  }

  /** The state of an earlier version, if this process has been in it lately. */
  earlier(version: Version): State | undefined {
    return this.states.findLast((state) => sameVersion(state, version));
  }

  /** All that viewers see alike, as the prefix of a whole page. */
  wholePrefix(): PrefixBuffer {
    return (this.whole ??= new PrefixBuffer(`{"data":{${this.shared.text(this.shared.names())}`));
  }

  deltaSince(state: State): SharedDelta {
    const deltas = (this.deltas ??= new Map<number, SharedDelta>());
    let delta = deltas.get(state.step);
    if (!delta) {
      const changes = this.shared.changesSince(state.step);
      const text = [...changes].map(([name, rows]) => groupText(name, this.shared.isKeyed(name), rows)).join(',');
      deltas.set(state.step, (delta = { changes, prefix: new PrefixBuffer(`{"data":{${text}`) }));
    }
    return delta;
  }

  /** What it holds on to, roughly. */
  get bytes(): number {
    const present = this.states.at(-1);
    if (!present) return MODEL_BYTES;
    const models = this.page.parts.reduce((sum, part, n) => sum + (part.weigh?.(this.parts[n]?.model) ?? MODEL_BYTES), 0);
    // Of earlier states mostly what the present one has as well; a page that says how many it keeps has a model a state.
    const earlier = this.page.states === undefined ? STATE_BYTES : models;
    return MODEL_BYTES + 1.5 * this.shared.length + models + this.states.length * earlier;
  }

  /** Reads the counters inside the snapshot: a label must never promise more, or less, than its data. */
  private async load(): Promise<void> {
    const at = this.clock.now();
    const before = this.states.at(-1);
    const { count, parts } = await this.db.read(async (tx) => {
      await loadVersions(tx, this.tags);
      const read: PartState[] = [];
      for (const n of this.page.parts.keys()) read.push(await this.loadPart(tx, n, at, this.parts[n]));
      return { count: getVersion(tx, this.tags), parts: read };
    });
    const from = Math.max(0, ...parts.map((part) => part.validFrom));
    const validUntil = Math.min(Infinity, ...parts.map((part) => part.validUntil));
    const again = before !== undefined && sameVersion(before, { count, from });
    const step = again ? before.step : (before?.step ?? 0) + 1;
    if (again) this.states.pop();
    const state: State = { step, count, from, at, validUntil, models: parts.map(({ own }) => own) };
    // A list that is pushed to makes room for sixteen more, and most viewers' own pages have one state.
    if (this.states.length === 0) this.states = [state];
    else this.states.push(state);
    const old = this.parts;
    this.parts = parts;
    if (again) return;
    this.advance(step, parts, old);
    this.whole = undefined;
    this.deltas = undefined;
    const tooMany = this.states.length - (this.page.states ?? STATES_KEPT);
    if (tooMany > 0) this.shared.forget(must(this.states.splice(0, tooMany).at(-1), 'a state too many').step + 1);
  }

  /** A part whose tags have not moved, and for which no boundary has passed, stays as it was read. */
  private async loadPart(tx: Tx, n: number, now: number, before: PartState | undefined): Promise<PartState> {
    const part = must(this.page.parts[n], 'the part of a page');
    const count = getVersion(tx, must(this.tagsOfParts[n], 'the tags of a part'));
    if (before && before.count === count && before.validFrom <= now && now < before.validUntil) return before;
    const read = await part.load(tx, this.params, now, before?.model);
    const own = before && before.model === read.model ? before.own : keptOf(part, read.model, before?.own);
    return { ...read, own, count };
  }

  private advance(step: number, parts: readonly PartState[], before: readonly PartState[]): void {
    for (const [n, { model }] of parts.entries()) {
      const part = must(this.page.parts[n], 'the part of a page');
      const { shared } = part;
      if (!shared || model === before[n]?.model) continue;
      for (const [name, rows] of Object.entries(shared.call(part, model))) this.shared.put(name, rows, step);
    }
  }
}

/** What viewers' own rows are made of; the same objects as before, as far as they hold the same. */
function keptOf<P>(part: PartedPage<P>['parts'][number], model: unknown, before: unknown): unknown {
  if (!part.own) return undefined;
  if (!part.keep) return model;
  const kept = part.keep(model);
  if (typeof kept !== 'object' || kept === null || typeof before !== 'object' || before === null) return kept;
  const old = before as Readonly<Record<string, unknown>>;
  const settled = Object.fromEntries(Object.entries(kept).map(([name, one]) => [name, keepEqual(old[name], one)]));
  return sameFields(before, settled) ? before : settled;
}
