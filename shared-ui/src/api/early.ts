/** A call that the page's first script has made before the apps were there. */
interface EarlyCall {
  readonly answer: Promise<Response>;
  /** Of this device's clock, epoch ms. */
  readonly sentAt: number;
}

declare global {
  /** What shell/public/ask-early.js has asked for the player of this device, by method, URL and body. */
  var poolhouseEarly: { readonly authorization: string; readonly calls: Record<string, EarlyCall> } | undefined;
}

/** An answer that nobody took for so long is not the page of now any more. */
const LASTS_MS = 15_000;

/**
 * The same call that is already on its way, once.
 *
 * @param authorization undefined for a call that proves the player by its body
 */
export function takeEarly(method: string, url: string, body: string | undefined, authorization: string | undefined): EarlyCall | undefined {
  const early = globalThis.poolhouseEarly;
  const name = `${method} ${url} ${body ?? ''}`;
  const call = early?.calls[name];
  if (!early || !call) return undefined;
  delete early.calls[name];
  const samePlayer = authorization === undefined || authorization === early.authorization;
  return samePlayer && Date.now() - call.sentAt < LASTS_MS ? call : undefined;
}
