import { act, renderHook } from '@testing-library/react';
import { createStore, useStore } from './create-store';

it('draws whoever watches again, once for each other value', () => {
  const store = createStore(1);
  let drawn = 0;
  const { result, unmount } = renderHook(() => {
    drawn += 1;
    return useStore(store);
  });
  act(() => store.set(2));
  act(() => store.set(2));
  expect([result.current, drawn]).toEqual([2, 2]);
  unmount();
  store.set(3);
  expect([store.get(), drawn]).toEqual([3, 2]);
});

it('lets a watcher leave while all are told', () => {
  const store = createStore(0);
  const heard: string[] = [];
  const leave = store.subscribe(() => {
    heard.push('first');
    leave();
  });
  store.subscribe(() => heard.push('second'));
  store.set(1);
  store.set(2);
  expect(heard).toEqual(['first', 'second', 'second']);
});
