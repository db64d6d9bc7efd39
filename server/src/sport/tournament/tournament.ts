import type { Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import type { Game } from '../games/game';
import { gamesOf, sideThatGoesOn, slotsAt } from './advance.rules';
import { quarterOf, type BracketGame, type GameKey, type SlotKey } from './bracket.rules';
import { readHalves, readRecords, tournamentEvents, type FieldTeam } from './tournament.store';

/** A team in the bracket. */
export interface BracketTeam extends FieldTeam {
  region: string;
  /** Its slot of the round of 64, which a First Four team has yet to win. */
  place: SlotKey;
}

/** A game of the bracket, as much of it as may be known. */
export interface TournamentGame extends BracketGame {
  /** Epoch ms; where the days are not known yet, that of most years. */
  tipoffAt: number;
  /** On the board once both teams are known. */
  event: Game | undefined;
  /** The side that goes on; undefined while the game is open. */
  winner: 1 | 2 | undefined;
  /** 1 when it goes on without a game: there is no score. */
  walkover: boolean;
  /** The score at half-time; undefined while it is not known. */
  half: { score1: number; score2: number } | undefined;
}

/** A tournament as the site's clock lets it be seen. */
export interface Tournament {
  season: number;
  /** When the field is announced, epoch ms. Nothing is known before: no team, no slot. */
  opensAt: number;
  /** Top left, bottom left, top right, bottom right, in capitals. */
  regions: readonly string[];
  /** The field, by id. */
  teams: ReadonlyMap<number, BracketTeam>;
  /** Who holds a slot: one team, or the two that play for it in the First Four. A slot that nobody holds yet is not there. */
  slots: ReadonlyMap<SlotKey, readonly BracketTeam[]>;
  /** In the order of rounds, from top to bottom. */
  games: readonly TournamentGame[];
  /** The instants at which time alone changes what is seen of it, epoch ms: the field is announced, somebody goes on without playing. */
  moments: readonly number[];
}

/**
 * Undefined when the site knows no tournament of that year.
 *
 * @param now site time, epoch ms
 * @param supposed a game as somebody supposes it to be
 */
export async function readTournament(tx: Tx, season: number, now: number, supposed?: Game): Promise<Tournament | undefined> {
  const records = await readRecords(tx, season);
  if (!records) return undefined;
  const events = now < records.opensAt ? new Map<GameKey, Game>() : await tournamentEvents(tx, season);
  for (const [key, { id }] of events) if (supposed?.id === id) events.set(key, supposed);
  const halves = await readHalves(
    tx,
    [...events.values()].map(({ id }) => id),
  );
  const holders = slotsAt(records, events, now);
  const teams = new Map(
    (now < records.opensAt ? [] : records.field).map((team) => {
      const place = team.feeds ?? team.slot;
      const region = must(records.regions[must(quarterOf(place), 'the quarter of a place')], 'a region of each quarter');
      return [team.id, { ...team, place, region }];
    }),
  );
  const teamOf = ({ id }: FieldTeam) => must(teams.get(id), 'a team of the field');
  const slots = new Map([...holders].map(([slot, team]) => [slot, [teamOf(team)]]));
  const games = gamesOf(records).map((game) => {
    const [event, waiting] = [events.get(game.key), must(records.games.get(game.key), `the day of ${game.key}`)];
    if (game.round === 0 && !slots.has(game.winnerTakes)) {
      const pair = [...(slots.get(game.upper) ?? []), ...(slots.get(game.lower) ?? [])];
      if (pair.length > 0) slots.set(game.winnerTakes, pair);
    }
    const winner = sideThatGoesOn(event, waiting, now);
    const walkover = waiting.walkover !== null && winner !== undefined;
    return {
      ...game,
      tipoffAt: event?.kickoffAt ?? waiting.tipoffAt,
      event,
      winner,
      walkover,
      half: event ? halves.get(event.id) : undefined,
    };
  });
  const walkovers = [...records.games.values()].filter((game) => game.walkover !== null);
  const moments = [records.opensAt, ...walkovers.map(({ tipoffAt }) => tipoffAt)];
  return { season, opensAt: records.opensAt, regions: records.regions, teams, slots, games, moments };
}
