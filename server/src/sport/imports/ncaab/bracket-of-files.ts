import { must } from '../../../ground/must';
import {
  bracketGames,
  fieldSlot,
  fillSlots,
  positionOf,
  slotKey,
  type BracketGame,
  type GameKey,
  type SlotKey,
} from '../../tournament/bracket.rules';
import { LETTERS, regionOrder, type Letter } from '../../tournament/regions.rules';
import { selectionAt, tipoffs } from '../../tournament/tipoff.rules';
import { refuse, type PlayedGame, type SeasonFiles, type SeededTeam } from './ncaab-files';
import { checkWiring } from './wiring';

/** A tournament as it is written down. */
export interface ImportedTournament {
  season: number;
  opensAt: number;
  regions: string[];
  field: Array<{ slot: SlotKey; teamId: number; seed: number; feeds: SlotKey | null }>;
  games: Array<{
    key: GameKey;
    tipoffAt: number;
    result: { score1: number; score2: number; overtime: boolean } | null;
    walkover: 1 | 2 | null;
  }>;
}

/**
 * Puts the teams of a year into the bracket and each result to its game. A game that was never played goes to the one of its teams that
 * plays later.
 *
 * @throws FileRefused when the files do not fit together: a slot without a team, a result between teams that never meet
 */
export function bracketOfFiles(files: SeasonFiles): ImportedTournament {
  const { season, dayZero, names, results } = files;
  const opensAt = selectionAt(dayZero);
  if (Number.isNaN(opensAt)) refuse('seasons', null, `DayZero of ${season} is "${dayZero}", not a day`);
  checkWiring(files);
  const order = regionOrder(names, semifinalsOf(files));
  const field = fieldOf(files, order);
  const games = bracketGames([...new Set(field.flatMap(({ feeds }) => feeds ?? []))]);
  const played = playOut(games, field, results);
  const unused = results.find((result) => ![...played.values()].some((one) => one.result === result));
  if (unused) refuse('results', unused.line, `${unused.winnerId} and ${unused.loserId} do not meet in the bracket of ${season}`);
  const at = tipoffs(games, dayZero, (key) => played.get(key)?.day);
  return {
    season,
    opensAt,
    regions: order.map((letter) => names[letter].toUpperCase()),
    field,
    games: games.map(({ key }) => ({
      key,
      tipoffAt: must(at.get(key), 'a tip-off of each game'),
      result: scoreOf(played.get(key)),
      walkover: played.get(key)?.walkover ?? null,
    })),
  };
}

function semifinalsOf({ season, slots }: SeasonFiles): Array<[Letter, Letter]> {
  const pairs = slots.flatMap(({ slot }) => {
    const pair = /^R5([WXYZ])([WXYZ])$/.exec(slot);
    return pair ? [[pair[1], pair[2]] as [Letter, Letter]] : [];
  });
  if (new Set(pairs.flat()).size !== LETTERS.length) refuse('slots', null, `the semi-finals of ${season} do not name each region once`);
  return pairs;
}

/** Who stands where. First Four pairs are numbered by the slot of the round of 64 that they play for. */
function fieldOf({ season, seeds, slots }: SeasonFiles, order: readonly Letter[]): ImportedTournament['field'] {
  const twice = seeds.find(({ teamId }, index) => seeds.findIndex((other) => other.teamId === teamId) !== index);
  if (twice) refuse('seeds', twice.line, `the team ${twice.teamId} is in the field of ${season} twice`);
  const at = (letter: Letter, seed: number) => seeds.filter((one) => one.letter === letter && one.seed === seed);
  const [direct, playIns]: [ImportedTournament['field'], Array<{ slot: SlotKey; pair: [SeededTeam, SeededTeam] }>] = [[], []];
  for (const [quarter, letter] of order.entries())
    for (let seed = 1; seed <= 16; seed += 1) {
      const teams = at(letter, seed).sort((a, b) => (a.half < b.half ? -1 : 1));
      const [first, second] = teams;
      const slot = fieldSlot(quarter, seed);
      const name = `${letter}${String(seed).padStart(2, '0')}`;
      if (first && !second && first.half === '') direct.push({ slot, teamId: first.teamId, seed, feeds: null });
      else if (first?.half === 'a' && second?.half === 'b' && teams.length === 2) {
        if (!slots.some((row) => row.slot === name && row.strong === `${name}a` && row.weak === `${name}b`))
          refuse('slots', null, `the First Four game ${name} of ${season} is missing`);
        playIns.push({ slot, pair: [first, second] });
      } else refuse('seeds', first?.line ?? null, `the slot ${name} of ${season} has ${teams.length === 0 ? 'no team' : 'not one team'}`);
    }
  playIns.sort((a, b) => positionOf(a.slot) - positionOf(b.slot));
  return [
    ...playIns.flatMap(({ slot, pair }, index) =>
      pair.map(({ teamId, seed }, side) => ({ slot: slotKey(0, 2 * index + side + 1), teamId, seed, feeds: slot })),
    ),
    ...direct,
  ];
}

interface Played {
  day: number | undefined;
  result: PlayedGame | undefined;
  /** Team 1 won. */
  upperWon: boolean;
  walkover: 1 | 2 | null;
}

function playOut(games: readonly BracketGame[], field: ImportedTournament['field'], results: readonly PlayedGame[]): Map<GameKey, Played> {
  const played = new Map<GameKey, Played>();
  const used = new Set<PlayedGame>();
  const winnerOf = ({ key }: BracketGame, [upper, lower]: readonly [number, number]): 1 | 2 | undefined => {
    const result = results.find(
      (one) => !used.has(one) && [one.winnerId, one.loserId].includes(upper) && [one.winnerId, one.loserId].includes(lower),
    );
    if (result) {
      used.add(result);
      const upperWon = result.winnerId === upper;
      played.set(key, { day: result.day, result, upperWon, walkover: null });
      return upperWon ? 1 : 2;
    }
    const later = ([upper, lower] as const).map((id) => results.some((one) => !used.has(one) && [one.winnerId, one.loserId].includes(id)));
    if (later[0] === later[1]) return undefined;
    const walkover = later[0] ? 1 : 2;
    played.set(key, { day: undefined, result: undefined, upperWon: later[0] === true, walkover });
    return walkover;
  };
  fillSlots(games, new Map(field.map(({ slot, teamId }) => [slot, teamId])), winnerOf);
  giveWalkoversADay(games, played);
  return played;
}

/** A game that was never played was to be on a day of its neighbour, the other game that feeds the same one. */
function giveWalkoversADay(games: readonly BracketGame[], played: ReadonlyMap<GameKey, Played>): void {
  for (const { key, round, number } of games) {
    const one = played.get(key);
    if (!one?.walkover) continue;
    one.day = played.get(`r${round}g${number % 2 === 1 ? number + 1 : number - 1}`)?.day;
  }
}

function scoreOf(played: Played | undefined): ImportedTournament['games'][number]['result'] {
  if (!played?.result) return null;
  const { winnerScore, loserScore, overtime } = played.result;
  return played.upperWon ? { score1: winnerScore, score2: loserScore, overtime } : { score1: loserScore, score2: winnerScore, overtime };
}
