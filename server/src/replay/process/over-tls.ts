import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request, type RequestOptions } from 'node:https';

/** Asks a server whose certificate nobody has signed. */
export class OverTls {
  private readonly agent: Agent;

  constructor(certificate: string) {
    this.agent = new Agent({ ca: certificate, keepAlive: true });
  }

  /** `fetch`, as far as callers of the API need it. */
  readonly fetch = async (url: string, how: { method?: string; headers?: Record<string, string>; body?: string }) => {
    const answer = await this.open(url, { method: how.method ?? 'GET', headers: how.headers ?? {}, timeout: 20_000 }, how.body);
    let text = '';
    for await (const piece of answer.setEncoding('utf8')) text += String(piece);
    return { status: answer.statusCode ?? 0, headers: answer.headers, json: async () => JSON.parse(text) as unknown };
  };

  /** The answer as it comes. */
  async open(url: string, options: RequestOptions, body?: string): Promise<IncomingMessage> {
    const asked = request(url, { ...options, agent: this.agent });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return answer;
  }
}
