import { storedAuthorization } from './stored-authorization';

/** A call that the page's first script has made before the apps were there. */
interface EarlyCall {
  readonly answer: Promise<Response>;
  /** Of this device's clock, epoch ms. */
  readonly sentAt: number;
  /** None where the body proves the player. */
  readonly authorization?: string;
}

declare global {
  /** Made by shell/public/ask-early.js. */
  var poolhouseEarly:
    | {
        /** What it has asked for the player of this device, by method, URL and body. */
        readonly calls: Record<string, EarlyCall>;
        /** Asks what a screen at an address with this search reads first, as its route states it. */
        askReads?(reads: readonly string[], search: string, authorization: string): void;
      }
    | undefined;
}

/** An answer that nobody took for so long is not the page of now any more. */
const LASTS_MS = 15_000;

/**
 * The same call that is already on its way, once.
 *
 * @param authorization of whoever makes it now; undefined for a call that proves the player by its body
 */
export function takeEarly(method: string, url: string, body: string | undefined, authorization: string | undefined): EarlyCall | undefined {
  const early = globalThis.poolhouseEarly;
  const name = `${method} ${url} ${body ?? ''}`;
  const call = early?.calls[name];
  if (!early || !call) return undefined;
  delete early.calls[name];
  const samePlayer = call.authorization === undefined || call.authorization === authorization;
  return samePlayer && Date.now() - call.sentAt < LASTS_MS ? call : undefined;
}

/**
 * Asks ahead what a screen reads first, for whoever is signed in on this device; the screen's own calls take the answers over.
 *
 * @param reads as its route states them
 * @param search of the address that is about to be opened
 */
export function askAhead(reads: readonly string[], search: string): void {
  const player = storedAuthorization();
  if (player) globalThis.poolhouseEarly?.askReads?.(reads, search, player.authorization);
}
