import { escapeHtml } from '../mail/html';

/** The page behind a mail's unsubscribe link: plain, since it must work for somebody who has never signed in. */
export function unsubscribePage(title: string, words: string, button?: { action: string; label: string }): string {
  const form = button
    ? `<form method="post" action="${escapeHtml(button.action)}"><button type="submit">${escapeHtml(button.label)}</button></form>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}button{font:inherit;min-height:44px;padding:0 1.25rem;border-radius:8px}</style>
</head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(words)}</p>${form}<p><a href="/">Poolhouse</a></p></main></body></html>
`;
}
