import type { DemoSite } from '../../demo/demo-site';

export async function fillAuctions(_site: DemoSite): Promise<void> {}
