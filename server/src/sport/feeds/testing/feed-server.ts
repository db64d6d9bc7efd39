import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A feed on this machine that answers as it is told, well or badly. */
export class FeedServer {
  /** What it answers next, one after another; the last one stays. */
  private answers: Answer[] = [(_request, response) => void response.writeHead(404).end()];
  readonly asked: string[] = [];
  private readonly server = createServer((request, response) => {
    this.asked.push(request.url ?? '');
    const answer = this.answers.length > 1 ? this.answers.shift()! : this.answers[0]!;
    answer(request, response);
  });

  async start(): Promise<URL> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return new URL(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}/scoreboard`);
  }

  willAnswer(...answers: Answer[]): void {
    this.answers = answers;
    this.asked.length = 0;
  }

  async stop(): Promise<void> {
    if (!this.server.listening) return;
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

export const json =
  (body: unknown): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
export const text =
  (body: string, type = 'application/json'): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(code, headers).end('no');
/** Promises a whole body, sends half of it and hangs up. */
export const half =
  (body: string): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  };
/** Never ends: the head comes at once, a byte now and then. */
export const slow = (): Answer => (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};
export const silent = (): Answer => () => {};
