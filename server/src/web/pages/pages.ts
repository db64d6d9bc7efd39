import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import { encodingFor, prepare, UNCHANGED, type Packed } from './answer';
import type { PageAnswer, PageKind, Pages } from './page';
import { PageSource, type Built } from './page-source';
import { writeRows } from './row-texts';
import { ViewerPage } from './viewer-page';
import { labelOf, markOf, versionIn } from './version';

export interface PagesLimits {
  /** How many models, and how many viewers' pages, are kept in memory. */
  models: number;
  viewers: number;
}

/** A viewer's page with the bodies that were prepared of its present state. */
interface Prepared {
  page: ViewerPage;
  bodies: Map<string, Promise<Packed>>;
}

/** The same state is asked for under few different URLs; more than this is somebody playing. */
const BODIES_KEPT = 8;

class LivePages implements Pages {
  // A source knows its own params and model; the map holds sources of every kind.
  private readonly sources: LRUCache<string, object>;
  private readonly viewers: LRUCache<string, Prepared>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    limits: PagesLimits,
  ) {
    this.sources = new LRUCache({ max: limits.models });
    this.viewers = new LRUCache({ max: limits.viewers });
  }

  async read<P, M>(
    kind: PageKind<P, M>,
    params: P,
    viewer: Viewer,
    deltaUrl: string,
    since: string | undefined,
    acceptEncoding: string,
  ): Promise<PageAnswer> {
    const { source, built, answer } = await this.answer(kind, params, viewer, deltaUrl, since, acceptEncoding);
    return { page: true, ...answer, still: () => source.fresh() === built };
  }

  private async answer<P, M>(
    kind: PageKind<P, M>,
    params: P,
    viewer: Viewer,
    deltaUrl: string,
    since: string | undefined,
    acceptEncoding: string,
  ): Promise<{ source: PageSource<P, M>; built: Built<M>; answer: Packed }> {
    const key = `${kind.name}?${kind.key(params)}`;
    const source = this.sourceOf(key, kind, params);
    const mark = markOf(viewer, key);
    let built = source.fresh();
    if (built && since === labelOf(built, mark)) return { source, built, answer: UNCHANGED };

    const known = since === undefined ? undefined : versionIn(since, mark);
    // The client has been at a process that heard of a change first.
    if (known && known.count > this.db.scopes.version(source.scopes) && known.count > (built?.count ?? 0)) await this.db.scopes.refresh();
    built = source.fresh() ?? (await source.read());

    const label = labelOf(built, mark);
    if (known && since === label) return { source, built, answer: UNCHANGED };
    const prepared = this.preparedFor(`${key}#${mark}`, label, built, source, viewer);
    const encoding = encodingFor(acceptEncoding);
    const next = `"__delta":${JSON.stringify(withSince(deltaUrl, label))}}`;
    if (since !== undefined && known) {
      const page = prepared.page.knows(since) ? prepared.page : this.bridge(source, since, source.earlier(known), built, label, viewer);
      if (page) return { source, built, answer: await prepare(`{"data":${page.changesSince(since)},${next}`, encoding) };
    }
    return { source, built, answer: await wholeOf(prepared, since === undefined ? next : `"__whole":true,${next}`, encoding) };
  }

  private sourceOf<P, M>(key: string, kind: PageKind<P, M>, params: P): PageSource<P, M> {
    let source = this.sources.get(key) as PageSource<P, M> | undefined;
    if (!source) this.sources.set(key, (source = new PageSource(kind, params, this.db, this.clock)));
    return source;
  }

  private preparedFor<P, M>(key: string, label: string, built: Built<M>, source: PageSource<P, M>, viewer: Viewer): Prepared {
    let prepared = this.viewers.get(key);
    if (!prepared) this.viewers.set(key, (prepared = { page: new ViewerPage(), bodies: new Map() }));
    if (prepared.page.label !== label) {
      prepared.page.advance(label, writeRows(source.kind.rows(built.model, viewer, built.at)));
      prepared.bodies = new Map();
    }
    return prepared;
  }

  /** From a state that this viewer was shown elsewhere to the present one; undefined when that state is not at hand. */
  private bridge<P, M>(
    source: PageSource<P, M>,
    since: string,
    old: Built<M> | undefined,
    built: Built<M>,
    label: string,
    viewer: Viewer,
  ): ViewerPage | undefined {
    if (!old) return undefined;
    const page = new ViewerPage();
    page.advance(since, writeRows(source.kind.rows(old.model, viewer, old.at)));
    page.advance(label, writeRows(source.kind.rows(built.model, viewer, built.at)));
    return page;
  }
}

/** The pages of this process. */
export function createPages(db: Database, clock: Clock, limits: PagesLimits = { models: 200, viewers: 2000 }): Pages {
  return new LivePages(db, clock, limits);
}

/** Compressed once for each state, however many ask. */
function wholeOf({ page, bodies }: Prepared, tail: string, encoding: PageAnswer['encoding']): Promise<Packed> {
  const key = `${encoding} ${tail}`;
  let body = bodies.get(key);
  if (!body) {
    if (bodies.size >= BODIES_KEPT) bodies.clear();
    bodies.set(key, (body = prepare(`{"data":${page.whole()},${tail}`, encoding)));
  }
  return body;
}

function withSince(url: string, label: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}since=${label}`;
}
