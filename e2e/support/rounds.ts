import type { Page, Request } from '@playwright/test';

/** Requests of a page, with the round that each belongs to: 1 waited for nothing, 2 for something of round 1, and so on. */
export interface Rounds {
  /** Path of each request by now, and its round. */
  seen(): { path: string; round: number }[];
  /** Forgets what was seen: from here on rounds count anew. */
  begin(): void;
}

/** Longer than a busy machine takes to ask for all that it asks for at once. */
const LATENCY_MS = 400;

/**
 * Counts how many times a page waits for an answer before it can ask the next question. Each answer takes a while, so that what could be
 * asked at once is seen to be.
 */
export async function countRounds(page: Page): Promise<Rounds> {
  let asked: { request: Request; round: number; path: string }[] = [];
  let answered = 0;
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
    await route.continue();
  });
  const roundOf = new Map<Request, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The browser asks for the mark again whenever the address changes.
    if (pathname.endsWith('.svg')) return;
    roundOf.set(request, answered + 1);
    asked.push({ request, round: answered + 1, path: pathname });
  });
  page.on('requestfinished', (request) => {
    answered = Math.max(answered, roundOf.get(request) ?? 0);
  });
  return {
    seen: () => asked.map(({ path, round }) => ({ path, round })),
    begin() {
      asked = [];
      roundOf.clear();
      answered = 0;
    },
  };
}
