import { mergePage } from '@poolhouse/shared-ui/board';
import { renderHook } from '@testing-library/react';
import type { GolfPage } from '../contest/golf.types';
import { aPage } from '../testing/page.fixture';
import { useShotNotices } from './useShotNotices';

const shown = jest.fn();
const asked = jest.fn(async () => 'granted' as const);

/** The browser's notices, with a permission that the test decides. */
function notices(permission: NotificationPermission): void {
  class Shown {
    static readonly permission = permission;
    static readonly requestPermission = asked;
    constructor(title: string, { body }: { body: string }) {
      shown(title, body);
    }
  }
  Object.defineProperty(window, 'Notification', { configurable: true, value: Shown });
}

beforeEach(() => {
  shown.mockClear();
  asked.mockClear();
});
afterEach(() => Reflect.deleteProperty(window, 'Notification'));

const shot = (page: GolfPage, ID: number, last_shot: string): GolfPage =>
  mergePage<GolfPage>(page, { data: { leaderboard: { data: [{ ID, last_shot }] } } } as never);
const watching = (isAdmin: boolean) =>
  renderHook(({ page }: { page: GolfPage }) => useShotNotices(page, WATCHED, isAdmin), { initialProps: { page: aPage() } });
const WATCHED = new Set([2]);

it('tells an administrator of each new stroke of a watched golfer, once', () => {
  notices('granted');
  const first = aPage();
  const { rerender } = watching(true);
  rerender({ page: first });
  expect(shown).not.toHaveBeenCalled();
  const next = shot(shot(first, 2, '11 ft putt, in the hole'), 1, 'Tee shot');
  rerender({ page: next });
  rerender({ page: shot(next, 1, 'Second shot') });
  expect(shown.mock.calls).toEqual([['Golfer 2', '11 ft putt, in the hole']]);
});

it('tells nobody else, and nobody who has not allowed it', () => {
  notices('granted');
  const player = watching(false);
  player.rerender({ page: shot(aPage(), 2, 'In the hole') });
  notices('denied');
  const admin = watching(true);
  admin.rerender({ page: shot(aPage(), 2, 'In the hole') });
  expect(shown).not.toHaveBeenCalled();
});

it('asks for the permission when somebody is watched, never by itself', () => {
  notices('default');
  const { result } = watching(true);
  expect(asked).not.toHaveBeenCalled();
  result.current();
  expect(asked).toHaveBeenCalledTimes(1);
});
