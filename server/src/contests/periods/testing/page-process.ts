import type { Clock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import type { PartedPage } from '../../../web/pages/page';
import { createPages } from '../../../web/pages/pages';

export interface ShownPage {
  data: Record<string, { data: { ID: unknown }[] }>;
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
    private readonly params: Params,
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
