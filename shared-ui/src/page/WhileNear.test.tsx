import { act, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { WhileNear } from './WhileNear';

let tell: (near: boolean) => void = () => undefined;
let watched = 0;

class Observer {
  constructor(private readonly heard: (entries: { isIntersecting: boolean }[]) => void) {
    tell = (isIntersecting) => act(() => this.heard([{ isIntersecting }]));
  }
  observe() {
    watched += 1;
  }
  unobserve() {
    watched -= 1;
  }
  disconnect() {
    watched = 0;
  }
}

beforeEach(() => {
  watched = 0;
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const score = (value: number) => (
  <WhileNear>
    <p>Score {value}</p>
  </WhileNear>
);

it('leaves what is far away as it was, and catches up when it comes near', () => {
  const { rerender } = render(score(1));
  rerender(score(2));
  expect(screen.getByText('Score 2')).toBeInTheDocument();
  tell(false);
  rerender(score(3));
  rerender(score(4));
  expect(screen.getByText('Score 2')).toBeInTheDocument();
  tell(true);
  expect(screen.getByText('Score 4')).toBeInTheDocument();
  rerender(score(5));
  expect(screen.getByText('Score 5')).toBeInTheDocument();
});

it('lets what is far away change what it holds itself', () => {
  let press = () => {};
  function Counter(): ReactElement {
    const [count, setCount] = useState(0);
    press = () => setCount((before) => before + 1);
    return <p>Pressed {count}</p>;
  }
  render(
    <WhileNear>
      <Counter />
    </WhileNear>,
  );
  tell(false);
  act(() => press());
  expect(screen.getByText('Pressed 1')).toBeInTheDocument();
});

it('is up to date on paper, and asks again where it is when the paper is out', () => {
  const { rerender } = render(score(1));
  tell(false);
  rerender(score(2));
  expect(screen.getByText('Score 1')).toBeInTheDocument();
  // Nothing may wait for React here: the browser draws the paper as soon as the event is over.
  act(() => {
    globalThis.dispatchEvent(new Event('beforeprint'));
    expect(screen.getByText('Score 2')).toBeInTheDocument();
  });
  expect(watched).toBe(0);
  globalThis.dispatchEvent(new Event('afterprint'));
  expect(watched).toBe(1);
});

it('draws everything where a browser cannot say what is in sight', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const { rerender } = render(score(1));
  rerender(score(2));
  expect(screen.getByText('Score 2')).toBeInTheDocument();
});
