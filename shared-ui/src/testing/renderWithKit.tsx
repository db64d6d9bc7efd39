import { render, renderHook, type RenderHookResult, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { fakeKit, type FakeKit, type KitOptions } from './fake-kit';

type Seen = Pick<FakeKit, 'calls' | 'where' | 'setNow'>;

export type RenderedKit = RenderResult & Seen;

/** Draws a screen inside theme, session and router, with a server that answers from the test's own table. */
export function renderWithKit(ui: ReactElement, options?: KitOptions): RenderedKit {
  const { kit, around } = fakeKit(options);
  const drawn = render(around(ui));
  return {
    ...drawn,
    rerender: (next) => drawn.rerender(around(next as ReactElement)),
    calls: kit.calls,
    where: kit.where,
    setNow: kit.setNow,
  };
}

/** Runs one hook of a screen in the same surroundings. */
export function renderHookWithKit<T>(hook: () => T, options?: KitOptions): RenderHookResult<T, unknown> & Seen {
  const { kit, around } = fakeKit(options);
  return { ...renderHook(hook, { wrapper: ({ children }) => around(children) }), calls: kit.calls, where: kit.where, setNow: kit.setNow };
}
