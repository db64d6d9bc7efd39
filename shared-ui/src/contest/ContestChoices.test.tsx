import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expectNoAxeFindings } from '../testing/axe';
import { ContestChoices } from './ContestChoices';
import { useContest, useForgetLost } from './useContest';

const oak = { id: 3, name: 'Oak Street' };
const elm = { id: 4, name: 'Elm Street' };
beforeEach(() => localStorage.clear());

describe('choices of a contest', () => {
  it('are not there where there is nothing to choose', () => {
    const { container } = render(
      <ContestChoices contests={[oak]} shown={oak} years={[]} year={2026} onContest={jest.fn()} onYear={jest.fn()} />,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('offer contests and years, and hand on what was chosen', async () => {
    const [onContest, onYear] = [jest.fn(), jest.fn()];
    const { container } = render(
      <ContestChoices contests={[oak, elm]} shown={oak} years={[2026, 2025]} year={2026} onContest={onContest} onYear={onYear} />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Contest' }), 'Elm Street');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
    expect([onContest.mock.calls, onYear.mock.calls]).toEqual([[[4]], [[2025]]]);
    await expectNoAxeFindings(container);
  });

  it('find the contest of a past year by its name', () => {
    render(
      <ContestChoices
        contests={[oak, elm]}
        shown={{ id: 99, name: 'Elm Street' }}
        years={[]}
        year={2025}
        onContest={jest.fn()}
        onYear={jest.fn()}
      />,
    );
    expect(screen.getByRole('combobox', { name: 'Contest' })).toHaveDisplayValue('Elm Street');
  });
});

function Chosen({ kind, error }: { kind: 'golf' | 'football'; error: { code: string } | null }) {
  const chosen = useContest(`${kind}_contest_id`);
  useForgetLost(chosen, error);
  return (
    <button type="button" onClick={() => chosen.choose(4)}>
      {chosen.contest}
    </button>
  );
}

const routed = (children: ReactNode) => render(<MemoryRouter>{children}</MemoryRouter>);

describe('the contest of this device', () => {
  it('is kept for each kind of contest by itself', async () => {
    const { unmount } = routed(<Chosen kind="golf" error={null} />);
    await userEvent.click(screen.getByRole('button', { name: '0' }));
    expect(screen.getByRole('button')).toHaveTextContent('4');
    unmount();
    routed(
      <>
        <Chosen kind="golf" error={null} />
        <Chosen kind="football" error={null} />
      </>,
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['4', '0']);
  });

  it.each([
    ['not_found', '0'],
    ['forbidden', '0'],
    ['unavailable', '7'],
  ])('is forgotten only when it is gone: %s', (code, shown) => {
    localStorage.setItem('golf_contest_id', '7');
    routed(<Chosen kind="golf" error={{ code }} />);
    expect(screen.getByRole('button')).toHaveTextContent(shown);
  });
});
