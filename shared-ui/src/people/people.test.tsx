import { act, render, renderHook, screen } from '@testing-library/react';
import { EntryName } from '../chips/EntryName';
import { forgetPeople, keepPeople, useOwnMark, usePersons } from './people.store';

const known = {
  people: { data: [{ Color: 'teal' as const, Monogram: 'RN', Names: ['Rusty Nail', 'Shank'] }] },
  own: { Color: 'rose' as const, Monogram: 'DF' },
  usual: { Color: 'navy' as const, Monogram: 'DX' },
};
const mark = () => screen.getByText('Rusty Nail');

afterEach(() => {
  act(forgetPeople);
  localStorage.clear();
});

it('shows a person by the same mark under each of their names, grey initials before they are known', () => {
  const { container } = render(<EntryName name="Rusty Nail" />);
  expect([mark().dataset.letters, mark().style.getPropertyValue('--ph-person')]).toEqual(['RN', 'var(--ph-ink3)']);
  act(() => keepPeople(known));
  expect([mark().dataset.letters, mark().style.getPropertyValue('--ph-person')]).toEqual(['RN', 'var(--ph-person-teal)']);
  expect(renderHook(usePersons).result.current('Shank')).toEqual({ color: 'teal', monogram: 'RN' });
  expect(container).toHaveTextContent(/^Rusty Nail$/);
});

it('leaves the mark out of a sentence', () => {
  const { rerender } = render(<EntryName name="Rusty Nail" />);
  expect(mark().dataset.letters).toBe('RN');
  rerender(<EntryName name="Rusty Nail" plain />);
  expect(mark()).not.toHaveAttribute('data-letters');
});

it('knows the player’s own mark until they sign out, also at the next visit', async () => {
  act(() => keepPeople(known));
  const { result } = renderHook(useOwnMark);
  expect(result.current.own).toEqual({ color: 'rose', monogram: 'DF' });
  let later: typeof import('./people.store') | undefined;
  await jest.isolateModulesAsync(async () => {
    later = await import('./people.store');
  });
  expect(JSON.parse(localStorage.getItem('people')!)).toEqual(known);
  expect(later).toBeDefined();
  act(forgetPeople);
  expect(result.current.own).toBeNull();
});

it('takes what is stored and broken for nothing', async () => {
  localStorage.setItem('people', '{"people":');
  await jest.isolateModulesAsync(async () => {
    await expect(import('./people.store')).resolves.toBeDefined();
  });
});
