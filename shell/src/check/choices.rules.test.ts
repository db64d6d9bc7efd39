import type { LoggedContestRow } from '@poolhouse/contract';
import { choicesOf, entranceTo } from './choices.rules';

const contest = (contest_id: number, type: string, over: Partial<LoggedContestRow> = {}): LoggedContestRow => ({
  ...{ contest_id, type, name: 'Oak Street Pool', year: 2026, circle: 1, circle_name: 'Oak Street' },
  ...over,
});
const titles: Record<string, { title: string; order: number }> = {
  curling: { title: 'Curling', order: 1 },
  chess: { title: 'Chess', order: 0 },
};
const titleOf = (type: string) => titles[type] ?? null;
const all = [
  contest(1, 'curling'),
  contest(2, 'chess'),
  contest(3, 'chess', { name: 'Fast chess' }),
  contest(4, 'chess', { year: 2025 }),
  contest(5, 'darts', { name: 'Darts' }),
  contest(6, 'curling', { circle: 2, circle_name: 'Elm Street' }),
];
const labels = (shown: number) => choicesOf(all, shown, titleOf)?.contests.map((one) => `${one.contest} ${one.label}`);

it('has the contests of the circle by their kinds, in the order of the player’s links, and several of a kind by name', () => {
  expect(labels(1)).toEqual(['3 Fast chess', '2 Oak Street Pool', '1 Curling', '5 Darts']);
});

it('has one of an earlier year while it is shown, told from that of this year', () => {
  expect(labels(4)).toEqual(['3 Fast chess', '2 Oak Street Pool 2026', '4 Oak Street Pool 2025', '1 Curling', '5 Darts']);
});

it('has the player’s circles by name, and enters another one at the kind that was shown', () => {
  expect(choicesOf(all, 6, titleOf)).toMatchObject({
    circle: 2,
    circles: [
      { id: 2, name: 'Elm Street' },
      { id: 1, name: 'Oak Street' },
    ],
  });
  expect(entranceTo(all, 1, 6, titleOf)?.contest).toBe(1);
  expect(entranceTo(all, 2, 2, titleOf)?.contest).toBe(6);
});

it('offers nothing beside a contest that is none of the player’s', () => {
  expect(choicesOf(all, 99, titleOf)).toBeNull();
});
