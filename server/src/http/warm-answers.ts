import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageAnswer } from '../pages/page';
import type { Viewer } from './viewer';

/** A tab polls one or two URLs; more than this is somebody playing. */
const KEPT_EACH = 6;

interface Kept {
  accept: string | undefined;
  answer: PageAnswer;
}

/**
 * Pages that a viewer was answered lately, by URL. While such an answer still holds, the same question needs no reading of
 * its query and no looking up of contests: most polls end here. The viewer object is the key, so nothing passes from one
 * viewer to another, and everything is forgotten as soon as the viewer has to be proved anew.
 */
export class WarmAnswers {
  private readonly ofViewer = new WeakMap<Viewer, LRUCache<string, Kept>>();

  find(viewer: Viewer, request: FastifyRequest): PageAnswer | undefined {
    const kept = this.ofViewer.get(viewer)?.get(request.url);
    if (!kept || kept.accept !== request.headers['accept-encoding'] || kept.answer.still?.() !== true) return undefined;
    return kept.answer;
  }

  keep(viewer: Viewer, request: FastifyRequest, answer: PageAnswer): void {
    if (!answer.still || request.method !== 'GET') return;
    let own = this.ofViewer.get(viewer);
    if (!own) this.ofViewer.set(viewer, (own = new LRUCache({ max: KEPT_EACH })));
    own.set(request.url, { accept: request.headers['accept-encoding'] as string | undefined, answer });
  }
}
