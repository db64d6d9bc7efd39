import type { SmackRow } from '@poolhouse/contract';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageState } from '../page-data/page-state.types';
import { renderWithKit } from '../testing/renderWithKit';
import { SmackPanel } from './SmackPanel';
import type { SmackPage } from './useSmack';

const message = (ID: number): SmackRow => ({
  ID,
  EntryName: 'Bob',
  Message: `message ${ID}`,
  Modtime: new Date(Date.UTC(2026, 10, 1) + ID * 1000).toISOString(),
  archived: 0,
});
const rows = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => message(from - n));
const calls = { post: jest.fn(), remove: jest.fn(async () => ({ data: {} })) };

function open(carried: SmackRow[], answers: Parameters<typeof renderWithKit>[1] = {}) {
  const page = {
    data: { smack: { data: carried }, config: { data: [{ contest_id: 7 }] } },
    patch: () => {},
    refresh: async () => {},
  } as unknown as PageState<SmackPage>;
  return renderWithKit(<SmackPanel page={page} myName="Ann" calls={calls} />, answers);
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

/** As one would who reads on and on. By their words: to look for roles among hundreds of messages takes seconds. */
function showAll(): void {
  for (let more; (more = screen.queryByText(/more of/));) fireEvent.click(more);
}
const older = () => screen.queryByText('Older messages');

test('reads messages further down than the page carries, a page at a time, until there are no more', async () => {
  const pages = [
    { smack: { data: rows(300, 201) }, more: 1 as const },
    { smack: { data: rows(200, 190) }, more: 0 as const },
  ];
  const { calls: made } = open(rows(500, 301), { answers: { 'GET utils/smack': () => pages.shift()! } });
  expect(older()).toBeNull();
  showAll();
  fireEvent.click(older()!);
  await screen.findByText(/more of 300/);
  showAll();
  expect(await screen.findByText('message 201')).toBeVisible();
  fireEvent.click(older()!);
  await screen.findByText(/more of 311/);
  showAll();
  expect(await screen.findByText('message 190')).toBeVisible();
  expect(older()).toBeNull();
  expect(made.map(({ query }) => query)).toEqual([
    { contest_id: '7', before: '301' },
    { contest_id: '7', before: '201' },
  ]);
});

test('offers nothing older where the page carries all', async () => {
  open(rows(50, 1));
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  await press('Show 24 more of 50');
  expect(screen.getAllByRole('listitem')).toHaveLength(36);
  await press('Show 14 more of 50');
  expect(screen.getByText('message 1')).toBeVisible();
  expect(older()).toBeNull();
});

test('a reaction shows at once what the server has, and a reply is read with the page', async () => {
  let carried = rows(3, 1);
  const page = {
    data: { smack: { data: carried }, config: { data: [{ contest_id: 7 }] } },
    patch: (change: (data: SmackPage) => SmackPage) => void (carried = change({ ...page.data, smack: { data: carried } }).smack.data),
    refresh: jest.fn(async () => {}),
  };
  const { calls: made } = renderWithKit(<SmackPanel page={page as unknown as PageState<SmackPage>} myName="Ann" calls={calls} />, {
    answers: {
      'POST utils/smack_react': () => ({ result: 'success', Reactions: [{ Reaction: 'like', By: ['Ann'] }] }),
      'POST utils/smack_reply': () => ({ result: 'success', id: 9 }),
    },
  });
  await userEvent.click(screen.getAllByRole('button', { name: 'React to Bob' })[0]!);
  await press('Like');
  expect(carried[0]).toMatchObject({ ID: 3, Reactions: [{ Reaction: 'like', By: ['Ann'] }] });
  await userEvent.click(screen.getAllByRole('button', { name: 'Reply to Bob' })[0]!);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reply to Bob' }), 'No{Enter}');
  expect(page.refresh).toHaveBeenCalledTimes(1);
  expect(made.map(({ key, body }) => [key, body])).toEqual([
    ['POST utils/smack_react', { id: 3, reaction: 'like', on: 1 }],
    ['POST utils/smack_reply', { id: 3, Message: 'No' }],
  ]);
});
