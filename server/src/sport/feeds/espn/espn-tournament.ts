import { must } from '../../../ground/must';
import type { Path } from '../misfit';
import type { FieldFeedGame, TournamentFeedGame, TournamentFeedTeam } from '../tournament-feed-game';
import { readEspnEvents, scoreOf, tvOf, type Missing, type ReadEvents } from './espn-events';
import { lacksOf } from './espn-needs.rules';
import { readStatus, type ReadStatus } from './espn-status.rules';
import type { EspnCompetition, EspnEvent } from './espn.schema';

const LEAGUE = 'mens-college-basketball';
/** What ESPN calls games of a tournament; the headline says of which. */
const TOURNAMENT = 'TRNMNT';
const CHAMPIONSHIP = /NCAA Men's Basketball Championship/i;
const SEEDS = 16;

type Competitor = EspnCompetition['competitors'][number];

/**
 * Reads the games of the NCAA tournament from a scoreboard of ESPN. Games of other tournaments, and those whose teams are not known yet, are
 * left out.
 *
 * @throws FeedFailure when it is no scoreboard of college basketball, or not one of its events can be read
 */
export function readEspnTournament(json: unknown): ReadEvents<TournamentFeedGame> {
  return readEspnEvents(json, LEAGUE, (event, _week, missing) => readGame(event, missing));
}

/**
 * Reads who stands where from the games of the NCAA tournament: also from those of which one team alone is known, as against the winner of a
 * First Four game. Those without a region, from the Final Four on, are left out.
 *
 * @throws FeedFailure as readEspnTournament
 */
export function readEspnField(json: unknown): ReadEvents<FieldFeedGame> {
  return readEspnEvents(json, LEAGUE, (event) => {
    const game = gameOf(event);
    if (!game || game.region === '') return undefined;
    const { competition, region } = game;
    const teams = competition.competitors.filter((one) => isKnown(one)).map((one) => teamOf(one));
    return { season: event.season.year, tipoffAt: event.date, timeKnown: competition.timeValid !== false, region, teams };
  });
}

/** A game of this tournament, and where it is played for; undefined for any other. */
function gameOf(event: EspnEvent): { competition: EspnCompetition; region: string } | undefined {
  const competition = must(event.competitions[0], 'the competition of an event');
  const headline = competition.notes?.map((note) => note.headline ?? '').find((text) => CHAMPIONSHIP.test(text));
  if (competition.type?.abbreviation !== TOURNAMENT || headline === undefined) return undefined;
  return { competition, region: / - ([^-]+?) Region\b/i.exec(headline)?.[1]?.toUpperCase() ?? '' };
}

/** Which field is missing of a game that by the others is one of this tournament; undefined for games of others. */
function unnamedTournament({ competitions: [competition] }: EspnEvent): Path | undefined {
  const headlines = competition?.notes?.flatMap(({ headline }) => headline ?? []) ?? [];
  const type = competition?.type?.abbreviation;
  if (type === TOURNAMENT && headlines.length === 0) return ['competitions', 0, 'notes', 0, 'headline'];
  return type === undefined && headlines.some((text) => CHAMPIONSHIP.test(text)) ? ['competitions', 0, 'type', 'abbreviation'] : undefined;
}

function readGame(event: EspnEvent, missing: Missing): TournamentFeedGame | undefined {
  const game = gameOf(event);
  if (!game) {
    const unnamed = unnamedTournament(event);
    return unnamed && missing(unnamed, 'is not a text');
  }
  const [one, other] = game.competition.competitors;
  if (!one || !other) return undefined;
  const { competition, region } = game;
  const lack = lacksOf(event, { periods: 2, schools: true });
  if (lack) return missing(lack.path, lack.isNot);
  if (!isKnown(one) || !isKnown(other)) return undefined;
  const reported = competition.status ?? event.status;
  const status = reported && readStatus(reported, 2);
  return {
    feedKey: `ESPN:${event.id}`,
    season: event.season.year,
    tipoffAt: event.date,
    timeKnown: competition.timeValid !== false,
    region,
    teams: [teamOf(one), teamOf(other)],
    play: status ? playOf(status, one, other) : null,
    half: status ? halfOf(status, reported.period ?? 0, one, other) : null,
    tv: tvOf(competition),
  };
}

/** A place that two teams still play for is written as both of them, or as nobody. */
const isKnown = ({ team: { id, abbreviation = '', displayName } }: Competitor): boolean =>
  Number(id) > 0 && abbreviation !== 'TBD' && !`${abbreviation}${displayName}`.includes('/');

function teamOf({ team, curatedRank }: Competitor): TournamentFeedTeam {
  const { id, location, displayName, abbreviation = '', color, alternateColor } = team;
  const seed = curatedRank?.current;
  const colors = [color, alternateColor].filter((one) => one !== undefined && /^[0-9a-f]{6}$/i.test(one));
  return {
    espnId: id,
    name: location || displayName,
    abbrev: /^[A-Z0-9&]{2,6}$/.test(abbreviation) ? abbreviation : '',
    color: colors.length === 2 ? colors.map((one) => `#${one}`).join(',') : '',
    seed: seed !== undefined && seed >= 1 && seed <= SEEDS ? seed : null,
  };
}

function playOf({ state, status, timeLeft, note }: ReadStatus, one: Competitor, other: Competitor): TournamentFeedGame['play'] {
  const shown = { state, status, timeLeft, note };
  if (state !== 'in_progress' && state !== 'final') return { ...shown, scores: null };
  const scores = pairOf(scoreOf(one.score), scoreOf(other.score));
  // A game that is on without a score says nothing that may be shown, and no game ends level.
  return scores === null || (state === 'final' && scores[0] === scores[1]) ? null : { ...shown, scores };
}

/** The points of the first period, once it is over; at half-time without them the score itself. */
function halfOf({ state, status }: ReadStatus, period: number, one: Competitor, other: Competitor): TournamentFeedGame['half'] {
  const over = status === 'Halftime' || state === 'final' || (state === 'in_progress' && period >= 2);
  if (!over) return null;
  const reported = pairOf(scoreOf(one.linescores?.[0]?.value), scoreOf(other.linescores?.[0]?.value));
  return reported ?? (status === 'Halftime' ? pairOf(scoreOf(one.score), scoreOf(other.score)) : null);
}

const pairOf = (one: number | undefined, other: number | undefined): [number, number] | null =>
  one === undefined || other === undefined ? null : [one, other];
