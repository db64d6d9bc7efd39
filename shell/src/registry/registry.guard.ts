import type { Registry, Remote, RemoteRoute } from './registry.types';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isFile = (value: unknown): value is string => isText(value) && /^[\w.-]+(\/[\w.-]+)*$/.test(value) && !value.includes('..');

const isRoute = (value: unknown): value is RemoteRoute => isFields(value) && isFile(value.path) && isText(value.title);

/** A base is a path of this site or an http(s) address; `javascript:` and the like never become a script's source. */
const isBase = (value: unknown): value is string => isText(value) && /^(\/(?!\/)|https?:\/\/)/.test(value) && value.endsWith('/');

function readRemote(value: unknown): Remote | null {
  if (!isFields(value)) return null;
  const base = value.base ?? `/remotes/${String(value.id)}/${String(value.version)}/`;
  const sound =
    isFile(value.id) && isText(value.name) && /^[a-z]\w*$/.test(value.name) && isText(value.version) &&
    Number.isInteger(value.compatibility) && isText(value.title) && isText(value.kit) && isBase(base) && isFile(value.entry) &&
    isText(value.integrity) && value.integrity.startsWith('sha384-') &&
    isFields(value.contests) && Object.values(value.contests).every(isText) &&
    Array.isArray(value.routes) && value.routes.every(isRoute);
  if (!sound) return null;
  const preload = Array.isArray(value.preload) ? value.preload.filter(isFile) : [];
  return { ...(value as unknown as Remote), base, preload };
}

/**
 * Reads the registry file. A remote that is described wrongly is left out and reported, so that it harms no other.
 * @throws TypeError when the file as a whole is not a registry
 */
export function readRegistry(value: unknown, report: (message: string) => void = () => undefined): Registry {
  const list = isFields(value) ? value.remotes : null;
  if (!Array.isArray(list)) throw new TypeError('The registry holds no list of remotes');
  const remotes: Remote[] = [];
  for (const item of list) {
    const remote = readRemote(item);
    if (remote) remotes.push(remote);
    else report(`The registry describes a remote wrongly: ${JSON.stringify(isFields(item) ? (item.id ?? null) : null)}`);
  }
  return { remotes };
}
