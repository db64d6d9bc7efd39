import type { Game } from '../../../sport/games/game';

let count = 0;

/** A game between clubs of its own, which the home side is to win by 3.5; it kicks off at 1000. */
export function aGame(over: Partial<Game> = {}): Game {
  const id = over.id ?? (count += 1);
  return {
    id,
    sourceKey: `NFL:${id}`,
    sport: 'NFL',
    season: 2022,
    gameType: 'REG',
    kickoffAt: 1000,
    weekStart: '2022-09-06',
    team1: `Away ${id}`,
    team2: `Home ${id}`,
    abbrev1: `A${id}`,
    abbrev2: `H${id}`,
    rank1: null,
    rank2: null,
    spread2: -3.5,
    tv: '',
    state: 'scheduled',
    score1: null,
    score2: null,
    status: '',
    timeLeft: '',
    possession: null,
    statusNote: '',
    updatedAt: 0,
    ...over,
  };
}
