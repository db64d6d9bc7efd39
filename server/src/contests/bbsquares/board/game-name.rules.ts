import type { TournamentGame } from '../../../sport/tournament/tournament';

/** 'Texas–Xavier'. */
export const nameOf = ({ event, round }: Pick<TournamentGame, 'event' | 'round'>): string =>
  event ? `${event.team1}–${event.team2}` : round === 0 ? 'a First Four game' : 'the next game';
