/** @alone It watches the document from its beginning. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { keepTyped, watchTyping } from './typed';

function Form({ start = '' }: { start?: string }) {
  const [values, set] = useState<Record<string, string>>({ message: start });
  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => set((old) => ({ ...old, [name]: target.value })),
  });
  return (
    <>
      <label>
        Message
        <textarea {...field('message')} />
      </label>
      <input aria-label="Price" {...field('first')} />
      <input aria-label="Price" {...field('second')} />
      <input aria-label="Password" {...field('secret')} />
      <input type="password" aria-label="Word" {...field('word')} />
    </>
  );
}

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const values = () =>
  ['message', 'first', 'second', 'secret', 'word'].map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value);

beforeEach(() => window.sessionStorage.clear());

test('what was typed stands in its field again once the page was loaded anew, secrets and what nobody typed aside', async () => {
  watchTyping();
  const { unmount } = render(<Form start="Forgot the pick again" />);
  const [, second] = screen.getAllByLabelText('Price');
  type(second!, '12');
  type(screen.getByLabelText('Password'), 'hush');
  type(screen.getByLabelText('Word'), 'hush');
  keepTyped();
  expect(window.sessionStorage.getItem('typed')).not.toContain('hush');
  unmount();

  watchTyping();
  expect(window.sessionStorage.getItem('typed')).toBeNull();
  await act(async () => void render(<Form start="Drawn anew" />));
  expect(values()).toEqual(['Drawn anew', '', '12', '', '']);
  // Once: another form of that name is another one.
  document.body.replaceChildren();
  await act(async () => void render(<Form />));
  expect(values()).toEqual(['', '', '', '', '']);
});

test('nothing is put into a field on another page, or one into which somebody types already', async () => {
  watchTyping();
  const { unmount } = render(<Form />);
  type(screen.getByLabelText('Message'), 'Home dogs in the rain');
  keepTyped();
  unmount();
  window.history.replaceState(null, '', '/golf');
  watchTyping();
  await act(async () => void render(<Form />));
  expect(values()[0]).toBe('');
  window.history.replaceState(null, '', '/');
});
