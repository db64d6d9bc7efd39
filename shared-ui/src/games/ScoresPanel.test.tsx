import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGame, aLiveGame } from '../testing/game.fixture';
import { aPageState } from '../testing/page-state';
import { renderWithKit } from '../testing/renderWithKit';
import { screenOf } from '../testing/screen-of';
import { GameRow } from './GameRow';
import { ScoresAge } from './ScoresAge';
import { ScoresPanel } from './ScoresPanel';

const page = aPageState({}, { secondsLeft: 30 });
const games = Array.from({ length: 9 }, (_, i) => aGame({ ID: i + 1, team1: `Team ${i + 1}` }));
afterEach(() => jest.restoreAllMocks());

const open = (rows = games) =>
  renderWithKit(<ScoresPanel title="Week 3 Scores" games={rows} page={page} row={(game) => <p data-testid="game">{game.team1}</p>} />);
const shown = () => screen.getAllByTestId('game').length;

describe('a panel of scores', () => {
  it('starts with seven games where everything stands in one column', async () => {
    screenOf(390);
    open();
    expect(shown()).toBe(7);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 9 games' }));
    expect(shown()).toBe(9);
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  });

  it('shows them all at once elsewhere, and how old they are instead of the countdown', () => {
    screenOf(1440);
    open([aLiveGame({ updated: '2026-11-15T20:20:00Z' }), ...games.slice(1)]);
    expect(shown()).toBe(9);
    expect(screen.getByText(/^Updated /)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Refresh in/ })).toBeNull();
  });

  it('opens at the game that the address asks for, unfolded for it, marked for a moment and once', () => {
    jest.useFakeTimers();
    screenOf(390);
    const seen = jest.fn();
    Element.prototype.scrollIntoView = seen;
    const panel = <ScoresPanel title="Week 3 Scores" games={games} page={page} row={(game) => <GameRow game={game} />} />;
    const { rerender } = renderWithKit(panel, { at: '/football?game=9' });
    const row = screen.getByRole('article', { name: /^Team 9 at/ });
    expect(row).toHaveFocus();
    expect(row).toHaveAttribute('data-asked');
    act(() => void jest.advanceTimersByTime(3000));
    expect(row).not.toHaveAttribute('data-asked');
    act(() => row.blur());
    rerender(panel);
    expect(seen).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('has the countdown in its head on a phone', () => {
    screenOf(390);
    open();
    expect(screen.getByRole('button', { name: /^Refresh in: \d+ seconds$/ })).toBeVisible();
  });

  it('has words without a game', () => {
    open([]);
    expect(screen.getByText('No games in this week yet.')).toBeVisible();
  });
});

describe('a game that nobody picks', () => {
  it('has whatever stands below instead of the picks, and may be mine', () => {
    render(<GameRow game={aLiveGame()} own foot={<p>TB Turf Toe</p>} />);
    expect(screen.getByRole('article')).toHaveAttribute('data-mine', 'true');
    expect(screen.getByText('TB Turf Toe')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has nothing below where nothing is to be said', () => {
    const { container } = render(<GameRow game={aGame()} foot={null} />);
    expect(container).not.toHaveTextContent('Picks open at kickoff');
    expect(screen.getByRole('article')).toHaveAttribute('data-mine', 'false');
  });
});

it('the age of scores is shown only while their feed is silent', () => {
  const { rerender } = render(<ScoresAge from="" />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<ScoresAge from={new Date(Date.now() - 7.5 * 60_000).toISOString()} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Scores from .*, 7 min ago\. Nothing newer has come in\.$/);
});
