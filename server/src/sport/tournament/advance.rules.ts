import { must } from '../../ground/must';
import type { Game } from '../games/game';
import { bracketGames, fillSlots, type BracketGame, type GameKey, type SlotKey } from './bracket.rules';
import { isWalkover, walkoverNote } from './changes.rules';
import type { FieldTeam, Sides, TournamentRecords, WaitingGame } from './tournament.store';

/** What has to change on the board so that it shows the games whose two teams are known, and no others. */
export interface AdvanceSteps {
  add: Array<{ game: BracketGame; waiting: WaitingGame; sides: Sides }>;
  rename: Array<{ event: Game; sides: Sides }>;
  remove: Game[];
  /** With the name of the team that goes on; undefined to put the game back. */
  walkover: Array<{ event: Game; winner: string | undefined }>;
}

/** The bracket's games, of a year with or without the First Four. */
export function gamesOf({ field }: Pick<TournamentRecords, 'field'>): BracketGame[] {
  return bracketGames(feedsOf(field));
}

/** The slots that the First Four feeds, game by game. */
function feedsOf(field: readonly FieldTeam[]): SlotKey[] {
  const upper = field.filter(({ slot, feeds }) => feeds !== null && Number(slot.slice(3)) % 2 === 1);
  return upper.sort((a, b) => Number(a.slot.slice(3)) - Number(b.slot.slice(3))).map(({ feeds }) => must(feeds, 'a slot to play for'));
}

/** The side that won; undefined while the game is open. */
export function winnerOf(event: Pick<Game, 'state' | 'score1' | 'score2'> | undefined): 1 | 2 | undefined {
  if (event?.state !== 'final' || event.score1 === null || event.score2 === null || event.score1 === event.score2) return undefined;
  return event.score1 > event.score2 ? 1 : 2;
}

/** Who goes on from a game as the site's clock lets it be seen. */
export function sideThatGoesOn(event: Game | undefined, waiting: WaitingGame | undefined, now: number): 1 | 2 | undefined {
  if (event && waiting?.walkover && now >= waiting.tipoffAt) return waiting.walkover;
  return winnerOf(event);
}

/** Who stands where, as far as the results that may be seen tell. Empty before the field is announced. */
export function slotsAt(records: TournamentRecords, events: ReadonlyMap<GameKey, Game>, now: number): Map<SlotKey, FieldTeam> {
  if (now < records.opensAt) return new Map();
  const field = new Map(records.field.map((team) => [team.slot, team]));
  return fillSlots(gamesOf(records), field, ({ key }) => sideThatGoesOn(events.get(key), records.games.get(key), now));
}

const isNamed = ({ team1, team2, abbrev1, abbrev2 }: Game, [upper, lower]: Sides): boolean =>
  team1 === upper.name && team2 === lower.name && abbrev1 === upper.abbrev && abbrev2 === lower.abbrev;

/** @param now site time, epoch ms */
export function stepsToAdvance(records: TournamentRecords, events: ReadonlyMap<GameKey, Game>, now: number): AdvanceSteps {
  const slots = slotsAt(records, events, now);
  const steps: AdvanceSteps = { add: [], rename: [], remove: [], walkover: [] };
  for (const game of gamesOf(records)) {
    const [upper, lower] = [slots.get(game.upper), slots.get(game.lower)];
    const [event, waiting] = [events.get(game.key), records.games.get(game.key)];
    if (!upper || !lower) {
      // A game that has begun stays: what is known of it is not thrown away for a score that is being corrected.
      if (event && (event.state === 'scheduled' || event.state === 'cancelled')) steps.remove.push(event);
      continue;
    }
    if (!event) {
      if (waiting) steps.add.push({ game, waiting, sides: [upper, lower] });
      continue;
    }
    if (!isNamed(event, [upper, lower])) steps.rename.push({ event, sides: [upper, lower] });
    const winner = waiting?.walkover && now >= waiting.tipoffAt ? [upper, lower][waiting.walkover - 1]?.name : undefined;
    const shown = isWalkover(event) ? event.statusNote : undefined;
    if (shown !== (winner === undefined ? undefined : walkoverNote(winner))) steps.walkover.push({ event, winner });
  }
  return steps;
}
