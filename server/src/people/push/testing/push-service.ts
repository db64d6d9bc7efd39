import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Notice } from '../push';
import { decrypt, readVapid, type Vapid } from './read-push';

/** What the service does with a message: answers a status, or never anything. */
export type Behaviour = { status: number; retryAfter?: string } | 'never';

export interface Message {
  notice: Notice;
  vapid: Vapid;
  ttl: number;
  urgency: string;
  topic: string;
}

/** A browser that is subscribed at the test's push service. */
export class TestBrowser {
  /** Messages that the service took for it. */
  readonly messages: Message[] = [];
  /** How often it was knocked at, whatever the answer. */
  tries = 0;
  /** Answers in order; the last one stays. */
  answers: Behaviour[] = [{ status: 201 }];
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.ecdh.generateKeys();
  }

  get keys() {
    return { p256dh: this.ecdh.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
  }

  get titles(): string[] {
    return this.messages.map(({ notice }) => notice.title);
  }

  /** Checks a request as a push service and a browser do, and answers it. */
  take(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    this.tries += 1;
    const behaviour = this.answers.length > 1 ? this.answers.shift()! : this.answers[0]!;
    if (behaviour === 'never') return;
    const { headers } = request;
    if (request.method !== 'POST' || headers['content-encoding'] !== 'aes128gcm') return void response.writeHead(400).end();
    const message = {
      notice: JSON.parse(decrypt(body, this.ecdh, this.auth)) as Notice,
      vapid: readVapid(headers.authorization),
      ttl: Number(headers['ttl']),
      urgency: String(headers['urgency']),
      topic: String(headers['topic']),
    };
    if (behaviour.status < 300) this.messages.push(message);
    response.writeHead(behaviour.status, behaviour.retryAfter === undefined ? {} : { 'retry-after': behaviour.retryAfter }).end();
  }
}

/** A push service on this machine that checks what it gets. A request that is not right is answered 400 and kept in `faults`. */
export async function pushService() {
  const browsers = new Map<string, TestBrowser>();
  const faults: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      try {
        browsers.get(request.url ?? '')!.take(request, Buffer.concat(parts), response);
      } catch (error) {
        faults.push(String(error));
        response.writeHead(400).end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    faults,
    browser: (): TestBrowser => {
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const browser = new TestBrowser(origin + path);
      browsers.set(path, browser);
      return browser;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type PushService = Awaited<ReturnType<typeof pushService>>;
