import { escapeHtml } from '../../../ground/html';
import type { MailContent } from '../mail';
import type { MailSort } from '../mail-sort';
import type { Verbatim } from './checkpoint-parts';

/** The brand of design.md, which has one value for both themes in mails. */
const BRAND = '#1e4ac4';

/** A mail in parts. All texts are plain; they are escaped where the mail is HTML. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Shown as a list between the paragraphs and the button. */
  items?: readonly string[];
  /** One under the other. */
  buttons?: readonly { label: string; url: string }[];
  /** Below the button: how long the link works, what to do if one did not ask for it. */
  after?: readonly string[];
  verbatim?: readonly Verbatim[];
  baseUrl: string;
  /** '' in a mail that has none. */
  unsubscribeUrl: string;
  /** What that link turns off; left out: reminders. */
  turnsOff?: MailSort;
}

type WholeLetter = Required<Letter>;

/** Writes a letter as text and as HTML that also looks right without pictures and in dark mailboxes. */
export function writeLetter(letter: Letter): MailContent {
  const whole: WholeLetter = { items: [], buttons: [], after: [], verbatim: [], turnsOff: 'reminders', ...letter };
  return { subject: letter.subject, text: asText(whole), html: asHtml(whole) };
}

function asText({ greeting, paragraphs, items, buttons, after, verbatim, baseUrl, unsubscribeUrl, turnsOff }: WholeLetter): string {
  const list = items.length === 0 ? [] : [items.map((item) => `- ${item}`).join('\n')];
  const links = buttons.map(({ label, url }) => `${label}:\n${url}`);
  const footer = `-- \nPoolhouse, ${baseUrl}${unsubscribeUrl && `\nNo ${turnsOff} any more: ${unsubscribeUrl}`}`;
  const copied = verbatim.flatMap(({ says, text }) => [says, text.trimEnd()]);
  return `${[greeting, ...paragraphs, ...list, ...links, ...after, ...copied, footer].join('\n\n')}\n`;
}

function asHtml({
  subject,
  greeting,
  paragraphs,
  items,
  buttons,
  after,
  verbatim,
  baseUrl,
  unsubscribeUrl,
  turnsOff,
}: WholeLetter): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const list =
    items.length === 0
      ? ''
      : `<ul style="margin:0 0 16px;padding-left:20px">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  const button = ({ label, url }: { label: string; url: string }) =>
    `<p style="margin:16px 0"><a href="${escapeHtml(url)}" style="background:${BRAND};color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(label)}</a></p>`;
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:16px;line-height:1.5;margin:0;padding:24px">',
    '<div style="max-width:560px;margin:0 auto">',
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    list,
    ...buttons.map(button),
    ...after.map(paragraph),
    ...verbatim.flatMap(({ says, text }) => [paragraph(says), copiedLines(text)]),
    `<p style="margin:32px 0 0;font-size:13px;color:#6b7280">Poolhouse, <a href="${escapeHtml(baseUrl)}" style="color:#6b7280">${escapeHtml(baseUrl)}</a>`,
    unsubscribeUrl && `<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#6b7280">No ${turnsOff} any more</a>`,
    '</p></div></body></html>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

const copiedLines = (text: string): string =>
  `<pre style="margin:0 0 16px;font-size:12px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text.trimEnd())}</pre>`;
