import type { FeedGame } from '../feed-game';
import type { KnownEvent } from '../known-event';
import type { TournamentFeedGame } from '../tournament-feed-game';
import type { KnownTeam } from './find-team.rules';

/** What the feed says of a game, in the bracket's order of its two teams. */
export interface OrderedGame {
  event: KnownEvent;
  /** Upper team first. */
  feed: FeedGame;
  half: { score1: number; score2: number } | null;
}

/** Turns what a feed says of a game into the bracket's order. @param turned the feed names the lower team first */
export function inBracketOrder(reported: TournamentFeedGame, event: KnownEvent, turned: boolean): OrderedGame {
  const [first, second] = turned ? ([1, 0] as const) : ([0, 1] as const);
  const scores = reported.play?.scores ?? null;
  return {
    event,
    feed: {
      sport: 'NCAAB',
      // Two teams meet once; the id under which a feed reported it first stays.
      feedKey: event.feedKey ?? reported.feedKey,
      kickoffAt: reported.tipoffAt,
      away: { code: event.abbrev1, name: event.team1, fullName: event.team1 },
      home: { code: event.abbrev2, name: event.team2, fullName: event.team2 },
      play: reported.play && {
        state: reported.play.state,
        status: reported.play.status,
        timeLeft: reported.play.timeLeft,
        note: reported.play.note,
        score1: scores?.[first] ?? null,
        score2: scores?.[second] ?? null,
        possession: null,
      },
      listing: {
        season: reported.season,
        gameType: event.gameType,
        rank1: event.rank1,
        rank2: event.rank2,
        tv: reported.tv,
        timeKnown: reported.timeKnown,
      },
      spread2: null,
    },
    half: reported.half && { score1: reported.half[first], score2: reported.half[second] },
  };
}

/** What a feed teaches of a team that it names for the first time. */
export interface LearntTeam {
  id: number;
  espnId: string;
  /** '' leaves what is known. */
  abbrev: string;
  color: string;
}

export function learntTeams(reported: TournamentFeedGame, found: readonly [KnownTeam, KnownTeam]): LearntTeam[] {
  return found.flatMap(({ id, espnId }, index) => {
    const { espnId: named, abbrev, color } = reported.teams[index as 0 | 1];
    return espnId === null ? [{ id, espnId: named, abbrev, color }] : [];
  });
}
