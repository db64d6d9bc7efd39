import { API_PREFIX, type ApiKey, type BodyOf, type DataOf, type QueryOf, type ReleaseFile } from '@poolhouse/contract';
import type { Clock } from '../ground/clock/clock';
import type { SigningKey } from '../ground/crypto/signing-key';
import type { ReleaseRequest } from './release';
import { ReleaseRefused } from './release-refused';
import type { Overview, ReleaseService } from './release-service';
import { signRequest } from './request-signature';

/** Checking a release takes seconds, a slow line more. */
const ANSWER_WITHIN_MS = 60_000;
const TRIES = 3;

export interface RemoteReleaseOptions {
  /** Address of the site, without a slash at its end. */
  site: string;
  remote: string;
  key: SigningKey;
  /** Of this machine. */
  clock: Clock;
  say(text: string): void;
}

interface Sent<K extends ApiKey> {
  query?: QueryOf<K>;
  body?: BodyOf<K>;
  bytes?: Buffer;
}

/** Releases to a site elsewhere, with requests that this machine's key signs. */
export class RemoteReleaseClient implements ReleaseService {
  private known: { key: string; ahead: number } | undefined;

  constructor(private readonly parts: RemoteReleaseOptions) {}

  async needsBuild(remote: string, version: string): Promise<boolean> {
    return (await this.call('GET releases/remotes', { query: { remote, version } })).needs_build === 1;
  }

  async lacking(remote: string, files: readonly ReleaseFile[]): Promise<string[]> {
    return (await this.call('POST releases/lacking', { body: { remote, files: [...files] } })).lacking;
  }

  /** What was cut off is sent again; a file that arrived twice is kept once. */
  async put(remote: string, hash: string, bytes: Buffer): Promise<void> {
    for (let n = 1; ; n++) {
      try {
        return void (await this.call('PUT releases/file', { query: { remote, hash }, bytes }));
      } catch (error) {
        if (!(error instanceof Unreachable) || n === TRIES) throw error;
      }
    }
  }

  async release({ id, version, percent, host }: ReleaseRequest, files: readonly ReleaseFile[] | null): Promise<void> {
    if (host) throw new ReleaseRefused('A static host is filled by the operator of the site: leave --folder and --url out.');
    const body = { remote: id, version, percent, files: files && [...files] };
    for (const text of (await this.call('POST releases/release', { body })).said) this.parts.say(text);
  }

  async rollBack(remote: string): Promise<void> {
    for (const text of (await this.call('POST releases/rollback', { body: { remote } })).said) this.parts.say(text);
  }

  async overview(remote: string, check: boolean): Promise<Overview> {
    const { remotes, checked, damaged, faults } = await this.call('GET releases/remotes', { query: { remote, check: check ? 1 : 0 } });
    return { lines: remotes.data, checked, damaged, faults };
  }

  /** What a signature has to name: asked once, so that this machine's clock may be wrong. */
  private async site(): Promise<{ key: string; ahead: number }> {
    if (!this.known) {
      const { key, now } = await this.ask<DataOf<'GET releases/site'>>('GET', `${API_PREFIX}releases/site`, {});
      this.known = { key, ahead: now - this.parts.clock.now() };
    }
    return this.known;
  }

  private async call<K extends ApiKey>(name: K, { query, body, bytes }: Sent<K>): Promise<DataOf<K>> {
    const { remote, key, clock } = this.parts;
    const site = await this.site();
    const [method, path] = name.split(' ') as [string, string];
    const search = query
      ? `?${new URLSearchParams(Object.entries(query).map(([field, value]): [string, string] => [field, String(value)]))}`
      : '';
    const url = `${API_PREFIX}${path}${search}`;
    const sent = bytes ?? (body === undefined ? '' : JSON.stringify(body));
    const authorization = signRequest(
      key,
      { site: site.key, method, url },
      { remote, body: sent, at: Math.round(clock.now() + site.ahead) },
    );
    const type = bytes ? 'application/octet-stream' : 'application/json';
    const rest = method === 'GET' ? {} : { body: typeof sent === 'string' ? sent : new Uint8Array(sent), type };
    return this.ask<DataOf<K>>(method, url, { authorization, ...rest });
  }

  private async ask<T>(
    method: string,
    url: string,
    sent: { authorization?: string; body?: string | Uint8Array<ArrayBuffer>; type?: string },
  ): Promise<T> {
    const { site } = this.parts;
    const headers = {
      ...(sent.authorization ? { authorization: sent.authorization } : {}),
      ...(sent.type ? { 'content-type': sent.type } : {}),
    };
    const answer = await fetch(site + url, {
      method,
      headers,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(sent.body === undefined ? {} : { body: sent.body }),
    }).catch((cause: unknown) => {
      throw new Unreachable(`${site} did not answer. Nothing was switched; try again.`, { cause });
    });
    const said = (await answer.json().catch(() => ({}))) as { data?: T; error?: { message: string } };
    if (said.error) throw new ReleaseRefused(said.error.message);
    if (said.data === undefined) throw new ReleaseRefused(`${site} answered ${answer.status}, and not as a Poolhouse site does.`);
    return said.data;
  }
}

/** The site did not answer: the request may be sent again. */
class Unreachable extends ReleaseRefused {
  constructor(message: string, { cause }: { cause: unknown }) {
    super(message);
    this.cause = cause;
  }
}
