import type { RegisteredRemote, Registry, SignedRegistry } from '@poolhouse/contract/remote';

/** The remotes that the site's registry gives to a guest. */
export async function registeredRemotes(url: string): Promise<readonly RegisteredRemote[]> {
  const { payload } = (await (await fetch(`${url}/registry.json`)).json()) as SignedRegistry;
  return (JSON.parse(payload) as Registry).remotes;
}

/** What the site's registry says of one remote to a guest. */
export async function registered(url: string, id: string): Promise<RegisteredRemote> {
  const found = (await registeredRemotes(url)).find((remote) => remote.id === id);
  if (!found) throw new Error(`the registry has no ${id}`);
  return found;
}

/** Path of the shell's script that holds a piece of text, among those that a page has fetched. */
export async function shellScriptWith(url: string, fetched: readonly string[], text: string): Promise<string> {
  for (const path of fetched) {
    if (path.startsWith('/assets/') && path.endsWith('.js') && (await (await fetch(url + path)).text()).includes(text)) return path;
  }
  throw new Error(`no script of the shell holds ${text}`);
}

/** Tells the files of a remote that a screen asks for beyond what its address needs: of dialogs, and of what comes once the board stands. */
export async function furtherFiles(url: string, id: string, address: string): Promise<(file: { pathname: string }) => boolean> {
  const { base, entry, preload, routes } = await registered(url, id);
  const needed = new Set(
    [entry, ...preload, ...routes.flatMap((route) => (route.path === address ? route.preload : []))].map((file) => base + file),
  );
  return ({ pathname }) => pathname.startsWith(base) && !needed.has(pathname);
}
