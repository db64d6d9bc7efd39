import type { FastifyRequest } from 'fastify';
import type { PageAnswer } from '../pages/page';
import type { Viewer } from './viewer';
import { WarmAnswers } from './warm-answers';

const ann: Viewer = { userId: 1, username: 'Ann', isAdmin: false, groupNumber: 1, deviceId: 4 };
const ask = (url: string, accept = 'br', method = 'GET') => ({ url, method, headers: { 'accept-encoding': accept } }) as unknown as FastifyRequest;
const page = (still: () => boolean): PageAnswer => ({ page: true, body: Buffer.from('{}'), encoding: 'identity', still });

describe('warm answers', () => {
  it('are given again while they hold, and no longer', () => {
    let holds = true;
    const warm = new WarmAnswers();
    const answer = page(() => holds);
    warm.keep(ann, ask('/board?since=1'), answer);
    expect(warm.find(ann, ask('/board?since=1'))).toBe(answer);
    holds = false;
    expect(warm.find(ann, ask('/board?since=1'))).toBeUndefined();
  });

  it('are for the same viewer, URL and encoding alone', () => {
    const warm = new WarmAnswers();
    warm.keep(ann, ask('/board'), page(() => true));
    expect(warm.find({ ...ann }, ask('/board'))).toBeUndefined();
    expect(warm.find(ann, ask('/board?week=1'))).toBeUndefined();
    expect(warm.find(ann, ask('/board', 'gzip'))).toBeUndefined();
  });

  it('are pages that can tell whether they hold, asked for by GET, and few of them', () => {
    const warm = new WarmAnswers();
    warm.keep(ann, ask('/plain'), { page: true, body: Buffer.from('{}'), encoding: 'identity' });
    warm.keep(ann, ask('/post', 'br', 'POST'), page(() => true));
    expect([warm.find(ann, ask('/plain')), warm.find(ann, ask('/post'))]).toEqual([undefined, undefined]);
    for (let n = 0; n < 50; n += 1) warm.keep(ann, ask(`/board?ts=${n}`), page(() => true));
    const found = Array.from({ length: 50 }, (_, n) => warm.find(ann, ask(`/board?ts=${n}`))).filter(Boolean);
    expect(found.length).toBeLessThan(10);
  });
});
