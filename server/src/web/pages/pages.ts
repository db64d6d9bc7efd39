import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { tellFigures, type MemoryFigures } from '../../ground/memory/memories';
import type { Viewer } from '../../ground/viewer';
import { encodingFor, UNCHANGED, type Packed } from './pack';
import type { PageAnswer, PageAsked, PageKind, Pages, PartedPage } from './page';
import { PageLine, type State } from './page-line';
import { inParts } from './parts';
import { labelOf, markOf, versionIn } from './version';
import { deltaAnswer, wholeAnswer } from './viewer-answer';

export interface PagesLimits {
  /** What all pages in memory may hold together, roughly. */
  bytes: number;
}

const LIMITS: PagesLimits = { bytes: 500_000_000 };

class LivePages implements Pages {
  // A line knows its own params; the map holds lines of every kind.
  private readonly lines: LRUCache<string, PageLine<unknown>>;
  private hits = 0;
  private loads = 0;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    limits: PagesLimits,
  ) {
    this.lines = new LRUCache({ maxSize: limits.bytes });
    tellFigures(db, this);
  }

  figures(): MemoryFigures {
    return { name: 'pages', entries: this.lines.size, bytes: this.lines.calculatedSize, hits: this.hits, loads: this.loads };
  }

  async read<P, M>(
    kind: PageKind<P, M> | PartedPage<P>,
    params: P,
    viewer: Viewer,
    { deltaUrl, since, acceptEncoding }: PageAsked,
  ): Promise<PageAnswer> {
    const page = inParts(kind);
    const key = `${page.name}?${page.key(params)}`;
    const line = this.lineOf(key, page, params);
    const mark = markOf(viewer, key);
    let state = line.fresh();
    if (state) this.hits += 1;
    if (state && since === labelOf(state, mark)) return answerOf(line, state, { packed: UNCHANGED, version: since, lasting: true });

    const known = since === undefined ? undefined : versionIn(since, mark);
    // The client has been at a process that heard of a change first.
    if (known && known.count > this.db.scopes.version(line.scopes) && known.count > (state?.count ?? 0)) await this.db.scopes.refresh();
    state = line.fresh();
    if (!state) {
      await this.load(key, line);
      // Another load may have ended since: rows and state are taken together, without a pause in between.
      state = line.present;
    }

    const label = labelOf(state, mark);
    if (known && since === label) return answerOf(line, state, { packed: UNCHANGED, version: label, lasting: true });
    const encoding = encodingFor(acceptEncoding);
    const tail = `"__delta":${JSON.stringify(`${deltaUrl}${deltaUrl.includes('?') ? '&' : '?'}since=${label}`)}}`;
    const earlier = known && line.earlier(known);
    if (earlier)
      return answerOf(line, state, {
        packed: await deltaAnswer(line, earlier, state, { viewer, tail, encoding }),
        version: label,
        lasting: false,
      });
    const whole = await wholeAnswer(line, state, { viewer, tail: since === undefined ? tail : `"__whole":true,${tail}`, encoding });
    return answerOf(line, state, { packed: whole, version: label, lasting: true });
  }

  private lineOf<P>(key: string, page: PartedPage<P>, params: P): PageLine<P> {
    const known = this.lines.get(key) as PageLine<P> | undefined;
    if (known) return known;
    const line = new PageLine(page, params, this.db, this.clock);
    this.keep(key, line);
    return line;
  }

  private async load<P>(key: string, line: PageLine<P>): Promise<void> {
    this.loads += 1;
    await line.read();
    this.keep(key, line);
  }

  private keep<P>(key: string, line: PageLine<P>): void {
    // Setting the same object again would leave its size as it was.
    this.lines.delete(key);
    this.lines.set(key, line, { size: Math.ceil(line.bytes) });
  }
}

function answerOf<P>(
  line: PageLine<P>,
  state: State,
  { packed, version, lasting }: { packed: Packed; version: string; lasting: boolean },
): PageAnswer {
  const { room } = line;
  return { page: true, ...packed, lasting, version, until: state.validUntil, still: () => line.fresh() === state, ...(room && { room }) };
}

/** The pages of this process. */
export function createPages(db: Database, clock: Clock, limits: PagesLimits = LIMITS): Pages {
  return new LivePages(db, clock, limits);
}
