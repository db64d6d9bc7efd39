/** Origin of an http(s) address, null when it is none. */
export function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/** The origins in a comma list such as that of POOLHOUSE_REMOTE_HOSTS; null when one of them is no http(s) address. */
export function originsIn(list: string): string[] | null {
  const origins = list
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map(originOf);
  return origins.includes(null) ? null : (origins as string[]);
}
