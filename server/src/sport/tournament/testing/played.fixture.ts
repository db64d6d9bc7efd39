import type { Game } from '../../games/game';
import { bracketGames, fillSlots, quarterOf, SEED_ORDER, slotKey, type GameKey } from '../bracket.rules';
import type { BracketTeam, Tournament, TournamentGame } from '../tournament';

const REGIONS = ['SOUTH', 'WEST', 'EAST', 'MIDWEST'];
/** The field is announced at 1000, and the last of the games, one a second, tips off then. */
export const LAST_TIP = 65_000;

/** A tournament of 2022 without the First Four, all of whose games are over but those that are given otherwise; the clock runs from 0. */
export function playedTournament(otherwise: Partial<Record<GameKey, Partial<Game>>> = {}): Tournament {
  const field = Array.from({ length: 64 }, (_, n): BracketTeam => {
    const slot = slotKey(1, n + 1);
    const [seed, region] = [SEED_ORDER[n % 16] ?? 0, REGIONS[quarterOf(slot) ?? 0] ?? ''];
    return { id: n + 1, name: `Team ${n + 1}`, abbrev: `T${n + 1}`, color: '', slot, seed, feeds: null, region, place: slot };
  });
  const bracket = bracketGames([]);
  const upperWins = (number: number) => number % 3 > 0;
  const slots = fillSlots(bracket, new Map(field.map((team) => [team.slot, team])), ({ key, number }) =>
    (otherwise[key]?.state ?? 'final') === 'final' ? (upperWins(number) ? 1 : 2) : undefined,
  );
  const games = bracket.map((game, n): TournamentGame => {
    const tipoffAt = 3000 + 1000 * n;
    const [upper, lower] = [slots.get(game.upper), slots.get(game.lower)];
    const played = { ...event(n, tipoffAt, upperWins(game.number)), ...otherwise[game.key] };
    const winner = played.state === 'final' ? (upperWins(game.number) ? 1 : 2) : undefined;
    const shown = upper && lower ? { ...played, team1: upper.name, team2: lower.name, rank1: upper.seed, rank2: lower.seed } : undefined;
    return { ...game, tipoffAt, event: shown, winner, walkover: false, half: n % 4 === 0 ? { score1: 30, score2: 31 } : undefined };
  });
  return {
    season: 2022,
    opensAt: 1000,
    regions: REGIONS,
    teams: new Map(field.map((team) => [team.id, team])),
    slots: new Map([...slots].map(([slot, team]) => [slot, [team]])),
    games,
    moments: [1000],
  };
}

const event = (n: number, kickoffAt: number, upperWins: boolean): Game => ({
  id: n + 1,
  sourceKey: '',
  sport: 'NCAAB',
  season: 2022,
  gameType: '',
  kickoffAt,
  weekStart: '2022-03-15',
  team1: '',
  team2: '',
  abbrev1: '',
  abbrev2: '',
  rank1: null,
  rank2: null,
  spread2: null,
  tv: 'CBS',
  state: 'final',
  score1: 60 + (n % 9) + (upperWins ? 10 : 0),
  score2: 60 + (n % 7),
  status: 'Final',
  timeLeft: '',
  possession: null,
  statusNote: '',
  updatedAt: 0,
});
