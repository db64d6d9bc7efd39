import type { DataOf } from '@poolhouse/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ApiError } from '../api/answer.types';
import { renderHookWithKit, renderWithKit } from '../testing/renderWithKit';
import { ReadGate } from './ReadGate';
import { useRead } from './useRead';

type Entries = DataOf<'GET ad/user_entries'>;
type Given = Entries | { error: ApiError };

const of = (...ids: number[]) => ({ user_entries: { data: ids.map((id) => ({ id, entry_name: `Entry ${id}` })) } }) as Entries;
const away = { error: { code: 'unavailable', message: "Can't reach Poolhouse." } };
const refused = { error: { code: 'forbidden', message: 'That is not yours to read.' } };

let asked: { user: number; give(answer: Given): void }[];
const answers = {
  'GET ad/user_entries': ({ user_id }: { user_id: number | string }) =>
    new Promise<Given>((give) => void asked.push({ user: Number(user_id), give })),
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const give = async (answer: Given, at = -1) => {
  asked.at(at)?.give(answer);
  await pass(1);
};
let user: number | null;
let stamp: number;
const open = () => renderHookWithKit(() => useRead('GET ad/user_entries', user === null ? null : { user_id: user }, stamp), { answers });

beforeEach(() => {
  asked = [];
  user = 1;
  stamp = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('is pending, then has the answer, and asks no more by itself', async () => {
  const { result } = open();
  await pass(1);
  expect(result.current).toMatchObject({ data: null, error: null, pending: true });
  await give(of(4));
  expect(result.current).toMatchObject({ data: of(4), error: null, pending: false });
  act(() => void window.dispatchEvent(new Event('focus')));
  await pass(3_600_000);
  expect(asked).toHaveLength(1);
});

it('says a failure that may pass, and tries again by itself without taking the sentence away', async () => {
  const { result } = open();
  await pass(1);
  await give(away);
  expect(result.current).toMatchObject({ data: null, error: away.error, pending: false });
  await pass(6000);
  expect(asked).toHaveLength(2);
  expect(result.current).toMatchObject({ error: away.error, pending: false });
  await give(of(4));
  expect(result.current).toMatchObject({ data: of(4), error: null });
});

it('does not ask again what was refused until somebody presses', async () => {
  const { result } = open();
  await pass(1);
  await give(refused);
  await pass(3_600_000);
  expect(asked).toHaveLength(1);
  act(() => result.current.retry());
  await pass(1);
  await give(of(4));
  expect(result.current).toMatchObject({ data: of(4), error: null });
});

it('shows nothing of one question under another, however late its answer comes', async () => {
  const { result, rerender } = open();
  await pass(1);
  user = 2;
  rerender();
  await pass(1);
  expect(asked.map((one) => one.user)).toEqual([1, 2]);
  await give(of(1), 0);
  expect(result.current).toMatchObject({ data: null, pending: true });
  await give(of(2));
  user = null;
  rerender();
  await pass(1);
  expect(result.current).toMatchObject({ data: null, error: null, pending: true });
  expect(asked).toHaveLength(2);
});

it('reads again for another stamp, and after a change, whose answer wins over what was asked before', async () => {
  const { result, rerender } = open();
  await pass(1);
  await give(of(1));
  stamp = 1;
  rerender();
  await pass(1);
  expect(asked).toHaveLength(2);
  let done: boolean | undefined;
  act(() => void result.current.again().then((came) => (done = came)));
  await pass(1);
  expect(asked).toHaveLength(3);
  await give(of(3));
  await give(of(2), 1);
  expect(done).toBe(true);
  expect(result.current.data).toEqual(of(3));
});

it('keeps nothing for the next opening', async () => {
  const first = open();
  await pass(1);
  await give(of(1));
  first.unmount();
  await pass(1);
  const { result } = open();
  await pass(1);
  expect(result.current).toMatchObject({ data: null, pending: true });
});

function Screen({ stays = false }: { stays?: boolean }) {
  const read = useRead('GET ad/user_entries', { user_id: 1 });
  return (
    <>
      <ReadGate read={read} rows={2} stays={stays}>
        {({ user_entries: { data } }) => <button type="button">Save {data.length}</button>}
      </ReadGate>
      <button type="button" onClick={() => void read.again()}>
        Again
      </button>
    </>
  );
}
const save = () => screen.queryByRole('button', { name: /^Save/ });

it.each([[false], [true]])('draws bars, the sentence with its way out, and what is read; old data stays: %s', async (stays) => {
  renderWithKit(<Screen stays={stays} />, { answers });
  await pass(1);
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  expect(save()).toBeNull();
  await give(away);
  expect(screen.getByRole('alert')).toHaveTextContent("Can't reach Poolhouse.");
  expect(save()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(1);
  await give(of(1, 2));
  expect(save()).toHaveTextContent('Save 2');
  fireEvent.click(screen.getByRole('button', { name: 'Again' }));
  await pass(1);
  await give(away);
  // A form would save over what could not be read again; a list tells more than a sentence.
  expect(save() !== null).toBe(stays);
  fireEvent.click(screen.getByRole('button', { name: 'Again' }));
  await pass(1);
  await give(refused);
  expect(save()).toBeNull();
});
