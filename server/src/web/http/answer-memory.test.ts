import type { IncomingMessage, ServerResponse } from 'node:http';
import { FixedClock } from '../../ground/clock/clock';
import type { TagVersions } from '../../ground/db/database';
import { Figures } from '../../ground/figures/figures';
import type { PageAnswer } from '../pages/page';
import { AnswerMemory } from './answer-memory';

const ask = (url: string, authorization: string | undefined = 'Basic ann', accept = 'br', method = 'GET') =>
  ({ url, method, headers: { authorization, 'accept-encoding': accept } }) as unknown as IncomingMessage;
const page = (still: () => boolean = () => true): PageAnswer => ({
  page: true,
  lasting: true,
  version: '',
  until: Infinity,
  body: Buffer.from('{"data":{}}'),
  encoding: 'identity',
  still,
});

/** Whose the answers are, of a contest's page. */
const ANN = { userId: 1, area: 'football' };

describe('answer memory', () => {
  let announce: (tags?: string[]) => void;
  const wall = new FixedClock(1_000_000);
  const remember = () =>
    new AnswerMemory(
      {
        onChange: (listener: (tags: string[]) => void) => (announce = (changed = ['users']) => listener(changed)),
      } as unknown as TagVersions,
      new FixedClock(5),
      wall,
      new Figures(wall),
    );

  function answered(memory: AnswerMemory, request: IncomingMessage) {
    const sent: { status?: number; headers?: string[]; body?: unknown } = {};
    const response = {
      writeHead: (status: number, headers: string[]) => Object.assign(sent, { status, headers }),
      end: (body: unknown) => Object.assign(sent, { body }),
    };
    return memory.answer(request, response as unknown as ServerResponse) ? sent : undefined;
  }

  it('gives the same answer to the same request, with all headers of a first one', () => {
    const memory = remember();
    memory.keep(ask('/board?since=1'), page(), memory.generation, ANN);
    expect(answered(memory, ask('/board?since=1'))).toEqual({
      status: 200,
      body: '{"data":{}}',
      headers: [
        'content-type',
        'application/json',
        'cache-control',
        'no-store',
        'content-length',
        '11',
        'x-content-type-options',
        'nosniff',
        'cross-origin-resource-policy',
        'same-origin',
        'x-poolhouse-compat',
        '1',
        'x-poolhouse-time',
        '5;rate=0',
      ],
    });
  });

  it('gives nothing to another viewer, URL, encoding or method, or to nobody', () => {
    const memory = remember();
    memory.keep(ask('/board'), page(), memory.generation, ANN);
    for (const other of [
      ask('/board', 'Basic bob'),
      ask('/board?week=1'),
      ask('/board', 'Basic ann', 'gzip'),
      ask('/board', 'Basic ann', 'br', 'POST'),
    ])
      expect(answered(memory, other)).toBeUndefined();
    expect(
      answered(memory, { url: '/board', method: 'GET', headers: { 'accept-encoding': 'br' } } as unknown as IncomingMessage),
    ).toBeUndefined();
    memory.keep(ask('/post', 'Basic ann', 'br', 'POST'), page(), memory.generation, ANN);
    expect(answered(memory, ask('/post'))).toBeUndefined();
  });

  it('forgets with any write, with the page, and after a minute', () => {
    const memory = remember();
    let holds = true;
    memory.keep(
      ask('/board'),
      page(() => holds),
      memory.generation,
      ANN,
    );
    holds = false;
    expect(answered(memory, ask('/board'))).toBeUndefined();
    memory.keep(ask('/board'), page(), memory.generation, ANN);
    announce();
    expect(answered(memory, ask('/board'))).toBeUndefined();
    memory.keep(ask('/board'), page(), memory.generation, ANN);
    wall.advance(59_999);
    expect(answered(memory, ask('/board'))).toBeDefined();
    wall.advance(1);
    expect(answered(memory, ask('/board'))).toBeUndefined();
  });

  it('keeps what it has when scores, picks or words are written, which the page itself knows', () => {
    const memory = remember();
    let holds = true;
    const { generation } = memory;
    announce(['picks:8:3', 'games:2022-09-06', 'smack:football:8']);
    memory.keep(
      ask('/board'),
      page(() => holds),
      generation,
      ANN,
    );
    announce(['picks:9:3']);
    expect(answered(memory, ask('/board'))).toBeDefined();
    holds = false;
    expect(answered(memory, ask('/board'))).toBeUndefined();
    holds = true;
    announce(['picks:9:3', 'contest:9']);
    expect(answered(memory, ask('/board'))).toBeUndefined();
  });

  it('keeps nothing that was made while something was written', () => {
    const memory = remember();
    const { generation } = memory;
    announce();
    memory.keep(ask('/board'), page(), generation, ANN);
    expect(answered(memory, ask('/board'))).toBeUndefined();
  });
});
