import { render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { lazyPart, PartAttempt } from './lazy-part';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

const load = jest.fn();
const Part = lazyPart<{ name: string }>(load);
const tree = (attempt: number) => (
  <PartAttempt key={attempt} value={attempt}>
    <Boundary>
      <Suspense fallback="loading">
        <Part name="Rusty" />
      </Suspense>
    </Boundary>
  </PartAttempt>
);

it('is fetched once for all attempts, but again after a failure, and only then', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ default: ({ name }: { name: string }) => <p>Hello {name}</p> });
  const { rerender } = render(tree(0));
  await screen.findByText('failed');
  expect(load).toHaveBeenCalledTimes(1);
  rerender(tree(1));
  await screen.findByText('Hello Rusty');
  rerender(tree(2));
  await screen.findByText('Hello Rusty');
  expect(load).toHaveBeenCalledTimes(2);
});
