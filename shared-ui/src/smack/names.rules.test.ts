import type { SmackRow } from '@poolhouse/contract';
import { namesBegun, namesOn, withName } from './names.rules';

const names = ['Rusty Nails', 'Turf Toe', 'Rusty After Dark'];

test.each([
  ['Hey @', names],
  ['@rus', ['Rusty Nails', 'Rusty After Dark']],
  ['@Rusty N', ['Rusty Nails']],
  ['@Rusty Nails', []],
  ['@Rusty Nails ', []],
  ['me@rus', []],
  ['nobody', []],
])('of %j', (text, offered) => expect(namesBegun(text, names)).toEqual(offered));

test('a name that is taken stands whole', () => expect(withName('Hey @ru', 'Rusty Nails')).toBe('Hey @Rusty Nails '));

test('names are of those who have a word there, each once', () => {
  const said = (ID: number, EntryName: string, By: string[] = []): SmackRow => ({
    ...{ ID, EntryName, Message: 'x', Modtime: '', archived: 0 as const },
    ...(By.length > 0 && { Reactions: [{ Reaction: 'fire' as const, By }] }),
  });
  expect(namesOn([said(3, 'Turf Toe', ['Me', 'Hail Marys']), said(2, 'Me'), said(1, 'Turf Toe')], 'Me')).toEqual([
    'Turf Toe',
    'Hail Marys',
  ]);
});
