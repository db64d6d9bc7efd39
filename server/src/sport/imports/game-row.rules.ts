import type { GameFacts } from '../facts/game-facts.rules';
import type { Sport } from '../games/game';
import { kickoffOf } from '../games/kickoff.rules';
import { weekStartOf } from '../games/week.rules';
import { readFacts } from './fact-columns.rules';
import type { Fields } from './fields';

/**
 * Columns of nflverse's games.csv that an import needs; `overtime`, `result`, `espn` and those of fact-columns are read where they are
 * there.
 */
export const GAME_COLUMNS = [
  'game_id',
  'season',
  'game_type',
  'gameday',
  'gametime',
  'away_team',
  'away_score',
  'home_team',
  'home_score',
  'spread_line',
] as const;

/** A game as a file tells it. 1 is away, 2 is home. */
export interface ImportedGame {
  sourceKey: string;
  season: number;
  gameType: string;
  kickoffAt: number;
  weekStart: string;
  abbrev1: string;
  abbrev2: string;
  /** The home line; null when the file has none yet. */
  spread2: number | null;
  result: { score1: number; score2: number; overtime: boolean } | null;
  /** The game's id at its live feed, `ESPN:401437634`; null when the file has none. */
  feedKey: string | null;
  facts: GameFacts;
}

const nflTypes = ['REG', 'WC', 'DIV', 'CON', 'SB'];

/** Reads one row of games.csv. Every reason why it cannot be is collected; a row with a reason gives no game. */
export function readGameRow(row: Fields, sport: Sport): { game: ImportedGame } | { reasons: string[] } {
  const reasons: string[] = [];
  const check = (ok: boolean, reason: string) => ok || (reasons.push(reason), false);
  const quoted = (column: string) => JSON.stringify(row.value(column).slice(0, 60));

  const reading = { row, check, quoted };
  const named = readNames(reading, sport);
  const kickoffAt = readKickoff(reading, named);
  const [abbrev1, abbrev2] = readTeams(reading);
  const spread = readSpread(reading);
  const feedKey = readFeedKey(reading);
  const result = readResult(reading);
  const facts = readFacts(row, check, quoted);
  if (reasons.length > 0 || kickoffAt === undefined) return { reasons };
  return {
    game: {
      sourceKey: `${sport}:${named.id}`,
      season: named.season,
      gameType: named.gameType,
      kickoffAt,
      weekStart: weekStartOf(kickoffAt),
      abbrev1,
      abbrev2,
      // The source's line is positive when the home side is favoured; `0 -` keeps a pick'em from becoming -0.
      spread2: spread === null ? null : 0 - spread,
      result,
      feedKey,
      facts,
    },
  };
}

/** A row that is being read, and what notes the reasons why it cannot be. */
interface Reading {
  row: Fields;
  check: (ok: boolean, reason: string) => boolean;
  quoted: (column: string) => string;
}

/** What the game is called, and of which season and kind it is. */
function readNames({ row, check, quoted }: Reading, sport: Sport) {
  const id = row.value('game_id');
  check(/^[\w.&'()-]{3,80}$/.test(id), `game_id ${quoted('game_id')} does not name a game`);

  const season = Number(row.value('season'));
  const hasSeason = check(
    /^\d{4}$/.test(row.value('season')) && season >= 1990 && season <= 2200,
    `season ${quoted('season')} is not a year`,
  );

  const gameType = row.value('game_type');
  const knownType = sport === 'NFL' ? nflTypes.includes(gameType) : /^[A-Z]{2,6}$/.test(gameType);
  check(knownType, `game_type ${quoted('game_type')} is not known`);
  return { id, season, hasSeason, gameType };
}

function readKickoff({ row, check, quoted }: Reading, { season, hasSeason }: { season: number; hasSeason: boolean }): number | undefined {
  const kickoffAt = kickoffOf(season, row.value('gameday'), row.value('gametime'));
  check(kickoffAt !== undefined, `gameday ${quoted('gameday')} with gametime ${quoted('gametime')} is not a date and time`);
  const year = Number(row.value('gameday').slice(0, 4));
  if (hasSeason && kickoffAt !== undefined)
    check(year === season || year === season + 1, `gameday ${row.value('gameday')} is not in season ${season}`);
  return kickoffAt;
}

function readTeams({ row, check, quoted }: Reading): [away: string, home: string] {
  const [away, home] = [row.value('away_team'), row.value('home_team')];
  for (const column of ['away_team', 'home_team'])
    check(/^[A-Za-z0-9][\w.&'() -]{0,39}$/.test(row.value(column)), `${column} ${quoted(column)} does not name a team`);
  check(away === '' || away !== home, `${quoted('home_team')} would play itself`);
  return [away, home];
}

/** As the source has it: positive when the home side is favoured. */
function readSpread({ row, check, quoted }: Reading): number | null {
  const spread = row.value('spread_line') === '' ? null : Number(row.value('spread_line'));
  check(
    spread === null || (Number.isInteger(spread * 2) && Math.abs(spread) <= 99.5),
    `spread_line ${quoted('spread_line')} is not a line in half points`,
  );
  return spread;
}

function readFeedKey({ row, check, quoted }: Reading): string | null {
  const espn = row.value('espn');
  check(/^(\d{6,12})?$/.test(espn), `espn ${quoted('espn')} is not an id of ESPN`);
  return espn === '' ? null : `ESPN:${espn}`;
}

function readResult({ row, check, quoted }: Reading): ImportedGame['result'] {
  const [away, home] = [row.value('away_score'), row.value('home_score')];
  if (away === '' && home === '') return null;
  const isScore = (value: string) => /^\d{1,3}$/.test(value) && Number(value) <= 200;
  if (!check(isScore(away) && isScore(home), `scores ${quoted('away_score')} and ${quoted('home_score')} are not two scores`)) return null;
  const margin = row.value('result');
  check(margin === '' || Number(margin) === Number(home) - Number(away), `result ${quoted('result')} is not home_score - away_score`);
  const overtime = row.value('overtime');
  check(['', '0', '1'].includes(overtime), `overtime ${quoted('overtime')} is neither 0 nor 1`);
  return { score1: Number(away), score2: Number(home), overtime: overtime === '1' };
}
