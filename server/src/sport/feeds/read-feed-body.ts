import { FeedFailure } from './feed-failure';

/** A scoreboard of a college Saturday has about 1.2 MB. */
export const BODY_LIMIT = 8 * 1024 * 1024;

/** Reads an answer up to the limit, whatever length it claims. */
export async function readFeedBody(response: Response, host: string, limit = BODY_LIMIT): Promise<string> {
  const tooLarge = () => new FeedFailure('too_large', `${host} sent more than ${Math.round(limit / 1024 / 1024)} MB, which is not a feed.`);
  if (Number(response.headers.get('content-length') ?? 0) > limit) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += (part as Uint8Array).byteLength;
    if (size > limit) throw tooLarge();
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The JSON of an answer, or in what way it is none. */
export function parseFeedBody(text: string, host: string): unknown {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('<')) throw new FeedFailure('web_page', `${host} answered with a web page instead of data.`);
  try {
    return JSON.parse(start) as unknown;
  } catch {
    if (/^[[{]/.test(start)) throw new FeedFailure('cut_off', `The answer of ${host} breaks off in the middle.`);
    throw new FeedFailure('not_json', `${host} answered with something that is not data.`);
  }
}
