import { formatAnd, plural } from '@poolhouse/contract/formats';
import type { Tx } from '../../ground/db/database';
import { post } from '../../people/push/post';
import { bad, good, type Finding } from './finding';

const PATIENCE_MS = 10_000;
const SERVICES_ASKED = 6;
const BODY = Buffer.alloc(0);

/** Where the players' browsers want to be sent to: the services, with how many browsers each. */
export async function pushServices(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('push_subscriptions').select('endpoint').execute();
  const services = new Map<string, number>();
  for (const { endpoint } of rows) {
    const { origin } = new URL(endpoint);
    services.set(origin, (services.get(origin) ?? 0) + 1);
  }
  return new Map([...services].sort(([, a], [, b]) => b - a).slice(0, SERVICES_ASKED));
}

/** Whether push services can be reached from here. Any answer counts, since nothing is sent. @param reach throws where none comes */
export async function ofPush(
  services: ReadonlyMap<string, number>,
  { insecure, reach = knock(insecure) }: { insecure: boolean; reach?: (origin: string) => Promise<unknown> },
): Promise<Finding[]> {
  if (services.size === 0) return [good('Push', 'No browser wants to be told yet.')];
  const tried = await Promise.all(
    [...services].map(async ([origin, browsers]) => {
      const why = await reach(origin).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      return { host: new URL(origin).host, browsers, why };
    }),
  );
  const lost = tried.filter(({ why }) => why !== undefined);
  if (lost.length === 0) return [good('Push', `${formatAnd(tried.map(({ host }) => host))} can be reached.`)];
  return lost.map(({ host, browsers, why }) =>
    bad(
      'Push',
      `${host} cannot be reached (${plural(browsers, 'browser')}): ${why ?? ''}.`,
      'Let this machine out to it by https, port 443.',
    ),
  );
}

const knock = (insecure: boolean) => (origin: string) =>
  post(`${origin}/`, { headers: { 'content-length': 0 }, body: BODY, signal: AbortSignal.timeout(PATIENCE_MS), insecure });
