import type { SlotPiece } from '@poolhouse/shared-ui';
import { someOptions } from '../testing/options.fixture';
import { inOrder } from './sections.rules';

const names = someOptions().name_sections;
const piece = (name: string, order: number): SlotPiece => ({ key: `mf-x/settings/${name}`, place: 'settings', name, title: name, order });
const ordered = (...pieces: SlotPiece[]) => inOrder(names, pieces).map(({ names: own, piece: taken }) => own?.ID ?? taken?.key);

test('sections of both kinds stand in one order', () => {
  expect(ordered()).toEqual(['bowl_mania', 'golf']);
  expect(ordered(piece('football', 20), piece('first', 0))).toEqual([
    'mf-x/settings/first',
    'bowl_mania',
    'mf-x/settings/football',
    'golf',
  ]);
});

test('what a remote takes over by its name is drawn once, by the remote', () => {
  expect(ordered(piece('golf', 30), piece('bowl-mania', 10))).toEqual(['mf-x/settings/bowl-mania', 'mf-x/settings/golf']);
});
