import { inRange, misfits as misfitsOf, type Misfit, type RemoteDescription } from '@poolhouse/contract';

/** What the shell's build says of itself in shell.json. */
export interface ShellDescription {
  version: string;
  /** Version of the kit that it hands to remotes. */
  kit: string;
  compatibility: number;
  /** Modules that it shares. Of tier `host` there is one copy on the page, the shell's. */
  shared: Record<string, { version: string; tier: string }>;
}

/** What a remote must fit to go live. */
export interface SiteFacts {
  shell: ShellDescription;
  /** The server's compatibility number. */
  compatibility: number;
  /** API areas that there are. */
  areas: readonly string[];
  /** Every version of other remotes that somebody is given now. */
  others: readonly RemoteDescription[];
}

/** Why a remote cannot go live on this site; a sentence each, none when it can. */
export function misfits(remote: RemoteDescription, site: SiteFacts): string[] {
  const found = misfitsOf(remote, { kit: site.shell.kit, compatibility: site.compatibility });
  return [
    ...kitMisfits(remote, site, found),
    ...apiMisfits(remote, site, found),
    ...site.others.filter(({ id }) => id !== remote.id).flatMap((other) => clashes(remote, other)),
  ];
}

function kitMisfits(remote: RemoteDescription, { shell }: SiteFacts, found: readonly Misfit[]): string[] {
  const faults: string[] = [];
  if (found.includes('kit'))
    faults.push(
      `it needs the kit ${remote.kit}, and the live shell has ${shell.kit}. Build it against that kit, or deploy a shell that fits first`,
    );
  for (const [key, range] of Object.entries(remote.shared)) {
    const host = shell.shared[key];
    if (host?.tier === 'host' && !inRange(host.version, range))
      faults.push(`it needs ${key} ${range}, and the shell, whose copy is the only one on the page, has ${host.version}`);
  }
  return faults;
}

function apiMisfits(remote: RemoteDescription, { compatibility, areas }: SiteFacts, found: readonly Misfit[]): string[] {
  const faults: string[] = [];
  if (found.includes('older') || found.includes('newer'))
    faults.push(
      `it was built for compatibility number ${remote.compatibility}, and this server's is ${compatibility}. Build it again with the contract of this server`,
    );
  for (const area of remote.api) if (!areas.includes(area)) faults.push(`it calls the API area ${area}, which this server does not have`);
  return faults;
}

function clashes(remote: RemoteDescription, other: RemoteDescription): string[] {
  const whose = `which belongs to ${other.id} (${other.owner})`;
  const paths = other.routes.map(({ path }) => path);
  return [
    ...(remote.name === other.name ? [`its container is called ${remote.name}, ${whose}`] : []),
    ...remote.routes.filter(({ path }) => paths.includes(path)).map(({ path }) => `it claims the route ${path}, ${whose}`),
    ...Object.keys(remote.contests)
      .filter((contest) => Object.hasOwn(other.contests, contest))
      .map((contest) => `it claims the contest ${contest}, ${whose}`),
  ];
}
