import type { ApiKey } from '@poolhouse/contract';
import type { Registry } from '@poolhouse/contract/remote';

type PathOf<K> = K extends `POST ${infer Path}` ? Path : never;
/** Where messages to a contest's board are posted. */
export type SmackPath = Exclude<Extract<PathOf<ApiKey>, `${string}smack`>, `ad/${string}`>;

const PAGE = /^([\w/]+)pagedata(?:\?|$)/;

/** Where a player speaks on a contest's board: it is named like what reads its page. Null for a contest without a board of its own. */
export function smackPathOf({ remotes }: Registry, path: string): SmackPath | null {
  const reads = remotes.flatMap(({ routes }) => routes).find((route) => `/${route.path}` === path)?.reads ?? [];
  const [, name] = PAGE.exec(reads[0] ?? '') ?? [];
  return name === undefined ? null : (`${name}smack` as SmackPath);
}
