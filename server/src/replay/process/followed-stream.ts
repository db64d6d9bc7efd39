import { setTimeout as pause } from 'node:timers/promises';
import type { OverTls } from './over-tls';

/** Between the end of a stream and the next one; browsers take about as long. */
const AGAIN_MS = 300;

/** Somebody who has a page open and follows it, as a browser does: again and again when the stream ends. */
export class FollowedStream {
  private said = '';
  private stopped = false;
  private following: Promise<void> = Promise.resolve();

  constructor(
    private readonly tls: OverTls,
    private readonly site: string,
    private readonly headers: Record<string, string>,
    private page: string,
  ) {}

  start(): void {
    this.following = this.follow();
  }

  has(words: string): boolean {
    return this.said.includes(words);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.following;
  }

  private async follow(): Promise<void> {
    while (!this.stopped) {
      await this.once().catch(() => {});
      await pause(AGAIN_MS);
    }
  }

  private async once(): Promise<void> {
    const url = `${this.site}/api/v1/live?page=${encodeURIComponent(this.page)}`;
    const answer = await this.tls.open(url, { headers: this.headers });
    const watch = setInterval(() => this.stopped && answer.destroy(), 100);
    try {
      for await (const piece of answer.setEncoding('utf8')) {
        this.said += String(piece);
        const delta = [...this.said.matchAll(/"__delta":"([^"]+)"/g)].at(-1)?.[1];
        if (delta) this.page = delta;
      }
    } finally {
      clearInterval(watch);
    }
  }
}
