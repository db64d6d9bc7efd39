import { readAnswer } from './read-answer';

const read = (body: object) => readAnswer<object>(new Response(JSON.stringify(body)));

test('own rows take the place of those of their names, or come behind; what all see stays as it was sent', async () => {
  const scores = { data: [{ ID: 1, wish: '' }] };
  const answer = await read({
    data: {
      picks: {
        data: [
          { ID: 'a', team: null },
          { ID: 'b', team: null },
        ],
      },
      scores,
      lots: { data: { x: { at: 1 }, y: { at: 2 } } },
    },
    __own: {
      picks: {
        data: [
          { ID: 'b', team: 'BUF' },
          { ID: 'c', team: 'KC' },
        ],
      },
      lots: { data: { y: { at: 3 } } },
    },
    __delta: '/api/v1/board?since=1',
  });
  expect(answer).toEqual({
    data: {
      picks: {
        data: [
          { ID: 'a', team: null },
          { ID: 'b', team: 'BUF' },
          { ID: 'c', team: 'KC' },
        ],
      },
      scores,
      lots: { data: { x: { at: 1 }, y: { at: 3 } } },
    },
    __delta: '/api/v1/board?since=1',
  });
});

test('a page without own rows apart is handed on as it came', async () => {
  const body = { data: { picks: { data: [{ id: 1 }] } }, __whole: true };
  expect(await read(body)).toEqual(body);
});
