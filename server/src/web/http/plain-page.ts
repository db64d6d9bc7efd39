import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../ground/html';
import { HTML_HEADERS } from './static-headers';

export interface PlainPart {
  /** Left out on the page's first part, which the title heads. */
  heading?: string;
  words: string;
  /** Each posts a form without fields: the address says it all. */
  buttons?: readonly { action: string; label: string }[];
}

/** Bytes of a form that nobody reads. */
const FORM_LIMIT = 8 * 1024;

/** A page behind a link of a mail: plain, since it must work for somebody who is not signed in, in whatever opens mails. */
export function plainPage(title: string, parts: readonly PlainPart[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}form{display:inline-block;margin:0 .75rem .75rem 0}button{font:inherit;min-height:44px;padding:0 1.25rem;border-radius:8px}</style>
</head><body><main><h1>${escapeHtml(title)}</h1>${parts.map(partOf).join('')}<p><a href="/">Poolhouse</a></p></main></body></html>
`;
}

function partOf({ heading, words, buttons = [] }: PlainPart): string {
  const head = heading === undefined ? '' : `<h2>${escapeHtml(heading)}</h2>`;
  const forms = buttons.map(
    ({ action, label }) => `<form method="post" action="${escapeHtml(action)}"><button type="submit">${escapeHtml(label)}</button></form>`,
  );
  return `${head}<p>${escapeHtml(words)}</p>${forms.join('')}`;
}

export function answerPlain(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).headers(HTML_HEADERS).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

/** Lets what a button of such a page, or a mailbox's own, posts come in: a few bytes, which nobody reads. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    (_request, _body, done) => done(null, undefined),
  );
}
