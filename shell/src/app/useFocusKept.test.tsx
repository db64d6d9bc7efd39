import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusKept } from './useFocusKept';

function Place({ shown, children }: { shown: string; children?: React.ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusKept(main, shown);
  return (
    <main ref={main} tabIndex={-1}>
      {children}
    </main>
  );
}
const frame = () => new Promise((done) => requestAnimationFrame(done));

test('the focus goes to the new page with what had it, and stays where somebody wants it', async () => {
  const { rerender, getByRole } = render(
    <Place shown="/">
      <button>Sign In</button>
    </Place>,
  );
  getByRole('button').focus();
  rerender(<Place shown="/ Ann" />);
  await frame();
  expect(getByRole('main')).toHaveFocus();
  rerender(
    <Place shown="/football Ann">
      <input />
    </Place>,
  );
  getByRole('textbox').focus();
  await frame();
  expect(getByRole('textbox')).toHaveFocus();
});

test('a page that is opened keeps the focus where the browser has it', async () => {
  render(<Place shown="/" />);
  await frame();
  expect(document.body).toHaveFocus();
});
