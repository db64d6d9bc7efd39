import { must } from '../../../ground/must';
import type { Sport } from '../../games/game';
import type { FeedAnswer, FeedGame, FeedPlay, FeedTeam } from '../feed-game';
import { readEspnEvents, scoreOf, tvOf, type Missing } from './espn-events';
import { espnFacts } from './espn-facts.rules';
import { lacksOf } from './espn-needs.rules';
import { homeLine } from './espn-odds.rules';
import { readStatus } from './espn-status.rules';
import { espnTeam } from './espn-teams';
import type { EspnCompetition, EspnEvent } from './espn.schema';

const UNRANKED = 99;
const REGULAR = 2;
const POST = 3;
const LEAGUES: Record<Sport, string> = { NFL: 'nfl', NCAA: 'college-football', NCAAB: 'mens-college-basketball' };
const NFL_ROUNDS: Record<number, string> = { 1: 'WC', 2: 'DIV', 3: 'CON', 5: 'SB' };

/**
 * Reads a scoreboard of ESPN. Events whose teams are not known yet, exhibition games and the pre-season are left out.
 *
 * @throws FeedFailure when it is no scoreboard, or not one of its events can be read
 */
export function readEspnScoreboard(json: unknown, sport: Sport): FeedAnswer {
  return readEspnEvents(json, LEAGUES[sport], (event, week, missing) => readEvent(event, { sport, week, missing }));
}

interface Reading {
  sport: Sport;
  week: number | undefined;
  missing: Missing;
}

function readEvent(event: EspnEvent, { sport, week, missing }: Reading): FeedGame | undefined {
  const competition = must(event.competitions[0], 'the competition of an event');
  if (event.season.type === POST && sport === 'NFL' && week === undefined) return missing(['week', 'number'], 'is not a whole number');
  const gameType = roundOf(event.season.type, sport, week);
  const away = competition.competitors.find((one) => one.homeAway === 'away');
  const home = competition.competitors.find((one) => one.homeAway === 'home');
  if (gameType === undefined) return undefined;
  const lack = lacksOf(event, { periods: 4, schools: sport === 'NCAA' });
  if (lack) return missing(lack.path, lack.isNot);
  if (!away || !home) return undefined;
  const [awayTeam, homeTeam] = [espnTeam(sport, away.team), espnTeam(sport, home.team)];
  if (!awayTeam || !homeTeam) return undefined;
  const rank = (of: typeof away) => {
    const current = of.curatedRank?.current;
    return sport === 'NCAA' && current !== undefined && current > 0 && current < UNRANKED ? current : null;
  };
  return {
    sport,
    feedKey: `ESPN:${event.id}`,
    kickoffAt: event.date,
    away: awayTeam,
    home: homeTeam,
    play: readPlay(event, competition, [away, home], [awayTeam, homeTeam]),
    listing: {
      season: event.season.year,
      gameType,
      rank1: rank(away),
      rank2: rank(home),
      tv: tvOf(competition),
      timeKnown: competition.timeValid !== false,
    },
    spread2: homeLine(competition.odds, { away: away.team.abbreviation ?? '', home: home.team.abbreviation ?? '' }),
    facts: espnFacts(competition),
  };
}

type Sides<T> = readonly [away: T, home: T];

function readPlay(
  event: EspnEvent,
  { status, situation }: EspnCompetition,
  sides: Sides<EspnCompetition['competitors'][number]>,
  teams: Sides<FeedTeam>,
): FeedPlay | null {
  const reported = status ?? event.status;
  const read = reported && readStatus(reported);
  if (!read) return null;
  const { state, pause, note } = read;
  const shown = { state, status: read.status, timeLeft: read.timeLeft };
  const empty = { ...shown, score1: null, score2: null, possession: null, note };
  if (state !== 'in_progress' && state !== 'final') return empty;
  const [score1, score2] = [scoreOf(sides[0].score), scoreOf(sides[1].score)];
  // A game that is on without a score says nothing that may be shown.
  if (score1 === undefined || score2 === undefined) return null;
  if (pause) return { ...empty, score1, score2 };
  const holder = sides.findIndex((side) => side.team.id === situation?.possession);
  return {
    ...empty,
    score1,
    score2,
    possession: holder === -1 ? null : holder === 0 ? 1 : 2,
    note: [note, situationOf(situation?.downDistanceText ?? '', sides, teams)].filter(Boolean).join(' · '),
  };
}

/** '3rd & 4 at WSH 35', in the site's own codes. */
function situationOf(text: string, sides: Sides<{ team: { abbreviation?: string | undefined } }>, teams: Sides<FeedTeam>): string {
  const words = text.trim().slice(0, 80).split(' ');
  return words
    .map((word) => {
      const side = sides.findIndex(({ team }) => team.abbreviation === word);
      return side === -1 ? word : teams[side as 0 | 1].code;
    })
    .join(' ');
}

function roundOf(seasonType: number, sport: Sport, week: number | undefined): string | undefined {
  if (seasonType === REGULAR) return 'REG';
  if (seasonType !== POST) return undefined;
  return sport === 'NCAA' ? 'BOWL' : NFL_ROUNDS[week ?? 0];
}
