import type { Game } from '../games/game.types';

/** A game for tests, with the fields that matter to the case on top. */
export function aGame(over: Partial<Game> = {}): Game {
  return {
    ID: 1,
    team1: 'Buccaneers',
    team2: 'Bills',
    Abbrev1: 'TB',
    Abbrev2: 'BUF',
    Rank1: null,
    Rank2: null,
    Colors1: '#D50A0A,#34302B',
    Colors2: '#00338D,#C60C30',
    Spread1: 5.5,
    Spread2: -5.5,
    score1: null,
    score2: null,
    state: 'scheduled',
    status: '',
    statusNote: '',
    possession: null,
    day: '2026-11-15T18:00:00Z',
    timeLeft: '15:00',
    picks_winning: '',
    picks_losing: '',
    covering: 0,
    updated: '',
    ...over,
  };
}

export const aLiveGame = (over: Partial<Game> = {}): Game =>
  aGame({
    state: 'in_progress',
    status: 'Q3',
    timeLeft: '8:41',
    score1: 20,
    score2: 31,
    covering: 2,
    possession: 2,
    picks_winning: 'Rusty Nail,Turf Toe',
    picks_losing: 'Sack Lunch',
    ...over,
  });

export const aFinalGame = (over: Partial<Game> = {}): Game =>
  aLiveGame({ state: 'final', status: 'Final', timeLeft: '0:00', possession: null, ...over });
