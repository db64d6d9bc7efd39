import { act, render, screen } from '@testing-library/react';
import { TieFoot } from './tie-foot';

const rows = [{ EntryName: 'Rusty Nail', Rank: 1, TieNote: 'Level at -9 in every round so far.' }];
const sentence = 'Level at −9 in every round so far: Rusty Nail.';
let scrollTo: (near: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      scrollTo = (isIntersecting) => notify([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

it('comes when it is close to the screen, not before', async () => {
  render(<TieFoot rows={rows} />);
  await act(async () => scrollTo(false));
  expect(screen.queryByText(sentence)).toBeNull();
  await act(async () => scrollTo(true));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('comes to a page at rest wherever it is, for paper', async () => {
  render(<TieFoot rows={rows} />);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText(sentence)).toBeVisible();
});
