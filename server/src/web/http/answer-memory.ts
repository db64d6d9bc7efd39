import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TIME_HEADER } from '@poolhouse/contract';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ground/clock/clock';
import type { TagVersions } from '../../ground/db/database';
import { isOfPages } from '../../ground/db/page-tags';
import type { Figures } from '../../ground/figures/figures';
import type { Counts } from '../context';
import { UNCHANGED, type Packed } from '../pages/pack';
import type { PageAnswer } from '../pages/page';
import { apiHeaders, timeHeader, unchangedHeaders } from './api-headers';

/** No longer than a proof of identity is believed: a device may expire without anything being written. */
const KEPT_FOR_MS = 60_000;
/** A short text leaves in one piece with its headers; bytes would be a second one. */
const TINY = 1024;
/** All answers together; what an answer costs beside its body is mostly its headers. */
const KEPT_BYTES = 64_000_000;
const HEADER_BYTES = 700;
const QUESTIONS = 10_000;

interface CachedAnswer {
  answer: PageAnswer;
  counts: Counts;
  /** Name, value, name, value … */
  headers: readonly string[];
  body: Buffer | string;
  /** Real time, epoch ms. */
  until: number;
}

/**
 * Remembers which prepared answer a request got, so that the same request costs two look-ups and no more: most polls end here,
 * before the framework has looked at them. Each answer knows whether its page still stands so; whatever else an answer hangs on (who asks,
 * what they may see) it never has to know, since it forgets everything as soon as something of that kind is written anywhere. Keys are digests
 * of who asks and for what: nothing passes from one viewer to another, and memory holds no secret.
 */
export class AnswerMemory {
  private readonly kept = new LRUCache<string, CachedAnswer>({ maxSize: KEPT_BYTES });
  /** Large answers are kept when the same question comes a second time: most first reads are asked for once. */
  private readonly requested = new LRUCache<string, true>({ max: QUESTIONS });
  /** How often it has forgotten. */
  generation = 0;

  constructor(
    tags: TagVersions,
    private readonly clock: Clock,
    private readonly wall: Clock,
    private readonly figures: Figures,
  ) {
    tags.onChange((changed) => {
      if (changed.every(isOfPages)) return;
      this.generation++;
      this.kept.clear();
    });
  }

  /** Answers from memory; false leaves the request to its route. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const known = this.find(request);
    if (!known) return false;
    this.figures.served += 1;
    this.figures.saw(known.counts.userId);
    this.figures.read(known.counts.area);
    // A flat list goes out as it is; names and values set one by one would each be looked at again.
    response.writeHead(200, [...known.headers, TIME_HEADER, timeHeader(this.clock)]);
    response.end(known.body);
    return true;
  }

  /** @param generation as it was before the answer was made: changes that came in between may be missing from it */
  keep(request: IncomingMessage, answer: PageAnswer, generation: number, counts: Counts): void {
    if (generation !== this.generation || request.method !== 'GET') return;
    const key = keyOf(request);
    if (answer.body.length >= TINY && !this.requested.has(key)) {
      this.requested.set(key, true);
      return;
    }
    const headers = isUnchanged(answer) ? headersOfUnchanged : headersOf(answer, apiHeaders);
    this.kept.set(
      key,
      { answer, counts, headers, body: sendable(answer), until: this.wall.now() + KEPT_FOR_MS },
      { size: answer.body.length + HEADER_BYTES },
    );
  }

  private find(request: IncomingMessage): CachedAnswer | undefined {
    if (this.kept.size === 0 || request.method !== 'GET' || request.headers.authorization === undefined) return undefined;
    const key = keyOf(request);
    const known = this.kept.get(key);
    if (known && this.wall.now() < known.until && known.answer.still()) return known;
    this.kept.delete(key);
    return undefined;
  }
}

/** The body as it leaves with the fewest writes. */
const sendable = ({ encoding, body }: PageAnswer): Buffer | string =>
  encoding === 'identity' && body.length < TINY ? body.toString() : body;

/** Name, value, name, value … */
const headersOf = (answer: Packed, always: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries({ ...pageHeaders(answer), 'content-length': String(answer.body.length), ...always }).flat();

/** One list for all viewers. */
const headersOfUnchanged = headersOf(UNCHANGED, unchangedHeaders);

/** Whether these are the bytes that every poll gets that found nothing new, and no page's own. */
export const isUnchanged = ({ body }: Pick<PageAnswer, 'body'>): boolean => body === UNCHANGED.body;

export function pageHeaders({ encoding }: Pick<Packed, 'encoding'>): Record<string, string> {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding };
}

function keyOf({ headers, url }: IncomingMessage): string {
  return hash('sha256', `${headers.authorization}\n${headers['accept-encoding']}\n${headers.accept}\n${url}`, 'base64');
}
