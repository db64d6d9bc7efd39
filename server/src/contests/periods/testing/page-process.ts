import type { Clock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import type { PartedPage } from '../../../web/pages/page';
import { createPages } from '../../../web/pages/pages';

export interface ShownPage {
  data: Record<string, { data: { ID?: unknown; id?: unknown }[] }>;
  __delta?: string;
  __whole?: boolean;
}

/** A process of the site that has just started, as far as it shows one page of one contest. */
export class PageProcess<Params> {
  private readonly pages;

  constructor(
    readonly db: Database,
    clock: Clock,
    private readonly page: PartedPage<Params>,
    public params: Params,
  ) {
    this.pages = createPages(db, clock);
  }

  /** The page of a viewer, or what changed in it. */
  async ask(viewer: Viewer, since?: string): Promise<ShownPage> {
    const { body } = await this.pages.read(this.page, this.params, viewer, { deltaUrl: `/${this.page.name}`, since, acceptEncoding: '' });
    return JSON.parse(body.toString()) as ShownPage;
  }

  /** The whole page of each, its version included. */
  async shows(viewers: readonly Viewer[]): Promise<ShownPage[]> {
    const answers: ShownPage[] = [];
    for (const viewer of viewers) answers.push(await this.ask(viewer));
    return answers;
  }
}

type Merge = (old: unknown, answer: ShownPage) => unknown;
/** The client's own merge, from the other side of the wall: a name that is computed is not followed by the type check. */
const CLIENT_MERGE = '../../../../../shared-ui/src/board/merge-page';

/** Somebody who follows a page from process to process. */
export class PageFollower<P> {
  private page: unknown = null;
  private since: string | undefined;

  private constructor(
    private readonly merge: Merge,
    private readonly viewer: Viewer,
  ) {}

  static async of<P>(viewer: Viewer): Promise<PageFollower<P>> {
    const { mergePage } = (await import(CLIENT_MERGE)) as { mergePage: Merge };
    return new PageFollower<P>(mergePage, viewer);
  }

  async follow(process: PageProcess<P>): Promise<ShownPage['data']> {
    const answer = await process.ask(this.viewer, this.since);
    this.page = this.merge(this.page, answer);
    this.since = /since=(.+)$/.exec(answer.__delta ?? '')?.[1] ?? this.since;
    return this.page as ShownPage['data'];
  }
}

const byName = <T>(list: T[], name: (one: T) => unknown) => list.sort((a, b) => (String(name(a)) < String(name(b)) ? -1 : 1));

/** The groups of a page and their rows in the order of their names, which the specification writes in two ways: with a delta no order travels. */
export const sortedRows = (data: ShownPage['data']) =>
  byName(
    Object.entries(data).map(([name, { data: rows }]) => [name, byName([...rows], ({ ID, id }) => ID ?? id)] as const),
    ([name]) => name,
  );
