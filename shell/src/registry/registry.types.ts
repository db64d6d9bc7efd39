/** One screen that a remote owns: `football/makepicks`. */
export interface RemoteRoute {
  readonly path: string;
  readonly title: string;
}

/** What a remote's build says about it (`remote.json`), and where its files stand. */
export interface Remote {
  readonly id: string;
  /** Name of its federation container, a JavaScript identifier. */
  readonly name: string;
  readonly version: string;
  /** The contract's compatibility number it was built against. */
  readonly compatibility: number;
  readonly title: string;
  /** Contest names as the sign-in answer spells them, with the title that people read. */
  readonly contests: Readonly<Record<string, string>>;
  readonly routes: readonly RemoteRoute[];
  /** Range of kit versions that it works with. */
  readonly kit: string;
  /** Folder of its files, with a slash at the end. */
  readonly base: string;
  readonly entry: string;
  /** `sha384-…` of the entry. */
  readonly integrity: string;
  /** Scripts that its first screen needs, relative to `base`. */
  readonly preload: readonly string[];
}

export interface Registry {
  readonly remotes: readonly Remote[];
}

export const EMPTY_REGISTRY: Registry = { remotes: [] };
