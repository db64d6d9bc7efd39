import { escapeHtml } from '../../ground/html';
import { CARD } from './card-frame.rules';
import type { SharedCard } from './shared-card.rules';

const condensed = "'Barlow Condensed','Barlow Condensed Latin','Barlow Condensed Extended','Arial Narrow',sans-serif";
const sans = "'Instrument Sans Variable','Instrument Sans Variable Latin','Instrument Sans Variable Extended',system-ui,sans-serif";
const STYLE = `:root{color-scheme:light dark;--page:#f2f1eb;--ink:#131c26;--ink2:#485462;--brand:#1e4ac4;--line:#cfccc0}
@media(prefers-color-scheme:dark){:root{--page:#0b1117;--ink:#edf1f4;--ink2:#aab6c2;--brand:#8fb4ff;--line:#384653}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:400 .9375rem/1.467 ${sans}}
main{max-width:60rem;margin:0 auto;padding:24px 16px 48px}h1{margin:0;font:600 1.625rem/1.23 ${condensed};overflow-wrap:anywhere}
p{margin:0 0 16px;color:var(--ink2);overflow-wrap:anywhere}img{display:block;width:100%;height:auto;border:1px solid var(--line)}
dl{margin:16px 0;overflow-wrap:anywhere}dt{margin-top:12px;font:600 .8125rem/1.23 ${condensed};letter-spacing:.04em;text-transform:uppercase;color:var(--ink2)}
dd{margin:0;font:600 1.25rem/1.2 ${condensed}}dd+dd{font:400 .9375rem/1.467 ${sans};color:var(--ink2)}a{color:var(--brand)}`;

/** What people without an account see at a shared address: the card, its words, and nothing else of the pool. Addresses are whole ones. */
export function sharedPage(card: SharedCard, { picture, site }: { picture: string; site: string }): string {
  const [title, words] = [card.title, card.words].map(escapeHtml);
  const facts = card.facts.map(({ title: what, head, text }) => [what, head, text].map(escapeHtml));
  return `<!doctype html>
<html lang="en" prefix="og: https://ogp.me/ns#"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${title} · Poolhouse</title><meta name="description" content="${words}">
<meta property="og:type" content="article"><meta property="og:site_name" content="Poolhouse"><meta property="og:title" content="${title}"><meta property="og:description" content="${words}">
<meta property="og:image" content="${escapeHtml(picture)}"><meta property="og:image:type" content="image/png"><meta property="og:image:width" content="${CARD.width}"><meta property="og:image:height" content="${CARD.height}"><meta property="og:image:alt" content="${words}"><meta name="twitter:card" content="summary_large_image">
<link rel="stylesheet" href="/fonts.css"><style>${STYLE}</style></head><body><main>
<h1>${title}</h1><p>${words}</p>
<img src="${escapeHtml(picture.replace(site, ''))}" width="${CARD.width}" height="${CARD.height}" alt="">
<dl>${facts.map(([what, head, text]) => `<dt>${what}</dt><dd>${head}</dd>${text === '' ? '' : `<dd>${text}</dd>`}`).join('')}</dl>
<p><a href="/">Poolhouse</a></p></main></body></html>`;
}
