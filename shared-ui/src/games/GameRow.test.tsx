import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeFindings } from '../testing/axe';
import { aFinalGame, aGame, aLiveGame } from '../testing/game.fixture';
import { GameRow } from './GameRow';

describe('GameRow', () => {
  it('shows no score before kick-off and how many picks are sealed', () => {
    render(<GameRow game={aGame({ score1: 0, score2: 0 })} sealed={5} />);
    expect(screen.getByText('5 picks open at kickoff')).toBeInTheDocument();
    expect(screen.queryByText('0')).not.toBeInTheDocument();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  });

  it('shows score, clock, ball and my pick while it runs', () => {
    render(<GameRow game={aLiveGame()} mine={{ Abbrev: 'BUF', Pick: 'Bills', Spread: -5.5 }} chance={0.82} />);
    const row = screen.getByRole('article', { name: 'Buccaneers at Bills' });
    expect(row).toHaveTextContent('LIVE');
    expect(row).toHaveTextContent('Q3 8:41');
    expect(screen.getByText('My pick BUF \u22125.5, 82%')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'has the ball' })).toBeInTheDocument();
  });

  it('lists who picked which side at a press, with names as typed', async () => {
    render(<GameRow game={aLiveGame({ picks_winning: 'Rusty <Nail>,A&B' })} />);
    const counts = screen.getByRole('button', { name: /1 TB losing 2 BUF winning/ });
    expect(counts).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(counts);
    expect(screen.getByText(/BUF:/)).toHaveTextContent('BUF: Rusty <Nail>, A&B');
    await userEvent.click(counts);
    expect(screen.queryByText(/BUF:/)).not.toBeInTheDocument();
  });

  it('hands the press on where the screen has its own list', async () => {
    const onShowPicks = jest.fn();
    render(<GameRow game={aFinalGame()} onShowPicks={onShowPicks} />);
    await userEvent.click(screen.getByRole('button', { name: /BUF won/ }));
    expect(onShowPicks).toHaveBeenCalledTimes(1);
  });

  it('says that a postponed game has no result, or why', () => {
    const { rerender } = render(<GameRow game={aGame({ state: 'postponed' })} />);
    expect(screen.getByText('No result until it is replayed')).toBeInTheDocument();
    rerender(<GameRow game={aGame({ state: 'postponed', statusNote: 'Moved to Monday' })} />);
    expect(screen.getByText('Moved to Monday')).toBeInTheDocument();
  });

  it('has a bell until the game is over', async () => {
    const onPress = jest.fn();
    const { rerender } = render(<GameRow game={aLiveGame()} bell={{ on: true, onPress }} />);
    const bell = screen.getByRole('button', { name: 'Notifications for Buccaneers at Bills' });
    expect(bell).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(bell);
    expect(onPress).toHaveBeenCalled();
    rerender(<GameRow game={aFinalGame()} bell={{ on: true, onPress }} />);
    expect(screen.queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument();
  });

  it('has no axe findings in any state', async () => {
    const { container } = render(
      <main>
        <GameRow game={aGame()} bell={{ on: false, onPress: () => {} }} />
        <GameRow game={aLiveGame({ ID: 2 })} mine={{ Abbrev: 'BUF', Pick: 'Bills', Spread: -5.5 }} changed />
        <GameRow game={aFinalGame({ ID: 3, covering: 0 })} />
        <GameRow game={aGame({ ID: 4, state: 'cancelled' })} />
      </main>,
    );
    await expectNoAxeFindings(container);
  });
});
