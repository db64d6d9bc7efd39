import type { DemoSite } from './demo-site';
import { fillFootball } from './football/fill-football';
import { fillLastFootball } from './football/fill-last-football';
import { fillWins } from './footballwins/fill-wins';
import { fillUnderdogs } from './underdogs/fill-underdogs';

/** Every kind of contest adds its own part of the demo here. The order counts: football's dice come first. */
export const demoParts: readonly ((site: DemoSite) => Promise<void>)[] = [fillFootball, fillLastFootball, fillUnderdogs, fillWins];
