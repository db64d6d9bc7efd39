import { storedAuthorization } from '@poolhouse/shared-ui';
import { readRegistry, type ReadRegistry } from './read-registry';
import { RegistryTrouble } from './registry-trouble';
import { openSigned } from './signature';
import { takeStatement } from './statement';

const REGISTRY = '/registry.json';
const BUDGET_MS = 10_000;
/** Of several servers one may hear of a release a moment after the others. */
const LOOK_AGAIN_MS = 1000;

export interface AskedRegistry extends ReadRegistry {
  /** The player whose versions these are; null for a guest, who gets what is live. */
  readonly player: string | null;
}

declare global {
  /** What public/ask-early.js asked before the shell was there. */
  var poolhouseRegistry: { readonly authorization?: string; readonly answer: Promise<Response> } | undefined;
}

/** The answer that is already on its way, once, if it was asked for the same player. */
function takeEarly(authorization: string | undefined): Promise<Response> | null {
  const early = globalThis.poolhouseRegistry;
  globalThis.poolhouseRegistry = undefined;
  return early && early.authorization === authorization ? early.answer : null;
}

function ask(authorization: string | undefined): Promise<Response> {
  const headers: Record<string, string> = authorization ? { authorization } : {};
  return fetch(REGISTRY, { headers, credentials: 'omit', signal: AbortSignal.timeout(BUDGET_MS) });
}

async function fetchAnswer(authorization: string | undefined): Promise<unknown> {
  const answer = await (takeEarly(authorization) ?? ask(authorization)).catch((trouble: unknown) => {
    throw new RegistryTrouble('unreachable', 'The registry could not be fetched', trouble);
  });
  if (!answer.ok) throw new RegistryTrouble('bad_answer', `The registry answered ${answer.status}`);
  return answer.json().catch((trouble: unknown) => {
    throw new RegistryTrouble('bad_answer', 'The registry is no JSON', trouble);
  });
}

async function read(authorization: string | undefined): Promise<ReadRegistry> {
  const payload = await openSigned(await fetchAnswer(authorization));
  try {
    return readRegistry(takeStatement(JSON.parse(payload)));
  } catch (trouble) {
    throw trouble instanceof RegistryTrouble ? trouble : new RegistryTrouble('bad_answer', 'The registry is not readable', trouble);
  }
}

/**
 * Which version of each remote is live for whoever is signed in here, verified.
 * @throws RegistryTrouble
 */
export async function askRegistry(): Promise<AskedRegistry> {
  const kept = storedAuthorization();
  const asked = await read(kept?.authorization).catch(async (trouble: unknown) => {
    if (!(trouble instanceof RegistryTrouble) || trouble.kind !== 'older') throw trouble;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    return read(kept?.authorization);
  });
  return { ...asked, player: kept?.username ?? null };
}
