import type { SmackRow } from '@poolhouse/contract';
import { screen } from '@testing-library/react';
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

test('reads messages further down than the page carries, a page at a time, until there are no more', async () => {
  const pages = [
    { smack: { data: rows(300, 201) }, more: 1 as const },
    { smack: { data: rows(200, 190) }, more: 0 as const },
  ];
  const { calls: made } = open(rows(500, 301), { answers: { 'GET utils/smack': () => pages.shift()! } });
  expect(screen.queryByRole('button', { name: 'Older messages' })).toBeNull();
  await press(/all/i);
  await press('Older messages');
  expect(await screen.findByText('message 201')).toBeVisible();
  await press('Older messages');
  expect(await screen.findByText('message 190')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Older messages' })).toBeNull();
  expect(made.map(({ query }) => query)).toEqual([
    { contest_id: '7', before: '301' },
    { contest_id: '7', before: '201' },
  ]);
});

test('offers nothing older where the page carries all', async () => {
  open(rows(20, 1));
  await press(/all/i);
  expect(screen.queryByRole('button', { name: 'Older messages' })).toBeNull();
});
