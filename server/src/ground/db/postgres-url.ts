/** The parts of `postgres://name:password@one:5432,two/pool?…`, which URL does not take apart when there are several hosts. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)([^?#]*)(?:\?([^#]*))?$/;
const HOST = /^(\[[0-9a-f:.]+\]|[^:[\]\s]+)(:\d{1,5})?$/i;
/** Libpq's words for a host that takes writes; the site has no use for another. */
const WRITES = ['read-write', 'primary'];
const WANTED = 'target_session_attrs';

/** What is wrong with an address of a database, to be read after its name; undefined when it can be used. */
export function faultOfUrl(url: string): string | undefined {
  const { hosts, query } = take(url);
  const wanted = query.get(WANTED);
  if (wanted !== null && !WRITES.includes(wanted)) return `asks for ${WANTED}=${wanted}; the site writes, so it must be read-write`;
  if (['host', 'hostaddr', 'port'].some((name) => (query.get(name) ?? '').includes(',')))
    return 'names several hosts behind the ?: write them before the database, as in postgres://name@one:5432,two:5432/pool';
  const [odd] = hosts.length > 1 ? hosts.filter((host) => !HOST.test(host)) : [];
  if (odd !== undefined)
    return `has a list of hosts with ${odd === '' ? 'a gap' : `'${odd}'`} in it: each is a name or an address, :port behind it`;
  if (addressesIn(url).every((address) => URL.canParse(address) || URL.canParse(encodeURI(address)))) return undefined;
  return 'is no address: in name and password write / as %2F, # as %23, ? as %3F and @ as %40';
}

/** One address a host, in their order; the address as it is where it names one host and asks nothing of it. */
export function addressesIn(url: string): string[] {
  const { before, hosts, path, query } = take(url);
  if (hosts.length === 1 && !query.has(WANTED)) return [url];
  query.delete(WANTED);
  const words = query.toString();
  return hosts.map((host) => `${before}${host}${path}${words && `?${words}`}`);
}

/** True when each new connection has to look for the host that takes writes. */
export const mustChooseHost = (url: string): boolean => take(url).hosts.length > 1 || take(url).query.has(WANTED);

/** For libpq's own programs: the same without the password, which is apart, and of several hosts the one that takes writes. */
export function forLibpq(url: string): { url: string; password: string | undefined } {
  const wanted = mustChooseHost(url) && !take(url).query.has(WANTED) ? `${url.includes('?') ? '&' : '?'}${WANTED}=read-write` : '';
  const found = /^(postgres(?:ql)?:\/\/[^:/?#@]*):([^/?#]*)@/.exec(url);
  if (!found) return { url: `${url}${wanted}`, password: undefined };
  return { url: `${found[1]}@${url.slice(found[0].length)}${wanted}`, password: decodeURIComponent(found[2] ?? '') };
}

function take(url: string) {
  const [, before = '', hosts = '', path = '', query = ''] = PARTS.exec(url) ?? [];
  return { before, hosts: hosts.split(','), path, query: new URLSearchParams(query) };
}
