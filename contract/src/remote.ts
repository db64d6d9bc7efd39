/**
 * What a remote says about itself in `remote.json`, and what the registry says about the live ones. The build, the release
 * command, the server and the shell all check it with this file, which imports nothing so that the browser pays little for it.
 */

/** One screen that a remote owns: `football/makepicks`. */
export interface RemoteRoute {
  readonly path: string;
  readonly title: string;
  /** Scripts that this screen needs beside the remote's own `preload`, relative to the version's folder. */
  readonly preload: readonly string[];
  /** Shared modules that this screen draws with; the page fetches those of its own that it has not yet run. */
  readonly shared?: readonly string[];
  /**
   * What this screen reads first, so that its data comes beside its scripts: `football/pagedata?week={:week}&contest_id={:contest|football_contest_id}`.
   * `{:week}` is a number of the address, `{football_contest_id}` a choice that the device keeps, `{…|0}` what holds else; a parameter without any is left out.
   */
  readonly reads?: readonly string[];
}

/** Places of other apps to which a remote may contribute a piece: a tab or a tool of the admin console, a section of account settings, a panel on home, one on the page of what is on, how its
 * chances are worked out, what else of a contest can be checked. */
export const SLOT_PLACES = ['console', 'tools', 'settings', 'home', 'live', 'models', 'check'] as const;
/** Places of the admin console, which administrators alone see unless a piece says otherwise. */
export const CONSOLE_PLACES: readonly string[] = ['console', 'tools'];
export type SlotPlace = (typeof SLOT_PLACES)[number];

/** `players`: whoever is in the contest. `administrators`: they, in the contest or not. `everybody`: whoever is signed in. */
export const SLOT_VIEWERS = ['players', 'administrators', 'everybody'] as const;
export type SlotViewer = (typeof SLOT_VIEWERS)[number];

/** A piece that a remote contributes to a place. */
export interface RemoteSlot {
  /** One of SLOT_PLACES; a site passes over places that it does not have. */
  readonly place: string;
  /** Its name among the remote's pieces of that place. Its module is `src/slots/<place>/<name>`. */
  readonly name: string;
  readonly title: string;
  /** Pieces stand by it, the lowest first; level ones by their titles. */
  readonly order: number;
  /** One of SLOT_VIEWERS; unless stated `administrators` in the console and its tools, `players` elsewhere. Nobody sees a piece for others than these. */
  readonly for?: string;
  /** Which of the remote's contests it is about; any of them unless stated. A remote without contests is about nobody's, and so everybody's. */
  readonly contest?: string;
  /** Scripts of its module, relative to the version's folder. */
  readonly preload: readonly string[];
  /** Shared modules that it draws with. */
  readonly shared?: readonly string[];
}

/** The name under which a remote's container exposes a piece: `settings/football`. */
export const slotModule = ({ place, name }: Pick<RemoteSlot, 'place' | 'name'>): string => `${place}/${name}`;

/** What a remote may weigh where the usual budget is too small: kB of 1000 bytes, brotli. */
export interface Budget {
  readonly entry?: number;
  readonly total?: number;
  /** Why it needs more than the others. */
  readonly reason: string;
}

/** `remote.json`, written by the remote's build. */
export interface RemoteDescription {
  /** Folder name of the app: `mf-football`. */
  readonly id: string;
  /** Name of its federation container, a JavaScript identifier: `mf_football`. */
  readonly name: string;
  readonly version: string;
  /** Which team answers for it; failures are reported with this name. */
  readonly owner: string;
  readonly title: string;
  /** Contest names as the sign-in answer spells them, with the title that people read. */
  readonly contests: Readonly<Record<string, string>>;
  readonly routes: readonly RemoteRoute[];
  /** Its first screen's link in the app bar and on home, for what no contest leads to; `for` one of SLOT_VIEWERS, `players` unless stated. */
  readonly link?: { readonly title: string; readonly for?: string };
  /** What it contributes to places that are not its own. */
  readonly slots?: readonly RemoteSlot[];
  /** API areas that it calls: `football`, `utils`. */
  readonly api: readonly string[];
  /** Range of kit versions that it works with: `^1.2.0`. */
  readonly kit: string;
  /** The contract's compatibility number it was built against. */
  readonly compatibility: number;
  /** Modules that it takes from the page where they fit, with the range it needs: `react` → `^19.3.1`. */
  readonly shared: Readonly<Record<string, string>>;
  /** Its entry script, relative to the version's folder. */
  readonly entry: string;
  /** Every script and asset it may load, relative to the version's folder, with its integrity: `sha256-…`. The entry is among them. */
  readonly files: Readonly<Record<string, string>>;
  /** Scripts that any of its screens needs, relative to the version's folder. */
  readonly preload: readonly string[];
  /** Its own copies of shared modules, fetched only by a page whose copies do not fit. They count in no budget. */
  readonly fallback?: readonly string[];
  readonly budget?: Budget;
}

/** A remote as the registry hands it to one browser. */
export interface RegisteredRemote extends RemoteDescription {
  /** Folder of this version's files, with a slash at its end: a path of the site, or an http(s) address. */
  readonly base: string;
}

export interface Registry {
  readonly remotes: readonly RegisteredRemote[];
}

/** What a site's registry says it is, so that nothing else that was signed with the same key is taken for it. */
export const REGISTRY_PURPOSE = 'poolhouse registry';
/** The same of the registry that lies on a static host. */
export const hostPurpose = (origin: string): string => `poolhouse registry on ${origin}`;

/** A registry as it is signed. */
export interface StatedRegistry extends Registry {
  readonly purpose: string;
  /** Grows with each release and rollback; a shell that has seen one believes no smaller one. */
  readonly number: number;
  /** When it became so, ISO 8601. */
  readonly at: string;
}

/**
 * `/registry.json`. `payload` is the JSON text of a `StatedRegistry`; `signature` is of exactly these bytes (UTF-8): ECDSA, curve P-256,
 * SHA-256, base64 of r and s. The public key stands in the page, `<meta name="registry-key" content="…">`, base64 of its SPKI form.
 */
export interface SignedRegistry {
  readonly payload: string;
  readonly signature: string;
}

/** Why a remote could not be shown. */
export const FAILURE_KINDS = ['unreachable', 'bad_answer', 'slow', 'integrity', 'incompatible', 'crashed'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
/** A file's path inside a remote's folder, which leads nowhere else. */
export const isFile = (value: unknown): value is string => isText(value) && /^[\w.-]+(\/[\w.-]+)*$/.test(value) && !value.includes('..');
const isFiles = (value: unknown): value is string[] => Array.isArray(value) && value.every(isFile);
const isRange = (value: unknown): value is string => isText(value) && RANGE.test(value);

const isViewer = (value: unknown): boolean => value === undefined || (isText(value) && WORD.test(value));
const has = (fields: unknown, key: unknown): boolean => isText(key) && isFields(fields) && Object.hasOwn(fields, key);
const isSize = (value: unknown): boolean => value === undefined || (typeof value === 'number' && value > 0);
const isBudget = (value: unknown): boolean => isFields(value) && isText(value.reason) && isSize(value.entry) && isSize(value.total);

const WORD = /^[a-z][a-z0-9-]*$/;
const RANGE = /^([\^~]?)(\d+)\.(\d+)\.(\d+)$/;
const ROUTE = /^[a-z][a-z0-9]*(\/[a-z][a-z0-9]*)*$/;
const VALUE = String.raw`(?:\w+|\{:?\w+(?:\|:?\w+)*\})`;
/** A read of a route; its first group is the API area. */
export const READ = new RegExp(String.raw`^([a-z]\w*)(?:/\w+)+(?:\?\w+=${VALUE}(?:&\w+=${VALUE})*)?$`);
const INTEGRITY = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;
const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

export const isRemoteId = (value: unknown): value is string => isText(value) && /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value);
export const isRemoteVersion = (value: unknown): value is string => isText(value) && VERSION.test(value) && !value.includes('..');

/** The places and names are open, so that a shell of before still runs a remote that also serves a place of tomorrow. */
function slotFaults(slots: unknown, contests: unknown): string[] {
  if (slots === undefined) return [];
  if (!Array.isArray(slots)) return ['slots: must list pieces for other places'];
  const seen = new Set<string>();
  return slots.flatMap((slot: unknown, i) => {
    if (!isFields(slot)) return [`slots[${i}]: must be an object`];
    const { place, name, title, order, for: viewer, contest } = slot;
    const key = `${String(place)}/${String(name)}`;
    const checks: [boolean, string][] = [
      [isText(place) && WORD.test(place), 'place: must be the name of a place, such as settings'],
      [isText(name) && WORD.test(name), 'name: must be a lower-case word, such as football'],
      [!seen.has(key), `name: ${key} is there already`],
      [isText(title), 'title: must be a text'],
      [Number.isFinite(order), 'order: must be a number'],
      [isViewer(viewer), 'for: must say who sees it, such as administrators'],
      [contest === undefined || has(contests, contest), 'contest: must be one of contests'],
    ];
    seen.add(key);
    return checks.flatMap(([ok, sentence]) => (ok ? [] : [`slots[${i}].${sentence}`]));
  });
}

/** A team's own part of `remote.json`: what stands in `remote.config.json`. Answers what is wrong, a sentence each. */
export function remoteConfigFaults(value: unknown): string[] {
  if (!isFields(value)) return ['must be an object'];
  const faults: string[] = [];
  const must = (ok: boolean, sentence: string): void => void (ok || faults.push(sentence));
  must(isText(value.title), 'title: must be a text');
  must(isText(value.owner), 'owner: must name the team that answers for this remote');
  must(isFields(value.contests) && Object.values(value.contests).every(isText), 'contests: must give each contest name its title');
  must(isTexts(value.api), 'api: must list the API areas that the remote calls');
  must(isRange(value.kit), 'kit: must be a version range such as ^1.0.0');
  must(value.budget === undefined || isBudget(value.budget), 'budget: must give kB for entry or total, and a reason');
  const link = value.link === undefined ? { title: 'none' } : value.link;
  must(isFields(link) && isText(link.title), 'link.title: must be a text');
  must(!isFields(link) || isViewer(link.for), 'link.for: must say who sees it, such as administrators');
  faults.push(...slotFaults(value.slots, value.contests));
  if (!Array.isArray(value.routes) || value.routes.length === 0) return [...faults, 'routes: must list at least one route'];
  const areas: unknown[] = Array.isArray(value.api) ? value.api : [];
  value.routes.forEach((route: unknown, i) => {
    must(
      isFields(route) && isText(route.path) && ROUTE.test(route.path),
      `routes[${i}].path: must be lower-case words with slashes, such as football/makepicks`,
    );
    must(isFields(route) && isText(route.title), `routes[${i}].title: must be a text`);
    const reads = isFields(route) ? (route.reads ?? []) : [];
    must(
      Array.isArray(reads) && reads.every((read) => isText(read) && areas.includes(READ.exec(read)?.[1])),
      `routes[${i}].reads: must list calls of the remote's API areas, such as football/pagedata?week={:week}`,
    );
  });
  return faults;
}

/** Answers what is wrong with a `remote.json`, a sentence each; none when all is well. */
export function remoteFaults(value: unknown): string[] {
  const faults = remoteConfigFaults(value);
  if (!isFields(value)) return faults;
  const must = (ok: boolean, sentence: string): void => void (ok || faults.push(sentence));
  must(isRemoteId(value.id), 'id: must be the name of the app folder, such as mf-football');
  must(isText(value.name) && /^[a-z]\w*$/.test(value.name), 'name: must be an identifier such as mf_football');
  must(isRemoteVersion(value.version), 'version: must be a version such as 1.4.0');
  must(Number.isInteger(value.compatibility), 'compatibility: must be a whole number');
  must(isFields(value.shared) && Object.values(value.shared).every(isRange), 'shared: must give each shared module a version range');
  must(isFile(value.entry), 'entry: must be a file of the remote');
  const files = isFields(value.files) ? value.files : {};
  must(
    isFields(value.files) && Object.entries(files).every(([file, hash]) => isFile(file) && isText(hash) && INTEGRITY.test(hash)),
    'files: must give each file its integrity',
  );
  must(has(files, value.entry), 'files: must hold the entry');
  const listed = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isFields) : []);
  const slots = listed(value.slots);
  const parts = [...listed(value.routes), ...slots];
  must(
    parts.every(({ shared }) => shared === undefined || (isTexts(shared) && shared.every((key) => has(value.shared, key)))),
    'shared: must hold the modules of every route and slot',
  );
  slots.forEach(({ preload }, i) =>
    must(!Array.isArray(preload) || preload.length > 0, `slots[${i}]: has no module; the build found no script for it`),
  );
  must(
    value.fallback === undefined || (isFiles(value.fallback) && value.fallback.every((file) => has(files, file))),
    'fallback: must list files of the remote',
  );
  must(
    [value.preload, ...parts.map(({ preload }) => preload)].every((list) => isFiles(list) && list.every((file) => has(files, file))),
    'preload: must list files of the remote',
  );
  return faults;
}

/** Whether a version lies in a range: `^1.2.3` same major (0.x: minor), `~1.2.3` same minor, neither older; `1.2.3` exactly. */
export function inRange(version: string, range: string): boolean {
  const wanted = RANGE.exec(range);
  const found = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  if (!wanted || !found) return false;
  const [major, minor, patch] = found.slice(1).map(Number) as [number, number, number];
  const [fromMajor, fromMinor, fromPatch] = wanted.slice(2).map(Number) as [number, number, number];
  if (major !== fromMajor) return false;
  if (wanted[1] === '') return minor === fromMinor && patch === fromPatch;
  if (wanted[1] === '~' || major === 0) return minor === fromMinor && patch >= fromPatch;
  return minor > fromMinor || (minor === fromMinor && patch >= fromPatch);
}

/** Why a remote cannot run: another kit, or a contract that is older or newer than what is here. */
export type Misfit = 'kit' | 'older' | 'newer';

/** Holds a remote against a kit and a compatibility number; none when it fits. */
export function misfits(
  remote: Pick<RemoteDescription, 'kit' | 'compatibility'>,
  here: { readonly kit: string; readonly compatibility: number },
): Misfit[] {
  return [
    ...(inRange(here.kit, remote.kit) ? [] : (['kit'] as const)),
    ...(remote.compatibility < here.compatibility ? (['older'] as const) : []),
    ...(remote.compatibility > here.compatibility ? (['newer'] as const) : []),
  ];
}
