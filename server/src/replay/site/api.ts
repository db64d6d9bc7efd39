import type { ApiKey, BodyOf, DataOf, ErrorCode, QueryOf } from '@poolhouse/contract';
import type { FastifyInstance } from 'fastify';

type Parts<K extends ApiKey> = { query?: QueryOf<K>; body?: BodyOf<K> };
type Content<K extends ApiKey> = { data?: DataOf<K>; error?: { code: ErrorCode; message: string } };

/** Calls the API inside the process, as users who signed in once and go on with their device's secret. */
export class Api {
  private readonly authorizations = new Map<string, string>();

  constructor(private readonly app: FastifyInstance) {}

  async signIn(username: string, password: string): Promise<void> {
    const answer = await this.app.inject({
      method: 'POST',
      url: '/api/v1/na/signin',
      payload: { username, password },
      headers: { 'x-application-id': 'replay' },
    });
    const { data } = answer.json<Content<'POST na/signin'>>();
    if (!data) throw new Error(`${username} could not sign in: ${answer.body}`);
    this.authorizations.set(username, `Basic ${Buffer.from(`${data.username}:${data.device_secret}`).toString('base64')}`);
  }

  private async send<K extends ApiKey>(who: string, key: K, { query, body }: Parts<K>): Promise<Content<K>> {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT', string];
    const answer = await this.app.inject({
      method,
      url: `/api/v1/${path}`,
      query: Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])),
      headers: { authorization: this.authorizations.get(who)!, 'x-application-id': 'replay', 'accept-encoding': 'identity' },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return answer.json<Content<K>>();
  }

  /** The answer's data; a refusal throws. */
  async call<K extends ApiKey>(who: string, key: K, parts: Parts<K> = {}): Promise<DataOf<K>> {
    const { data, error } = await this.send(who, key, parts);
    if (error || data === undefined) throw new Error(`${who}, ${key} ${JSON.stringify(parts)}: ${error?.code} ${error?.message}`);
    return data;
  }

  /** The code with which the call is refused; one that is not refused throws. */
  async refusal<K extends ApiKey>(who: string, key: K, parts: Parts<K> = {}): Promise<ErrorCode> {
    const { error } = await this.send(who, key, parts);
    if (!error) throw new Error(`${who}, ${key} ${JSON.stringify(parts)} was not refused`);
    return error.code;
  }
}
