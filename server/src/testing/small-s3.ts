/** A small store that answers as S3 does, with what backups ask of one: put, parts, get, delete, list. It checks the signature. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '../ground/backups/backup-bucket';

const [KEY_ID, SECRET, REGION] = ['id-of-backups', 'never/to+be-seen', 'eu-test-1'];
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

export class SmallS3 {
  readonly objects = new Map<string, Buffer>();
  readonly asked: string[] = [];
  /** Does something else than answer; true where it did. */
  fault: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  private readonly parts = new Map<string, Buffer[]>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  static async start(): Promise<SmallS3> {
    const store = new SmallS3();
    await new Promise<void>((done) => store.server.listen(0, '127.0.0.1', done));
    return store;
  }

  stop(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(done));
  }

  get bucket(): Bucket {
    const { port } = this.server.address() as AddressInfo;
    return { endpoint: `http://127.0.0.1:${port}/pool`, prefix: 'nightly/', region: REGION, keyId: KEY_ID, secret: SECRET };
  }

  /** Uploads in parts that were begun and neither ended nor given up. */
  get begun(): number {
    return this.parts.size;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://store');
    this.asked.push(`${request.method} ${url.pathname}`);
    if (this.fault(request, response)) return;
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    const say = (status: number, text: string | Buffer = '', headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(text);
    if (!isSigned(request, url)) return void say(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const key = decodeURIComponent(url.pathname.replace(/^\/pool\/?/, ''));
    const upload = url.searchParams.get('uploadId');
    if (request.method === 'PUT') {
      if (upload === null) this.objects.set(key, body);
      else this.parts.get(upload)![Number(url.searchParams.get('partNumber')) - 1] = body;
      return void say(200, '', { etag: `"${createHash('md5').update(body).digest('hex')}"` });
    }
    if (request.method === 'POST') return void say(200, this.inParts(key, upload));
    if (request.method === 'DELETE') {
      if (upload === null) this.objects.delete(key);
      else this.parts.delete(upload);
      return void say(204);
    }
    if (url.searchParams.has('list-type')) return void say(200, this.list(url.searchParams.get('prefix') ?? ''));
    const found = this.objects.get(key);
    say(found ? 200 : 404, found, { 'content-type': 'application/octet-stream' });
  }

  private inParts(key: string, upload: string | null): string {
    if (upload === null) {
      const id = `upload-${this.asked.length}`;
      this.parts.set(id, []);
      return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
    }
    this.objects.set(key, Buffer.concat(this.parts.get(upload)!));
    this.parts.delete(upload);
    return '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>';
  }

  private list(prefix: string): string {
    const rows = [...this.objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(
        ([key, { length }]) =>
          `<Contents><Key>${key}</Key><Size>${length}</Size><LastModified>2026-11-29T00:00:00Z</LastModified><ETag>"x"</ETag></Contents>`,
      );
    return `<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${rows.length}</KeyCount>${rows.join('')}</ListBucketResult>`;
  }
}

/** As Amazon's signature version 4 has it, from what was asked and the secret. */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const said = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  if (!said) return false;
  const [, id = '', day = '', region = '', signed = '', signature = ''] = said;
  const query = [...url.searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).sort();
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const asked = [method, url.pathname, query.join('&'), lines.join(''), signed, headers['x-amz-content-sha256']].join('\n');
  const digest = createHash('sha256').update(asked).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, digest].join('\n');
  const key = ['s3', 'aws4_request'].reduce((before, next) => hmac(before, next), hmac(hmac(`AWS4${SECRET}`, day), region));
  return id === KEY_ID && region === REGION && hmac(key, text).toString('hex') === signature;
}
