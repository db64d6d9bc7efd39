import type { FeedGame, FeedPlay } from '../feed-game';
import type { KnownEvent } from '../known-event';

export const KICKOFF = Date.parse('2022-09-11T17:00:00Z');

/** Saints at Falcons as imported. */
export function knownEvent(values: Partial<KnownEvent> = {}): KnownEvent {
  return {
    id: 1,
    sourceKey: 'NFL:2022_01_NO_ATL',
    sport: 'NFL',
    season: 2022,
    gameType: 'REG',
    kickoffAt: KICKOFF,
    weekStart: '2022-09-06',
    team1: 'Saints',
    team2: 'Falcons',
    abbrev1: 'NO',
    abbrev2: 'ATL',
    rank1: null,
    rank2: null,
    spread2: 5.5,
    tv: '',
    state: 'scheduled',
    score1: null,
    score2: null,
    status: '',
    timeLeft: '',
    possession: null,
    statusNote: '',
    updatedAt: 0,
    feedKey: null,
    manual: false,
    manualLine: false,
    lineSource: 'import',
    ...values,
  };
}

export function feedPlay(values: Partial<FeedPlay> = {}): FeedPlay {
  return { state: 'scheduled', score1: null, score2: null, status: '', timeLeft: '', possession: null, note: '', ...values };
}

/** The same game as a scoreboard tells it. */
export function feedGame(values: Partial<FeedGame> = {}): FeedGame {
  return {
    sport: 'NFL',
    feedKey: 'ESPN:401437650',
    kickoffAt: KICKOFF,
    away: { code: 'NO', name: 'Saints', fullName: 'New Orleans Saints' },
    home: { code: 'ATL', name: 'Falcons', fullName: 'Atlanta Falcons' },
    play: feedPlay(),
    listing: { season: 2022, gameType: 'REG', rank1: null, rank2: null, tv: 'FOX', timeKnown: true },
    spread2: null,
    ...values,
  };
}
