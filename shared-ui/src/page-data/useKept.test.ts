import { renderHook } from '@testing-library/react';
import { useKept } from './useKept';

it('keeps what is equal and takes over what is not', () => {
  const { result, rerender } = renderHook(({ rows }) => useKept(rows), {
    initialProps: {
      rows: [
        { id: 1, of: [1] },
        { id: 2, of: [2] },
      ],
    },
  });
  const first = result.current;
  rerender({
    rows: [
      { id: 1, of: [1] },
      { id: 2, of: [2] },
    ],
  });
  expect(result.current).toBe(first);
  rerender({
    rows: [
      { id: 1, of: [1] },
      { id: 2, of: [3] },
    ],
  });
  expect(result.current).not.toBe(first);
  expect(result.current[0]).toBe(first[0]);
  expect(result.current[1]).toEqual({ id: 2, of: [3] });
});
