import { act, render } from '@testing-library/react';
import { useSideways } from './useSideways';

/** What is observed, and what tells the observer that it has another size. */
const seen: { element: Element; tell: () => void }[] = [];
class Observer {
  constructor(private readonly tell: () => void) {}
  observe(element: Element) {
    seen.push({ element, tell: this.tell });
  }
  unobserve() {}
  disconnect() {
    seen.length = 0;
  }
}

const widths = new Map<string, number>();

function Room() {
  return (
    <div data-testid="room" ref={useSideways()}>
      <table data-testid="table" />
    </div>
  );
}

beforeEach(() => {
  // jsdom has none.
  Object.assign(globalThis, { ResizeObserver: Observer });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return widths.get(this.tagName) ?? 0;
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  jest.restoreAllMocks();
});

test('a room is wide while its table is wider than it, whichever of the two changes, and nobody looks after the end', () => {
  const { getByTestId, unmount } = render(<Room />);
  const room = getByTestId('room');
  const become = (div: number, table: number, told: string) => {
    widths.set('DIV', div).set('TABLE', table);
    act(() => seen.find(({ element }) => element === getByTestId(told))!.tell());
    return room.hasAttribute('data-wide');
  };
  expect([become(300, 300, 'room'), become(300, 340, 'table'), become(360, 340, 'room'), become(360, 361, 'table')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  unmount();
  expect(seen).toEqual([]);
});
