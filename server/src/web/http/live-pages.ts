import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../ground/viewer';
import type { PageAnswer } from '../pages/page';

/** Reads a page as its call would, query checked and viewer admitted. */
export type LivePage = (query: unknown, viewer: Viewer, request: FastifyRequest) => Promise<PageAnswer>;

const pages = new WeakMap<FastifyInstance, Map<string, LivePage>>();

/** Says that a call may be watched by a stream. Only pages may: a stream repeats a call whenever it likes. */
export function noteLivePage(app: FastifyInstance, path: string, read: LivePage): void {
  const known = pages.get(app) ?? new Map<string, LivePage>();
  pages.set(app, known.set(path, read));
}

/** @param path below the API's prefix */
export const livePage = (app: FastifyInstance, path: string): LivePage | undefined => pages.get(app)?.get(path);
