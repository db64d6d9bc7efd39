import type { Clock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import { createPages } from '../../../web/pages/pages';
import { createMemories } from '../../memories';
import { underdogsReader } from '../underdogs-facts';
import { underdogsPage, type UnderdogsPageParams } from '../underdogs.page';

export interface SeasonAnswer {
  data: Record<string, { data: { ID: unknown }[] }>;
  __delta?: string;
  __whole?: boolean;
}

/** A process of the site that has just started, as far as it shows one contest. */
export class SeasonProcess {
  private readonly page;
  private readonly pages;

  constructor(
    readonly db: Database,
    clock: Clock,
    private readonly params: UnderdogsPageParams,
  ) {
    this.page = underdogsPage(underdogsReader(createMemories(db)));
    this.pages = createPages(db, clock);
  }

  /** The page of a viewer, or what changed in it. */
  async ask(viewer: Viewer, since?: string): Promise<SeasonAnswer> {
    const { body } = await this.pages.read(this.page, this.params, viewer, { deltaUrl: '/underdogs', since, acceptEncoding: '' });
    return JSON.parse(body.toString()) as SeasonAnswer;
  }

  /** The whole page of each, its version included. */
  async shows(viewers: readonly Viewer[]): Promise<SeasonAnswer[]> {
    const answers: SeasonAnswer[] = [];
    for (const viewer of viewers) answers.push(await this.ask(viewer));
    return answers;
  }
}
