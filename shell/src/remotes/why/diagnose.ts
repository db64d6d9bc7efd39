import { ownerOf } from '../../registry/files';
import { LoadFailure } from './load-failure';

/** webpack's name for a script that did not come, or came and was not what it should be. */
interface ChunkError extends Error {
  /** `missing`: the script came and ran, but is not the wanted chunk. */
  readonly type?: string;
  readonly request?: string;
}

const LOOK_MS = 5_000;

export const isChunkError = (trouble: unknown): trouble is ChunkError => trouble instanceof Error && trouble.name === 'ChunkLoadError';

/** Browsers leave out their cryptography on plain http beyond localhost: there a script's refusal is all that is known. */
const canHash = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

async function isAsListed(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  const [, bits, expected] = /^sha(256|384|512)-(.+)$/.exec(integrity) ?? [];
  if (!bits || !canHash()) return false;
  const digest = new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes));
  return btoa(String.fromCharCode(...digest)) === expected;
}

/**
 * A script's error event does not say whether it was missing, something else, or had other bytes than published; one look tells.
 * @param ran whether it came and ran, without being what was wanted
 */
export async function whyNot(url: string, ran = false): Promise<LoadFailure> {
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(LOOK_MS) });
    if (!answer.ok) return new LoadFailure('bad_answer', `The server answered ${answer.status}`, { url, status: answer.status });
    const type = answer.headers.get('content-type') ?? '';
    if (!/javascript/.test(type)) return new LoadFailure('bad_answer', `It is no script but ${type || 'of no type'}`, { url });
    const owned = ownerOf(url);
    if (ran) return new LoadFailure('bad_answer', 'It is not the script that was wanted', { url });
    if (!owned) return new LoadFailure('unreachable', 'The script did not come', { url, echo: true });
    if (await isAsListed(await answer.arrayBuffer(), owned.integrity ?? ''))
      return new LoadFailure('unreachable', 'The script did not come at first', { url, echo: true });
    return new LoadFailure('integrity', 'Its bytes are not the published ones', { url, echo: !canHash() });
  } catch (cause) {
    return new LoadFailure('unreachable', 'The script could not be fetched', { url, cause });
  }
}

const messageOf = (trouble: unknown): string => (trouble instanceof Error ? `${trouble.name}: ${trouble.message}` : String(trouble));

/** The federation runtime names its refusals by number; 006 and 015 are about code that page and remote share. */
const isAboutShared = (message: string): boolean => /RUNTIME-0(06|15)/.test(message);

/** What went wrong, where that is known without another look at the network. */
export function failureAtOnce(trouble: unknown): LoadFailure | null {
  if (trouble instanceof LoadFailure) return trouble;
  const message = messageOf(trouble);
  if (isChunkError(trouble)) return trouble.request ? null : new LoadFailure('unreachable', message, { cause: trouble });
  return isAboutShared(message)
    ? new LoadFailure('incompatible', message, { unfit: 'kit', cause: trouble })
    : new LoadFailure('crashed', message, { cause: trouble });
}

/** What went wrong, whatever was thrown. Never throws. */
export async function diagnose(trouble: unknown): Promise<LoadFailure> {
  const { request = '', type } = (trouble ?? {}) as Partial<ChunkError>;
  return failureAtOnce(trouble) ?? whyNot(request, type === 'missing');
}
