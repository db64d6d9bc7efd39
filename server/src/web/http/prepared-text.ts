import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, prepare, type Packed } from '../pages/pack';

/** A text that many browsers ask for: packed once for each encoding, and not sent again to one that has it. */
export class PreparedText {
  readonly etag: string;
  private readonly packed = new Map<Packed['encoding'], Promise<Packed>>();

  /** @param version what the ETag is made of, where the text itself is another one each time */
  constructor(
    private readonly text: string,
    private readonly type: string,
    version = text,
  ) {
    // Weak: the packed forms are other bytes.
    this.etag = `W/"${hash('sha256', version, 'base64url').slice(0, 27)}"`;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('etag', this.etag);
    if (isKnown(request.headers['if-none-match'], this.etag)) return reply.code(304).send();
    const { body, encoding } = await this.in(encodingFor(String(request.headers['accept-encoding'] ?? '')));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(this.type).send(body);
  }

  private in(encoding: Packed['encoding']): Promise<Packed> {
    const known = this.packed.get(encoding) ?? prepare(this.text, encoding);
    this.packed.set(encoding, known);
    return known;
  }
}

const isKnown = (tags: string | undefined, etag: string): boolean =>
  tags !== undefined && (tags.trim() === '*' || tags.split(',').some((tag) => bare(tag) === bare(etag)));

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
