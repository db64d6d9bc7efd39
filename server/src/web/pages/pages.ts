import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { tellFigures, type MemoryFigures } from '../../ground/memory/memories';
import type { Viewer } from '../../ground/viewer';
import { encodingFor, UNCHANGED, type Packed } from './pack';
import type { Mine, PageAnswer, PageRequest, Pages, PartedPage } from './page';
import { PageHistory } from './page-history';
import { labelOf, markOf, versionIn } from './version';
import { deltaAnswer, wholeAnswer } from './viewer-answer';
import { minePage, ViewerPage, type Seen } from './viewer-page';

export interface PagesLimits {
  /** What all pages in memory may hold together, roughly. */
  bytes: number;
  /**
   * Own rows that stand apart are not packed, and may weigh this share of what all get; a page of which they are more is packed anew for each
   * viewer. Default as much.
   */
  apart?: number;
}

const LIMITS: PagesLimits = { bytes: 500_000_000 };
const APART = 1;

class LivePages implements Pages {
  // A history knows its own params; the map holds histories of every kind.
  private readonly histories: LRUCache<string, PageHistory<unknown>>;
  private hits = 0;
  private loads = 0;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly limits: PagesLimits,
  ) {
    this.histories = new LRUCache({ maxSize: limits.bytes });
    tellFigures(db, this);
  }

  figures(): MemoryFigures {
    return { name: 'pages', entries: this.histories.size, bytes: this.histories.calculatedSize, hits: this.hits, loads: this.loads };
  }

  async read<P>(page: PartedPage<P>, params: P, viewer: Viewer, asked: PageRequest): Promise<PageAnswer> {
    const { deltaUrl, since } = asked;
    const key = `${page.name}?${page.key(params)}`;
    const viewerPage = this.viewerPageOf(key, page, { params, viewer });
    const { history } = viewerPage;
    const mark = markOf(viewer, key);
    let seen = viewerPage.fresh();
    if (seen) this.hits += 1;
    if (seen && since === labelOf(seen, mark)) return answerOf(viewerPage, seen, { packed: UNCHANGED, version: since, lasting: true });

    const known = since === undefined ? undefined : versionIn(since, mark);
    // The client has been at a process that saw a change first.
    if (known && viewerPage.isBehind(known, this.db.tags)) await this.db.tags.refresh();
    seen = viewerPage.fresh();
    if (!seen) {
      for (const one of viewerPage.stale()) await this.load(one);
      // Another load may have ended since: rows and state are taken together, without a pause in between.
      seen = viewerPage.present;
    }

    const label = labelOf(seen, mark);
    if (known && since === label) return answerOf(viewerPage, seen, { packed: UNCHANGED, version: label, lasting: true });
    const encoding = encodingFor(asked.acceptEncoding);
    const tail = `"__delta":${JSON.stringify(`${deltaUrl}${deltaUrl.includes('?') ? '&' : '?'}since=${label}`)}}`;
    const earlier = known && viewerPage.earlier(known);
    if (earlier)
      return answerOf(viewerPage, seen, {
        packed: await deltaAnswer(
          history,
          { all: earlier.all, before: viewerPage.modelsOf(earlier), after: viewerPage.modelsOf(seen) },
          { viewer, tail, encoding },
        ),
        version: label,
        lasting: false,
      });
    const end = since === undefined ? tail : `"__whole":true,${tail}`;
    const apart = asked.apart ? (this.limits.apart ?? APART) : 0;
    const whole = await wholeAnswer(history, viewerPage.modelsOf(seen), { viewer, tail: end, encoding, apart });
    return answerOf(viewerPage, seen, { packed: whole, version: label, lasting: true });
  }

  /** What a viewer looks at: the history of all, and one of their own where the page has such parts. */
  private viewerPageOf<P>(key: string, page: PartedPage<P>, mine: Mine<P>): ViewerPage<P> {
    const own = minePage(page);
    return new ViewerPage(this.historyOf(key, page, mine.params), own && this.historyOf(`${own.name}?${own.key(mine)}`, own, mine));
  }

  private historyOf<P>(key: string, page: PartedPage<P>, params: P): PageHistory<P> {
    const known = this.histories.get(key) as PageHistory<P> | undefined;
    if (known) return known;
    const history = new PageHistory(key, page, params, { db: this.db, clock: this.clock });
    this.keep(history);
    return history;
  }

  private async load(history: PageHistory<unknown>): Promise<void> {
    this.loads += 1;
    await history.read();
    this.keep(history);
  }

  private keep(history: PageHistory<unknown>): void {
    // Setting the same object again would leave its size as it was.
    this.histories.delete(history.key);
    this.histories.set(history.key, history, { size: Math.ceil(history.bytes) });
  }
}

function answerOf<P>(
  viewerPage: ViewerPage<P>,
  seen: Seen,
  { packed, version, lasting }: { packed: Packed; version: string; lasting: boolean },
): PageAnswer {
  const { room } = viewerPage.history;
  const still = stillAt(viewerPage, { all: seen.all, own: seen.own });
  return { page: true, ...packed, lasting, version, until: seen.validUntil, still, ...(room && { room }) };
}

/** An answer is remembered for each viewer, and holds on to nothing but this. */
const stillAt =
  <P>(viewerPage: ViewerPage<P>, seen: Pick<Seen, 'all' | 'own'>) =>
  () =>
    viewerPage.isAt(seen);

/** The pages of this process. */
export function createPages(db: Database, clock: Clock, limits: PagesLimits = LIMITS): Pages {
  return new LivePages(db, clock, limits);
}
