import type { DemoSite } from '../contests/demo/demo-site';
import { fillFootball } from '../contests/football/demo/fill-football';
import { fillLastFootball } from '../contests/football/demo/fill-last-football';
import { fillWins } from '../contests/footballwins/demo/fill-footballwins';
import { fillUnderdogs } from '../contests/underdogs/demo/fill-underdogs';

/** Every kind of contest adds its own part of the demo here. The order counts: football's dice come first. */
export const demoParts: readonly ((site: DemoSite) => Promise<void>)[] = [fillFootball, fillLastFootball, fillUnderdogs, fillWins];
