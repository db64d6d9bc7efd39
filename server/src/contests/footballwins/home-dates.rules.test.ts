import type { Game } from '../../sport/games/game';
import { homeDates } from './home-dates.rules';

const game = (id: number, abbrev1: string, abbrev2: string, state: Game['state'] = 'scheduled') =>
  ({ id, sport: 'NFL', abbrev1, abbrev2, team1: abbrev1, team2: abbrev2, kickoffAt: 1000, state }) as Game;

test('the games of one’s own clubs, once where both are, and nobody else’s', () => {
  const owners = new Map([
    ['BUF', 7],
    ['KC', 7],
    ['SF', 8],
  ]);
  const games = [game(1, 'SF', 'BUF'), game(2, 'KC', 'BUF'), game(3, 'SF', 'LA'), game(4, 'KC', 'SF', 'postponed')];
  expect(homeDates(5, 7, owners, games)).toEqual([
    { ID: '7-1', title: 'NFL Wins: SF at BUF (your BUF)', at: 1000, until: 11_701_000, href: '/footballwins?contest=5' },
    { ID: '7-2', title: 'NFL Wins: KC at BUF (both yours)', at: 1000, until: 11_701_000, href: '/footballwins?contest=5' },
  ]);
});
