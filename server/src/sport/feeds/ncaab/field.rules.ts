import { formatList } from '@poolhouse/contract/formats';
import { DateTime } from 'luxon';
import { must } from '../../../ground/must';
import { CONTEST_ZONE } from '../../games/week.rules';
import type { ImportedTournament } from '../../imports/ncaab/bracket-of-files';
import { bracketGames, fieldSlot, gameKey, positionOf, slotKey, type GameKey, type SlotKey } from '../../tournament/bracket.rules';
import { LETTERS, regionOrder, rankOfRegion, type Letter } from '../../tournament/regions.rules';
import { SELECTION_DAY, selectionAt, tipoffs } from '../../tournament/tipoff.rules';
import type { FieldFeedGame, TournamentFeedTeam } from '../tournament-feed-game';

const SUNDAY = 7;
const SEEDS = Array.from({ length: 16 }, (_, index) => index + 1);

/** Who holds a place of the field: one team, or the two of a First Four game. */
export interface FeedPlace {
  /** In capitals. */
  region: string;
  seed: number;
  teams: readonly TournamentFeedTeam[];
}

/** The field of a tournament, as far as a feed tells it. */
export interface FeedField {
  season: number;
  /** Four of a whole field, South, East, West, Midwest first. */
  regions: readonly string[];
  places: readonly FeedPlace[];
  /** What is missing or does not fit, in words; empty for a whole field. */
  missing: readonly string[];
  games: readonly FieldFeedGame[];
}

/** Puts together who stands where from the games of a season. Any round will do: a team keeps its region and seed. */
export function fieldOfFeed(reported: readonly FieldFeedGame[], season: number): FeedField {
  const games = reported.filter((game) => game.season === season);
  const regions = [...new Set(games.map(({ region }) => region))].sort((a, b) => rankOfRegion(a) - rankOfRegion(b) || a.localeCompare(b));
  const missing = regions.length === LETTERS.length ? [] : [`Four regions were expected, told are ${formatList(regions) || 'none'}.`];
  const places = regions.flatMap((region) => SEEDS.map((seed) => ({ region, seed, teams: teamsAt(games, region, seed) })));
  for (const { region, seed, teams } of places) {
    const place = `${region} ${seed}`;
    if (teams.length === 0) missing.push(`${place} has no team.`);
    if (teams.length > 2) missing.push(`${place} has ${formatList(teams.map(({ name }) => name))}.`);
    const [one, other] = teams;
    if (one && other && teams.length === 2 && !games.some((game) => meet(game, one, other)))
      missing.push(`${place} has ${one.name} and ${other.name}, who do not play for it.`);
  }
  return { season, regions, places, missing, games };
}

const meet = ({ teams }: FieldFeedGame, one: TournamentFeedTeam, other: TournamentFeedTeam): boolean =>
  teams.length === 2 && teams.every(({ espnId }) => espnId === one.espnId || espnId === other.espnId);

/** By name, so that the upper one of a pair is the same in every answer. */
function teamsAt(games: readonly FieldFeedGame[], region: string, seed: number): TournamentFeedTeam[] {
  const here = games.flatMap((game) => (game.region === region ? game.teams.filter((team) => team.seed === seed) : []));
  return [...new Map(here.map((team) => [team.espnId, team])).values()].sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * The tournament of a whole field. Days that no game tells are those of most years.
 *
 * @param meets the region whose winner meets that of the first one in the Final Four
 * @param idOf the site's id of a team, by the feed's
 */
export function tournamentOfField(
  { season, regions, places, games: reported }: FeedField,
  meets: string,
  idOf: (espnId: string) => number,
): ImportedTournament {
  const names = Object.fromEntries(LETTERS.map((letter, index) => [letter, regions[index] ?? ''])) as Record<Letter, string>;
  const [first, ...others] = LETTERS;
  const partner = must(
    others.find((letter) => names[letter] === meets),
    'a region of the field',
  );
  const [third, fourth] = others.filter((letter) => letter !== partner);
  const halves: [Letter, Letter][] = [
    [first, partner],
    [must(third, 'a third region'), must(fourth, 'a fourth region')],
  ];
  const order = regionOrder(names, halves).map((letter) => names[letter]);
  const slotOf = ({ region, seed }: Pick<FeedPlace, 'region' | 'seed'>) => fieldSlot(order.indexOf(region), seed);
  const pairs = places.filter(({ teams }) => teams.length === 2).sort((a, b) => positionOf(slotOf(a)) - positionOf(slotOf(b)));
  const field = places.flatMap((place): ImportedTournament['field'] => {
    const [slot, pair] = [slotOf(place), pairs.indexOf(place)];
    return place.teams.map(({ espnId }, side) => ({
      slot: pair < 0 ? slot : slotKey(0, 2 * pair + side + 1),
      teamId: idOf(espnId),
      seed: place.seed,
      feeds: pair < 0 ? null : slot,
    }));
  });
  const games = bracketGames(pairs.map(slotOf));
  const dayZero = dayZeroOf(Math.min(...reported.map(({ tipoffAt }) => tipoffAt)));
  const at = new Map([...tipoffs(games, dayZero, () => undefined), ...reportedTipoffs(reported, slotOf, pairs.map(slotOf))]);
  return {
    season,
    opensAt: selectionAt(dayZero),
    regions: order,
    field,
    games: games.map(({ key }) => ({ key, tipoffAt: must(at.get(key), 'a tip-off of each game'), result: null, walkover: null })),
  };
}

/** When the games of the First Four and of the round of 64 are, where that is reported. */
function reportedTipoffs(
  games: readonly FieldFeedGame[],
  slotOf: (place: { region: string; seed: number }) => SlotKey,
  feeds: readonly SlotKey[],
): Map<GameKey, number> {
  const at = new Map<GameKey, number>();
  for (const { region, teams, tipoffAt, timeKnown } of games) {
    const slots = teams.flatMap(({ seed }) => (seed === null ? [] : [slotOf({ region, seed })]));
    const [one, other = one] = slots;
    if (!timeKnown || one === undefined || other === undefined) continue;
    const playIn = slots.length === 2 && one === other ? feeds.indexOf(one) : -1;
    const number = Math.ceil(positionOf(one) / 2);
    if (playIn >= 0) at.set(gameKey(0, playIn + 1), tipoffAt);
    else if (number === Math.ceil(positionOf(other) / 2))
      at.set(gameKey(1, number), Math.min(tipoffAt, at.get(gameKey(1, number)) ?? Infinity));
  }
  return at;
}

/** The field is announced on the Sunday before the first game; days of a season count from one that is so far before it. */
function dayZeroOf(firstGame: number): string {
  const day = DateTime.fromMillis(firstGame, { zone: CONTEST_ZONE });
  return day.minus({ days: (day.weekday % SUNDAY || SUNDAY) + SELECTION_DAY }).toFormat('M/d/yyyy');
}
