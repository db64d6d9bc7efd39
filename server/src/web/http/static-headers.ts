/** Emotion writes style elements, hence 'unsafe-inline' there and nowhere else. `hosts` are origins that may hold remotes' files. */
const contentSecurityPolicy = (hosts: readonly string[]) => {
  const own = ["'self'", ...hosts].join(' ');
  return [
    "default-src 'self'",
    `script-src ${own}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${own} data:`,
    `connect-src ${own}`,
    `font-src ${own}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
};

export const htmlHeaders = (hosts: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(hosts),
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
});

/** Of a page that loads nothing from elsewhere. */
export const HTML_HEADERS = htmlHeaders([]);

/** A versioned folder or a hashed name never changes its content. */
export const FOREVER = 'public, max-age=31536000, immutable';
export const ASK_EACH_TIME = 'no-cache';
/** Scripts that are checked by their integrity hash, or loaded by a shell that runs elsewhere, are fetched with CORS. */
export const ANY_ORIGIN = { 'access-control-allow-origin': '*' };
