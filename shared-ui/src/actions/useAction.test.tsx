import { act } from '@testing-library/react';
import type { Answer } from '../api/answer.types';
import { renderHookWithKit } from '../testing/renderWithKit';
import { useAction, type ActionOptions } from './useAction';

const refused = { code: 'game_started', message: 'The game has begun.' };
const away = { code: 'unavailable', message: "Can't reach Poolhouse." };
let give: (answer: Answer<number>) => void;
let fail: (trouble: Error) => void;
const call = jest.fn((_n: number) => new Promise<Answer<number>>((resolve, reject) => ([give, fail] = [resolve, reject])));

const open = (options: ActionOptions<number, number> = {}) => renderHookWithKit(() => useAction(call, options)).result;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function settle(answer: Answer<number>) {
  await pass(1);
  give(answer);
  await pass(1);
}

beforeEach(() => {
  call.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('is pending, then says what came of it for as long as was asked', async () => {
  const action = open({ done: (data, n) => `${n} came to ${data}`, shownMs: 5000 });
  let worked: boolean | undefined;
  act(() => void action.current.run(7).then((did) => (worked = did)));
  await pass(1);
  expect(action.current).toMatchObject({ pending: true, result: null, last: 7 });
  await settle({ data: 49 });
  expect(action.current).toMatchObject({ pending: false, result: { ok: true, text: '7 came to 49' }, error: null, retry: null });
  expect(worked).toBe(true);
  await pass(5000);
  expect(action.current).toMatchObject({ result: null, last: undefined });
});

it('says why it was refused, and offers no second try of what would be refused again', async () => {
  const onFailed = jest.fn();
  const action = open({ shownMs: 5000, onFailed });
  act(() => void action.current.run(1));
  await settle({ error: refused });
  expect(action.current).toMatchObject({ result: { ok: false, text: refused.message }, error: refused, retry: null });
  expect(onFailed).toHaveBeenCalledWith(refused, 1);
  await pass(5000);
  expect(action.current).toMatchObject({ result: null, error: null });
});

it('keeps a failure without an answer until it is tried again, with the same', async () => {
  const action = open({ done: 'Success', shownMs: 5000 });
  act(() => void action.current.run(3));
  await settle({ error: away });
  await pass(3_600_000);
  expect(action.current.result).toEqual({ ok: false, text: away.message });
  act(() => void action.current.retry?.());
  await settle({ data: 9 });
  expect(call.mock.calls).toEqual([[3], [3]]);
  expect(action.current.result).toEqual({ ok: true, text: 'Success' });
});

it('does it once however often one presses', async () => {
  const action = open();
  act(() => void action.current.run(1));
  await pass(1);
  await act(async () => expect(await action.current.run(2)).toBe(false));
  expect(call).toHaveBeenCalledTimes(1);
});

it('stays pending until what hangs on it is done, such as the page that is read again', async () => {
  let read = () => {};
  const action = open({ onDone: () => new Promise<void>((resolve) => (read = resolve)) });
  act(() => void action.current.run(1));
  await settle({ data: 1 });
  expect(action.current.pending).toBe(true);
  read();
  await pass(1);
  expect(action.current.pending).toBe(false);
});

it('says a failure of what threw, says nothing where there is nothing to say, and takes it away when asked', async () => {
  const action = open();
  act(() => void action.current.run(1));
  await pass(1);
  fail(new Error('boom'));
  await pass(1);
  expect(action.current.result).toEqual({ ok: false, text: 'It did not work. Try again.' });
  act(() => action.current.clear());
  await pass(1);
  expect(action.current.result).toBeNull();
  act(() => void action.current.run(1));
  await settle({ data: 1 });
  expect(action.current.result).toBeNull();
});
