import { storedAuthorization } from '@poolhouse/shared-ui';
import { readRegistry, type ReadRegistry } from './read-registry';
import { RegistryTrouble } from './registry-trouble';
import { openSigned } from './signature';

const REGISTRY = '/registry.json';
const BUDGET_MS = 10_000;

export interface AskedRegistry extends ReadRegistry {
  /** The player whose versions these are; null for a guest, who gets what is live. */
  readonly player: string | null;
}

async function fetchAnswer(authorization: string | undefined): Promise<unknown> {
  const headers: Record<string, string> = authorization ? { authorization } : {};
  const answer = await fetch(REGISTRY, { headers, credentials: 'omit', signal: AbortSignal.timeout(BUDGET_MS) }).catch((trouble: unknown) => {
    throw new RegistryTrouble('unreachable', 'The registry could not be fetched', trouble);
  });
  if (!answer.ok) throw new RegistryTrouble('bad_answer', `The registry answered ${answer.status}`);
  return answer.json().catch((trouble: unknown) => {
    throw new RegistryTrouble('bad_answer', 'The registry is no JSON', trouble);
  });
}

/**
 * Which version of each remote is live for whoever is signed in here, verified.
 * @throws RegistryTrouble
 */
export async function askRegistry(): Promise<AskedRegistry> {
  const kept = storedAuthorization();
  const payload = await openSigned(await fetchAnswer(kept?.authorization));
  try {
    return { ...readRegistry(JSON.parse(payload)), player: kept?.username ?? null };
  } catch (trouble) {
    throw new RegistryTrouble('bad_answer', 'The registry is not readable', trouble);
  }
}
