import type { TagVersions } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import type { OwnRowsOf } from './own-rows';
import type { Mine, PartedPage } from './page';
import type { PageHistory, State } from './page-history';
import type { SeenVersion, Version } from './version';

const ofPages = new WeakMap<object, PartedPage<Mine<never>>>();

/** The parts of one user as a page of their own; undefined for a page that has none. */
export function minePage<P>(page: PartedPage<P>): PartedPage<Mine<P>> | undefined {
  const { name, mine } = page;
  if (!mine) return undefined;
  let own = ofPages.get(mine) as PartedPage<Mine<P>> | undefined;
  if (!own) {
    const keyOf = ({ params, viewer }: Mine<P>) => `${page.key(params)}/${viewer.userId}${rolesText(viewer)}`;
    ofPages.set(mine, (own = { name: `${name}/mine`, key: keyOf, parts: mine }));
  }
  return own;
}

const rolesText = ({ isAdmin, roles = [] }: Viewer): string => (isAdmin ? '*' : roles.length === 0 ? '' : JSON.stringify(roles));

/** A page as one viewer sees it at one moment: a state of what all see, and of what is the viewer's. */
export interface Seen extends SeenVersion {
  readonly all: State;
  readonly own: State | undefined;
  readonly validUntil: number;
}

/** What a viewer's own rows are made of: the parts of the page, and their models as they were. */
export interface OwnModels {
  readonly parts: readonly OwnRowsOf[];
  readonly models: readonly unknown[];
}

/** The histories that make one viewer's page: each goes on by itself, and only a change of the first is others' as well. */
export class ViewerPage<P> {
  constructor(
    readonly history: PageHistory<P>,
    private readonly mine: PageHistory<Mine<P>> | undefined,
  ) {}

  /** As PageHistory.fresh, of both. */
  fresh(): Seen | undefined {
    const [all, own] = [this.history.fresh(), this.mine?.fresh()];
    return all && (own || !this.mine) ? this.seen(all, own) : undefined;
  }

  get present(): Seen {
    return this.seen(this.history.present, this.mine?.present);
  }

  /** The histories that have to be read anew. */
  stale(): readonly PageHistory<unknown>[] {
    return [...(this.mine && !this.mine.fresh() ? [this.mine] : []), ...(this.history.fresh() ? [] : [this.history])];
  }

  /** As PageHistory.earlier, of both. */
  earlier({ own: ownVersion, ...version }: SeenVersion): Seen | undefined {
    const all = this.history.earlier(version);
    const own = ownVersion && this.mine?.earlier(ownVersion);
    return all && (own || !this.mine) ? this.seen(all, own) : undefined;
  }

  /** Whether a client has seen changes that this process has not. */
  isBehind(known: SeenVersion, tags: TagVersions): boolean {
    const behind = (history: PageHistory<unknown>, { count }: Version) =>
      count > tags.version(history.tags) && count > (history.fresh()?.count ?? 0);
    return behind(this.history, known) || (this.mine !== undefined && known.own !== undefined && behind(this.mine, known.own));
  }

  /** Of what was seen. */
  modelsOf({ all, own }: Seen): OwnModels {
    const parts: readonly OwnRowsOf[] = [...this.history.page.parts, ...(this.mine?.page.parts ?? [])];
    return { parts, models: own ? [...all.models, ...own.models] : all.models };
  }

  /** Whether nothing has happened since to what was seen. */
  isAt({ all, own }: Pick<Seen, 'all' | 'own'>): boolean {
    return this.history.fresh() === all && this.mine?.fresh() === own;
  }

  private seen(all: State, own: State | undefined): Seen {
    const { count, from } = all;
    return { count, from, all, own, validUntil: Math.min(all.validUntil, own?.validUntil ?? Infinity) };
  }
}
