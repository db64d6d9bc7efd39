/** The pages that the development server hands out. Its own part of them reads what it needs to know from a meta element. */

/** @typedef {{ remote: string, view: string, views: string, site: string }} DevNote view: which of the three; views: address to change it */

/** @param {string} text */
const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** @param {DevNote} note @param {string[]} scripts */
const devPart = (note, scripts) =>
  `<meta name="poolhouse-dev" content="${quoted(JSON.stringify(note))}">\n${scripts.map((src) => `<script src="${src}" defer></script>`).join('\n')}`;

/**
 * The site's own page, with this server's key instead of the site's, and the badge.
 * @param {string} html
 * @param {{ publicKey: string, note: DevNote, script: string }} dev
 */
export function insidePage(html, { publicKey, note, script }) {
  const part = `<meta name="registry-key" content="${publicKey}">\n${devPart(note, [script])}\n`;
  return html.replace(/<meta name="?registry-key"?[^>]*>\s*/gi, '').replace(/<\/head>|<body|$/i, (next) => part + next);
}

/** A page with nothing but the remote. @param {{ title: string, note: DevNote, scripts: string[] }} dev */
export function alonePage({ title, note, scripts }) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${quoted(title)}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    ${devPart(note, scripts)}
  </head>
  <body><div id="root"></div></body>
</html>
`;
}

/** What stands where the site should be. @param {string} site */
export function siteAwayPage(site) {
  return `<!doctype html><meta charset="utf-8"><title>No site</title><body><h1>There is no site at ${quoted(site)}</h1>
<p>Start one with <code>npm start</code>, or name another: <code>npm run dev -w &lt;remote&gt; -- --site https://…</code></p>`;
}

/**
 * The site's policy, which also allows the channel that tells of new builds: not every browser counts a web socket to one's own address as
 * 'self'.
 * @param {string} policy
 * @param {string} host
 */
export function withReloadChannel(policy, host) {
  return policy.replace(/connect-src [^;]*/, (sources) => `${sources} ws://${host}`);
}
